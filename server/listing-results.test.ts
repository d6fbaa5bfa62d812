import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseListingState } from '#core/catalogue/listing/listing-state.ts';
import type { FacetView, ProductListing } from '#core/catalogue/listing/listing-view.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { demoFolder, serveListings } from '#server/listing.fixtures.ts';

type Site = Awaited<ReturnType<typeof serveListings>>;

const codes = ({ rows }: ProductListing) => rows.map(({ product }) => product.code);
const facetOf = ({ facets }: ProductListing, id: FacetView['id']) =>
  facets.find((facet) => facet.id === id);

describe('A listing of a small catalogue', () => {
  let site: Site;
  beforeAll(async () => {
    site = await serveListings(fixtureFolder);
  });
  afterAll(() => site.close());

  test('shows the listed products with all their variants, those of the first category first', async () => {
    const listing = await site.list('en', '');
    expect(codes(listing)).toEqual(['NIM120', 'VEL400']);
    expect(listing).toMatchObject({ total: 2, variantTotal: 6, page: 1, pageCount: 1 });
    expect(listing.rows[0]).toMatchObject({
      matchingVariantCount: 4,
      variant: { sku: 'NIM120/12/830/W' },
    });
    expect(listing).toMatchObject({ chosen: [], relaxations: [] });
  });

  test('leads to the first variant that matches, and counts them', async () => {
    const { rows } = await site.list('en', 'dimming=dali-2&cct=4000');
    expect(rows).toMatchObject([
      { matchingVariantCount: 1, variant: { sku: 'NIM120/12/840/W/DD' } },
    ]);
  });

  test.each([
    ['a SKU', 'NIM120/12/840/W', 'NIM120/12/840/W'],
    ['a SKU without its signs', 'nim12012840wdd', 'NIM120/12/840/W/DD'],
    ['a product code', 'nim120', 'NIM120/12/830/W'],
    ['an old code of the product', 'NB-120', 'NIM120/12/830/W'],
    ['an old SKU', 'NB120840', 'NIM120/12/840/W'],
    ['a title with a mistake', 'nimbba', 'NIM120/12/830/W'],
    ['a word of the summary', 'receptions', 'NIM120/12/830/W'],
    ['words of the description', '4000 K dali', 'NIM120/12/840/W/DD'],
  ])('finds by %s', async (_, text, sku) => {
    const { rows } = await site.list('en', `search=${encodeURIComponent(text)}`);
    expect(rows.map(({ variant }) => variant.sku)).toEqual([sku]);
  });

  test('does not find what is not listed', async () => {
    expect(await site.list('en', 'search=CTR10')).toMatchObject({ total: 0, variantTotal: 0 });
  });

  test('names terms, figures and properties in its language', async () => {
    const listing = await site.list('es', '');
    expect(facetOf(listing, 'category')).toMatchObject({
      label: 'facet.category',
      values: [
        { value: 'interior', label: { text: 'Iluminación interior' }, count: 1 },
        { value: 'downlights-empotrables', count: 1, parent: 'interior' },
        { value: 'exterior', label: { text: 'Iluminación exterior' }, count: 1 },
        { value: 'balizas', label: { text: 'Balizas' }, count: 1, parent: 'exterior' },
      ],
    });
    expect(facetOf(listing, 'finish')).toMatchObject({
      values: [
        { value: 'white', label: { key: 'finish.white' } },
        { value: 'anthracite', label: { key: 'finish.anthracite' } },
        { value: 'bronze', label: { key: 'finish.bronze' } },
      ],
    });
    expect(facetOf(listing, 'lumens')).toEqual({
      id: 'lumens',
      kind: 'range',
      isOpen: true,
      label: 'facet.lumens',
      isMain: true,
      unit: 'lm',
      step: 50,
      bounds: { min: 500, max: 1250 },
      chosen: { min: null, max: null },
    });
    expect(facetOf(listing, 'dimmable')).toMatchObject({ kind: 'flag', count: 1 });
    expect(facetOf(listing, 'ugr')).toMatchObject({ isLimit: true });
  });

  test('leaves out facets that none of its products has', async () => {
    const listing = await site.list('en', '');
    for (const id of ['emergency', 'emergency-type', 'tunable'] as const) {
      expect(facetOf(listing, id)).toBeUndefined();
    }
    expect(facetOf(await site.list('en', 'tunable=yes'), 'tunable')).toMatchObject({
      count: 0,
      isChosen: true,
    });
  });

  test('keeps values that the other filters leave nothing of, with a count of 0', async () => {
    const { facets } = await site.list('en', 'type=path');
    const ip = facets.find(({ id }) => id === 'ip');
    expect(ip).toMatchObject({
      values: [
        { value: 'IP44', count: 0 },
        { value: 'IP65', count: 1 },
      ],
    });
    const type = facets.find(({ id }) => id === 'type');
    expect(type).toMatchObject({
      values: [
        { value: 'fixed', count: 1, isChosen: false },
        { value: 'path', count: 1, isChosen: true },
      ],
    });
  });

  test('of a category holds what is in it and below it, and is divided by what is below it', async () => {
    const interior = await site.list('en', '', 'interior');
    expect(codes(interior)).toEqual(['NIM120']);
    expect(facetOf(interior, 'category')).toMatchObject({ values: [{ value: 'downlights' }] });
    const downlights = await site.list('en', '', 'downlights');
    expect(codes(downlights)).toEqual(['NIM120']);
    expect(facetOf(downlights, 'category')).toBeUndefined();
    expect(facetOf(downlights, 'ip')).toMatchObject({ values: [{ value: 'IP44', count: 1 }] });
    expect(codes(await site.list('en', '', 'sensors'))).toEqual([]);
  });

  test('names what narrows it, each with the way back', async () => {
    const { chosen } = await site.list(
      'es',
      'search=nimba&family=nimba&ip=IP44,IP65&wattage=-20&dimmable=yes&page=2',
    );
    expect(chosen.map(({ facet, value, valueLabel }) => [facet, value, valueLabel])).toEqual([
      ['search', '', { text: 'nimba' }],
      ['family', 'nimba', { text: 'Nimba' }],
      ['ip', 'IP44', { text: 'IP44' }],
      ['ip', 'IP65', { text: 'IP65' }],
      ['wattage', '', { key: 'limit.up-to', values: { value: '20\u00a0W' } }],
      ['dimmable', '', null],
    ]);
    const queries = chosen.map(({ query }) => query);
    expect(queries[2]).toBe('?search=nimba&family=nimba&ip=IP65&wattage=-20&dimmable=yes');
    expect(queries[4]).toBe('?search=nimba&family=nimba&ip=IP44,IP65&dimmable=yes');
  });

  test('shows a value that nothing has as chosen, and is empty', async () => {
    const listing = await site.list('en', 'family=unknown&finish=tartan');
    expect(listing.total).toBe(0);
    expect(facetOf(listing, 'family')).toMatchObject({
      values: [
        { value: 'nimba' },
        { value: 'velo' },
        { value: 'unknown', count: 0, isChosen: true },
      ],
    });
    expect(listing.chosen).toMatchObject([
      { facet: 'family', valueLabel: { text: 'unknown' }, query: '?finish=tartan' },
      { facet: 'finish', valueLabel: { text: 'tartan' }, query: '?family=unknown' },
    ]);
    expect(listing.relaxations).toEqual([
      {
        without: ['filters'],
        names: [{ label: 'filter.all', valueLabels: [] }],
        query: '',
        total: 2,
      },
    ]);
  });

  test('that is empty offers what to leave out, and how many products that gives', async () => {
    const { total, relaxations } = await site.list('en', 'ip=IP44,IP65&ugr=16&sort=name');
    expect(total).toBe(0);
    expect(relaxations).toEqual([
      {
        without: ['ugr'],
        names: [{ label: 'facet.ugr', valueLabels: [{ text: '≤ 16' }] }],
        query: '?ip=IP44,IP65&sort=name',
        total: 2,
      },
    ]);
    const { relaxations: ways } = await site.list('en', 'family=nimba&type=path');
    expect(ways.map(({ without, total: count }) => [without, count])).toEqual([
      [['family'], 1],
      [['type'], 1],
    ]);
  });

  test('that its only criterion empties offers everything, and not as a close match', async () => {
    const { relaxations } = await site.list('en', 'search=zzzz');
    expect(relaxations).toMatchObject([{ without: ['search', 'filters'], query: '', total: 2 }]);
    const { relaxations: ways } = await site.list('en', 'ugr=16&view=table');
    expect(ways).toMatchObject([{ without: ['filters'], query: '?view=table', total: 2 }]);
  });

  test('does without words that nothing has beside its filters, and says so', async () => {
    const filtered = await site.list('en', 'search=zzzz&ip=IP65');
    expect(filtered).toMatchObject({ total: 1, leftOut: ['zzzz'], relaxations: [] });
    const searched = await site.list('en', 'search=nimba+zzzz');
    expect(searched).toMatchObject({ total: 1, leftOut: ['zzzz'] });
    expect((await site.list('en', 'search=nimba')).leftOut).toEqual([]);
  });

  test('that no single criterion empties offers two to leave out, then all filters, then everything', async () => {
    const ways = async (query: string) => {
      const { relaxations } = await site.list('en', query);
      return relaxations.map(({ without, query: way, total }) => [without, way, total]);
    };
    const filters = 'ip=IP68&ugr=16';
    expect(await ways(`search=nimba&${filters}`)).toEqual([[['ip', 'ugr'], '?search=nimba', 1]]);
    expect(await ways(`search=nimba&${filters}&class=III`)).toEqual([
      [['filters'], '?search=nimba', 1],
    ]);
    expect(await ways(`search=zzzz&${filters}`)).toEqual([[['filters'], '', 2]]);
  });

  test('keeps its terms in another language', async () => {
    const query =
      '?family=nimba&category=downlights,unknown&type=fixed&ip=IP44&application=offices&page=2';
    const state = parseListingState(new URLSearchParams(query));
    expect(await site.catalogue.listListingQueries('en', state)).toEqual({
      en: query,
      es: '?family=nimba&category=downlights-empotrables,unknown&type=fijos&ip=IP44&application=oficinas&page=2',
    });
  });
});

