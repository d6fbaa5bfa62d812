import { type Said, say } from '#core/say.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { productColumns } from '#server/import/products/product-columns.ts';
import { setField } from '#server/import/products/set-field.ts';
import { createPlainNumbers } from '#server/import/tables/plain-numbers.ts';
import { type Table, type TableRow, textOfCell } from '#server/import/tables/table.ts';

type Records = ReadonlyMap<string, { text: string | null }>;

const numeric = new Set(
  [...productColumns].filter(([, { type }]) => type === 'number').map(([name]) => name),
);

/**
 * The records of products with what the rows of a sheet say; an empty cell changes nothing.
 * @param files of the content folder.
 * @returns changed texts by path, each with the number of its fields that changed.
 */
export function applyProducts(table: Table, files: Records, report: Report): Map<string, string> {
  const changed = new Map<string, string>();
  const codeAt = table.header.indexOf('code');
  const numbers = createPlainNumbers(table, numeric);
  for (const line of table.rows) {
    const code = textOfCell(line.cells[codeAt] ?? '').trim();
    if (line.cells.every((cell) => cell === '')) continue;
    const path = `catalogue/products/${code.toLowerCase()}/product.yaml`;
    const before = files.get(path)?.text ?? null;
    const at = { file: table.file, place: { row: line.row }, value: code };
    if (codeAt < 0 || before === null) {
      const problem = say`${quote(code)} has no record`;
      report.error({ ...at, field: 'code', problem, whatToDo: noRecord(path) });
      continue;
    }
    const text = changeRecord(before, line, { table, numbers, report });
    if (text !== before) changed.set(path, text);
  }
  return changed;
}

function noRecord(path: string): Said {
  return say`Write ${path}, or correct the code: a sheet of products changes records and adds none.`;
}

type Change = { table: Table; numbers: ReturnType<typeof createPlainNumbers>; report: Report };

function changeRecord(
  before: string,
  { row, cells }: TableRow,
  { table, numbers, report }: Change,
): string {
  let text = before;
  for (const [index, column] of table.header.entries()) {
    const field = productColumns.get(column);
    const cell = cells[index] ?? '';
    if (!field || cell === '') continue;
    const at = { file: table.file, place: { row }, field: column, value: cell };
    const read = numbers.read(row, index, cell);
    if (typeof read !== 'string') {
      report.error({ ...at, problem: read.problem, whatToDo: read.whatToDo });
      continue;
    }
    const value = valueIn(read.trim(), field.type);
    const next = setField(text, field.path, value);
    if (next === null) report.error({ ...at, ...NOT_PLAIN });
    else text = next;
  }
  return text;
}

const NOT_PLAIN = {
  problem: say`is written in product.yaml in a form that a sheet cannot change`,
  whatToDo: say`Change it there, and empty the cell.`,
};

/** What is no number or truth value stays a text, which the check of the record refuses. */
function valueIn(text: string, type: 'text' | 'number' | 'boolean'): string | number | boolean {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}
