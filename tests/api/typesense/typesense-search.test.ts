import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ADMIN_KEY,
  SEARCH_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const FORBIDDEN = {
  message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.',
};
const SEARCH = '/collections/en_product/documents/search';

async function request(path: string, init?: Parameters<SearchServer['request']>[1]) {
  const { text, ...response } = await server.request(path, init);
  return { ...response, body: JSON.parse(text) };
}

const post = (body: unknown, init: Parameters<SearchServer['request']>[1] = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request('/multi_search', { method: 'POST', body: text, ...init });
};

const idsOf = (body: { hits: { document: { sku: string } }[] }) =>
  body.hits.map(({ document }) => document.sku);

describe('GET /search/collections/{collection}/documents/search', () => {
  test('finds products by words of each language', async () => {
    const english = await request(`${SEARCH}?q=recessed&query_by=post_title,description`);
    expect(english.status).toBe(200);
    expect(english.body).toMatchObject({
      found: 1,
      out_of: 3,
      page: 1,
      request_params: { collection_name: 'en_product', per_page: 10, q: 'recessed' },
    });
    expect(english.body.hits[0].document).toMatchObject({
      sku: 'NIM120',
      legacy_skus: ['NB-120'],
      post_title: 'Nimba 120',
      permalink: '/en/products/nimba-120-recessed-downlight',
      show_in_cat_listing: 'TRUE',
      family: ['nimba'],
    });
    const spanish = '/collections/es_product/documents/search?q=empotrable&query_by=description';
    expect(idsOf((await request(spanish)).body)).toEqual(['NIM120']);
  });

  test('finds variants, also by legacy codes', async () => {
    const path = '/collections/en_product_variation/documents/search';
    const { body } = await request(
      `${path}?q=NIM120/12/830&query_by=sku,legacy_skus&num_typos=0,0`,
    );
    expect(body.found).toBeGreaterThan(0);
    expect(idsOf(body)[0]).toContain('NIM120/12/830');
  });

  test('prefers the key in the header over the query', async () => {
    const headers = { 'X-TYPESENSE-API-KEY': 'public-search' };
    expect((await request(`${SEARCH}?q=*`, { headers, key: null })).status).toBe(200);
    expect((await request(`${SEARCH}?q=*`, { headers, key: 'wrong' })).status).toBe(200);
    const wrong = { 'x-typesense-api-key': 'wrong' };
    expect((await request(`${SEARCH}?q=*`, { headers: wrong })).status).toBe(401);
  });

  test.each([null, 'wrong', ''])('with the key %o is 401', async (key) => {
    expect(await request(`${SEARCH}?q=*`, { key })).toMatchObject({ status: 401, body: FORBIDDEN });
  });

  test.each([
    ['?query_by=sku', 400, 'Parameter `q` is required.'],
    ['?q=x&query_by=nothing', 404, /nothing/],
    ['?q=*&per_page=251', 422, 'Only upto 250 hits can be fetched per page.'],
    ['?q=*&filter_by=x:=1', 404, 'Could not find a filter field named `x` in the schema.'],
    ['?q=*&filter_by=a:=1)||(b:=2', 400, /^Could not parse the filter query/],
    ['?q=x&query_by=sku,post_title&num_typos=0,0,2', 400, /Number of values in `num_typos`/],
    [`?q=${'x'.repeat(4001)}`, 400, /^Query string exceeds max allowed length of 4000/],
  ])('%#: invalid parameters are rejected', async (query, status, message) => {
    const response = await request(`${SEARCH}${query}`);
    expect(response.status).toBe(status);
    expect(response.body.message).toMatch(message);
  });

  test('of an unknown collection returns 404', async () => {
    expect(await request('/collections/nothing/documents/search?q=*')).toMatchObject({
      status: 404,
      body: { message: 'Collection not found' },
    });
  });
});

describe('An unlisted product', () => {
  const count = async (filter: string, key?: string) => {
    const query = new URLSearchParams({ q: '*', filter_by: filter, facet_by: 'family' });
    const { body } = await request(`${SEARCH}?${query}`, key ? { key } : {});
    return body.found;
  };

  test('is never found with the public key', async () => {
    expect(await count('')).toBe(2);
    expect(await count('show_in_cat_listing:=FALSE')).toBe(0);
    expect(await count('show_in_cat_listing:=FALSE || sku:=CTR10')).toBe(0);
    expect(await count('sku:=CTR10 || sku:=NIM120')).toBe(1);
  });

  test('is not counted in facets', async () => {
    const { body } = await request(`${SEARCH}?q=*&facet_by=show_in_cat_listing`);
    expect(body.facet_counts[0].counts).toEqual([{ count: 2, highlighted: 'TRUE', value: 'TRUE' }]);
  });

  test('is not found by a multi search, with or without union', async () => {
    const searches = ['en_product', 'en_product_variation'].map((collection) => {
      return {
        collection,
        q: 'CTR10',
        query_by: 'sku',
        filter_by: 'sku:!=x',
        sort_by: 'post_date:desc',
      };
    });
    const apart = await post({ searches });
    expect(apart.body.results.map(({ found }: { found: number }) => found)).toEqual([0, 0]);
    expect((await post({ searches, union: true })).body.found).toBe(0);
  });

  test('is found with the admin key', async () => {
    expect(await count('', ADMIN_KEY)).toBe(3);
  });
});

