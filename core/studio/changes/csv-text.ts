/** A cell and where it stands in the text, quotation marks included. */
type Cell = { value: string; start: number; end: number };

type Line = { cells: Cell[]; end: number };

/** A table as it is written. */
export type CsvText = {
  text: string;
  delimiter: string;
  header: string[];
  rows: CsvLine[];
  /** How its lines end. */
  lineEnd: string;
};

/** A row; `id` is the cells of its key, joined by `|`, else its number, the header being 1. */
export type CsvLine = { id: string | number; cells: Cell[]; start: number; end: number };

const DELIMITERS = [',', ';', '\t'] as const;

/**
 * Reads a table with its header in the first line.
 * @param key columns that tell its rows apart; rows that they do not tell apart have their number.
 * @returns null where quotation marks do not match, or there is no line.
 */
export function readCsvText(text: string, key: readonly string[]): CsvText | null {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  const delimiter = DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  const lines = splitLines(text, delimiter);
  const [head, ...rest] = lines ?? [];
  if (!head) return null;
  const header = head.cells.map(({ value }) => value.trim());
  const ids = rest.map(({ cells }) => idOf(cells, header, key));
  const counts = new Map<string | null, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const rows = rest.map((line, index): CsvLine => {
    const id = ids[index] ?? null;
    const isOne = id !== null && counts.get(id) === 1;
    return { id: isOne ? id : index + 2, cells: line.cells, ...extentOf(line) };
  });
  return { text, delimiter, header, rows, lineEnd: /\r\n/.test(text) ? '\r\n' : '\n' };
}

function extentOf({ cells, end }: Line) {
  return { start: cells[0]?.start ?? end, end };
}

function idOf(cells: Cell[], header: string[], key: readonly string[]): string | null {
  const values = key.map((name) => cells[header.indexOf(name)]?.value.trim());
  return key.length === 0 || values.includes(undefined) ? null : values.join('|');
}

function splitLines(text: string, delimiter: string): Line[] | null {
  const lines: Line[] = [];
  let position = text.startsWith('\ufeff') ? 1 : 0;
  while (position < text.length) {
    const cells: Cell[] = [];
    for (;;) {
      const cell = readCell(text, position, delimiter);
      if (!cell) return null;
      cells.push(cell);
      position = cell.end;
      if (text[position] !== delimiter) break;
      position += 1;
    }
    if (text.startsWith('\r\n', position)) position += 2;
    else if (text[position] === '\n') position += 1;
    lines.push({ cells, end: position });
  }
  return lines;
}

function readCell(text: string, start: number, delimiter: string): Cell | null {
  if (text[start] !== '"') {
    const rest = text.slice(start);
    const length = rest.search(
      delimiter === ',' ? /,|\r?\n|$/ : delimiter === ';' ? /;|\r?\n|$/ : /\t|\r?\n|$/,
    );
    return { value: rest.slice(0, length), start, end: start + length };
  }
  const quoted = /"((?:[^"]|"")*)"/y;
  quoted.lastIndex = start;
  const match = quoted.exec(text);
  if (!match) return null;
  const end = quoted.lastIndex;
  const isEnd =
    end === text.length || text[end] === delimiter || /^\r?\n/.test(text.slice(end, end + 2));
  return isEnd ? { value: (match[1] ?? '').replaceAll('""', '"'), start, end } : null;
}

/** What the cells of a row say, by column. */
export function recordOf(table: CsvText, row: CsvLine): Record<string, string> {
  return Object.fromEntries(
    table.header.map((name, index) => [name, row.cells[index]?.value ?? '']),
  );
}

/** The table with further columns at its end, whose cells are empty; everything else stays letter by letter. */
export function withColumns(
  { text, delimiter, header, rows }: CsvText,
  names: readonly string[],
  key: readonly string[],
): CsvText | null {
  const head = text.slice(0, rows[0]?.start ?? text.length);
  const lineEnd = /[\r\n]*$/.exec(head)?.[0] ?? '';
  const added = names.map((name) => delimiter + quote(name, delimiter, false)).join('');
  const lines = rows.map(({ cells, start, end }) => {
    const isEmpty = cells.length === 1 && cells[0]?.value === '';
    const last = cells.at(-1)?.end ?? end;
    const missing = isEmpty ? 0 : Math.max(0, header.length - cells.length) + names.length;
    return text.slice(start, last) + delimiter.repeat(missing) + text.slice(last, end);
  });
  const wider = head.slice(0, head.length - lineEnd.length) + added + lineEnd + lines.join('');
  return readCsvText(wider, key);
}

/** A row to write: one of the text, or a new one. */
export type WrittenRow = { line: CsvLine | null; cells: readonly string[] };

/** The text with these rows; what did not change stays letter by letter. */
export function writeCsvText(table: CsvText, rows: readonly WrittenRow[]): string {
  const { text, delimiter, lineEnd } = table;
  const head = text.slice(0, table.rows[0]?.start ?? text.length);
  const lines = rows.map(({ line, cells }) =>
    line
      ? lineText(table, line, cells)
      : cells.map((cell) => quote(cell, delimiter, false)).join(delimiter) + lineEnd,
  );
  const parts = [head, ...lines];
  const isWhole = (part: string) => part === '' || part.endsWith('\n');
  return parts
    .map((part, at) => (at === parts.length - 1 || isWhole(part) ? part : part + lineEnd))
    .join('');
}

function lineText(table: CsvText, line: CsvLine, cells: readonly string[]): string {
  const { text, delimiter } = table;
  let position = line.start;
  let written = '';
  for (const [index, cell] of line.cells.entries()) {
    const value = cells[index] ?? cell.value;
    const isSame = value === cell.value;
    const next = isSame
      ? text.slice(cell.start, cell.end)
      : quote(value, delimiter, isQuoted(text, cell));
    written += text.slice(position, cell.start) + next;
    position = cell.end;
  }
  const missing = cells.slice(line.cells.length);
  if (missing.some((cell) => cell !== '')) {
    written += missing.map((cell) => delimiter + quote(cell, delimiter, false)).join('');
  }
  return written + text.slice(position, line.end);
}

const isQuoted = (text: string, { start }: Cell): boolean => text[start] === '"';

function quote(value: string, delimiter: string, isForced: boolean): string {
  const needsIt = /["\r\n]|^\s|\s$/.test(value) || value.includes(delimiter);
  return isForced || needsIt ? `"${value.replaceAll('"', '""')}"` : value;
}
