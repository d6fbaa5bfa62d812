import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { readWorkbook } from '#server/import/workbook/read-workbook.ts';
import type { ExportCell } from '#server/studio/exports/export-cells.ts';
import { leftOf, streamWorkbook } from '#server/studio/exports/stream-workbook.ts';

const COLUMNS = [
  { name: 'received', width: 22 },
  { name: 'text', width: 80 },
];

async function* pagesOf(rows: ExportCell[][]) {
  for (const row of rows) yield [row];
}

async function makeFile(rows: ExportCell[][], mostRows?: number): Promise<Uint8Array> {
  const table = { heads: ['Recibido', 'Texto'], columns: COLUMNS, pages: pagesOf(rows) };
  const made = streamWorkbook(table, {
    sheet: 'Mensajes & más',
    total: rows.length,
    tellLeft: (left) => `${left} más`,
    ...(mostRows && { mostRows }),
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of made) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function open(rows: ExportCell[][]) {
  const files = unzipSync(await makeFile(rows));
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

test('what visitors have typed is text, and times are dates of the company', async () => {
  const sheet = await open([
    [{ time: '2026-11-27T10:00:00.000Z' }, '=1+1'],
    [{ day: '2026-11-30' }, `Mensaje: ${'luz '.repeat(10_000)}`],
    [{ time: '2026-06-30T22:30:00.000Z' }, 'En curso'],
    [{ day: null }, null],
  ]);
  expect(sheet).toContain('>=1+1<');
  expect(sheet).not.toContain('<f>');
  // 46353 is 27 November 2026; 10:00 UTC is 11:00 in winter, 22:30 in summer 00:30 of the next day.
  const numbers = [...sheet.matchAll(/<v>(\d+(?:\.\d+)?)<\/v>/g)].map(([, value]) => Number(value));
  const near = (expected: number) => numbers.some((value) => Math.abs(value - expected) < 1e-6);
  expect(near(46353 + 11 / 24)).toBe(true);
  expect(near(46356)).toBe(true);
  expect(near(46204 + 0.5 / 24)).toBe(true);
  expect(sheet).toContain('En curso');
  // A cell has up to 32,767 characters.
  expect(sheet.match(/Mensaje: [luz ]*/)?.[0]).toHaveLength(32_767);
});

test('signs that XML lacks, halves of characters and codes of letters harm nothing', async () => {
  const odd = 'a\u0000\u001b<&">\ud83d _x0041_ \ufffe\r\nb';
  const sheet = await open([[null, odd]]);
  expect(sheet).toContain('>a&lt;&amp;&quot;&gt;\ufffd _x005F_x0041_ \nb<');
});

test('another reader reads the same', async () => {
  const file = await makeFile([
    [{ day: '2026-11-30' }, 'Señal & <luz>'],
    [12.5, 'a  b'],
  ]);
  const { sheets } = await readWorkbook(file);
  expect(sheets).toMatchObject([{ name: 'Mensajes & más', faults: [] }]);
  expect(sheets[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['Recibido', 'Texto'],
    ['2026-11-30', 'Señal & <luz>'],
    [12.5, 'a  b'],
  ]);
});

test('a reader of somebody else reads the same, with times as dates', async () => {
  const file = await makeFile([
    [{ time: '2026-11-27T10:00:00.000Z' }, '=1+1'],
    [{ day: '2026-11-30' }, 'Señal & <luz>\n«dos» _x0041_'],
    [12.5, null],
  ]);
  const [read] = await readXlsxFile(Buffer.from(file));
  expect(read?.sheet).toBe('Mensajes & más');
  expect(read?.data).toEqual([
    ['Recibido', 'Texto'],
    [new Date('2026-11-27T11:00:00.000Z'), '=1+1'],
    [new Date('2026-11-30T00:00:00.000Z'), 'Señal & <luz>\n«dos» _x0041_'],
    [12.5, null],
  ]);
});

test('a sheet without room for all rows says in the last one how many it lacks', async () => {
  const rows = Array.from({ length: 5 }, (_, at): ExportCell[] => [null, `fila ${at}`]);
  const textsOf = async (mostRows: number) => {
    const files = unzipSync(await makeFile(rows, mostRows));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    return [...sheet.matchAll(/<t [^>]*>([^<]*)</g)].map(([, text]) => text).slice(2);
  };
  const all = rows.map(([, text]) => text);
  expect(await textsOf(7)).toEqual(all);
  expect(await textsOf(6)).toEqual(all);
  expect(await textsOf(5)).toEqual(['fila 0', 'fila 1', 'fila 2', '2 más']);
  expect([leftOf(5, 6), leftOf(5, 5), leftOf(1_048_575), leftOf(1_048_576)]).toEqual([0, 2, 0, 2]);
});
