import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { inEnglish, say } from '#core/say.ts';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';
import {
  formatRows,
  makeWorkbook,
  packWorkbook,
  type SheetXml,
} from '#server/import/workbook/workbook.fixtures.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';

const STYLES = `<numFmts count="4"><numFmt numFmtId="164" formatCode="0000000000000"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="166" formatCode="0.0&quot; day&quot;"/><numFmt numFmtId="167" formatCode="[Red]#,##0.00"/></numFmts>
<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="22"/></cellXfs>`;

const sheet = (rows: string, more: Partial<SheetXml> = {}) => ({ name: 'Hoja1', rows, ...more });

async function cellsOf(rows: string, parts: Partial<Parameters<typeof packWorkbook>[0]> = {}) {
  const { sheets } = await readWorkbook(packWorkbook({ sheets: [sheet(rows)], ...parts }));
  return sheets[0]?.rows.map(({ cells }) => cells);
}

test('Excel: shared texts with runs and phonetics, results of formulas, line breaks of cells', async () => {
  const texts =
    '<si><t>código</t></si><si><r><t>Foco </t></r><r><rPr><b/></rPr><t xml:space="preserve">LED </t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t>a_x000D_\nb &amp; &#x1F4A1; &#233;</t></si>';
  const rows =
    '<row r="1" spans="1:4"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><f>6*2</f><v>12</v></c><c r="D2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c></row>';
  expect(await cellsOf(rows, { texts })).toEqual([
    ['código', 'Foco LED'],
    ['a\nb & 💡 é', 12, '', 'ab'],
  ]);
});

test('Numbers: what their format means', async () => {
  const cell = (style: number, value: number | string) => `<c s="${style}"><v>${value}</v></c>`;
  const rows = `<row r="1">${cell(0, '0.30000000000000004')}${cell(1, 8_412_345)}${cell(2, 45_730)}${cell(3, 0.075)}${cell(4, 3)}${cell(5, 1234.5)}${cell(6, 45_730.75)}${cell(0, '1E3')}</row>`;
  expect(await cellsOf(rows, { styles: STYLES })).toEqual([
    // 45,730 days after 30 December 1899 is 14 March 2025.
    [0.1 + 0.2, '0000008412345', '2025-03-14', '7.5%', 3, 1234.5, '2025-03-14 18:00:00', 1000],
  ]);
  const old = '<row r="1"><c s="2"><v>44268</v></c></row>';
  expect(await cellsOf(old, { styles: STYLES, properties: 'date1904="1"' })).toEqual([
    ['2025-03-14'],
  ]);
});

test('LibreOffice and Google Sheets: namespaces with a prefix, rows of formats without end', async () => {
  const empty = Array.from({ length: 997 }, (_, index) => `<row r="${index + 4}" ht="15.75"/>`);
  const rows = `<row r="3"><c r="B3" s="1" t="s"><v>0</v></c></row>${empty.join('')}<row r="1048576" customFormat="false" ht="12.8"/>`;
  const { sheets } = await readWorkbook(
    packWorkbook({ sheets: [sheet(rows)], texts: '<si><t>sku</t></si>' }),
  );
  expect(sheets[0]?.rows).toEqual([{ row: 3, cells: ['', 'sku'] }]);
  const prefixed =
    '<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>sku</x:t></x:is></x:c></x:row>';
  expect(await cellsOf(prefixed)).toEqual([['sku']]);
});

test('Numbers of Apple: one sheet for each table, and a summary of the export', async () => {
  const workbook = makeWorkbook({
    'Resumen de exportación': [['Este documento se ha exportado de Numbers.']],
    'Hoja 1 - Tabla 1': [['sku'], ['A1']],
  });
  const { sheets } = await readWorkbook(workbook);
  expect(sheets.map(({ name }) => name)).toEqual(['Resumen de exportación', 'Hoja 1 - Tabla 1']);
});

