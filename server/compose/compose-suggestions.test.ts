import { expect, test } from 'vitest';
import type { FoundProducts } from '#core/catalogue/search/product-suggestions.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';
import { composeSuggestions } from '#server/compose/compose-suggestions.ts';

const none: FoundProducts = {
  ...{ total: 0, products: [], limits: [], query: '' },
  fit: { isQuestion: false, isIncomplete: false, isWordless: false, isOfKind: false },
  ...{ leftOut: [], correction: null, absent: null },
};
const term: PlaceGroup = {
  kind: 'term',
  rows: [{ href: '/en/glossary#ip-code', title: 'IP code', excerpt: '', score: 3 }],
  total: 1,
  seeAll: null,
};
const limit: FoundProducts['limits'][number] = {
  ...{ label: 'facet.ip', valueLabel: { text: 'IP65' }, without: '' },
};

/** Whether pages come first for a text that names one. */
async function isPlaceFirst(text: string, found: Partial<FoundProducts>): Promise<boolean> {
  const { suggest } = composeSuggestions({
    catalogue: { suggestProducts: async () => ({ ...none, ...found }) },
    findPlaces: async () => [term],
  });
  return (await suggest('en', text)).isPlaceFirst;
}

test('A page that a text names comes before products, unless figures of the text say which', async () => {
  expect(await isPlaceFirst('ip code', { total: 9 })).toBe(true);
  expect(await isPlaceFirst('ip65', { total: 9, limits: [limit] })).toBe(false);
  const dimmed = { total: 9, limits: [limit] };
  expect(await isPlaceFirst('casambi driver', { ...dimmed, query: 'search=driver' })).toBe(false);
  expect(await isPlaceFirst('casambi light', { ...dimmed, query: 'search=light' })).toBe(true);
});

test('It comes first all the same for a question, and where no product has the figures', async () => {
  const fit = { ...none.fit, isQuestion: true };
  expect(await isPlaceFirst('what is ip65', { total: 9, limits: [limit], fit })).toBe(true);
  expect(await isPlaceFirst('ip65', { limits: [limit] })).toBe(true);
});

test('A page that a text names in part comes first only where products lack what the text is about', async () => {
  const named = { ...term, rows: term.rows.map((row) => ({ ...row, score: 2.4 })) };
  const first = async (isIncomplete: boolean) => {
    const { suggest } = composeSuggestions({
      catalogue: {
        suggestProducts: async () => ({ ...none, total: 4, fit: { ...none.fit, isIncomplete } }),
      },
      findPlaces: async () => [named],
    });
    return (await suggest('en', 'ip code box')).isPlaceFirst;
  };
  expect(await first(true)).toBe(true);
  expect(await first(false)).toBe(false);
});

test('What the catalogue has nothing of leads to pages that name it, and to no category', async () => {
  const absent = { words: 'LED tube', near: ['battens'] };
  const category: PlaceGroup = { ...term, kind: 'category' };
  const near = { ...term, rows: term.rows.map((row) => ({ ...row, score: 2 })) };
  const placesOf = async (...found: PlaceGroup[]) => {
    const { suggest } = composeSuggestions({
      catalogue: { suggestProducts: async () => ({ ...none, absent }) },
      findPlaces: async () => found,
    });
    return (await suggest('en', 'led tube')).places;
  };
  expect(await placesOf(category, term)).toEqual([term]);
  expect(await placesOf(near)).toEqual([]);
});

test('A page named by a word that is misspelt for products only hides them where the right word names it less', async () => {
  const correction = { text: 'driver casambi', query: '' };
  const show = async (scoreOfCorrected: number) => {
    const { suggest } = composeSuggestions({
      catalogue: { suggestProducts: async () => ({ ...none, total: 4, correction }) },
      findPlaces: async (_locale, text) => {
        const score = text === correction.text ? scoreOfCorrected : 2.5;
        return [{ ...term, rows: term.rows.map((row) => ({ ...row, score })) }];
      },
    });
    return (await suggest('en', 'draiver casambi')).total;
  };
  expect(await show(2.6)).toBe(4);
  expect(await show(1)).toBe(0);
});

test('Filler words that name a page choose no products', async () => {
  const show = async (places: PlaceGroup[]) => {
    const fit = { ...none.fit, isWordless: true };
    const { suggest } = composeSuggestions({
      catalogue: { suggestProducts: async () => ({ ...none, total: 4, fit }) },
      findPlaces: async () => places,
    });
    return (await suggest('en', 'where to buy')).total;
  };
  expect(await show([term])).toBe(0);
  expect(await show([])).toBe(4);
});

test('What a word means comes after the products and the category that it names', async () => {
  const category: PlaceGroup = { ...term, kind: 'category' };
  const isFirst = async (isOfKind: boolean) => {
    const fit = { ...none.fit, isOfKind };
    const { suggest } = composeSuggestions({
      catalogue: { suggestProducts: async () => ({ ...none, total: 4, fit }) },
      findPlaces: async () => [term, category],
    });
    return (await suggest('en', 'ballast')).isPlaceFirst;
  };
  expect(await isFirst(true)).toBe(false);
  expect(await isFirst(false)).toBe(true);
});

test('The name of a page chooses no products that have a part of it, or are of no kind that it names', async () => {
  const page: PlaceGroup = { ...term, kind: 'page' };
  const show = async (fit: Partial<FoundProducts['fit']>, places: PlaceGroup[]) => {
    const found = { ...none, total: 4, leftOut: ['hours'], fit: { ...none.fit, ...fit } };
    const { suggest } = composeSuggestions({
      catalogue: { suggestProducts: async () => found },
      findPlaces: async () => places,
    });
    const { total, leftOut } = await suggest('en', 'opening hours');
    return { total, leftOut };
  };
  const hidden = { total: 0, leftOut: [] };
  const shown = { total: 4, leftOut: ['hours'] };
  expect(await show({ isIncomplete: true, isOfKind: true }, [page])).toEqual(hidden);
  expect(await show({}, [page])).toEqual(hidden);
  expect(await show({ isOfKind: true }, [page])).toEqual(shown);
  expect(await show({ isIncomplete: true }, [term])).toEqual(shown);
});
