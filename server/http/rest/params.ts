import { z } from '@hono/zod-openapi';
import type { ParamProblem } from '#core/app-error.ts';
import type { QueryValue } from '#server/http/rest/query-string.ts';

type Read<Value> = { value: Value } | { problem: ParamProblem };

/**
 * A query parameter: its parser, its default, and its schema in the OpenAPI document. WordPress validates in two rounds
 * and reports the first that fails: `isEarly` marks the parameters of the first.
 */
export type Param<Value> = {
  read(value: QueryValue, name: string): Read<Value>;
  fallback: Value;
  isEarly?: boolean;
  isRequired?: boolean;
  openapi: Record<string, unknown>;
};

/** Longer texts count as absent, as in WordPress. */
const MAX_TEXT = 1600;

const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** Marks a parameter that is not required by itself, but without which or another one the request fails. */
export const NEEDED = 'x-needed';

type About = { [NEEDED]?: boolean; description: string; isEarly?: boolean; example?: unknown };

/** An integer; fractions such as `1.0` count as integers, as in WordPress. */
export function integer<Fallback extends number | undefined>({
  minimum,
  maximum,
  fallback,
  isEarly = false,
  ...openapi
}: About & { minimum?: number; maximum?: number; fallback: Fallback }): Param<number | Fallback> {
  return {
    fallback,
    isEarly,
    openapi: { type: 'integer', minimum, maximum, default: fallback, ...openapi },
    read(value, name) {
      const number = toInteger(value);
      if (number === null) return wrongType(name, 'integer');
      if (minimum !== undefined && maximum !== undefined) {
        if (number >= minimum && number <= maximum) return { value: number };
        return outOfBounds(
          `${name} must be between ${minimum} (inclusive) and ${maximum} (inclusive)`,
        );
      }
      if (minimum !== undefined && number < minimum) {
        return outOfBounds(`${name} must be greater than or equal to ${minimum}`);
      }
      return { value: number };
    },
  };
}

/** A positive decimal number. */
export function decimal({ description, example }: About): Param<number | undefined> {
  return {
    fallback: undefined,
    openapi: { type: 'number', exclusiveMinimum: 0, description, example },
    read(value, name) {
      if (typeof value !== 'string' || !/^\s*\d+(\.\d+)?\s*$/.test(value)) {
        return wrongType(name, 'number');
      }
      const number = Number(value);
      return number > 0 ? { value: number } : outOfBounds(`${name} must be greater than 0`);
    },
  };
}

/** One word of a list. */
export function word<const Word extends string, Fallback extends Word | undefined>({
  words,
  fallback,
  isEarly = false,
  ...openapi
}: About & { words: readonly Word[]; fallback: Fallback }): Param<Word | Fallback> {
  return {
    fallback,
    isEarly,
    openapi: { type: 'string', enum: words, default: fallback, ...openapi },
    read(value, name) {
      if (typeof value !== 'string') return wrongType(name, 'string');
      const word = words.find((candidate) => candidate === value);
      return word === undefined ? notInEnum(name, words) : { value: word };
    },
  };
}

/** Free text without tags and control characters; undefined when nothing is left or it is too long. */
export function text({ isEarly = false, isRequired = false, ...about }: About & TextOptions) {
  const param: Param<string | undefined> = {
    fallback: undefined,
    isEarly,
    isRequired,
    openapi: { type: 'string', ...about },
    read(value, name) {
      if (typeof value !== 'string') return wrongType(name, 'string');
      return { value: value.length > MAX_TEXT ? undefined : cleanText(value) || undefined };
    },
  };
  return param;
}

type TextOptions = { isRequired?: boolean };

/** An ISO 8601 date or time, with or without a zone; returned as UTC, without a zone. */
export function dateTime(about: About): Param<string | undefined> {
  return {
    fallback: undefined,
    openapi: { type: 'string', pattern: ISO_TIME.source, example: '2026-11-20T09:12:44', ...about },
    read(value, name) {
      if (typeof value !== 'string') return wrongType(name, 'string');
      const time = ISO_TIME.test(value) ? new Date(zoned(value)) : null;
      if (time && !Number.isNaN(time.getTime())) return { value: time.toISOString().slice(0, 19) };
      return { problem: { code: 'rest_invalid_date', message: 'Invalid date.', data: null } };
    },
  };
}

function zoned(time: string): string {
  return time.includes('T') && !/(Z|[+-]\d\d:?\d\d)$/.test(time) ? `${time}Z` : time;
}

export function flag({ description }: About): Param<boolean> {
  return {
    fallback: false,
    openapi: { type: 'boolean', default: false, description },
    read(value, name) {
      const lower = typeof value === 'string' ? value.toLowerCase() : '';
      if (lower === 'true' || lower === '1') return { value: true };
      if (lower === 'false' || lower === '0') return { value: false };
      return wrongType(name, 'boolean');
    },
  };
}

