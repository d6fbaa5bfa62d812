type ScalarType = 'string' | 'int32' | 'int64' | 'float' | 'bool';

type FieldType = ScalarType | `${ScalarType}[]`;

/** A field of a collection, under Typesense's names. */
export type Field = {
  name: string;
  type: FieldType;
  /** Its values can be counted. */
  facet?: boolean;
  /** Documents may lack it. */
  optional?: boolean;
  /** False: stored and given back, not searched or filtered. */
  index?: boolean;
  /** Results can be sorted by it; numbers always can. */
  sort?: boolean;
  /** Words can be found from their middle. */
  infix?: boolean;
  locale?: string;
};

export type CollectionSchema = {
  name: string;
  fields: Field[];
  /** A number field that no document lacks. */
  default_sorting_field?: string;
  /** Single characters that part words besides the space. */
  token_separators?: string[];
  /** Single characters that stay within words; other symbols are dropped. */
  symbols_to_index?: string[];
};

export const isText = (field: Field) => field.type.startsWith('string');

export const isList = (field: Field) => field.type.endsWith('[]');

export const isBoolean = (field: Field) => field.type.startsWith('bool');

export const isNumeric = (field: Field) => !isText(field) && !isBoolean(field);
