/** Metadata of a column of `variants.csv` besides its values. */
type CellFacts<Value> = {
  /** Description with its unit: a sentence for the API and the guide. */
  description?: string;
  /** Example value in the API. */
  example: Value;
  /** Value suggested by the importer, if different from the example. */
  hint?: string;
  /** Required in every variant; any other cell may be empty, which means "does not apply". */
  isRequired?: true;
};

/** A column of `variants.csv`, of the database, and a field of the API. */
export type Cell<Value = string | number | null> = CellFacts<Value> &
  (
    | { type: 'number'; isWhole?: true; above?: number; min?: number; max?: number }
    | { type: 'text'; minLength?: number; pattern?: RegExp }
    | { type: 'choice'; values: readonly string[] }
  );

/** Columns by name: lower case with underscores, the unit last. */
export type Cells = Readonly<Record<string, Cell>>;

type CellOf<Type extends Cell['type'], Value> = Extract<Cell<Value>, { type: Type }>;
type Given<Type extends Cell['type'], Value> = Omit<CellOf<Type, Value>, 'type' | 'isRequired'>;

export function number(cell: Given<'number', number | null>): Cell<number | null> {
  return { ...cell, type: 'number' };
}

export function text(cell: Given<'text', string | null>): Cell<string | null> {
  return { ...cell, type: 'text' };
}

export function choice<const Value extends string>(
  values: readonly Value[],
  cell: Omit<Given<'choice', Value | null>, 'values'>,
): Cell<Value | null> {
  return { ...cell, type: 'choice', values };
}

/** Makes a cell required, also in its example. */
export function required<Value>(cell: Cell<Value>): Cell<NonNullable<Value>> {
  return { ...cell, isRequired: true } as Cell<NonNullable<Value>>;
}

/** `beam_c90_deg` → `beamC90Deg`. */
export type CamelCase<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Text;

export function camelCase<Text extends string>(text: Text): CamelCase<Text> {
  return text.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Text>;
}

type CellValue<Type> = Type extends { example: infer Value } ? Value : never;

/** Values by column name. */
export type ColumnValues<Columns> = { [Name in keyof Columns]: CellValue<Columns[Name]> };

/** Values by property name, for views: `powerW` for `power_w`. */
export type Values<Columns> = {
  [Name in keyof Columns & string as CamelCase<Name>]: CellValue<Columns[Name]>;
};
