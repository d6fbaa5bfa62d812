import type { Field } from '#core/editing/field.ts';

/** What the cells of a column may contain. */
export type GridColumn = {
  /** As the file has it. */
  name: string;
  type: 'text' | 'number' | 'choice';
  /** Of a choice; empty otherwise. */
  values: readonly string[];
};

/** The columns of a table with what the form of a row says about them; those that no form knows are texts. */
export function describeColumns(columns: readonly string[], form: Field | null): GridColumn[] {
  const members = form?.type === 'group' ? form.members : [];
  const fields = new Map(members.map(({ name, field }) => [name, field]));
  return columns.map((name): GridColumn => {
    const field = fields.get(name);
    if (field?.type === 'choice') {
      return { name, type: 'choice', values: field.values.filter(Boolean) };
    }
    return { name, type: field?.type === 'number' ? 'number' : 'text', values: [] };
  });
}

/** Spaces as spreadsheets and languages write them: no-break, narrow, thin. */
const SPACES = /[\s\u00a0\u2007\u2009\u202f]/g;
const PLAIN = /^-?\d+(\.\d+)?$/;
const GROUPED_BY_POINTS = /^-?\d{1,3}(\.\d{3})+,\d+$/;
const GROUPED_BY_COMMAS = /^-?\d{1,3}(,\d{3})+\.\d+$/;
const COMMA = /^-?\d+,\d+$/;
const GROUPS_OF_COMMAS = /^-?\d{1,3}(,\d{3})+$/;

/** The sign before decimals in the language of who pastes. */
export type DecimalSign = ',' | '.';

/**
 * A value that comes from a spreadsheet as the file has it: without space around it, numbers with a decimal point and no
 * separators, codes of choices as they are written. What cannot be read as that stays, and the check says so.
 */
export function cleanCell(value: string, column: GridColumn, decimal: DecimalSign): string {
  const text = value.replace(/^[\s\u00a0\u2007\u2009\u202f]+|[\s\u00a0\u2007\u2009\u202f]+$/g, '');
  if (column.type === 'number') return cleanNumber(text, decimal);
  if (column.type !== 'choice' || column.values.includes(text)) return text;
  const lower = text.toLowerCase();
  return column.values.find((one) => one.toLowerCase() === lower) ?? text;
}

function cleanNumber(text: string, decimal: DecimalSign): string {
  const plain = text.replace(SPACES, '').replace('\u2212', '-');
  if (PLAIN.test(plain)) return plain;
  if (GROUPED_BY_POINTS.test(plain)) return plain.replaceAll('.', '').replace(',', '.');
  if (GROUPED_BY_COMMAS.test(plain)) return plain.replaceAll(',', '');
  // 1,420 is more than a thousand in English, and less than two in Spanish.
  if (decimal === '.' && GROUPS_OF_COMMAS.test(plain)) return plain.replaceAll(',', '');
  return COMMA.test(plain) ? plain.replace(',', '.') : text;
}
