type ScalarType = 'string' | 'int32' | 'int64' | 'float' | 'bool';

type FieldType = ScalarType | `${ScalarType}[]`;

/** A field of a collection, with Typesense's property names. */
export type Field = {
  name: string;
  type: FieldType;
  /** Whether its values can be counted. */
  facet?: boolean;
  /** Whether documents may omit it. */
  optional?: boolean;
  /** False: stored and returned, but neither searched nor filtered. */
  index?: boolean;
  /** Whether results can be sorted by it; numbers always can. */
  sort?: boolean;
  /** Whether queries may match inside words. */
  infix?: boolean;
  /** For numeric fields; accepted and repeated, as filters on numbers need no index here. */
  range_index?: boolean;
  locale?: string;
};

export type CollectionSchema = {
  name: string;
  fields: Field[];
  /** A required field that results can be sorted by. */
  default_sorting_field?: string;
  /** Single characters that separate words, besides white space. */
  token_separators?: string[];
  /** Single characters that are indexed as part of words; other symbols are dropped. */
  symbols_to_index?: string[];
};

export const isText = (field: Field) => field.type.startsWith('string');

export const isList = (field: Field) => field.type.endsWith('[]');

export const isBoolean = (field: Field) => field.type.startsWith('bool');

export const isNumeric = (field: Field) => !isText(field) && !isBoolean(field);
