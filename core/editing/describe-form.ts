import type { z } from 'zod';
import type { Field, Member, TextFormat } from '#core/editing/field.ts';
import { localeCodes } from '#core/i18n/locales.ts';

/** Properties of a schema that zod's public types lack. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  discriminator?: string;
  entries?: Record<string, string>;
  values?: (string | number)[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  defaultValue?: unknown;
};

type Bounds = {
  format?: string | null;
  minLength?: number | null;
  maxLength?: number | null;
  minValue?: number | null;
  maxValue?: number | null;
  isInt?: boolean;
};

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;
const boundsOf = (schema: z.ZodType) => schema as unknown as Bounds;

const FORMATS: Record<string, TextFormat> = { email: 'email', url: 'url', date: 'date' };

/** Described once: forms are compared by identity, and a menu's item contains itself. */
const described = new WeakMap<z.ZodType, Field>();

/**
 * Describes the form for the records of a schema.
 * @throws Error for a kind of schema that no form can show
 */
export function describeForm(schema: z.ZodType): Field {
  const known = described.get(schema);
  if (known) return known;
  // Filled below: a description that contains itself finds this object.
  const field = {} as Field;
  described.set(schema, field);
  return Object.assign(field, describe(schema));
}

function describe(schema: z.ZodType): Field {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'string':
      return describeText(schema);
    case 'number':
      return describeNumber(schema);
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return { type: 'choice', values: Object.values(definition.entries ?? {}) };
    case 'literal':
      return { type: 'fixed', value: definition.values?.[0] ?? '' };
    case 'array':
      return describeList(schema);
    case 'object':
      return describeObject(definition);
    case 'union':
      return describeUnion(definition);
    case 'record':
      return describeMap(definition);
    case 'nullable':
      return { ...describeForm(inside(definition.innerType)), isNullable: true };
    case 'optional':
    case 'default':
      return { ...describeForm(inside(definition.innerType)) };
    case 'pipe':
      return { ...describeForm(readPartOf(definition)) };
    case 'unknown':
      return { type: 'any' };
    default:
      throw new Error(`No form shows a schema of type ${definition.type}.`);
  }
}

/** The part of a pipe that describes the text of a file: a transformation says nothing. */
function readPartOf({ in: before, out: after }: Definition): z.ZodType {
  const isPrepared = definitionOf(inside(before)).type === 'transform';
  return inside(isPrepared ? after : before);
}

function inside(schema: z.ZodType | undefined): z.ZodType {
  if (!schema) throw new Error('The schema has no inner schema.');
  return schema;
}

function describeText(schema: z.ZodType): Field {
  const { format, minLength, maxLength } = boundsOf(schema);
  return {
    type: 'text',
    format: FORMATS[format ?? ''] ?? 'plain',
    min: minLength ?? null,
    max: maxLength ?? null,
  };
}

function describeNumber(schema: z.ZodType): Field {
  const { minValue, maxValue, isInt } = boundsOf(schema);
  const bound = (value: number | null | undefined) =>
    value === null || value === undefined || !Number.isSafeInteger(Math.trunc(value))
      ? null
      : value;
  const isUnbounded = (value: number | null) =>
    value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER;
  const [min, max] = [bound(minValue), bound(maxValue)];
  return {
    type: 'number',
    min: isUnbounded(min) ? null : min,
    max: isUnbounded(max) ? null : max,
    isWhole: isInt === true,
  };
}

function describeList(schema: z.ZodType): Field {
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def as unknown as Limit);
  const limitOf = (...names: string[]) => {
    const limit = checks.find(({ check }) => names.includes(check));
    return limit?.minimum ?? limit?.maximum ?? limit?.length ?? null;
  };
  return {
    type: 'list',
    item: describeForm(inside(definitionOf(schema).element)),
    min: limitOf('min_length', 'length_equals') ?? 0,
    max: limitOf('max_length', 'length_equals'),
  };
}

type Limit = { check: string; minimum?: number; maximum?: number; length?: number };

function describeObject({ shape = {}, catchall }: Definition): Field {
  const names = Object.keys(shape);
  const isTranslated =
    names.length === localeCodes.length && localeCodes.every((code) => names.includes(code));
  const [first] = Object.values(shape);
  if (isTranslated && first) return { type: 'translated', each: describeForm(first) };
  const members = Object.entries(shape).map(([name, schema]) => describeMember(name, schema));
  const isOpen = catchall !== undefined && definitionOf(catchall).type !== 'never';
  return { type: 'group', members, isOpen };
}

function describeMember(name: string, schema: z.ZodType): Member {
  const isRequired = !schema.safeParse(undefined).success;
  const initial = initialOf(schema);
  return {
    name,
    field: describeForm(schema),
    isRequired,
    ...(initial === undefined ? {} : { initial }),
  };
}

function initialOf(schema: z.ZodType): unknown {
  const { type, defaultValue, innerType } = definitionOf(schema);
  if (type === 'default') return defaultValue;
  return innerType ? initialOf(innerType) : undefined;
}

function describeUnion({ options = [], discriminator }: Definition): Field {
  const forms = options.map(describeForm);
  const [only] = forms;
  // One literal or an address of mail: a text, whose rules the check of the content knows.
  if (forms.every(({ type }) => type === 'text' || type === 'fixed')) {
    const format = forms.length === 2 ? formatOf(forms) : 'plain';
    return { type: 'text', format, min: null, max: null };
  }
  if (forms.length === 1 && only) return only;
  return { type: 'either', forms, by: discriminator ?? null };
}

/** The format of a text that may also stay empty. */
function formatOf(forms: Field[]): TextFormat {
  const isEmptyAllowed = forms.some((form) => form.type === 'fixed' && form.value === '');
  const text = forms.find((form) => form.type === 'text');
  return isEmptyAllowed && text?.type === 'text' ? text.format : 'plain';
}

function describeMap({ keyType, valueType }: Definition): Field {
  return {
    type: 'map',
    key: describeForm(inside(keyType)),
    value: describeForm(inside(valueType)),
  };
}
