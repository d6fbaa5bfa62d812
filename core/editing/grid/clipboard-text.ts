const CELL = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
const NEEDS_MARKS = /["\t\r\n]/;

/**
 * Reads the cells that a spreadsheet puts on the clipboard: tabs between cells, cells with tabs, line ends or quotation
 * marks in quotation marks. One line end after the last row belongs to it.
 */
export function readClipboardText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  for (;;) {
    CELL.lastIndex = position;
    const [whole = '', marked, plain = ''] = CELL.exec(text) ?? [];
    row.push(marked === undefined ? plain : marked.replaceAll('""', '"'));
    position += whole.length;
    if (text[position] === '\t') {
      position += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (position >= text.length) break;
    position += text.startsWith('\r\n', position) ? 2 : 1;
    if (position >= text.length) break;
  }
  return rows;
}

/** Cells as spreadsheets read them from the clipboard. */
export function writeClipboardText(rows: readonly (readonly string[])[]): string {
  const cell = (value: string) =>
    NEEDS_MARKS.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return rows.map((row) => row.map(cell).join('\t')).join('\n');
}
