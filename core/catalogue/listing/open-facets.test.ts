import { expect, test } from 'vitest';
import { chooseOpenFacets, type FacetSpread } from '#core/catalogue/listing/open-facets.ts';

const terms = (id: FacetSpread['id'], ...counts: number[]): FacetSpread => {
  const isOfProduct = ['type', 'application'].includes(id);
  return { id, isLimit: false, isOfProduct, figures: null, counts };
};
const range = (id: FacetSpread['id'], figures: number[], counts: number[]): FacetSpread => {
  return { id, isLimit: false, isOfProduct: false, figures, counts };
};
const limits = (id: FacetSpread['id'], ...counts: number[]): FacetSpread => {
  return { ...terms(id, ...counts), isLimit: true };
};
const open = (...spreads: FacetSpread[]) => [...chooseOpenFacets(spreads, 12)];

test('Facets that divide the products most come first', () => {
  expect(open(terms('cct', 6, 6), terms('type', 4, 4, 4), terms('finish', 11, 1))).toEqual([
    'type',
    'cct',
    'finish',
  ]);
});

test('A facet with the same value everywhere does not open', () => {
  expect(open(terms('cct', 12), limits('ugr', 12, 12), range('beam', [36], [12]))).toEqual([]);
});

test('Values that most products share divide less than those that one product has', () => {
  expect(open(terms('application', 11, 11, 11, 11), terms('type', 6, 6))[0]).toBe('type');
});

test('Colours that every product has divide its variants', () => {
  expect(open(terms('cct', 12, 12, 12), terms('class', 9, 3))).toEqual(['cct', 'class']);
});

test('A family is a name, and does not open', () => {
  expect(open(terms('family', 1, 1, 1, 1))).toEqual([]);
});

test('A facet that few products have comes after one that all have', () => {
  expect(open(terms('dimming', 1, 1), terms('cct', 6, 6))[0]).toBe('cct');
});

test('Figures within a tenth are one choice', () => {
  const close = range('beam', [60, 61, 62], [4, 4, 4]);
  const apart = range('height', [20, 60, 180], [4, 4, 4]);
  expect(open(close)).toEqual([]);
  expect(open(apart)).toEqual(['height']);
});

test('Of sizes, a cut-out comes first and a height last', () => {
  const [small, large, both] = [
    [60, 200],
    [75, 150],
    [6, 6],
  ];
  expect(open(range('height', small, both), range('width', large, both))).toEqual(['width']);
  const cutOut = range('cut-out', large, [5, 5]);
  expect(open(range('diameter', small, both), cutOut)).toEqual(['cut-out']);
});

test('A limit gives most where half of the products meet it', () => {
  const [first] = open(limits('warranty', 12, 11), limits('ugr', 6, 1));
  expect(first).toBe('ugr');
});

test('Of facets of one subject the best opens, and at most five', () => {
  const halves = [6, 6];
  const spreads = [
    range('wattage', [10, 100], halves),
    range('lumens', [100, 1000, 10_000], [4, 4, 4]),
    ...(['cct', 'finish', 'type', 'dimming', 'class', 'ip'] as const).map((id) =>
      terms(id, ...halves),
    ),
  ];
  const chosen = open(...spreads);
  expect(chosen).toHaveLength(5);
  expect(chosen[0]).toBe('lumens');
  expect(chosen).not.toContain('wattage');
});

test('An empty listing opens none', () => {
  expect([...chooseOpenFacets([terms('cct'), range('beam', [], [])], 0)]).toEqual([]);
});
