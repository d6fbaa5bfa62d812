import { type Client, Errors } from 'typesense';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Book, books, openBooks } from '#tests/api/typesense/book-collection.ts';
import {
  ADMIN_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

let server: SearchServer;
let bookCollection: ReturnType<typeof openBooks>;
let client: Client;
beforeAll(async () => {
  server = await startSearchServer();
  bookCollection = openBooks(server);
  client = bookCollection.client;
});
afterEach(() => bookCollection.clear());
afterAll(() => server.close());

describe('The official client, searching', () => {
  beforeEach(() => bookCollection.load());

  test('searches, filters, sorts, counts and highlights', async () => {
    const found = await bookCollection.find({
      q: 'lihgt',
      query_by: 'title',
      facet_by: 'authors,year',
      sort_by: 'year:desc',
      highlight_full_fields: 'title',
    });
    expect(found.hits?.map(({ document }) => document.id)).toEqual(['1']);
    expect(found.hits?.[0]?.highlight).toMatchObject({
      title: { value: '<mark>Light</mark> and Space' },
    });
    expect(found.facet_counts?.[0]?.counts).toEqual([
      { value: 'Ada', count: 1, highlighted: 'Ada' },
    ]);
    expect(found.facet_counts?.[1]?.stats).toMatchObject({
      min: 2001,
      max: 2001,
      avg: 2001,
      sum: 2001,
    });
    expect(await bookCollection.titles({ q: 'c++', query_by: 'title' })).toEqual(['C++ for Lamps']);
    expect(await bookCollection.titles({ filter_by: 'is_new:=true' })).toEqual(['C++ for Lamps']);
    expect(await bookCollection.titles({})).toEqual([
      'C++ for Lamps',
      'Daylight',
      'Light and Space',
    ]);
  });

  test('counts ranges, ranks by conditions and at random, and limits the hits of all pages', async () => {
    const range = await bookCollection.find({ facet_by: 'year(Old:[, 2010], New:[2010, ])' });
    expect(range.facet_counts?.[0]?.counts).toEqual([
      { value: 'New', count: 2, highlighted: 'New' },
      { value: 'Old', count: 1, highlighted: 'Old' },
    ]);
    const titles = (sort_by: string, params = {}) => bookCollection.titles({ sort_by, ...params });
    expect(await titles('_eval(price:>15):desc,year:asc')).toEqual([
      'Daylight',
      'Light and Space',
      'C++ for Lamps',
    ]);
    expect(await titles('_eval([(authors:Cy):2,(year:<2005):1]):desc')).toEqual([
      'C++ for Lamps',
      'Light and Space',
      'Daylight',
    ]);
    expect(await titles('_rand(7):asc')).toEqual(await titles('_rand(7):asc'));
    expect(await titles('year:desc', { limit_hits: 2 })).toHaveLength(2);
    expect(await titles('year:desc', { filter_by: 'year:[!=2001, 2001]' })).toHaveLength(3);
    await expect(titles('_eval(nothing:1):desc')).rejects.toThrow(Errors.RequestMalformed);
    await expect(titles('year:asc,year:asc,year:asc,year:asc')).rejects.toThrow(
      Errors.RequestMalformed,
    );
  });

  test('finds by synonym sets', async () => {
    const items = [{ id: 'sun', synonyms: ['daylight', 'sunshine'] }];
    await client.synonymSets('words').upsert({ items });
    await bookCollection.collection().update({ synonym_sets: ['words'] });
    expect((await bookCollection.collection().retrieve()).synonym_sets).toEqual(['words']);
    expect(await bookCollection.titles({ q: 'sunshine', query_by: 'title' })).toEqual(['Daylight']);
    await client
      .synonymSets('words')
      .upsert({ items: [{ id: 'c', root: 'lamp', synonyms: ['lamps'] }] });
    expect(await bookCollection.titles({ q: 'sunshine', query_by: 'title', num_typos: 0 })).toEqual(
      [],
    );
    expect(await client.synonymSets().retrieve()).toEqual([
      { name: 'words', items: [{ id: 'c', root: 'lamp', synonyms: ['lamps'] }] },
    ]);
    await client.synonymSets('words').delete();
    await expect(client.synonymSets('words').retrieve()).rejects.toThrow(Errors.ObjectNotFound);
    await expect(bookCollection.collection().update({ synonym_sets: ['words'] })).rejects.toThrow(
      /not found/,
    );
  });

  test('reads a collection by its alias and swaps it', async () => {
    await client.collections().create({ ...books, name: 'books_2' });
    await client.aliases().upsert('library', { collection_name: 'books' });
    const searchAlias = () => client.collections('library').documents().search({ q: '*' }, {});
    expect((await searchAlias()).found).toBe(3);
    expect(await client.aliases('library').retrieve()).toEqual({
      name: 'library',
      collection_name: 'books',
    });
    await client.aliases().upsert('library', { collection_name: 'books_2' });
    expect((await searchAlias()).found).toBe(0);
    expect((await client.aliases().retrieve()).aliases).toEqual([
      { name: 'library', collection_name: 'books_2' },
    ]);
    await client.aliases('library').delete();
    await expect(searchAlias()).rejects.toThrow(Errors.ObjectNotFound);
    await expect(client.aliases('library').retrieve()).rejects.toThrow(Errors.ObjectNotFound);
  });

  test('with the public key finds loaded data and cannot load any', async () => {
    const visitor = server.visitor();
    expect((await visitor.collections('books').documents().search({ q: '*' }, {})).found).toBe(3);
    const searches = [{ collection: 'books', q: 'daylight', query_by: 'title' }];
    const { results } = await visitor.multiSearch.perform<[Book]>({ searches }, {});
    expect(results[0].hits?.[0]?.document.title).toBe('Daylight');
    for (const [method, path] of [
      ['GET', '/collections'],
      ['POST', '/collections'],
      ['DELETE', '/collections/books'],
      ['POST', '/collections/books/documents'],
      ['GET', '/collections/books/documents/export'],
      ['GET', '/collections/books/documents/1'],
      ['GET', '/aliases'],
      ['PUT', '/synonym_sets/words'],
      ['POST', '/operations/cache/clear'],
    ] as const) {
      const { status } = await server.request(path, { method });
      expect(status, `${method} ${path}`).toBe(401);
    }
  });

  test('with a derived key stays within its filter', async () => {
    const key = client.keys().generateScopedSearchKey('public-search', { filter_by: 'year:<2015' });
    const search = (filter_by: string) =>
      server.visitor(key).collections('books').documents().search({ q: '*', filter_by }, {});
    expect((await search('')).found).toBe(2);
    expect((await search('year:>2005 || year:=2020')).found).toBe(1);
    await expect(search('year:=2020) || (year:=2020')).rejects.toThrow(Errors.RequestMalformed);
  });
});

test('The official client checks health and clears the cache', async () => {
  expect(await client.health.retrieve()).toEqual({ ok: true });
  expect(await client.operations.perform('cache/clear')).toEqual({ success: true });
});

test('Without an admin key, data cannot be loaded', async () => {
  const closed = await startSearchServer({ adminKey: '' });
  for (const key of [ADMIN_KEY, 'undefined', '', 'public-search']) {
    expect((await closed.request('/collections', { key })).status).toBe(401);
  }
  expect((await closed.request('/collections/en_product/documents/search?q=*')).status).toBe(200);
  await closed.close();
});
