const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where the rows are. */
export const SHEET = 'xl/worksheets/sheet1.xml';

/** A cell of a workbook has no more. */
const CELL_CHARACTERS = 32_767;
const DAY_MS = 86_400_000;
/** Day 0 of workbooks. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

/** Positions in `cellXfs`. */
const [BOLD, DAY, TIME] = [1, 2, 3];

const STYLES = `<styleSheet xmlns="${MAIN}">\
<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>\
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>\
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>\
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Every file of a workbook with one sheet but its rows: name and content. */
export function workbookParts(sheet: string): [string, string][] {
  const parts: [string, string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>\
<Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">\
<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">\
<sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">\
<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>\
<Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
  return parts.map(([name, xml]) => [name, DECLARATION + xml]);
}

/** The beginning of a sheet whose first row stays in view; widths in characters. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths.map((width, at) => {
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">\
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${columns.join('')}</cols><sheetData>`;
}

export const sheetEnd = '</sheetData></worksheet>';

/** A row by its number from 1. Cells say where they are, without which some readers fail; empty ones are left out. */
export function rowOf(row: number, cells: readonly string[]): string {
  const placed = cells.map((cell, column) => {
    return cell && `<c r="${columnName(column)}${row}"${cell.slice(OPENING.length)}`;
  });
  return `<row r="${row}">${placed.join('')}</row>`;
}

const OPENING = '<c';
const LETTERS = 26;

/** `A` to `Z`, `AA` and so on, by the position from 0. */
function columnName(column: number): string {
  const before = column < LETTERS ? '' : columnName(Math.floor(column / LETTERS) - 1);
  return before + String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS));
}

/** A cell without content. */
export const EMPTY = '';

export const textCell = (text: string): string => inline(text, 0);
export const boldCell = (text: string): string => inline(text, BOLD);

export const numberCell = (value: number): string => `<c><v>${value}</v></c>`;

/** A cell of an ISO day. */
export const dayCell = (day: string): string => dateCell(day, DAY);

/** A cell of the time that an ISO time in UTC shows: workbooks know no zones. */
export const timeCell = (time: string): string => dateCell(time, TIME);

function inline(text: string, style: number): string {
  const shown = escapeXml(text.slice(0, CELL_CHARACTERS).toWellFormed());
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${shown}</t></is></c>`;
}

function dateCell(iso: string, style: number): string {
  return `<c s="${style}"><v>${(Date.parse(iso) - FIRST_DAY) / DAY_MS}</v></c>`;
}

/** What XML 1.0 cannot have, whatever its notation. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Programs read `_x0041_` as the letter of that number. */
const CODED_SIGN = /_(?=x[0-9a-f]{4}_)/gi;

function escapeXml(text: string): string {
  return text
    .replace(NO_XML, '')
    .replace(CODED_SIGN, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '');
}
