import { expect, test } from 'vitest';
import { toFoundVariant, variantQuery } from '#core/catalogue/search/variant-query.ts';

test('a text without a letter or digit is no query', () => {
  expect(variantQuery(' * - ')).toBeNull();
  expect(variantQuery('')).toBeNull();
});

test('a figure joined to its unit is read as in the catalogue; light is a condition on request', () => {
  expect(variantQuery(' ard150 36w ')?.q).toBe('ard150 36 w');
  expect(variantQuery('ard150')?.filter_by).toBe('show_in_cat_listing:=TRUE');
  expect(variantQuery('ard150', { hasLight: true })?.filter_by).toContain('lumens:>0');
});

test('a document without a picture is a variant without one', () => {
  const document = { post_id: '12', sku: 'ARD150', description: 'Downlight' };
  const variant = { id: 12, sku: 'ARD150', description: 'Downlight', image: null };
  expect(toFoundVariant(document)).toEqual(variant);
});
