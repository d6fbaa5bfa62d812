import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { onApiFailure } from '#app/i18n/api-client.ts';
import { recallSearch, searchProducts, toResults } from '#app/search/client/search-client.ts';
import { textOf } from '#app/search/client/split-marks.ts';
import { LONGEST_LOAD_MS } from '#app/ui/browser/loads.ts';
import type {
  SearchSuggestions,
  SuggestedProduct,
} from '#core/catalogue/search/product-suggestions.ts';
import type { SearchHit, SearchResponse } from '#core/search/search-engine.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function hitOf(id: number, sku: string, legacy: string | null = null): SearchHit {
  return {
    document: {
      id: String(id),
      sku,
      post_title: 'Hespera',
      permalink: '/p',
      post_id: id,
      product_id: id,
    },
    highlight: {
      sku: { matched_tokens: [sku] },
      ...(legacy && { legacy_skus: [{ matched_tokens: [], snippet: legacy }] }),
    },
    highlights: [],
    search_index: 1,
  };
}

const nothing: SearchSuggestions = {
  total: 0,
  products: [],
  limits: [],
  query: '?search=x',
  leftOut: [],
  correction: null,
  absent: null,
  places: [],
  isPlaceFirst: false,
};

const panel: SuggestedProduct = {
  id: 7,
  code: 'CEN600',
  title: 'Cendal 600',
  summary: 'Panel',
  href: '/p',
  pictureUrl: null,
  matching: 2,
  variantCount: 9,
  variants: [
    { id: 71, sku: 'CEN600/28', description: 'Cendal 600, 28 W' },
    { id: 72, sku: 'CEN600/34', description: 'Cendal 600, 34 W' },
  ],
};

const responseOf = (...hits: SearchHit[]) => ({ found: hits.length, hits }) as SearchResponse;
const codesOf = ({ rows }: ReturnType<typeof toResults>) => rows.map(({ sku }) => textOf(sku));
const toRows = (
  query: string,
  hits: SearchHit[],
  { sameCode = [], suggestions = {} }: Partial<{ sameCode: SearchHit[]; suggestions: object }> = {},
) =>
  toResults(query, {
    response: responseOf(...hits),
    sameCode,
    suggestions: { ...nothing, ...suggestions },
  });

