import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inEnglish } from '#core/say.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { checkFolder } from '#server/import/import-content.ts';
import { amendFolder, writeAmendment } from '#server/import/part/amend-folder.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { readWorkbooks } from '#server/import/tables/read-workbooks.ts';
import { makeWorkbook } from '#server/import/workbook/workbook.fixtures.ts';

const NIMBA = 'catalogue/products/nim120/variants.csv';

/** The map of an ERP whose export has German and Spanish heads, inches and words of its own. */
const ERP = `
Artikelnummer: sku
Referencia: sku
Peso neto: { column: weight_kg, unit: g }
Hole: { column: cut_out_mm, unit: in }
Acabado: { column: finish, values: { Blanco RAL 9003: white, NG: black } }
Precio de coste: ignored
Lámina: { label: { en: Protective film, es: Lámina protectora }, values: { Sí: { en: 'Yes', es: Sí } } }
Hoyo: { label: { en: Drilling, es: Taladro }, unit: mm }
`;

async function setUp(map = ERP) {
  const content = await copyContent();
  const beside = join(dirname(content.folder), 'erp');
  await mkdir(beside);
  await writeFile(join(beside, 'columns.yaml'), map);
  const amend = async (name: string, data: string | Uint8Array) => {
    const path = join(beside, name);
    await writeFile(path, data);
    const folder = await readSourceFolder(content.folder);
    const report = createReport();
    const amendment = await amendFolder(folder, { path }, report);
    const [header = '', ...lines] = (folder.files.get(NIMBA)?.text ?? '').trim().split('\n');
    const at = (column: string) => header.split(',').indexOf(column);
    /** Without the texts, whose commas are not between columns. */
    const cells = (line: string) => line.replaceAll(/"[^"]*"/g, 'text').split(',');
    const column = (name: string) => lines.map((line) => cells(line)[at(name)]);
    const errors = report.errors.map((problem) => formatProblem(problem, ''));
    return { folder, amendment, errors, warnings: report.warnings, column };
  };
  return { content, amend, beside };
}

