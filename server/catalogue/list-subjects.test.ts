import { expect, test } from 'vitest';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listSubjects } from '#server/catalogue/list-subjects.ts';

const slugs = {
  en: { 1: 'nimba', 2: 'velo', 11: 'recessed', 12: 'surface' },
  es: { 1: 'nimba', 2: 'velo', 11: 'empotrable', 12: 'superficie' },
};

type Made = { family: number; types: number[]; updated: string; isListed?: boolean };

function viewOf(locale: keyof typeof slugs, products: Made[]) {
  const terms = new Map(Object.entries(slugs[locale]).map(([id, slug]) => [Number(id), { slug }]));
  const index = {
    terms,
    categories: [
      { card: { id: 100 }, branchIds: new Set([100, 101]) },
      { card: { id: 101 }, branchIds: new Set([101]) },
    ],
    products: products.map(({ family, types, updated, isListed = true }) => ({
      ...{
        card: { family: { id: family } },
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

test('Listings of one type or family exist where a category has more than one', () => {
  const products = [
    { family: 1, types: [11], updated: '2026-01-01' },
    { family: 1, types: [11, 12], updated: '2026-03-01' },
  ];
  expect(list(products)).toEqual([
    ...[
      { queries: { en: '?type=recessed', es: '?type=empotrable' }, updated: '2026-03-01' },
      { queries: { en: '?type=surface', es: '?type=superficie' }, updated: '2026-03-01' },
    ].map((subject) => ({ categoryId: 101, ...subject })),
  ]);
});

test('Unlisted products do not count', () => {
  const shown = { family: 1, types: [11], updated: '2026-01-01' };
  expect(list([shown, { family: 2, types: [12], updated: '2026-02-01', isListed: false }])).toEqual(
    [],
  );
  expect(list([shown, { family: 2, types: [11], updated: '2026-02-01' }])).toHaveLength(2);
});
