import type { FieldValues } from '#server/import/diff/content-diff.ts';

/** Columns of rows that are the same in each version or follow from others. */
const INTERNAL = new Set([
  ...['version', 'id', 'product_id', 'variant_id', 'position', 'locale', 'checksum', 'updated'],
  ...['search_text', 'variant_count', 'figures', 'picture_id', 'case_study_id', 'picture'],
  ...['family_id', 'category_id', 'type_id', 'drawing'],
]);

const MAX_CHARACTERS = 300;

type Row = Readonly<Record<string, unknown>>;

/** A row and the language of its texts. */
type RowInLanguage = { row: Row; locale?: string };

/** Whether rows of one record are the same in every column with a value: then no field needs to be read. */
export function areSameRows(before: readonly Row[], after: readonly Row[]): boolean {
  const isSame = (row: Row, other: Row | undefined) =>
    other !== undefined &&
    Object.keys(row).every((column) => INTERNAL.has(column) || row[column] === other[column]);
  return before.length === after.length && after.every((row, index) => isSame(row, before[index]));
}

/** The values of rows of one record by field; those of texts have their language, `title en`. */
export function valuesOf(rows: RowInLanguage[]): FieldValues {
  const values = new Map<string, string>();
  for (const { row, locale } of rows) {
    const suffix = locale ? ` ${locale}` : '';
    for (const [column, value] of Object.entries(row)) {
      if (INTERNAL.has(column)) continue;
      for (const [name, text] of fieldsOf(column, value)) values.set(`${name}${suffix}`, text);
    }
  }
  return values;
}

/** A column with JSON is as many fields as its first level has, rows of the specification by their label, attributes by name. */
function* fieldsOf(column: string, value: unknown): Generator<[string, string]> {
  const parsed = parse(value);
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) {
    yield [column.replace(/_html$/, ''), textOf(parsed)];
    return;
  }
  if (column !== 'display' && column !== 'attributes') {
    yield [column, textOf('name' in parsed ? parsed.name : parsed)];
    return;
  }
  for (const [name, part] of Object.entries(parsed)) {
    if (name !== 'specification') yield [name, textOf(part)];
    else for (const row of part as Labelled[]) yield [`specification ${row.label}`, row.value];
  }
}

type Labelled = { label: string; value: string };

function parse(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return cut(value.map(textOf).join(' | '));
  if (typeof value === 'object') return cut(JSON.stringify(value));
  return cut(
    String(value)
      .replace(/<\/?span\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

/** A long text is cut, but stays different from another one: its length is added. */
function cut(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 0xffffff;
  return `${text.slice(0, MAX_CHARACTERS)}… (${text.length} characters, ${sum.toString(16)})`;
}