describe('toResults', () => {
  const newest = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => hitOf(id, `HES1200/${id}`));

  test('shows the first eight hits that have all words, and the number of products in the listing', () => {
    const results = toRows('hes120', newest, { suggestions: { total: 3 } });
    expect(codesOf(results)).toHaveLength(8);
    expect(results).toMatchObject({ total: 3, hasMore: true, listingQuery: '?search=x' });
    expect(toRows('hes120', newest.slice(0, 2), { suggestions: { total: 3 } }).hasMore).toBe(true);
    expect(toRows('hes120', newest.slice(0, 2), { suggestions: { total: 2 } }).hasMore).toBe(false);
  });

  test('gathers the variants of a product below its first hit', () => {
    const [first, ...others] = newest.slice(0, 3).map((hit) => {
      return { ...hit, document: { ...hit.document, product_id: 5 } };
    });
    const { rows } = toRows('hes120', [first, ...others, hitOf(9, 'HES120/X')] as SearchHit[]);
    expect(rows.map(({ variants }) => variants.map(({ sku }) => textOf(sku)))).toEqual([
      ['HES1200/2', 'HES1200/3'],
      [],
    ]);
  });

  test('shows products of the listing below hits of fewer products', () => {
    const hits = newest.map((hit) => ({ ...hit, document: { ...hit.document, product_id: 5 } }));
    const products = [{ ...panel, id: 5 }, panel];
    const results = toRows('hes120', hits, { suggestions: { total: 2, products } });
    expect(codesOf(results)).toEqual(['HES1200/1', 'CEN600']);
  });

  test.each([
    ['lack a word', [{ ...hitOf(1, 'PANEL'), text_match_info: { num_tokens_dropped: 1 } }], {}],
    ['have a synonym of it', [hitOf(1, 'A')], {}],
    ['do not exist', [], {}],
    ['ignore a figure', [hitOf(1, 'PANEL')], { limits: [{ without: 'panel' }] }],
  ])('shows the products of the listing where hits %s', (_why, hits, more) => {
    const suggestions = { total: 12, products: [panel], leftOut: ['x'], ...more };
    const results = toRows('panel', hits as SearchHit[], { suggestions });
    expect(codesOf(results)).toEqual(['CEN600']);
    expect(results).toMatchObject({ total: 12, hasMore: true, reading: { leftOut: ['x'] } });
    const [row] = results.rows;
    expect(row).toMatchObject({ href: '/p?variation=71', variantTotal: 2 });
    expect(row?.variants.map(({ description }) => textOf(description))).toEqual(['28 W', '34 W']);
  });

  test('shows a variant in place of its product if no other one matches', () => {
    const only = { ...panel, matching: 1, variants: panel.variants.slice(1) };
    const { rows } = toRows('34 w', [], { suggestions: { total: 1, products: [only] } });
    expect(rows[0]).toMatchObject({ href: '/p?variation=72', variants: [], variantTotal: 0 });
  });

  test('says nothing about words left out above hits that have all of them', () => {
    const { reading } = toRows('hes', newest, { suggestions: { leftOut: ['hes'] } });
    expect(reading.leftOut).toEqual([]);
  });

  test('finds the SKU, however it is written, among hits that share its letters', () => {
    const sameCode = [hitOf(20, 'HES-12-01'), hitOf(21, 'HES120')];
    const { exact } = toRows('hes/120', newest, { sameCode });
    expect(exact && textOf(exact.sku)).toBe('HES120');
    expect(toRows('hes12', newest, { sameCode }).exact).toBeNull();
  });

  test('matches the code of an earlier product', () => {
    const sameCode = [hitOf(30, 'HES1200/1', '<mark>RTL12</mark>')];
    expect(toRows('rtl 12', [], { sameCode }).exact?.id).toBe('variation-30');
  });
});