describe('A listing of the demo', () => {
  let site: Site;
  beforeAll(async () => {
    site = await serveListings(demoFolder);
  });
  afterAll(() => site.close());

  const allRows = async (query: string) => {
    const { pageCount } = await site.list('en', query);
    const pages = Array.from({ length: pageCount }, (_, at) => `${query}&page=${at + 1}`);
    const listings = await Promise.all(pages.map((page) => site.list('en', page)));
    return listings.flatMap(({ rows }) => rows);
  };

  test('a kind of product that a text names is not given up for a figure that none of it has', async () => {
    const kindOf = async (text: string, categorySlug?: string) => {
      const { rows, total } = await site.list('en', `search=${text}`, categorySlug);
      return { titles: rows.map(({ product }) => product.title), total };
    };
    const highBays = await kindOf('high bay');
    expect(await kindOf('high bay 20W')).toEqual(highBays);
    expect((await kindOf('high bay 200W')).total).toBeLessThan(highBays.total);
  });

  test.each([
    ['drivers', 'dimming', 'beam'],
    ['in-ground', 'cut-out', 'length'],
    ['emergency', 'emergency-type', 'finish'],
  ])('opens what divides the %s, such as %s', async (category, open, closed) => {
    const { facets } = await site.list('en', 'cct=4000', category);
    const first = facets.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    expect(first).toHaveLength(5);
    expect(first).toContain(open);
    expect(first).not.toContain(closed);
    const plain = await site.list('en', '', category);
    expect(plain.facets.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual(first);
  });

  test('has twelve products a page and each on one page', async () => {
    const first = await site.list('en', '');
    expect(first.rows).toHaveLength(12);
    expect(first.pageCount).toBe(Math.ceil(first.total / 12));
    const rows = await allRows('');
    expect(rows).toHaveLength(first.total);
    expect(new Set(rows.map(({ product }) => product.id)).size).toBe(first.total);
  });

  test('shows its last page for a page beyond it', async () => {
    const { pageCount } = await site.list('en', '');
    const last = await site.list('en', `page=${pageCount}`);
    expect(await site.list('en', 'page=999')).toEqual(last);
    expect(last.rows.length).toBeGreaterThan(0);
  });

  test('is sorted by date, name, flux, efficacy and wattage', async () => {
    const keys = {
      newest: ({ postDate }: ProductListing['rows'][number]['product']) => -Date.parse(postDate),
      // LED strip by the metre, as on its card.
      flux: ({ figures }) => -((figures.perMetre ?? figures).fluxLm?.max ?? 0),
      efficacy: ({ figures }) => -(figures.efficacyLmW?.max ?? 0),
      wattage: ({ figures }) =>
        (figures.perMetre ?? figures).powerW?.min ?? Number.POSITIVE_INFINITY,
    } satisfies Record<string, (card: ProductListing['rows'][number]['product']) => number>;
    for (const [sort, key] of Object.entries(keys)) {
      const values = (await allRows(`sort=${sort}`)).map(({ product }) => key(product));
      expect([sort, values]).toEqual([sort, values.toSorted((a, b) => a - b)]);
    }
    const titles = (await allRows('sort=name')).map(({ product }) => product.title);
    const { compare } = new Intl.Collator('en', { numeric: true });
    expect(titles).toEqual(titles.toSorted(compare));
  });
});
