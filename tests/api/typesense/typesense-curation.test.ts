import { Errors } from 'typesense';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { books } from '#tests/api/typesense/book-collection.ts';
import {
  ADMIN_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

const NAME = 'curated_books';
const lamps = [
  { id: '1', title: 'Lamp for desks', authors: ['Ada'], year: 2001 },
  { id: '2', title: 'Lamp for walls', authors: ['Bo'], year: 2002 },
  { id: '3', title: 'Lamp for streets', authors: ['Bo'], year: 2003 },
  { id: '4', title: 'Shade', authors: ['Ada'], year: 2004 },
];
const rule = { query: 'lamp', match: 'exact' };

let server: SearchServer;
let client: ReturnType<SearchServer['admin']>;
beforeAll(async () => {
  server = await startSearchServer();
  client = server.admin();
});
beforeEach(async () => {
  await client
    .collections(NAME)
    .delete({ ignore_not_found: true } as never)
    .catch(() => {});
  await client.collections().create({ ...books, name: NAME });
  await client.collections(NAME).documents().import(lamps);
});
afterAll(() => server.close());

/** Sends a request of Typesense before version 30, for one override. */
async function put(id: string, override: object) {
  const { status, text } = await server.request(`/collections/${NAME}/overrides/${id}`, {
    method: 'PUT',
    key: ADMIN_KEY,
    body: JSON.stringify(override),
  });
  return { status, ...(JSON.parse(text) as Record<string, unknown>) };
}

const search = (params: object = {}) =>
  client
    .collections(NAME)
    .documents()
    .search({ q: 'lamp', query_by: 'title', ...params } as never);

async function idsOf(params: object = {}) {
  return ((await search(params)).hits ?? []).map(({ document }) => (document as { id: string }).id);
}

describe('An override', () => {
  test('pins and hides documents, and says which are pinned', async () => {
    expect(await idsOf()).toEqual(['3', '2', '1']);
    await put('pins', {
      rule,
      includes: [
        { id: '4', position: 1 },
        { id: '1', position: 3 },
      ],
      excludes: [{ id: '2' }],
    });
    const { hits, found } = await search();
    expect(hits?.map((hit) => [(hit.document as { id: string }).id, 'curated' in hit])).toEqual([
      ['4', true],
      ['3', false],
      ['1', true],
    ]);
    expect(found).toBe(3);
    expect(await idsOf({ per_page: 1, page: 2 })).toEqual(['3']);
    expect(await idsOf({ q: 'lamps' })).toEqual(['3', '2', '1']);
    expect(await idsOf({ enable_overrides: false })).toEqual(['3', '2', '1']);
    expect(await idsOf({ hidden_hits: '4,3' })).toEqual(['1']);
  });

  test('leads its group to the pinned position', async () => {
    await put('pins', { rule, includes: [{ id: '1', position: 1 }] });
    const { grouped_hits } = await search({ group_by: 'authors', group_limit: 1 });
    expect(grouped_hits?.map(({ group_key }) => group_key)).toEqual([[['Ada']], [['Bo']]]);
  });

  test('filters, and removes the matched words unless told otherwise', async () => {
    await put('filter', { rule: { query: 'bo', match: 'contains' }, filter_by: 'authors:=Bo' });
    expect(await idsOf({ q: 'bo lamp' })).toEqual(['3', '2']);
    expect((await search({ q: 'bo lamp' })).request_params).toMatchObject({
      first_q: 'bo lamp',
      q: 'lamp',
    });
    await put('filter', {
      rule: { query: 'bo', match: 'contains' },
      filter_by: 'authors:=Bo',
      remove_matched_tokens: false,
    });
    expect(await idsOf({ q: 'bo lamp', drop_tokens_threshold: 0 })).toEqual([]);
  });

  test('filters by the value that a placeholder of its rule finds', async () => {
    await put('author', {
      rule: { query: '{authors} lamp', match: 'contains' },
      filter_by: 'authors:={authors}',
    });
    const response = await search({ q: 'a BO lamp', drop_tokens_threshold: 0 });
    expect(response).toMatchObject({ request_params: { first_q: 'a BO lamp', q: 'a lamp' } });
    expect(await idsOf({ q: 'bo lamp' })).toEqual(['3', '2']);
    expect(await idsOf({ q: 'unknown lamp', drop_tokens_threshold: 0 })).toEqual([]);
  });

  test('replaces the query and the order, and returns its metadata', async () => {
    await put('instead', {
      rule: { query: 'luminaire', match: 'exact' },
      replace_query: 'lamp',
      sort_by: 'year:asc',
      metadata: { banner: 'new' },
    });
    const response = await search({ q: 'luminaire' });
    expect(response.hits?.map(({ document }) => (document as { id: string }).id)).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(response).toMatchObject({ metadata: { banner: 'new' } });
  });

  test('is the first one by id only, unless it lets others follow', async () => {
    await put('a', { rule, excludes: [{ id: '1' }] });
    await put('b', { rule, excludes: [{ id: '2' }] });
    expect(await idsOf()).toEqual(['3', '2']);
    await put('a', { rule, excludes: [{ id: '1' }], stop_processing: false });
    expect(await idsOf()).toEqual(['3']);
  });

  test('applies within its time', async () => {
    const now = Math.floor(Date.now() / 1000);
    await put('later', { rule, excludes: [{ id: '3' }], effective_from_ts: now + 3600 });
    await put('over', { rule, excludes: [{ id: '3' }], effective_to_ts: now - 3600 });
    expect(await idsOf()).toEqual(['3', '2', '1']);
    await put('over', { rule, excludes: [{ id: '3' }], effective_to_ts: now + 3600 });
    expect(await idsOf()).toEqual(['2', '1']);
  });

  test('with tags applies to searches with one of them', async () => {
    await put('tagged', { rule: { ...rule, tags: ['shop', 'sale'] }, excludes: [{ id: '3' }] });
    expect(await idsOf()).toEqual(['3', '2', '1']);
    expect(await idsOf({ override_tags: 'sale' })).toEqual(['2', '1']);
    expect(await idsOf({ override_tags: 'other' })).toEqual(['3', '2', '1']);
  });

  test.each([
    [{}, 'Missing `rule` definition.'],
    [{ rule: {} }, /^The `rule` definition must contain either/],
    [{ rule }, /^Must contain one of: `includes`/],
    [{ rule, includes: {} }, 'The `includes` value must be an array.'],
    [{ rule, includes: [{ id: '1' }] }, /^Inclusion definition must define both/],
    [{ rule, includes: [{ id: '1', position: '1' }] }, 'Inclusion `position` must be an integer.'],
    [{ rule, excludes: [{}] }, 'Exclusion definition must define an `id`.'],
    [{ rule, filter_by: '' }, 'The `filter_by` must be a non-empty string.'],
    [{ rule, filter_by: 'year:>1) || (year:>1' }, /unbalanced brackets/],
    [{ rule, stop_processing: 1 }, /^Must contain one of/],
    [{ rule, replace_query: 'x', remove_matched_tokens: true }, /^Only one of/],
    [{ rule, metadata: 'x' }, 'The `metadata` must be a JSON object.'],
    [{ rule, filter_by: 'authors:={authors}' }, /^The placeholder `{authors}` of `filter_by`/],
    [{ rule: { filter_by: 'year:={year}' }, sort_by: 'year:asc' }, /^Placeholders .* `rule.query`/],
    [{ rule: { ...rule, query: '{a}'.repeat(6) }, excludes: [{ id: '1' }] }, /at most 5/],
    [
      { rule: { ...rule, query: '{authors}' }, filter_by: 'authors:=`Dr {authors}`' },
      /must be a whole value/,
    ],
  ])('%j is refused', async (override, message) => {
    const response = await put('bad', override);
    const said = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(response).toMatchObject({ status: 400, message: said });
  });
});

describe('A curation set', () => {
  test('curates the collections that use it', async () => {
    const items = [{ id: 'hide', rule, excludes: [{ id: '3' }] }];
    await client.curationSets('shop').upsert({ items } as never);
    await client.collections(NAME).update({ curation_sets: ['shop'] } as never);
    expect(await client.collections(NAME).retrieve()).toMatchObject({ curation_sets: ['shop'] });
    expect(await idsOf()).toEqual(['2', '1']);
    await client.curationSets('shop').items('hide').delete();
    expect(await idsOf()).toEqual(['3', '2', '1']);
    await client.curationSets('shop').delete();
    await expect(client.curationSets('shop').retrieve()).rejects.toThrow(Errors.ObjectNotFound);
  });
});

describe('A search', () => {
  test('pins hits at its own positions, before those of overrides', async () => {
    await put('pins', { rule, includes: [{ id: '4', position: 1 }] });
    expect(await idsOf({ pinned_hits: '4:2' })).toEqual(['3', '4', '2', '1']);
    expect(
      await idsOf({ pinned_hits: '4:1', filter_curated_hits: true, filter_by: 'year:<2003' }),
    ).toEqual(['2', '1']);
    await expect(idsOf({ pinned_hits: '4' })).rejects.toThrow(/not in expected format/);
  });

  test('with the public key sees no pinned document that its filter hides', async () => {
    const { services } = server;
    await services.search.refill();
    const product = await client
      .collections('en_product')
      .documents()
      .search({ q: '*' } as never);
    const { id } = z.object({ id: z.string() }).parse(product.hits?.[0]?.document);
    await server.request('/collections/en_product/overrides/hidden', {
      method: 'PUT',
      key: ADMIN_KEY,
      body: JSON.stringify({
        rule: { query: 'zzqq', match: 'exact' },
        includes: [{ id, position: 1 }],
      }),
    });
    const visible = await server.request(
      '/collections/en_product/documents/search?q=zzqq&query_by=sku&filter_by=show_in_cat_listing:=FALSE',
    );
    expect(JSON.parse(visible.text)).toMatchObject({ found: 0 });
    const shown = await server.request(
      '/collections/en_product/documents/search?q=zzqq&query_by=sku',
    );
    expect(JSON.parse(shown.text)).toMatchObject({ found: 1, hits: [{ curated: true }] });
  });

  test('finds synonyms with symbols of their own', async () => {
    await client.collections(NAME).documents().create({ id: '5', title: 'C++', year: 2005 });
    await server.request(`/collections/${NAME}/synonyms/plus`, {
      method: 'PUT',
      key: ADMIN_KEY,
      body: JSON.stringify({
        root: 'cpp',
        synonyms: ['c++'],
        symbols_to_index: ['+'],
        locale: 'en',
      }),
    });
    expect(await idsOf({ q: 'cpp', num_typos: 0 })).toEqual(['5']);
    expect(await idsOf({ q: 'c++', num_typos: 0 })).toEqual(['5']);
  });
});