describe('searchProducts', () => {
  const search = { locale: 'en', prefix: '', key: 'public-search' } as const;
  const { signal } = new AbortController();
  /** A site that responds to the searches with one body, and to the rest with another. */
  const reply =
    (body: unknown, { status = 200, suggestions = nothing as unknown } = {}) =>
    async (url: string) =>
      url.startsWith('/search/suggestions')
        ? Response.json(suggestions)
        : Response.json(body, { status });

  function stubFetch(respond: (url: string, init: RequestInit) => Promise<Response>) {
    const fetchMock = vi.fn(respond);
    vi.stubGlobal('fetch', fetchMock);
    return fetchMock;
  }

  /** A response that does not come. */
  const untilAborted = ({ signal: own }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      own?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });

  test('sends the key and requests the site itself', async () => {
    const fetchMock = stubFetch(reply(responseOf(hitOf(1, 'PAN600'))));
    await searchProducts({ ...search, query: 'panel & more' }, signal);
    const calls = fetchMock.mock.calls.map(([url, init]) => [
      url,
      new Headers(init.headers).get('x-typesense-api-key'),
    ]);
    expect(calls).toEqual([
      ['/search/multi_search?page=1&per_page=8', 'public-search'],
      ['/search/suggestions?locale=en&q=panel+%26+more', 'public-search'],
    ]);
  });

  test('shows the part that came, and tries the other one again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const busy = () => Response.json({ message: 'Busy' }, { status: 503 });
    const isSuggestions = (url: string) => url.startsWith('/search/suggestions');
    const some = { ...nothing, total: 1, products: [panel] };
    stubFetch(async (url) =>
      isSuggestions(url) ? busy() : Response.json(responseOf(hitOf(1, 'A150'))),
    );
    const hits = await searchProducts({ ...search, query: 'away' }, signal);
    expect(hits).toMatchObject({ rows: { length: 1 }, listingQuery: '?search=away' });
    expect(recallSearch({ ...search, query: 'away' })).toBeNull();
    stubFetch(async (url) => (isSuggestions(url) ? Response.json(some) : busy()));
    const products = await searchProducts({ ...search, query: 'away' }, signal);
    expect(products).toMatchObject({ total: 1, rows: { length: 1 } });
  });

  test('fails where one part fails and the other one has nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    stubFetch(async (url) =>
      url.startsWith('/search/suggestions')
        ? Response.json({ message: 'Busy' }, { status: 503 })
        : Response.json(responseOf()),
    );
    const failing = searchProducts({ ...search, query: 'away' }, signal);
    await expect(failing).rejects.toThrow('503');
  });

  test('caches results by language', async () => {
    stubFetch(reply(responseOf(hitOf(1, 'CACHED'))));
    await searchProducts({ ...search, query: 'cached' }, signal);
    expect(recallSearch({ ...search, query: 'cached' })?.rows).toHaveLength(1);
    expect(recallSearch({ ...search, locale: 'es', query: 'cached' })).toBeNull();
    expect(recallSearch({ ...search, query: 'other' })).toBeNull();
  });

  test('returns results without the exact code when only that request fails', async () => {
    stubFetch(async (url) =>
      url.endsWith('per_page=4') ? Response.error() : reply(responseOf(hitOf(1, 'A150')))(url),
    );
    const { rows, exact } = await searchProducts({ ...search, query: 'a150' }, signal);
    expect(rows).toHaveLength(1);
    expect(exact).toBeNull();
  });

  test.each([
    ['an error', reply({ message: 'Not Ready' }, { status: 503 })],
    ['a part that failed', reply({ code: 404, error: 'Collection not found' })],
    ['no JSON', async () => new Response('<html>')],
  ])('reports %s to the progress bar, and caches nothing', async (_name, respond) => {
    stubFetch(respond);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onFailure = vi.fn();
    const stop = onApiFailure(onFailure);
    await expect(searchProducts({ ...search, query: 'bad' }, signal)).rejects.toThrow();
    stop();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(recallSearch({ ...search, query: 'bad' })).toBeNull();
  });

  test.each([
    ['the list', '/search/multi_search?page=1&per_page=8'],
    ['the exact code', '/search/multi_search?page=1&per_page=4'],
    ['the suggestions', '/search/suggestions?locale=en&q=late150'],
  ])(
    'requests %s once more when no response comes, and shows the whole result',
    async (_, late) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const respond = reply(responseOf(hitOf(1, 'LATE150')));
      let isLate = true;
      stubFetch((url, init) => {
        if (url !== late || !isLate) return respond(url);
        isLate = false;
        return untilAborted(init);
      });
      const found = searchProducts({ ...search, query: 'late150' }, signal);
      await vi.advanceTimersByTimeAsync(LONGEST_LOAD_MS);
      expect(await found).toMatchObject({ rows: { length: 1 }, exact: { compare: { id: 1 } } });
    },
  );

  test('fails when no response comes to either request', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    stubFetch((_url, init) => untilAborted(init));
    const failing = expect(searchProducts({ ...search, query: 'never' }, signal)).rejects.toThrow(
      'too long',
    );
    await vi.advanceTimersByTimeAsync(2 * LONGEST_LOAD_MS);
    await failing;
  });

  test('reports nothing for an aborted search', async () => {
    const controller = new AbortController();
    stubFetch(async () => {
      controller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    const onFailure = vi.fn();
    const stop = onApiFailure(onFailure);
    await expect(searchProducts({ ...search, query: 'gone' }, controller.signal)).rejects.toThrow();
    stop();
    expect(onFailure).not.toHaveBeenCalled();
  });
});
