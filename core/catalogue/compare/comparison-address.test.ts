import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparisonFileHref,
  comparisonHref,
  parseComparison,
} from '#core/catalogue/compare/comparison-address.ts';
import { localeCodes } from '#core/i18n/locales.ts';

const queryOf = (address: string) => new URL(address, 'https://any.invalid').searchParams;

test('a URL holds the variants and display options, in each language', () => {
  expect(comparisonHref('en', { ids: [] })).toBe('/en/compare-products');
  expect(comparisonHref('es', { ids: [12, 34] })).toBe('/es/comparar-productos?variants=12,34');
  expect(comparisonHref('en', { ids: [12], isBrief: true, hasMarks: true })).toBe(
    '/en/compare-products?variants=12&differences=1&best=1',
  );
});

test('the PDF has the same query', () => {
  expect(comparisonFileHref('es', { ids: [12, 34], hasMarks: true }, 'pdf')).toBe(
    '/es/descargas/comparacion.pdf?variants=12,34&best=1',
  );
});

test('a URL survives the round trip', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_000_000_000 }), { maxLength: 4 });
  const state = fc.record({ ids, isBrief: fc.boolean(), hasMarks: fc.boolean() });
  fc.assert(
    fc.property(fc.constantFrom(...localeCodes), state, (locale, one) => {
      expect(parseComparison(queryOf(comparisonHref(locale, one)))).toEqual(one);
    }),
  );
});

test('any other query is accepted', () => {
  const pair = fc.tuple(fc.constantFrom('variants', 'differences', 'best', 'x'), fc.string());
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const { ids, isBrief, hasMarks } = parseComparison(new URLSearchParams(pairs));
      expect(ids.length).toBeLessThanOrEqual(4);
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      expect([typeof isBrief, typeof hasMarks]).toEqual(['boolean', 'boolean']);
    }),
    { numRuns: 10_000 },
  );
});
