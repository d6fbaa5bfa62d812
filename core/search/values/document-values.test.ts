import { describe, expect, test } from 'vitest';
import { createRandom } from '#core/search/random.fixtures.ts';
import { DocumentStore } from '#core/search/values/document-values.ts';

const SUMMARY =
  'A recessed downlight for offices with a deep reflector, and “quotes”, \n lines. '.repeat(10);

/** Variants of products: what a product says is the same in each of them. */
function listVariants(count: number, perProduct: number) {
  return Array.from({ length: count }, (_, at) => {
    const product = Math.floor(at / perProduct);
    const shared = { summary: `${SUMMARY} ${product}`, uses: ['Office', `Ñ ${product}`] };
    return { id: `${at}`, sku: `A-${at}`, ...shared, flux: at, note: at % 3 === 0 ? null : at };
  });
}

function fill(documents: { id: string }[]) {
  const store = new DocumentStore();
  for (const document of documents) store.add(document);
  store.settle();
  return store;
}

/** Of the stored values. */
const bytesOf = (store: DocumentStore) =>
  (store as unknown as { chunks: Uint8Array[] }).chunks.reduce((sum, one) => sum + one.length, 0);

describe('Stored documents', () => {
  test('are read as they were written', () => {
    const random = createRandom(4);
    const variants = listVariants(500, 14).map((variant) =>
      random.below(9) === 0 ? { id: variant.id, sku: variant.sku } : variant,
    );
    const store = fill(variants);
    expect(variants.map((_, number) => store.read(number))).toEqual(variants);
    expect([...store.readAll()]).toEqual(variants);
  });

  test('share what several say in a row', () => {
    expect(bytesOf(fill(listVariants(1_400, 14)))).toBeLessThan(
      bytesOf(fill(listVariants(1_400, 1))) / 4,
    );
  });

  test('stay as they are when the one that they share with is replaced or removed', () => {
    const variants = listVariants(5, 5);
    const store = fill(variants);
    store.add({ id: '0', sku: 'other' });
    store.remove('1');
    expect([...store.readAll()]).toEqual([{ id: '0', sku: 'other' }, ...variants.slice(2)]);
  });

  test('have a value where another lacks it, and null for what JSON does not know', () => {
    const documents = [
      { id: '1', text: SUMMARY, a: 1, b: undefined },
      { id: '2', text: SUMMARY, a: undefined, b: 2 },
      { id: '3', text: SUMMARY, a: Number.NaN, b: [] },
    ];
    const store = fill(documents);
    expect(documents.map((_, number) => store.read(number))).toEqual([
      { id: '1', text: SUMMARY, a: 1, b: null },
      { id: '2', text: SUMMARY, a: null, b: 2 },
      { id: '3', text: SUMMARY, a: null, b: [] },
    ]);
  });
});
