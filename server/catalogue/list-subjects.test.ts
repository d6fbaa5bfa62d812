import { expect, test } from 'vitest';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listSubjects } from '#server/catalogue/list-subjects.ts';

const slugs = {
  en: { 1: 'nimba', 2: 'velo', 11: 'recessed', 12: 'surface' },
  es: { 1: 'nimba', 2: 'velo', 11: 'empotrable', 12: 'superficie' },
};
const recessed = { en: '?type=recessed', es: '?type=empotrable' };
const surface = { en: '?type=surface', es: '?type=superficie' };
const nimba = { en: '?family=nimba', es: '?family=nimba' };

type Made = { family: number; types: number[]; updated: string; isListed?: boolean };

function viewOf(locale: keyof typeof slugs, products: Made[]) {
  const terms = new Map(Object.entries(slugs[locale]).map(([id, slug]) => [Number(id), { slug }]));
  const index = {
    terms,
    categories: [
      { card: { id: 100 }, branchIds: new Set([100, 101]) },
      { card: { id: 101 }, branchIds: new Set([101]) },
    ],
    products: products.map(({ family, types, updated, isListed = true }, at) => ({
      ...{
        card: { id: at, family: { id: family } },
        typeIds: types,
        categoryIds: [101],
        updated,
        isListed,
      },
    })),
  };
  return { locale, index: index as unknown as CatalogueIndex };
}

const list = (products: Made[]) => listSubjects([viewOf('en', products), viewOf('es', products)]);

const made = (family: number, types: number[], updated = '2026-01-01') => ({
  ...{ family, types, updated },
});
const queriesOf = (products: Made[]) => list(products).map(({ queries }) => queries);

test('A type or family with several products of a category is a subject, with their last change', () => {
  const products = [
    made(1, [11], '2026-01-01'),
    made(1, [11, 12], '2026-03-01'),
    made(2, [12], '2026-02-01'),
  ];
  expect(list(products)).toEqual([
    { categoryId: 101, queries: recessed, updated: '2026-03-01' },
    { categoryId: 101, queries: surface, updated: '2026-03-01' },
  ]);
});

test('One product is no subject: its own page says the same', () => {
  expect(queriesOf([made(1, [11]), made(1, [11]), made(2, [12])])).toEqual([recessed]);
});

test('A type or family of all products is no subject: the category says the same', () => {
  expect(queriesOf([made(1, [11]), made(1, [11])])).toEqual([]);
});

test('Of a type and a family with the same products only the type is a subject', () => {
  expect(queriesOf([made(1, [11]), made(1, [11]), made(2, [12]), made(2, [12])])).toEqual([
    recessed,
    surface,
  ]);
  expect(queriesOf([made(1, [11]), made(1, [12]), made(2, [12])])).toEqual([surface, nimba]);
});

test('Unlisted products do not count', () => {
  const hidden = { ...made(1, [11]), isListed: false };
  expect(queriesOf([made(1, [11]), hidden, made(2, [12])])).toEqual([]);
});
