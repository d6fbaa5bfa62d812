/** What a column of `variants.csv` says of itself besides the values that it takes. */
type CellFacts<Value> = {
  /** What it holds, with its unit: a sentence for the API and the guide. */
  description?: string;
  /** Its value in the example of the API. */
  example: Value;
  /** What the importer suggests, where that is not the example. */
  hint?: string;
  /** Every variant has it; any other cell may stay empty, which means "does not apply". */
  isRequired?: true;
};

/** A column of `variants.csv`, which is also a column of the database and a field of the API. */
export type Cell<Value = string | number | null> = CellFacts<Value> &
  (
    | { type: 'number'; isWhole?: true; above?: number; min?: number; max?: number }
    | { type: 'text'; minLength?: number; pattern?: RegExp }
    | { type: 'choice'; values: readonly string[] }
  );

/** Columns by their names: lower case with underscores, the unit last. */
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

/** The same cell where it may not stay empty; its example says so, too. */
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

/** The values of some columns under the columns' own names. */
export type ColumnValues<Columns> = { [Name in keyof Columns]: CellValue<Columns[Name]> };

/** The same as views read them: `powerW` for `power_w`. */
export type Values<Columns> = {
  [Name in keyof Columns & string as CamelCase<Name>]: CellValue<Columns[Name]>;
};
