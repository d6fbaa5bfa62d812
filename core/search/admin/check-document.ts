import { type Field, isBoolean, isList, isText } from '#core/search/admin/collection-schema.ts';
import { SearchError } from '#core/search/search-error.ts';
import type { FieldValue } from '#core/search/values/value-column.ts';

const refuse = (message: string) => new SearchError('search-invalid', message);

const INT32_MAX = 2 ** 31 - 1;

/** Returns a document's id, or null if it has none. Throws a `SearchError` 400 for an invalid id. */
export function parseId(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string') throw refuse("Document's `id` field should be a string.");
  if (value === '') throw refuse('The `id` should not be empty.');
  return value;
}

/**
 * Coerces the document's values to the types of their fields, as Typesense does: numeric strings become numbers and
 * vice versa. Throws a `SearchError` 400 that names the field.
 */
export function checkFields(fields: Field[], document: Record<string, unknown>): void {
  for (const field of fields) {
    if (field.index === false) continue;
    const value = document[field.name];
    if (value === undefined || value === null) {
      if (field.optional) continue;
      throw refuse(
        `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
      );
    }
    document[field.name] = checkValue(field, value);
  }
}

function checkValue(field: Field, value: unknown): FieldValue | FieldValue[] {
  if (!isList(field)) return coerce(field, value);
  if (!Array.isArray(value)) throw refuse(`Field \`${field.name}\` must be an array.`);
  return value.map((element) => coerce(field, element));
}

function coerce(field: Field, value: unknown): FieldValue {
  const coerced = isText(field)
    ? toText(value)
    : isBoolean(field)
      ? toBoolean(value)
      : toNumber(value, field.type.startsWith('int'));
  if (coerced === null) {
    const type = field.type.replace('[]', '');
    const article = type.startsWith('int') ? 'an' : 'a';
    throw refuse(
      `Field \`${field.name}\` must be ${isList(field) ? 'an array of' : article} ${type}.`,
    );
  }
  if (field.type.startsWith('int32') && Math.abs(Number(coerced)) > INT32_MAX) {
    throw refuse(`Field \`${field.name}\` exceeds maximum value of int32.`);
  }
  return coerced;
}

function toText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

function toBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 1) return true;
  return value === 'false' || value === 0 ? false : null;
}

function toNumber(value: unknown, isWhole: boolean): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const pattern = isWhole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
  const number = typeof value === 'string' && pattern.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  return isWhole ? Math.trunc(number) : number;
}
