import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'typesense';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchableParams } from '#server/api/typesense/searchable-params.ts';
import { type SearchServer, startSearchServer } from '#tests/api/typesense/search-server.ts';

type Params = Record<string, unknown>;

/** A product of the small catalogue that no listing shows. */
const HIDDEN = 'CTR10';
const LISTED = 'show_in_cat_listing:=TRUE';
const keys = new Client({ apiKey: 'x', nodes: [{ url: 'http://localhost' }] }).keys();
/** Anybody can derive a key from the published one, with any parameters. */
const derive = (params: Params) => keys.generateScopedSearchKey('public-search', params);

/** Parameters that find more than the listed products in a Typesense server, cost money, or name another key. */
const beyond: Params = {
  pinned_hits: '1:1',
  hidden_hits: '1',
  preset: 'everything',
  override_tags: 'all',
  enable_overrides: true,
  filter_curated_hits: false,
  conversation: true,
  conversation_model_id: 'expensive',
  nl_query: true,
  voice_query: 'AAAA',
  vector_query: 'embedding:([0.1])',
  stopwords: 'none',
  use_cache: true,
  cache_ttl: 86_400,
  collection: 'orders',
  'x-typesense-api-key': 'another',
  'x-typesense-user-id': '7',
  constructor: 'x',
};
/** Parts of other collections of the same server. */
const joins: [string, Params][] = [
  ['filter', { filter_by: '$orders(total:>10)' }],
  ['filter within brackets', { filter_by: 'sku:=x || !$orders (id:*)' }],
  ['filter that a quote could hide', { filter_by: 'sku:[`] && $orders(id:*) && sku:[`]' }],
  ['fields', { include_fields: 'sku, $orders(*, strategy: nest)' }],
  ['quoted fields', { include_fields: '`,$orders(*),`' }],
  ['facets', { facet_by: '$orders(customer)' }],
  ['order', { sort_by: '$orders(total:desc)' }],
  ['order by filter', { sort_by: '_eval($orders(total:>10)):desc' }],
  ['groups', { group_by: '$orders(customer)' }],
  ['highlights', { highlight_fields: '$orders(customer)' }],
];
/** Filters that would reach beyond the public one, if they were only written behind it. */
const smuggled = [
  'sku:=x || show_in_cat_listing:=FALSE',
  'sku:=x) || (show_in_cat_listing:=FALSE',
  'show_in_cat_listing:=[TRUE,FALSE]',
  'sku:=`x) || (show_in_cat_listing:=FALSE',
];

let seen: { url: string; key: string | undefined; body: Params }[] = [];
let fake: Server;
let behind: SearchServer;
let embedded: SearchServer;

beforeAll(async () => {
  fake = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text || '{}');
    const key = request.headers['x-typesense-api-key']?.toString();
    seen.push({ url: request.url ?? '', key, body });
    const result = { found: 1, hits: [], facet_counts: [], page: 1, out_of: 1 };
    response.setHeader('content-type', 'application/json');
    const results = (body.searches ?? []).map(() => result);
    response.end(JSON.stringify(body.union ? result : { results }));
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  const { port } = fake.address() as AddressInfo;
  const typesense = { url: `http://127.0.0.1:${port}`, apiKey: 'key-of-the-site' };
  behind = await startSearchServer({ search: { typesense } });
  embedded = await startSearchServer();
});
afterAll(async () => {
  fake.close();
  await Promise.all([behind.close(), embedded.close()]);
});
beforeEach(() => {
  seen = [];
});

const search: Params = { collection: 'en_product', q: '*', query_by: 'sku', per_page: 50 };

/** The ways to send one search: each name says where its parameters are. */
const ways: [string, (site: SearchServer, params: Params, key?: string) => Promise<Sent>][] = [
  [
    'in the query',
    (site, { collection: _other, ...params }, key) =>
      site.request(`/collections/en_product/documents/search?${query({ ...search, ...params })}`, {
        ...(key && { key }),
      }),
  ],
  ['in the body', (site, params, key) => post(site, { searches: [{ ...search, ...params }] }, key)],
  [
    'in the query around a body',
    (site, { collection: _other, ...params }, key) =>
      post(site, { searches: [search] }, key, `?${query(params)}`),
  ],
  [
    'in a union',
    (site, params, key) => post(site, { union: true, searches: [search, params] }, key),
  ],
  [
    'in a list within the query',
    (site, params, key) => {
      const searches = JSON.stringify([{ ...search, ...params }]);
      return site.request(`/multi_search?${query({ searches })}`, { ...(key && { key }) });
    },
  ],
];
type Sent = { status: number; text: string };

const query = (params: Params) =>
  new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));

function post(site: SearchServer, body: Params, key?: string, params = ''): Promise<Sent> {
  const init = { method: 'POST', body: JSON.stringify(body), ...(key && { key }) };
  return site.request(`/multi_search${params}`, init);
}

/** Whether a response names an error, of the whole request or of a search in it. */
const isRefused = ({ status, text }: Sent) => status >= 400 || /"code":4\d\d/.test(text);

