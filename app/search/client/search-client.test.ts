import { afterEach, describe, expect, test, vi } from 'vitest';
import { onApiFailure } from '#app/i18n/api-client.ts';
import { recallSearch, searchProducts, toResults } from '#app/search/client/search-client.ts';
import { textOf } from '#app/search/client/split-marks.ts';
import type { SearchHit, SearchResponse } from '#core/search/search-engine.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function hitOf(id: number, sku: string, legacy: string | null = null): SearchHit {
  return {
    document: { id: String(id), sku, post_title: 'Hespera', permalink: '/p', post_id: id },
    highlight: legacy ? { legacy_skus: [{ matched_tokens: [], snippet: legacy }] } : {},
    highlights: [],
    search_index: 1,
  };
}

const responseOf = (...hits: SearchHit[]) => ({ found: hits.length, hits }) as SearchResponse;
const codesOf = (results: ReturnType<typeof toResults>) =>
  results.results.map(({ sku }) => textOf(sku));

describe('toResults', () => {
  const newest = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => hitOf(id, `HES1200/${id}`));

  test('shows the first eight hits', () => {
    const results = toResults('hes120', responseOf(...newest), []);
    expect(results.found).toBe(9);
    expect(codesOf(results)).toHaveLength(8);
  });

  test('finds the SKU, however it is written, among hits that share its letters', () => {
    const same = [hitOf(20, 'HES-12-01'), hitOf(21, 'HES120')];
    const { exact } = toResults('hes/120', responseOf(...newest), same);
    expect(exact && textOf(exact.sku)).toBe('HES120');
    expect(toResults('hes12', responseOf(...newest), same).exact).toBeNull();
  });

  test('matches the code of an earlier product', () => {
    const same = [hitOf(30, 'HES1200/1', '<mark>RTL12</mark>')];
    expect(toResults('rtl 12', responseOf(), same).exact?.id).toBe('variation-30');
  });
});

describe('searchProducts', () => {
  const search = { locale: 'en', prefix: '', key: 'public-search' } as const;
  const { signal } = new AbortController();
  const reply =
    (body: unknown, status = 200) =>
    async () =>
      Response.json(body, { status });

  function stubFetch(respond: (url: string, init: RequestInit) => Promise<Response>) {
    const fetchMock = vi.fn(respond);
    vi.stubGlobal('fetch', fetchMock);
    return fetchMock;
  }

  test('sends the key and requests the site itself', async () => {
    const fetchMock = stubFetch(reply(responseOf(hitOf(1, 'PAN600'))));
    await searchProducts({ ...search, query: 'panel' }, signal);
    const [url, init] = fetchMock.mock.calls[0] as [string, RequestInit];
    expect(url).toBe('/search/multi_search?page=1&per_page=8');
    expect(init.method).toBe('POST');
    expect(new Headers(init.headers).get('x-typesense-api-key')).toBe('public-search');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('shows the hits of the listing for words other than a code or a name', async () => {
    const group = { group_key: ['7'], hits: [hitOf(7, 'LAG420/90')], found: 12 };
    const fetchMock = stubFetch(async (_url, { body }) => {
      const { union } = JSON.parse(String(body));
      return Response.json(
        union ? responseOf() : { results: [{ found: 19, grouped_hits: [group] }] },
      );
    });
    const results = await searchProducts({ ...search, query: 'hospital' }, signal);
    expect(codesOf(results)).toEqual(['LAG420/90']);
    expect(results.results[0]?.href).toBe('/p?variation=7');
    expect(results.found).toBe(19);
    const { searches } = JSON.parse(String(fetchMock.mock.calls[1]?.[1].body));
    expect(searches).toMatchObject([
      { collection: 'en_product_variation', q: 'hospital', group_by: 'product_id', group_limit: 1 },
    ]);
    expect(searches[0].query_by).toContain('keywords');
  });

  test('fails where the search for other words fails, and is empty where that is empty', async () => {
    const replyTo =
      (result: object) =>
      async (_url: string, { body }: RequestInit) =>
        Response.json(JSON.parse(String(body)).union ? responseOf() : { results: [result] });
    stubFetch(replyTo({ code: 503, error: 'Not ready' }));
    const failing = searchProducts({ ...search, query: 'away' }, signal);
    await expect(failing).rejects.toThrow('Not ready');
    stubFetch(replyTo({ found: 0, grouped_hits: [] }));
    const none = await searchProducts({ ...search, query: 'zzz' }, signal);
    expect(none).toMatchObject({ found: 0, results: [] });
  });

  test('caches results by language', async () => {
    stubFetch(reply(responseOf(hitOf(1, 'A1'))));
    await searchProducts({ ...search, query: 'cached' }, signal);
    expect(recallSearch({ ...search, query: 'cached' })?.found).toBe(1);
    expect(recallSearch({ ...search, locale: 'es', query: 'cached' })).toBeNull();
    expect(recallSearch({ ...search, query: 'other' })).toBeNull();
  });

  test('returns results without the exact code when only that request fails', async () => {
    stubFetch(async (url) =>
      url.endsWith('per_page=8') ? Response.json(responseOf(hitOf(1, 'A150'))) : Response.error(),
    );
    const { results, exact } = await searchProducts({ ...search, query: 'a150' }, signal);
    expect(results).toHaveLength(1);
    expect(exact).toBeNull();
  });

  test.each([
    ['an error', reply({ message: 'Not Ready' }, 503)],
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
