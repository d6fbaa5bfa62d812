import { type Field, isBoolean, isText } from '#core/search/admin/collection-schema.ts';
import { SearchError } from '#core/search/search-error.ts';
import {
  type FilterTest,
  findClosingTick,
  refuseFilter,
} from '#core/search/values/filter-syntax.ts';

/** A range of numbers; either end may be omitted. */
export type Interval = { from: number; to: number; isOpen: boolean };

/** A text pattern: words in any position, adjacent words, or the whole value. */
export type TextPattern = {
  text: string;
  mode: 'words' | 'phrase' | 'whole';
  /** The last word, or for the whole value its rest, is a prefix. */
  isPrefix: boolean;
};

/** A document must match one of these, or with `isNegated` none. */
export type FilterCondition = { isNegated: boolean } /** `unequal`: or it lacks one of these. */ & (
  | { kind: 'numbers'; intervals: Interval[]; unequal: number[] }
  | { kind: 'booleans'; booleans: boolean[] }
  | { kind: 'texts'; patterns: TextPattern[] }
);

/**
 * Parses the condition of a test on a schema field or on `id`.
 * Throws a `SearchError` 400 with Typesense's message if the field's type does not support it.
 */
export function parseCondition(field: Field, test: FilterTest): FilterCondition {
  if (test.value === '') throw emptyValue(field);
  if (isText(field)) return parseTexts(field, test);
  const rest = test.value.replace(/^= */, '');
  if (rest === '') throw emptyValue(field);
  return isBoolean(field) ? parseBooleans(field, rest) : parseNumbers(field, rest);
}

const emptyValue = (field: Field) =>
  new SearchError(
    'search-invalid',
    `Error with filter field \`${field.name}\`: Filter value cannot be empty.`,
  );

const isListed = (value: string) => value.startsWith('[') && value.endsWith(']');

function parseTexts(field: Field, test: FilterTest): FilterCondition {
  const [, operator = '', rest = ''] = /^(!=|!|=|) *(.*)$/s.exec(test.value) ?? [];
  if (rest === '') throw emptyValue(field);
  const mode = operator.endsWith('=') ? 'whole' : 'words';
  const parts = isListed(rest)
    ? splitValues(rest.slice(1, -1))
    : [{ text: unquote(rest), isQuoted: rest.startsWith('`') }];
  if (parts.some((part) => part.text === '') && !isListed(rest)) throw emptyValue(field);
  const patterns = parts.map((part) => toPattern(part, mode));
  return { kind: 'texts', isNegated: operator.startsWith('!'), patterns };
}

function toPattern(
  part: { text: string; isQuoted: boolean },
  mode: 'whole' | 'words',
): TextPattern {
  const { text, isQuoted } = part;
  if (isQuoted) return { text, mode, isPrefix: false };
  if (text.length > 1 && text.startsWith('"') && text.endsWith('"')) {
    return { text: text.slice(1, -1), mode: 'phrase', isPrefix: false };
  }
  const isPrefix = text.length > 1 && text.endsWith('*');
  return { text: isPrefix ? text.slice(0, -1) : text, mode, isPrefix };
}

const unquote = (text: string) => text.replace(/\\?`/g, (tick) => (tick.length > 1 ? '`' : ''));

/** Splits comma-separated values; a value in backticks may contain commas. */
function splitValues(list: string): { text: string; isQuoted: boolean }[] {
  const parts: { text: string; isQuoted: boolean }[] = [];
  let start = 0;
  for (let offset = 0; offset <= list.length; offset++) {
    if (list[offset] === '`') offset = findClosingTick(list, offset);
    if (offset < list.length && list[offset] !== ',') continue;
    const raw = list.slice(start, offset).trim();
    if (raw !== '') parts.push({ text: unquote(raw), isQuoted: raw.startsWith('`') });
    start = offset + 1;
  }
  return parts;
}

function parseBooleans(field: Field, value: string): FilterCondition {
  const [, operator = '', rest = ''] = /^(!=|!|) *(.*)$/s.exec(value) ?? [];
  const isNegated = operator !== '';
  if (rest === '') throw emptyValue(field);
  const isList = isListed(rest);
  const parts = isList ? rest.slice(1, -1).split(',') : [rest];
  const booleans = parts.map((part) => {
    const text = unquote(part).trim();
    if (text === 'true' || text === 'false') return text === 'true';
    throw new SearchError(
      'search-invalid',
      isList
        ? `Values of filter field \`${field.name}\`: must be \`true\` or \`false\`.`
        : `Value of filter field \`${field.name}\` must be \`true\` or \`false\`.`,
    );
  });
  return { kind: 'booleans', isNegated, booleans };
}

function parseNumbers(field: Field, value: string): FilterCondition {
  const [, operator = '', rest = ''] = /^(!=|!|) *(.*)$/s.exec(value) ?? [];
  if (rest === '') throw emptyValue(field);
  const parts = isListed(rest) ? rest.slice(1, -1).split(',') : [rest];
  const texts = parts.map((part) => unquote(part).trim());
  const [unequal, others] = partition(texts, (text) => text.startsWith('!='));
  return {
    kind: 'numbers',
    isNegated: operator !== '',
    intervals: others.map((text) => parseInterval(field, text)),
    unequal: unequal.map((text) => parseNumber(field, text.slice(2).trim())),
  };
}

function partition(texts: string[], fits: (text: string) => boolean): [string[], string[]] {
  return [texts.filter(fits), texts.filter((text) => !fits(text))];
}

function parseInterval(field: Field, text: string): Interval {
  const [, sign, bound = ''] = /^(<=|>=|<|>) *(.*)$/s.exec(text) ?? [];
  if (sign !== undefined) {
    const number = parseNumber(field, bound);
    const isOpen = sign.length === 1;
    return sign.startsWith('<')
      ? { from: Number.NEGATIVE_INFINITY, to: number, isOpen }
      : { from: number, to: Number.POSITIVE_INFINITY, isOpen };
  }
  const dots = text.indexOf('..');
  if (dots >= 0) {
    const from = parseNumber(field, text.slice(0, dots).trim());
    return { from, to: parseNumber(field, text.slice(dots + 2).trim()), isOpen: false };
  }
  const number = parseNumber(field, text);
  return { from: number, to: number, isOpen: false };
}

function parseNumber(field: Field, text: string): number {
  const type = field.type.replace('[]', '');
  const pattern = type === 'float' ? /^[-+]?(\d+\.?\d*|\.\d+)$/ : /^[-+]?\d+$/;
  if (!pattern.test(text)) {
    const reason = /\d/.test(text)
      ? `Not ${type === 'float' ? 'a' : 'an'} ${type}.`
      : 'Numerical field has an invalid comparator.';
    throw new SearchError('search-invalid', `Error with filter field \`${field.name}\`: ${reason}`);
  }
  const number = Number(text);
  if (type === 'int32' && Math.abs(number) > 2 ** 31) {
    throw new SearchError(
      'search-invalid',
      `Error with filter field \`${field.name}\`: \`${text}\` exceeds the range of an int32.`,
    );
  }
  return number;
}

/** Throws a `SearchError` 400 for an id filter without a value. */
export function parseIds(test: FilterTest): { isNegated: boolean; ids: string[] } {
  const [, operator = '', rest = ''] = /^(!=|=|) *(.*)$/s.exec(test.value) ?? [];
  if (rest === '') throw refuseFilter('the value of `id` is missing', test.offset);
  const ids = isListed(rest)
    ? splitValues(rest.slice(1, -1)).map((part) => part.text)
    : [unquote(rest)];
  return { isNegated: operator === '!=', ids };
}
