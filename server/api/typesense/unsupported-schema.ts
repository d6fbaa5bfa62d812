import { SearchError } from '#core/search/search-error.ts';
import { isObject } from '#server/api/typesense/read-params.ts';

const TYPES = ['string', 'int32', 'int64', 'float', 'bool'];
const FLAGS = ['facet', 'optional', 'index', 'sort', 'infix', 'range_index'];
/** Typesense properties that this engine lacks; rejected rather than silently ignored. */
const UNSUPPORTED = ['stem', 'reference', 'embed'];

const refuse = (message: string) => new SearchError('search-invalid', message);

/** Validates a new collection with the error messages of a Typesense server. Throws a `SearchError` 400. */
export function checkSchema(schema: Record<string, unknown>): void {
  const { name, fields, default_sorting_field: sorting = '' } = schema;
  if (name === undefined) throw refuse('Parameter `name` is required.');
  if (typeof name !== 'string' || name === '') {
    throw refuse('Parameter `name` must be a non-empty string.');
  }
  if (fields === undefined) throw refuse('Parameter `fields` is required.');
  if (typeof sorting !== 'string') {
    throw refuse(
      '`default_sorting_field` should be a string. It should be the name of an int32/float field.',
    );
  }
  for (const list of ['symbols_to_index', 'token_separators']) checkCharacters(schema[list], list);
  if (schema.enable_nested_fields === true) {
    throw refuse('`enable_nested_fields` is not known to this engine.');
  }
  if (!Array.isArray(fields) || fields.length === 0) {
    throw refuse(
      'The `fields` value should be an array of objects containing `name`, `type` and optionally, `facet` properties.',
    );
  }
  for (const field of fields) checkField(field);
}

/** Validates a field of a new or existing collection. Throws a `SearchError` 400. */
export function checkField(field: unknown): void {
  if (!isObject(field) || typeof field.name !== 'string' || typeof field.type !== 'string') {
    throw refuse(
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet` properties.',
    );
  }
  const { name, type } = field;
  if (name === '') throw refuse('Field name cannot be empty.');
  for (const flag of FLAGS) {
    if (field[flag] !== undefined && typeof field[flag] !== 'boolean') {
      throw refuse(`The \`${flag}\` property of the field \`${name}\` should be a boolean.`);
    }
  }
  const unsupported = UNSUPPORTED.find((property) => Boolean(field[property]));
  if (unsupported) {
    throw refuse(
      `The \`${unsupported}\` property of the field \`${name}\` is not known to this engine.`,
    );
  }
  if (name.includes('*') || !TYPES.includes(type.replace(/\[\]$/, ''))) {
    throw refuse(
      `Field \`${name}\` has an invalid data type \`${type}\`, see docs for supported data types.`,
    );
  }
}

function checkCharacters(value: unknown, name: string): void {
  if (value === undefined) return;
  const isList = Array.isArray(value);
  if (
    isList &&
    value.every((character) => typeof character === 'string' && [...character].length === 1)
  )
    return;
  throw refuse(`\`${name}\` should be an array of character symbols.`);
}