/** Encoded as Windows-1252, whose letters below U+0100 are their numbers. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('An export of an ERP is read by its map: titles, merged heads, semicolons, Windows-1252, decimal comma', async () => {
  const { content, amend } = await setUp();
  const lines = [
    'Exportación de artículos;;;;;;;;',
    ';;;;;;;;',
    'Artikelnummer;Datos físicos;;Acabado;Precio de coste;Lámina;Hoyo;;',
    ';Peso neto;Hole;;;;;;',
    'NIM120/12/830/W;512,5;4,25;blanco ral 9003;3,20;Sí;110,5;;',
    'NIM120/12/840/W;0512,5;4,25;NG;3,20;Sí;110,5;;;',
  ];
  const { amendment, errors, warnings, column } = await amend('a.csv', latin(lines.join('\r\n')));
  expect(errors).toEqual([]);
  // Only the letters of the file: nothing was guessed and nothing lost.
  expect(warnings.map(({ problem }) => inEnglish(problem))).toEqual([
    expect.stringContaining('Windows-1252'),
  ]);
  expect(amendment.changedRows).toBe(2);
  // 512.5 g = 0.5125 kg; 4.25 in = 107.95 mm, which a cut-out has as whole millimetres.
  expect(column('weight_kg').slice(0, 2)).toEqual(['0.5125', '0.5125']);
  expect(column('cut_out_mm').slice(0, 2)).toEqual(['108', '108']);
  expect(column('finish').slice(0, 2)).toEqual(['white', 'black']);
  expect(amendment.tables.get(NIMBA)).not.toContain('Precio');
  await writeAmendment(content.folder, amendment);
  const stored = await readFile(join(content.folder, 'catalogue/columns.yaml'), 'utf8');
  expect(stored).toContain('Protective film');
  expect(stored).not.toContain('Peso');
});

test('Free columns are rows of the specification where all variants agree, in each language', async () => {
  const { content, amend } = await setUp();
  const variants = await readFile(join(content.folder, NIMBA), 'utf8');
  const skus = variants.trim().split('\n').slice(1);
  const codes = skus.map((line) => line.split(',')[0]);
  const rows = codes.map((sku, index) => `${sku};Sí;1110,5;${index}`);
  const { folder, errors } = await amend(
    'b.csv',
    `\ufeffReferencia;Lámina;Hoyo;Referencia interna\n${rows.join('\n')}\n`,
  );
  expect(errors).toEqual([]);
  const report = createReport();
  const { products } = readContent(folder, report);
  const nimba = products.find(({ record }) => record.code === 'NIM120');
  expect(nimba?.record.specification.slice(-2)).toEqual([
    { label: { en: 'Protective film', es: 'Lámina protectora' }, value: { en: 'Yes', es: 'Sí' } },
    {
      label: { en: 'Drilling', es: 'Taladro' },
      value: { en: '1,110.5\u00a0mm', es: expect.stringMatching(/^1.?110,5\u00a0mm$/) },
    },
  ]);
  expect(report.errors).toEqual([]);
});

test('A free column whose variants differ is said and not shown', async () => {
  const { content } = await setUp();
  await content.write('catalogue/columns.yaml', ERP);
  const variants = await readFile(join(content.folder, NIMBA), 'utf8');
  const lines = variants.trim().split('\n');
  const more = lines.map((line, row) => `${line},${row === 0 ? 'Hoyo' : row}`);
  await content.write(NIMBA, `${more.join('\n')}\n`);
  const folder = await readSourceFolder(content.folder);
  const report = createReport();
  const { products } = readContent(folder, report);
  const nimba = products.find(({ record }) => record.code === 'NIM120');
  expect(nimba?.record.specification.map(({ label }) => label.en)).not.toContain('Drilling');
  expect(report.warnings.map(({ field, problem }) => `${field} ${inEnglish(problem)}`)).toEqual([
    'Hoyo is not the same for all variants of a product, and is not shown there',
  ]);
});

test('A column that nothing names is said once with the number of its values; a misspelt one is refused', async () => {
  const { amend } = await setUp();
  const rows = ['NIM120/12/830/W;x;1', 'NIM120/12/840/W;y;', 'VEL400/9/830/A;z;'];
  const unknown = await amend('c.csv', `sku;Almacén 7;weight_kg\n${rows.join('\n')}\n`);
  expect(unknown.errors).toEqual([]);
  expect(unknown.warnings.map(({ field, problem }) => `${field} ${inEnglish(problem)}`)).toEqual([
    'Almacén 7 is no column of the content; its 3 values were not read',
  ]);
  const misspelt = await amend('d.csv', `sku;cri;wieght_kg\nNIM120/12/830/W;80;1\n`);
  expect(misspelt.errors).toEqual([
    expect.stringContaining("wieght_kg: is not a known column. Did you mean 'weight_kg'?"),
  ]);
});

test('A map beside a workbook of the content holds for its sheets', async () => {
  const { content } = await setUp();
  await content.write(
    'catalogue/columns.yaml',
    'Artikelnummer: sku\nGramm: { column: weight_kg, unit: g }\n',
  );
  const workbook = makeWorkbook({
    Gewichte: [
      ['Artikelnummer', 'Gramm', 'cri'],
      ['NEW100/1', 512.5, 80],
    ],
  });
  await writeFile(join(content.folder, 'catalogue/range.xlsx'), workbook);
  const folder = await readSourceFolder(content.folder);
  const report = createReport();
  const tables = await readWorkbooks(folder, report);
  const table = tables.get('catalogue/products/new100/variants.csv');
  expect(table?.header).toEqual(['sku', 'weight_kg', 'cri']);
  expect(table?.factors.get('weight_kg')).toBe(0.001);
});

test.each([
  ['Peso: wieght_kg', "'wieght_kg' is not a known column. Did you mean 'weight_kg'?"],
  [
    'Peso: { column: weight_kg, unit: stone }',
    "'stone' is no unit of weight_kg. Write one of kg, g",
  ],
  ['Peso: { column: cri, unit: g }', "'g' is no unit of cri. Remove it: cri has no unit."],
  ['Peso: { unit: g }', 'needs either the name of a column or a label'],
  ['Peso: { label: { en: Weight } }', 'es: is missing'],
  [
    'Acabado: { column: finish, values: { Blanco: { en: White, es: Blanco } } }',
    'is a text in each language where the column has one value',
  ],
])('A map that cannot be followed is refused: %s', async (map, expected) => {
  const { content } = await setUp();
  await content.write('catalogue/columns.yaml', `# The heads of our ERP\n${map}\n`);
  const { errors } = await checkFolder({ folder: content.folder });
  expect(errors.map((problem) => formatProblem(problem, ''))).toEqual([
    expect.stringMatching(/^\/catalogue\/columns\.yaml line 2/),
  ]);
  expect(formatProblem(errors[0] ?? expect.fail(), '')).toContain(expected);
});

test.each([
  ['Position;Quantity;Code;Product;Power (W)\nA1;3;NIM120/12/830/W;Nimba;12\n'],
  ['Posición;Cantidad;Referencia;Producto;Potencia (W)\nA1;3;NIM120/12/830/W;Nimba;12\n'],
])('A project list is refused in words, not read as variants: %s', async (text) => {
  const { amend } = await setUp();
  const { errors, amendment } = await amend('list.csv', text);
  expect(errors).toEqual([expect.stringContaining('is a project list')]);
  expect(amendment.tables.size).toBe(0);
});

test.each([
  ['Quantity,Code,Variant,Reason\n2,NIM120/12/830/W,Nimba,run\n', 'is the material of a plan'],
  ['Code,GTIN,EF009347 Max. system power (W)\nNIM120/12/830/W,,12\n', 'table of ETIM features'],
])(
  'Other files of the site that say nothing of variants are refused in words: %s',
  async (...row) => {
    const [text, expected] = row;
    const { amend } = await setUp();
    const { errors, amendment } = await amend('list.csv', text);
    expect(errors).toEqual([expect.stringContaining(expected)]);
    expect(amendment.tables.size).toBe(0);
  },
);