/** Checks every search that a server behind the site received. */
function expectWithinLimits(): void {
  for (const { url, key, body } of seen) {
    expect(key).toBe('key-of-the-site');
    for (const name of new URL(url, 'http://x').searchParams.keys()) {
      expect(['page', 'per_page', 'offset', 'limit', 'limit_hits']).toContain(name);
    }
    expect(Object.keys(body)).toEqual(
      expect.toSatisfy((names: string[]) =>
        names.every((name) => ['searches', 'union', 'remove_duplicates'].includes(name)),
      ),
    );
    for (const one of body.searches as Params[]) {
      const added = Object.keys(one).filter((name) => !searchableParams.has(name));
      // What curations of the server pin must pass the filter, too.
      expect(added).toEqual(['filter_curated_hits']);
      expect(one.filter_curated_hits).toBe(true);
      expect(one.collection).toBe('en_product');
      expect(one.filter_by).toMatch(/^(\()?show_in_cat_listing:=TRUE(\)|$)/);
      expect(JSON.stringify(one)).not.toContain('$orders');
    }
  }
}

describe.each(ways)('A search with its parameters %s', (_way, send) => {
  test('finds what is listed', async () => {
    const found = await send(embedded, search);
    expect(found.text).toContain('NIM120');
    expect(found.text).not.toContain(HIDDEN);
    expect(isRefused(await send(behind, search))).toBe(false);
    expect(seen).toHaveLength(1);
    expectWithinLimits();
  });

  test.each(Object.entries(beyond))('does not pass on %s, nor does a key', async (name, value) => {
    for (const key of [undefined, derive({ [name]: value })]) {
      const params = key ? {} : { [name]: value };
      await send(behind, { ...search, ...params }, key);
      const { text } = await send(embedded, { ...search, ...params }, key);
      expect(text).not.toContain(HIDDEN);
    }
    expectWithinLimits();
  });

  test.each(joins)(
    'refuses other collections in its %s, and so with a key',
    async (_name, params) => {
      expect(isRefused(await send(behind, { ...search, ...params }))).toBe(true);
      expect(isRefused(await send(behind, search, derive(params)))).toBe(true);
      expectWithinLimits();
    },
  );

  test.each(smuggled)('stays within the public filter with %s', async (filter_by) => {
    for (const key of [undefined, derive({ filter_by })]) {
      const params = key ? search : { ...search, filter_by };
      await send(behind, params, key);
      expect((await send(embedded, params, key)).text).not.toContain(HIDDEN);
    }
    expectWithinLimits();
  });
});

describe('A derived key', () => {
  test('limits its holder to its filter and its number of hits, also in a union', async () => {
    const key = derive({ filter_by: 'sku:=NIM120', per_page: 1, limit_hits: 1 });
    for (const [, send] of ways) {
      await send(behind, { ...search, filter_by: 'sku:!=x', per_page: 50, limit_hits: 999 }, key);
    }
    expectWithinLimits();
    for (const { url, body } of seen) {
      const common = Object.fromEntries(new URL(url, 'http://x').searchParams);
      for (const one of body.searches as Params[]) {
        const { per_page, limit_hits, filter_by } = { ...one, ...common };
        expect([Number(per_page), Number(limit_hits)]).toEqual([1, 1]);
        expect(filter_by).toMatch(/ && \(sku:=NIM120\)$/);
      }
    }
    expect(seen).toHaveLength(ways.length);
  });

  test.each([
    ['nested parameters', { filter_by: { a: 1 } }],
    ['a list', { filter_by: [LISTED, 'a:=1'] }],
    ['a prototype', JSON.parse('{"__proto__":{"filter_by":"a:=1"}}')],
  ])('with %s adds nothing', async (_name, params) => {
    const sent = await post(behind, { searches: [search] }, derive(params));
    if (!isRefused(sent)) expect(seen[0]?.body.searches).toMatchObject([{ filter_by: LISTED }]);
    expectWithinLimits();
  });

  test('of a derived key, or of the key for loading data, grants nothing', async () => {
    const derived = derive({ filter_by: 'sku:=x' });
    for (const parent of [derived, 'admin-admin-admin']) {
      const key = keys.generateScopedSearchKey(parent, { filter_by: '' });
      expect((await post(embedded, { searches: [search] }, key)).status).toBe(401);
    }
  });
});

test('The public key reads no documents, and changes none', async () => {
  for (const site of [embedded, behind]) {
    for (const [method, path] of [
      ['GET', '/collections'],
      ['GET', '/collections/en_product'],
      ['GET', '/collections/en_product/documents/export'],
      ['GET', '/collections/en_product/documents/1'],
      ['POST', '/collections/en_product/documents'],
      ['POST', '/collections/en_product/documents/import'],
      ['DELETE', '/collections/en_product/documents?filter_by=sku:=NIM120'],
      ['PUT', '/aliases/en_product'],
      ['GET', '/keys'],
      ['GET', '/presets'],
    ] as const) {
      const body = method === 'GET' ? undefined : '{}';
      const { status } = await site.request(path, { method, ...(body && { body }) });
      expect([path, [401, 404].includes(status)]).toEqual([path, true]);
    }
  }
  expect(seen).toEqual([]);
});
