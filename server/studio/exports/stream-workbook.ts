import { Zip, ZipDeflate } from 'fflate';
import {
  type ExportCell,
  type ExportedTable,
  localTime,
} from '#server/studio/exports/export-cells.ts';
import {
  boldCell,
  dayCell,
  EMPTY,
  numberCell,
  rowOf,
  SHEET,
  sheetEnd,
  sheetStart,
  textCell,
  timeCell,
  workbookParts,
} from '#server/studio/exports/sheet-xml.ts';

/** A sheet has so many rows, its head included. */
const MOST_ROWS = 1_048_576;

type Options = {
  /** Name of the sheet. */
  sheet: string;
  /** How many rows there are. */
  total: number;
  /** What the last row says of those for which there is no room. */
  tellLeft(left: number): string;
  mostRows?: number;
};

/** How many of so many rows a sheet has no room for. */
export function leftOf(total: number, mostRows = MOST_ROWS): number {
  const room = mostRows - 1;
  // The last row says how many they are.
  return total > room ? total - room + 1 : 0;
}

/**
 * A table as a workbook of Office Open XML, a page of rows at a time: no more than that is in memory. Times and days are
 * dates that can be calculated with; no text is a formula.
 */
export async function* streamWorkbook(
  { heads, columns, pages }: ExportedTable,
  { sheet, total, tellLeft, mostRows = MOST_ROWS }: Options,
): AsyncGenerator<Uint8Array> {
  const archive = openArchive();
  for (const [name, xml] of workbookParts(sheet)) {
    const write = archive.add(name);
    yield* write(xml, true);
  }
  const write = archive.add(SHEET);
  yield* write(sheetStart(columns.map(({ width }) => width)));
  yield* write(rowOf(1, heads.map(boldCell)));
  const left = leftOf(total, mostRows);
  const shown = mostRows - (left > 0 ? 2 : 1);
  let count = 0;
  for await (const page of pages) {
    const some = page.slice(0, shown - count);
    const first = count + 2;
    count += some.length;
    yield* write(some.map((row, at) => rowOf(first + at, row.map(toXml))).join(''));
    if (count >= shown) break;
  }
  if (left > 0) yield* write(rowOf(count + 2, [textCell(tellLeft(left))]));
  yield* write(sheetEnd, true);
  yield* archive.end();
}

function toXml(cell: ExportCell): string {
  if (cell === null || cell === '') return EMPTY;
  if (typeof cell === 'number') return numberCell(cell);
  if (typeof cell === 'string') return textCell(cell);
  if ('time' in cell) return timeCell(`${localTime(cell.time).replace(' ', 'T')}Z`);
  return cell.day === null ? EMPTY : dayCell(cell.day);
}

/** A ZIP archive whose bytes are taken as they come. */
function openArchive() {
  const pieces: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  function* drain(): Generator<Uint8Array> {
    yield* pieces.splice(0);
  }
  return {
    /** Adds a file; the function that it returns writes to it. */
    add(name: string) {
      const file = new ZipDeflate(name, { level: 4 });
      zip.add(file);
      return function* write(xml: string, isLast = false): Generator<Uint8Array> {
        file.push(encoder.encode(xml), isLast);
        yield* drain();
      };
    },
    *end(): Generator<Uint8Array> {
      zip.end();
      yield* drain();
    },
  };
}
