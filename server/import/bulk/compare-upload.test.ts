import { expect, test } from 'vitest';
import type { TableUpload } from '#core/editing/table-upload.ts';
import { compareUpload } from '#server/import/bulk/compare-upload.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { bmecatOf, bmecatProduct } from '#server/import/exchange/exchange.fixtures.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { makeWorkbook } from '#server/import/workbook/workbook.fixtures.ts';

const PATH = 'catalogue/products/nim120/variants.csv';

async function compare(
  content: string | Uint8Array,
  options: Partial<Omit<TableUpload, 'bytes'>> = {},
) {
  const folder = await readSourceFolder(fixtureFolder);
  const before = folder.files.get(PATH)?.text ?? '';
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const upload = { name: 'pim.csv', sheet: null, table: null, meanings: {}, removesMissing: false };
  const compared = await compareUpload(folder, { ...upload, ...options, bytes });
  const texts = new Map(compared.texts);
  return { ...compared, before, after: texts.get(PATH) ?? '' };
}

test('a cell changes, and everything else stays letter by letter', async () => {
  const { changes, before, after, errors } = await compare(
    'sku;weight_kg;Precio de compra\nNIM120/12/830/W;9,75;100\n',
  );
  expect(errors).toEqual([]);
  expect(changes).toMatchObject({ added: 0, removed: 0, changed: 1, files: 1 });
  expect(changes.rows).toEqual([
    {
      ...{ path: PATH, key: 'NIM120/12/830/W', kind: 'changed' },
      cells: [{ column: 'weight_kg', before: expect.any(String), after: '9.75' }],
    },
  ]);
  const [head = ''] = before.split('\n');
  const at = head.split(',').indexOf('weight_kg') - head.split(',').length;
  const differing = after.split('\n').filter((line, index) => line !== before.split('\n')[index]);
  expect(differing).toHaveLength(1);
  expect(differing[0]?.split(',').at(at)).toBe('9.75');
  const heads = changes.sheets[0]?.heads.map(({ head, state }) => [head, state]);
  expect(heads).toEqual([
    ['sku', 'read'],
    ['weight_kg', 'read'],
    ['Precio de compra', 'unknown'],
  ]);
});

test('heads of another system are read as columns once somebody says so, with their unit', async () => {
  const text = 'Artikel\tGewicht\nNIM120/12/830/W\t975\n';
  const unknown = await compare(text, { table: 'variants' });
  expect(unknown.errors).not.toEqual([]);
  expect(unknown.changes.sheets[0]?.heads).toMatchObject([
    { head: 'Artikel', state: 'unknown', samples: ['NIM120/12/830/W'] },
    { head: 'Gewicht', state: 'unknown', samples: ['975'] },
  ]);
  const meanings = { Artikel: { column: 'sku' }, Gewicht: { column: 'weight_kg', unit: 'g' } };
  const { errors, changes } = await compare(text, { table: 'variants', meanings });
  expect(errors).toEqual([]);
  expect(changes.rows[0]?.cells).toMatchObject([{ column: 'weight_kg', after: '0.975' }]);
  expect(changes.sheets[0]?.table).toBe('variants');
});

test('rows that the file lacks stay, unless somebody chooses that they go', async () => {
  const text = 'sku,weight_kg\nNIM120/12/830/W,9.75\n';
  expect((await compare(text)).changes.removed).toBe(0);
  const { changes, before, after } = await compare(text, { removesMissing: true });
  expect(changes.removed).toBe(before.trim().split('\n').length - 2);
  expect(after.trim().split('\n')).toHaveLength(2);
});

test('the same file again changes nothing, and has no text to write', async () => {
  const { before } = await compare('sku,weight_kg\n');
  const { changes, texts } = await compare(before);
  expect(changes).toMatchObject({ added: 0, removed: 0, changed: 0, files: 0 });
  expect(texts).toEqual([]);
});

test('the same change of several rows is one group; an unclear number is an error and writes nothing', async () => {
  const rows = ['NIM120/12/830/W', 'NIM120/12/840/W'].map((sku) => [sku, 1.5]);
  const name = 'pim.xlsx';
  const { changes } = await compare(makeWorkbook({ A: [['sku', 'weight_kg'], ...rows] }), { name });
  expect(changes.groups).toMatchObject([{ column: 'weight_kg', after: '1.5', count: 2 }]);
  const unclear = await compare('sku;weight_kg\nNIM120/12/830/W;1.200\n');
  expect(unclear.errors[0]).toMatchObject({ place: { row: 2 }, field: 'weight_kg' });
  expect(unclear.texts).toEqual([]);
});

test('a BMEcat catalogue shows its features as columns, those without a rule by their code', async () => {
  const features = { EF009347: ['13', '13'], EF900001: '450' };
  const xml = bmecatOf([bmecatProduct('NIM120/12/830/W', { features })]);
  const { changes, errors } = await compare(xml, { name: 'pim.xml' });
  expect(errors).toEqual([]);
  expect(changes.sheets[0]?.table).toBe('variants');
  expect(changes.sheets[0]?.heads).toMatchObject([
    { head: 'sku', state: 'read' },
    { head: 'power_w', state: 'read', samples: ['13'] },
    { head: 'EF900001', state: 'unknown', samples: ['450'] },
  ]);
  const meanings = { EF900001: { column: 'weight_kg', unit: 'g' } };
  const mapped = await compare(xml, { name: 'pim.xml', meanings });
  expect(mapped.changes.rows[0]?.cells).toMatchObject([{ column: 'power_w', after: '13' }]);
  expect(mapped.changes.sheets[0]?.heads.map(({ column }) => column)).toContain('weight_kg');
});

test('a workbook that is none is an error, not a failure', async () => {
  const { errors, changes } = await compare('no archive', { name: 'pim.xlsx' });
  expect([errors.length, changes.sheets]).toEqual([1, []]);
});

test('fields of products are changed in their records', async () => {
  const { changes, texts } = await compare('code,warranty_years\nNIM120,9\n');
  expect(changes.rows).toMatchObject([
    { key: 'NIM120', kind: 'changed', cells: [{ column: 'warranty_years', after: '9' }] },
  ]);
  expect(texts.map(([path]) => path)).toEqual(['catalogue/products/nim120/product.yaml']);
});

test('codes in small letters are those of the content', async () => {
  const { changes, errors, after } = await compare('sku;weight_kg\nnim120/12/830/w;9.75\n');
  expect(errors).toEqual([]);
  expect(changes).toMatchObject({ added: 0, removed: 0, changed: 1 });
  expect(changes.rows[0]).toMatchObject({ key: 'NIM120/12/830/W' });
  expect(after).toContain('NIM120/12/830/W');
  expect(after).not.toContain('nim120/12/830/w');
  const both = 'sku;weight_kg\nnim120/12/830/w;9.75\nNIM120/12/830/W;9.5\n';
  expect((await compare(both)).changes).toMatchObject({ added: 1, changed: 1 });
});
