import { type Zippable, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export type SheetXml = {
  name: string;
  /** Content of `sheetData`. */
  rows: string;
  state?: 'hidden' | 'veryHidden';
};

type WorkbookXml = {
  sheets: SheetXml[];
  /** Content of the shared texts: `<si>` elements. */
  texts?: string;
  /** Content of the style sheet. */
  styles?: string;
  /** Attributes of `workbookPr`. */
  properties?: string;
  /** Further files of the package. */
  more?: Zippable;
};

const encode = (text: string) => new TextEncoder().encode(text);

function relations(list: [id: string, type: string, target: string][]): Uint8Array {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`,
  );
  return encode(`${HEAD}<Relationships xmlns="${PACKAGE}">${items.join('')}</Relationships>`);
}

/** Packs a workbook from the XML of its parts, laid out as Excel does. */
export function packWorkbook({
  sheets,
  texts = '',
  styles = '',
  properties = '',
  more = {},
}: WorkbookXml): Uint8Array {
  const list = sheets.map(({ name, state }, index) => {
    const hidden = state ? ` state="${state}"` : '';
    return `<sheet name="${name}" sheetId="${index + 1}"${hidden} r:id="rId${index + 1}"/>`;
  });
  const parts = sheets.map(({ rows }, index): [string, Uint8Array] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    encode(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
  ]);
  return zipSync({
    '[Content_Types].xml': encode(
      `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': encode(
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index): [string, string, string] => [
        `rId${index + 1}`,
        'worksheet',
        `worksheets/sheet${index + 1}.xml`,
      ]),
      ['rId900', 'styles', 'styles.xml'],
      ['rId901', 'sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': encode(`${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`),
    'xl/sharedStrings.xml': encode(`${HEAD}<sst xmlns="${MAIN}">${texts}</sst>`),
    ...Object.fromEntries(parts),
    ...more,
  });
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `0` → A, `26` → AA. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** Rows of texts and numbers as XML; empty texts are cells without a value. */
export function formatRows(rows: (string | number)[][], first = 1): string {
  return rows
    .map((cells, index) => {
      const row = index + first;
      const list = cells.map((cell, column) => {
        const at = `${letters(column)}${row}`;
        if (cell === '') return `<c r="${at}" s="0"/>`;
        if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
        return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
      });
      return `<row r="${row}" spans="1:${cells.length}">${list.join('')}</row>`;
    })
    .join('');
}

/** A workbook with sheets of plain cells. */
export function makeWorkbook(sheets: Record<string, (string | number)[][]>): Uint8Array {
  return packWorkbook({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: formatRows(rows) })),
  });
}