describe('POST /search/multi_search', () => {
  const nimba = { collection: 'en_product', q: 'nimba', query_by: 'post_title' };

  test.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded'])(
    'reads a body of type %s as JSON',
    async (type) => {
      const { status, body } = await post(
        { searches: [nimba] },
        { headers: { 'content-type': type } },
      );
      expect(status).toBe(200);
      expect(body.results[0].found).toBe(1);
    },
  );

  test('returns the error of a search in its place', async () => {
    const searches = [{ collection: 'nothing', q: '*' }, nimba, { collection: 'en_product' }];
    const { status, body } = await post({ searches });
    expect(status).toBe(200);
    expect(body.results[0]).toEqual({ code: 404, error: 'Collection not found' });
    expect(body.results[1].found).toBe(1);
    expect(body.results[2]).toEqual({ code: 400, error: 'Parameter `q` is required.' });
  });

  test('takes common parameters from the query; a search overrides them, filters are combined', async () => {
    const common = 'q=velo&query_by=post_title&per_page=1&filter_by=sku:!=VEL400';
    const response = await request(`/multi_search?${common}`, {
      method: 'POST',
      body: JSON.stringify({
        searches: [
          { collection: 'en_product' },
          { collection: 'en_product', q: '*', per_page: 5, filter_by: 'sku:!=CTR10' },
        ],
      }),
    });
    const [first, second] = response.body.results;
    expect([first.found, first.request_params.per_page]).toEqual([0, 1]);
    expect([idsOf(second), second.request_params.per_page]).toEqual([['NIM120'], 5]);
  });

  test('merges union searches into one list with one paging', async () => {
    const searches = ['en_product', 'en_product_variation'].map((collection) => {
      return { collection, q: 'nimba', query_by: 'post_title', sort_by: 'post_date:desc' };
    });
    const both = await post({ searches, union: true });
    expect(both.body.union_request_params).toHaveLength(2);
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const response = await request(`/multi_search?page=${page}&per_page=2`, {
        method: 'POST',
        body: JSON.stringify({ searches, union: true }),
      });
      expect(response.body.found).toBe(both.body.found);
      seen.push(...idsOf(response.body));
    }
    expect(seen.slice(0, both.body.found)).toEqual(idsOf(both.body));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('fails as a whole if one of the union searches fails', async () => {
    const searches = [nimba, { ...nimba, collection: 'nothing' }];
    const { status, body } = await post({ searches, union: true });
    expect({ status, body }).toEqual({
      status: 200,
      body: { code: 404, error: 'Collection not found' },
    });
  });

  test('accepts a separate key for each search', async () => {
    const withKey = { ...nimba, 'x-typesense-api-key': 'public-search' };
    expect((await post({ searches: [withKey] }, { key: null })).body.results[0].found).toBe(1);
    expect((await post({ searches: [withKey, nimba] }, { key: null })).status).toBe(401);
    const wrong = { ...nimba, 'x-typesense-api-key': 'wrong' };
    expect((await post({ searches: [nimba, wrong] })).status).toBe(401);
  });

  test.each([
    ['{', 'Bad JSON.'],
    ['', 'Bad JSON.'],
    ['null', 'Missing `searches` array.'],
    ['[]', 'Missing `searches` array.'],
    ['{"searches":{}}', 'Missing `searches` array.'],
    ['{"searches":[1]}', 'The value of `searches` must be an array of objects.'],
    ['{"searches":[{"q":["a"]}]}', 'One or more search parameters are malformed.'],
    ['{"searches":[{"q":{"a":1}}]}', 'One or more search parameters are malformed.'],
    [
      JSON.stringify({ searches: Array(51).fill(nimba) }),
      'Number of multi searches exceeds `limit_multi_searches` parameter.',
    ],
  ])('rejects the body %#', async (text, message) => {
    expect(await post(text)).toMatchObject({ status: 400, body: { message } });
  });

  test('does not validate the body without a key', async () => {
    expect(await post('{', { key: null })).toMatchObject({ status: 401, body: FORBIDDEN });
  });

  test.each([
    ['the published key', SEARCH_KEY, 16 * 1024],
    ['no key', null, 16 * 1024],
    ["the operator's key", ADMIN_KEY, 1024 * 1024],
  ])('rejects a body over the limit of %s', async (_whose, key, limit) => {
    const { status, body } = await post(' '.repeat(limit + 1), { key });
    expect([status, typeof body.message]).toEqual([413, 'string']);
    expect((await post(' '.repeat(limit), { key })).status).not.toBe(413);
  });

  test('accepts a GET with its searches in the query', async () => {
    const query = new URLSearchParams({ searches: JSON.stringify([nimba]) });
    expect((await request(`/multi_search?${query}`)).body.results[0].found).toBe(1);
    expect((await request('/multi_search')).body).toEqual({ message: 'Missing `searches` array.' });
    expect((await request('/multi_search?searches=[')).status).toBe(400);
  });
});

describe('Search', () => {
  test('reports its health without a key', async () => {
    expect(await request('/health', { key: null })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
  });

  test('responds to unknown paths as Typesense does', async () => {
    expect(await request('/nothing')).toMatchObject({
      status: 404,
      body: { message: 'Not Found' },
    });
  });

  test('allows any origin', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-typesense-api-key',
    };
    const preflight = await server.request('/multi_search', {
      method: 'OPTIONS',
      headers,
      key: null,
    });
    expect([preflight.status, preflight.text]).toEqual([200, '']);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
      'access-control-allow-headers': 'content-type,x-typesense-api-key',
      'access-control-max-age': '3600',
    });
    for (const path of ['/health', '/nothing', `${SEARCH}?q=*`]) {
      const response = await server.request(path, {
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
