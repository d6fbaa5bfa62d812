import { expect, test } from 'vitest';
import { filesBelow, hasOwnFiles, isCodeOf, newFilesOf } from '#core/editing/new-record.ts';
import { kindAt, recordKinds } from '#core/editing/record-kinds.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { keysOf } from '#core/keys.ts';

const today = '2026-11-27';
const codeOf = (kind: string) => (kind === 'product' ? 'NEW150' : 'new-one');

test('every kind with files of its own begins with files of that kind', () => {
  const kinds = keysOf(recordKinds).filter(hasOwnFiles);
  expect(kinds).toContain('page');
  for (const kind of kinds) {
    const [first] = newFilesOf(kind, codeOf(kind), today);
    expect(kindAt(first?.path ?? '')).toBe(kind);
    expect(isCodeOf(kind, codeOf(kind))).toBe(true);
    expect(isCodeOf(kind, '../x')).toBe(false);
  }
});

test('a product begins with its code, the day, what is required, and a table of variants', () => {
  const [record, table] = newFilesOf('product', 'NEW150', today);
  expect(record?.path).toBe('catalogue/products/new150/product.yaml');
  expect(record?.value).toMatchObject({ code: 'NEW150', post_date: today, title: { es: '' } });
  expect(record?.value).not.toHaveProperty('video');
  expect(kindAt(table?.path ?? '')).toBe('variants');
  expect(table?.text).toMatch(/^sku,legacy_skus,.*\n$/);
});

test('pages and texts of articles begin in every language', () => {
  expect(newFilesOf('page', 'new-one', today)).toHaveLength(localeCodes.length);
  const texts = newFilesOf('article', 'new-one', today).filter(({ value }) => value === null);
  expect(texts.map(({ path }) => kindAt(path))).toEqual(localeCodes.map(() => 'article-text'));
});

test('a record in a folder has everything in it, another its file', () => {
  const path = 'catalogue/products/new150/product.yaml';
  expect(filesBelow('product', path)).toBe('catalogue/products/new150/');
  expect(filesBelow('family', 'catalogue/families/nova.yaml')).toBe('catalogue/families/nova.yaml');
});
