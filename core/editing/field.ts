/** What a text is, where the schema says more than that. */
export type TextFormat = 'plain' | 'email' | 'url' | 'date';

/** A member of a group; `initial` is what the record means without it. */
export type Member = { name: string; field: Field; isRequired: boolean; initial?: unknown };

/**
 * What a form shows for a schema. Menus contain menus, so a field may contain itself: walk values, not fields, or
 * remember where you were.
 */
export type Field = { isNullable?: true } & FieldShape;

type FieldShape =
  | { type: 'text'; format: TextFormat; min: number | null; max: number | null }
  | { type: 'number'; min: number | null; max: number | null; isWhole: boolean }
  | { type: 'boolean' }
  | { type: 'choice'; values: string[] }
  /** Has this value and no other: what tells the forms of a choice apart. */
  | { type: 'fixed'; value: string | number }
  | { type: 'list'; item: Field; min: number; max: number | null }
  /** `isOpen`: has members that no schema names. */
  | { type: 'group'; members: Member[]; isOpen: boolean }
  /** The same in each language of the site. */
  | { type: 'translated'; each: Field }
  /** One of several forms; `by` is the member whose value tells them apart, if there is one. */
  | { type: 'either'; forms: Field[]; by: string | null }
  | { type: 'map'; key: Field; value: Field }
  /** Anything that YAML can hold. */
  | { type: 'any' };

export type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>;
