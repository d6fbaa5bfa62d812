import { type Said, say } from '#core/say.ts';
import type { TableCell } from '#server/import/tables/table.ts';
import { formatSerialDate } from '#server/import/workbook/number-format.ts';
import { readXml, unescapeText } from '#server/import/workbook/read-xml.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';
import type { WorkbookParts } from '#server/import/workbook/workbook-parts.ts';

/** A cell without a value that could be stored. */
export type CellFault = { row: number; index: number; problem: Said; whatToDo: Said };

/** Rows with content; cells have the index of their column, 0 for A. */
export type SheetRows = {
  rows: { row: number; cells: TableCell[] }[];
  faults: CellFault[];
};

/** Enough for 100,000 variants; every cell needs some 50 bytes of memory. */
export const MAX_CELLS = 4_000_000;
/** The columns of a sheet of Excel, XFD. */
const MAX_COLUMNS = 16_384;

type OpenCell = { index: number; type: string; style: number; hasFormula: boolean; text: string };

/**
 * Reads the cells of a sheet that have content; empty rows cost nothing, however many there are.
 * @param cellsLeft how many the workbook may still have.
 * @throws WorkbookError
 */
export function readSheet(
  bytes: Uint8Array,
  parts: WorkbookParts,
  cellsLeft = MAX_CELLS,
): SheetRows {
  const [rows, faults]: [SheetRows['rows'], CellFault[]] = [[], []];
  let row = 0;
  let next = 0;
  let count = 0;
  let cells: TableCell[] = [];
  let cell: OpenCell | null = null;
  let [isValue, isPhonetic] = [false, false];
  const store = ({ index, ...rest }: OpenCell) => {
    const read = readValue(rest, parts);
    if (typeof read === 'object') faults.push({ row, index, ...read });
    if (read === '' || typeof read === 'object') return;
    count += Math.max(1, index + 1 - cells.length);
    if (count > cellsLeft || index >= MAX_COLUMNS) throw new WorkbookError('too-many-cells');
    if (index < 0) throw new WorkbookError('broken');
    while (cells.length < index) cells.push('');
    cells[index] = read;
  };
  readXml(bytes, {
    onOpen(name, attributes) {
      if (name === 'row') {
        row = Number(attributes().r) || row + 1;
        [next, cells] = [0, []];
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes();
        const index = r === undefined ? next : columnOf(r);
        next = index + 1;
        cell = { index, type: t, style: Number(s), hasFormula: false, text: '' };
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'v' || name === 't') isValue = true;
      else if (name === 'rPh') isPhonetic = true;
    },
    onText(text) {
      if (isValue && !isPhonetic && cell) cell.text += text;
    },
    onClose(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c' && cell) {
        store(cell);
        cell = null;
      } else if (name === 'row' && cells.length > 0) rows.push({ row, cells });
    },
  });
  return { rows, faults };
}

/** `BC12` → 54. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}

type Fault = Pick<CellFault, 'problem' | 'whatToDo'>;

function readValue(
  { type, style, hasFormula, text }: Omit<OpenCell, 'index'>,
  parts: WorkbookParts,
): TableCell | Fault {
  if (text === '') return hasFormula && type !== 'str' ? NO_RESULT : '';
  switch (type) {
    case 's':
      return tidy(parts.texts[Number(text)] ?? '');
    case 'e':
      return {
        problem: say`the cell has the error ${text.slice(0, 20)}`,
        whatToDo: say`Correct its formula or empty it.`,
      };
    case 'b':
      return text === '1' ? 'true' : 'false';
    case 'n':
      return numberOf(text, style, parts);
    default:
      return tidy(unescapeText(text));
  }
}

const NO_RESULT: Fault = {
  problem: say`the formula has no result`,
  whatToDo: say`Open the workbook in a spreadsheet, let it calculate, and save it.`,
};

function numberOf(text: string, style: number, { meanings, from1904 }: WorkbookParts): TableCell {
  const value = Number(text);
  const meaning = meanings[style];
  if (!Number.isFinite(value)) return text;
  switch (meaning?.kind) {
    case 'date':
      return formatSerialDate(value, from1904);
    case 'percent':
      return `${Number((value * 100).toPrecision(12))}%`;
    case 'padded':
      return String(value).padStart(meaning.digits, '0');
    default:
      return value;
  }
}

/** Line breaks as in other files, no spaces around. */
function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
