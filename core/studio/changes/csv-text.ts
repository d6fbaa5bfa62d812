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
  const rows = rest.map((line, index): CsvLine => {
    const id = ids[index];
    const isOne = id !== null && id !== undefined && ids.filter((one) => one === id).length === 1;
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

/** The text with another cell; null where the row is too short, or there is no such column. */
export function withCell(table: CsvText, row: CsvLine, cell: { column: string; value: string }) {
  const old = row.cells[table.header.indexOf(cell.column)];
  if (!old) return null;
  const isQuoted = table.text[old.start] === '"';
  return splice(table.text, old, quote(cell.value, table.delimiter, isQuoted));
}

export function withoutRow({ text }: CsvText, row: CsvLine): string {
  return splice(text, row, '');
}

/** The text with a row at its end. */
export function withRow(table: CsvText, record: Readonly<Record<string, string>>): string {
  const { text, header, delimiter, lineEnd } = table;
  const cells = header.map((name) => quote(record[name] ?? '', delimiter, false));
  const isEnded = text === '' || text.endsWith('\n');
  return `${text}${isEnded ? '' : lineEnd}${cells.join(delimiter)}${lineEnd}`;
}

function quote(value: string, delimiter: string, isQuoted: boolean): string {
  const needsIt = /["\r\n]|^\s|\s$/.test(value) || value.includes(delimiter);
  return isQuoted || needsIt ? `"${value.replaceAll('"', '""')}"` : value;
}

function splice(text: string, { start, end }: { start: number; end: number }, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}