/** Ids: a comma list or a list in brackets; undefined when there are none. */
export function ids({ title, ...about }: About & { title?: string }): Param<number[] | undefined> {
  return {
    fallback: undefined,
    openapi: listSchema({ type: 'integer' }, about),
    read(value, name) {
      const items = toList(value);
      if (!items) return wrongType(name, 'array');
      const numbers = items.map(toInteger);
      const wrong = numbers.indexOf(null);
      if (wrong < 0) return { value: numbers.length > 0 ? (numbers as number[]) : undefined };
      const problem = typeProblem(`${name}[${wrong}]`, 'integer');
      if (title === undefined) return { problem };
      const message = `${name} is not a valid ${title}. Reason: ${problem.message}`;
      return { problem: { code: 'rest_no_matching_schema', message, data: { position: 0 } } };
    },
  };
}

/** Texts, or words of a list: a comma list or a list in brackets; undefined when there are none. */
export function texts<const Word extends string>({
  words,
  ...about
}: About & { words?: readonly Word[] }): Param<Word[] | undefined> {
  return {
    fallback: undefined,
    openapi: listSchema({ type: 'string', ...(words && { enum: words }) }, about),
    read(value, name) {
      const items = toList(value);
      if (!items) return wrongType(name, 'array');
      for (const [index, item] of items.entries()) {
        const itemName = `${name}[${index}]`;
        if (typeof item !== 'string') return wrongType(itemName, 'string');
        if (words && !words.some((candidate) => candidate === item))
          return notInEnum(itemName, words);
      }
      return { value: items.length > 0 ? (items as Word[]) : undefined };
    },
  };
}

export type Params = Record<string, Param<unknown>>;

/** The parsed parameters of a handler. */
export type ParamValues<Own extends Params> = {
  [Name in keyof Own]: Own[Name] extends Param<infer Value> ? Value : never;
};

/** Details of an invalid parameter in a Zod issue. */
export type IssueParams = ParamProblem & { isEarly: boolean; isMissing: boolean };

/** The schema of a query: validates, types and describes it. */
export function querySchema<Own extends Params>(params: Own) {
  const shape = Object.entries(params).map(([name, param]) => [name, paramSchema(name, param)]);
  return z.object(
    Object.fromEntries(shape) as { [Name in keyof Own]: z.ZodType<ParamValues<Own>[Name]> },
  );
}

function paramSchema(name: string, param: Param<unknown>) {
  const schema = z.unknown().transform((value, context) => {
    if (value === undefined && !param.isRequired) return param.fallback;
    const read = value === undefined ? missing(name) : param.read(value as QueryValue, name);
    if ('value' in read) return read.value;
    const { problem } = read;
    const isMissing = value === undefined;
    const params = { ...problem, isEarly: param.isEarly ?? false, isMissing };
    context.addIssue({ code: 'custom', message: problem.message, params });
    return z.NEVER;
  });
  const isList = param.openapi.type === 'array';
  const style = isList ? { style: 'form' as const, explode: false } : {};
  return schema.openapi({
    ...param.openapi,
    param: { required: param.isRequired ?? false, ...style },
  });
}

function listSchema(items: Record<string, unknown>, about: About) {
  return { type: 'array', items, ...about };
}

function toInteger(value: QueryValue): number | null {
  if (typeof value !== 'string' || !/^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i.test(value)) {
    return null;
  }
  const number = Number(value);
  return Number.isInteger(number) || Math.abs(number) === Infinity ? number : null;
}

function toList(value: QueryValue): QueryValue[] | null {
  if (typeof value === 'string') return value.split(/[\s,]+/).filter(Boolean);
  return Array.isArray(value) ? value : null;
}

function cleanText(value: string): string {
  return value
    .replace(/<[^>]*>/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function missing(name: string): { problem: ParamProblem } {
  return { problem: { code: 'rest_missing_callback_param', message: name, data: null } };
}

function typeProblem(name: string, type: string): ParamProblem {
  const message = `${name} is not of type ${type}.`;
  return { code: 'rest_invalid_type', message, data: { param: name } };
}

function wrongType(name: string, type: string): { problem: ParamProblem } {
  return { problem: typeProblem(name, type) };
}

function outOfBounds(message: string): { problem: ParamProblem } {
  return { problem: { code: 'rest_out_of_bounds', message, data: null } };
}

function notInEnum(name: string, words: readonly string[]): { problem: ParamProblem } {
  const message =
    words.length === 1 ? `${name} is not ${words[0]}.` : `${name} is not one of ${listed(words)}.`;
  return { problem: { code: 'rest_not_in_enum', message, data: null } };
}

/** `a and b`, `a, b, and c`. */
function listed(words: readonly string[]): string {
  const last = words.at(-1);
  if (words.length === 2) return `${words[0]} and ${last}`;
  return `${words.slice(0, -1).join(', ')}, and ${last}`;
}