test('Another program: write-excel-file', async () => {
  const data = [
    [{ value: 'sku' }, { value: 'date' }],
    [{ value: '0012' }, { value: new Date('2026-03-14T00:00:00Z'), format: 'yyyy-mm-dd' }],
    [{ value: 12.5 }, { value: true }],
  ];
  const buffer = await writeXlsxFile(data).toBuffer();
  const { sheets } = await readWorkbook(new Uint8Array(buffer));
  expect(sheets[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['sku', 'date'],
    ['0012', '2026-03-14'],
    [12.5, 'true'],
  ]);
});

test('Cells without a value that could be stored are faults with their place', async () => {
  const rows =
    '<row r="7"><c r="A7" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C7"><f>A1</f></c><c r="D7" t="str"><f>""</f><v></v></c></row>';
  const { sheets } = await readWorkbook(
    packWorkbook({ sheets: [sheet(`${formatRows([['a']])}${rows}`)] }),
  );
  expect(sheets[0]?.faults).toEqual([
    {
      row: 7,
      index: 0,
      problem: say`the cell has the error ${'#DIV/0!'}`,
      whatToDo: expect.anything(),
    },
    { row: 7, index: 2, problem: say`the formula has no result`, whatToDo: expect.anything() },
  ]);
});

test('Hidden sheets are named and not read', async () => {
  const workbook = packWorkbook({
    sheets: [
      sheet(formatRows([['a']])),
      sheet(formatRows([['b']]), { name: 'old', state: 'hidden' }),
    ],
  });
  const { sheets, hidden } = await readWorkbook(workbook);
  expect([sheets.length, hidden]).toEqual([1, ['old']]);
});

const text = (content: string) => new TextEncoder().encode(content);
const bomb = (tag: string) =>
  packWorkbook({ sheets: [sheet('')], more: { 'xl/media/x.xml': text(tag.repeat(5_000_000)) } });
const truncated = makeWorkbook({ one: [['a']] });

test.each([
  ['a workbook of Excel 97', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'Excel 97'],
  ['a page with the name of a workbook', () => text('<html>'), 'is not a workbook'],
  ['an empty file', () => new Uint8Array(), 'is not a workbook'],
  ['another archive', () => zipSync({ 'a.txt': text('a') }), 'is not a workbook'],
  ['the cut end of a file', () => truncated.subarray(0, truncated.length - 40), 'is damaged'],
  [
    'macros',
    () => packWorkbook({ sheets: [], more: { 'xl/vbaProject.bin': text('x') } }),
    'macros',
  ],
  [
    'a binary workbook',
    () => packWorkbook({ sheets: [], more: { 'xl/workbook.bin': text('x') } }),
    'binary',
  ],
  ['a part of 50 kB that unpacks to 50 MB', () => bomb('<row/>    '), 'is too large'],
  [
    'entities that grow',
    () =>
      packWorkbook({
        sheets: [sheet('')],
        more: {
          'xl/sharedStrings.xml': text(
            '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>',
          ),
        },
      }),
    'document type',
  ],
  ['XML that ends early', () => packWorkbook({ sheets: [sheet('<row><c>')] }), 'is damaged'],
  [
    'cells beyond the last column',
    () => packWorkbook({ sheets: [sheet('<row r="1"><c r="XFE1"><v>1</v></c></row>')] }),
    'million cells',
  ],
  [
    'wide rows that hold one cell each',
    () =>
      packWorkbook({
        sheets: [
          sheet(
            Array.from(
              { length: 300 },
              (_, row) => `<row><c r="XFD${row}"><v>${row}</v></c></row>`,
            ).join(''),
          ),
        ],
      }),
    'million cells',
  ],
])('%s is refused in words', async (_, make, problem) => {
  const error = await readWorkbook(make()).catch((thrown: unknown) => thrown);
  if (!(error instanceof WorkbookError)) throw error;
  expect(inEnglish(error.problem)).toContain(problem);
  expect(inEnglish(error.whatToDo)).toMatch(/\.$/);
});

test('A million empty rows cost no memory of theirs', async () => {
  const rows = Array.from({ length: 1_000_000 }, (_, row) => `<row r="${row + 2}"/>`).join('');
  const { sheets } = await readWorkbook(
    packWorkbook({ sheets: [sheet(formatRows([['sku']]) + rows)] }),
  );
  expect(sheets[0]?.rows).toEqual([{ row: 1, cells: ['sku'] }]);
});
