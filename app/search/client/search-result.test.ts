import { describe, expect, test } from 'vitest';
import { toResult } from '#app/search/client/search-result.ts';
import { textOf } from '#app/search/client/split-marks.ts';
import type { SearchHit } from '#core/search/search-engine.ts';

function hit(
  document: Record<string, unknown>,
  highlight: Record<string, string | string[]> = {},
): SearchHit {
  const entries = Object.entries(highlight).map(([field, snippet]) => {
    const all = [snippet].flat().map((text) => ({ matched_tokens: [], snippet: text }));
    return [field, Array.isArray(snippet) ? all : all[0]];
  });
  return {
    document: {
      id: '7',
      sku: 'ARD150/12/830/60D/W/FX',
      post_title: 'Ardea 150',
      description: 'Ardea 150, 12 W, white',
      permalink: '/en/products/ardea-150',
      main_image_url: '/images/0123456789abcdef/160.webp',
      post_id: 4711,
      ...document,
    },
    highlight: Object.fromEntries(entries),
    highlights: [],
  } as SearchHit;
}

const descriptionOf = (one: SearchHit) => textOf(toResult(one, true).description);

describe('toResult', () => {
  test('links to the page of a product', () => {
    const result = toResult(hit({}), false);
    expect(result.href).toBe('/en/products/ardea-150');
    expect(result.pictureUrl).toBe('/images/0123456789abcdef/160.webp');
    expect(textOf(result.sku)).toBe('ARD150/12/830/60D/W/FX');
  });

  test('links to the variant on the page of its product', () => {
    const href = '/en/products/ardea-150?variation=4711';
    expect(toResult(hit({}), true).href).toBe(href);
    const permalink = 'https://www.example.com/en/products/ardea-150?variation=1#top';
    expect(toResult(hit({ permalink }), true).href).toBe(href);
  });

  test('distinguishes a product from a variant with the same number', () => {
    const ids = [
      toResult(hit({}), false),
      toResult(hit({}), true),
      toResult(hit({ post_id: 4712 }), true),
    ].map(({ id }) => id);
    expect(ids).toEqual(['product-4711', 'variation-4711', 'variation-4712']);
  });

  test('marks the highlights of the response', () => {
    const { sku, title } = toResult(hit({}, { sku: '<mark>ARD150</mark>/12/830' }), true);
    expect(sku).toEqual([
      { text: 'ARD150', isFound: true },
      { text: '/12/830', isFound: false },
    ]);
    expect(title).toEqual([{ text: 'Ardea 150', isFound: false }]);
  });

  test('does not repeat the title', () => {
    expect(descriptionOf(hit({}))).toBe('12 W, white');
    const marked = hit({}, { description: '<mark>Ardea</mark> 150, 12 W, <mark>white</mark>' });
    expect(toResult(marked, true).description.at(-1)).toEqual({ text: 'white', isFound: true });
    expect(descriptionOf(marked)).toBe('12 W, white');
    expect(descriptionOf(hit({ description: 'Ardea 150' }))).toBe('');
    expect(descriptionOf(hit({ description: 'Ardea 1500 in white' }))).toBe('Ardea 1500 in white');
    expect(descriptionOf(hit({ description: 'For offices' }))).toBe('For offices');
  });

  test('lists the earlier codes that matched, and no others', () => {
    const legacy_skus = ['AD150', 'XY1'];
    expect(toResult(hit({ legacy_skus }), false).replaces).toEqual([]);
    const found = hit({ legacy_skus }, { legacy_skus: ['<mark>AD</mark>150', 'XY1'] });
    expect(toResult(found, false).replaces.map(textOf)).toEqual(['AD150']);
  });

  test('works without a picture and a description', () => {
    const result = toResult(hit({ main_image_url: undefined, description: undefined }), false);
    expect(result.pictureUrl).toBeNull();
    expect(result.description).toEqual([]);
  });
});
