import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type FacetId, facets } from '#core/catalogue/listing/facets.ts';
import {
  formatListingState,
  type ListingState,
  parseListingState,
} from '#core/catalogue/listing/listing-state.ts';
import type { FacetView, ProductListing } from '#core/catalogue/listing/listing-view.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { demoFolder, serveListings } from '#server/listing.fixtures.ts';
import {
  countProducts,
  hasChosen,
  hasFlag,
  hasTerm,
  type Item,
  readItems,
} from '#server/listing-oracle.fixtures.ts';

describe('A listing of the demo counts as a plain filter over its variants does', () => {
  let site: Awaited<ReturnType<typeof serveListings>>;
  let items: Item[];
  let everything: ProductListing;

  beforeAll(async () => {
    site = await serveListings(demoFolder);
    items = await readItems(demoFolder, 'es');
    everything = await site.list('es', '');
  });
  afterAll(() => site.close());

  test('for everything', () => {
    expect(everything.total).toBe(countProducts(items));
    expect(everything.variantTotal).toBe(items.length);
    const shown = everything.facets.map(({ id }) => id);
    expect(shown, 'facets with values in content/').toEqual(facets.map(({ id }) => id));
    for (const view of everything.facets) expectCounts(view, items);
  });

  test('for any choice of filters', async () => {
    await fc.assert(
      fc.asyncProperty(states(everything.facets), async (state) => {
        const listing = await site.list('es', formatListingState(state));
        const chosen = listChosen(state);
        const matching = items.filter((item) => chosen.every((id) => hasChosen(item, state, id)));
        expect(listing.total).toBe(countProducts(matching));
        expect(listing.variantTotal).toBe(matching.length);
        for (const view of listing.facets) {
          const others = chosen.filter((id) => id !== view.id);
          expectCounts(
            view,
            items.filter((item) => others.every((id) => hasChosen(item, state, id))),
          );
        }
        for (const { product, matchingVariantCount, variant } of listing.rows) {
          const own = matching.filter((item) => item.product.code === product.code);
          expect(matchingVariantCount).toBe(own.length);
          expect(own.map((item) => item.variant.sku)).toContain(variant.sku);
        }
        for (const { without, total } of listing.relaxations) {
          const isAll = without.includes('filters');
          const countWithout = (left: readonly string[]) => {
            const others = chosen.filter((id) => !left.includes(id));
            return countProducts(
              items.filter((item) => others.every((id) => hasChosen(item, state, id))),
            );
          };
          expect(total).toBe(countWithout(isAll ? chosen : without));
          expect(total).toBeGreaterThan(0);
          // Without the only one, everything is left.
          const isFurther = chosen.length > 1 && (isAll || without.length > 1);
          if (isFurther) expect(chosen.filter((id) => countWithout([id]) > 0)).toEqual([]);
        }
        expect(listing.relaxations.length > 0).toBe(listing.total === 0);
      }),
      { numRuns: 120 },
    );
  });
});

test('A listing responds to any address', async () => {
  const site = await serveListings(fixtureFolder);
  onTestFinished(() => site.close());
  const names = fc.constantFrom('search', 'sort', 'view', 'page', ...facets.map(({ id }) => id));
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'aN1 "-*`\\\\:=&|()[],.<>/') }),
    fc.stringMatching(/^[0-9]{0,9}-?[0-9.]{0,9}$/),
    fc.constantFrom('IP65', '3000,9999999', 'I', 'yes', '999', 'nimba', '-nimba', '"nimba 120"'),
  );
  const address = fc.array(fc.tuple(names, values), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(address, async (pairs) => {
      const { rows, total } = await site.list('en', String(new URLSearchParams(pairs)));
      expect(rows.length).toBe(total);
    }),
    { numRuns: 300 },
  );
});

/** States of at most four facets, with values that the listing has and limits within its scales. */
function states(views: FacetView[]): fc.Arbitrary<ListingState> {
  const some = fc.subarray(views, { maxLength: 4 });
  return some
    .chain((chosen) => fc.tuple(...chosen.map(choices)))
    .map((parts) => {
      const query = new URLSearchParams(parts.join('&'));
      return parseListingState(query);
    });
}

/** Choices of one facet as parameters of an address. */
function choices(view: FacetView): fc.Arbitrary<string> {
  switch (view.kind) {
    case 'term': {
      const values = view.values.map(({ value }) => encodeURIComponent(value));
      const chosen = fc.subarray(values, { minLength: 1, maxLength: Math.min(3, values.length) });
      return chosen.map((some) => `${view.id}=${some.join(',')}`);
    }
    case 'range': {
      const limit = fc.option(withinScale(view), { nil: '' });
      return fc.tuple(limit, limit).map((limits) => `${view.id}=${limits.join('-')}`);
    }
    case 'flag':
      return fc.constant(`${view.id}=yes`);
  }
}

/** Values on the steps of a scale, such as 0.1, 0.2, 0.3. */
function withinScale({ bounds: { min, max }, step }: Extract<FacetView, { kind: 'range' }>) {
  const counts = { min: Math.round(min / step), max: Math.round(max / step) };
  return fc.integer(counts).map((count) => String(Number((count * step).toFixed(2))));
}

function listChosen(state: ListingState): FacetId[] {
  const { terms, ranges, flags } = state;
  return facets
    .map(({ id }) => id)
    .filter((id) => id in terms || id in ranges || flags.some((flag) => flag === id));
}

function expectCounts(view: FacetView, items: Item[]): void {
  if (view.kind === 'range') return;
  if (view.kind === 'flag') {
    expect([view.id, view.count]).toEqual([
      view.id,
      countProducts(items.filter((item) => hasFlag(item, view.id))),
    ]);
    return;
  }
  for (const { value, count } of view.values) {
    const having = items.filter((item) => hasTerm(item, view.id, value));
    expect([view.id, value, count]).toEqual([view.id, value, countProducts(having)]);
  }
}
