import { type Client, Errors } from 'typesense';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bookDocuments, books, openBooks } from '#tests/api/typesense/book-collection.ts';
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

describe('The official client, on collections', () => {
  test('creates, shows, lists and deletes them', async () => {
    const created = await client.collections().create(books);
    expect(created).toMatchObject({
      name: 'books',
      num_documents: 0,
      default_sorting_field: 'year',
      enable_nested_fields: false,
      token_separators: ['-'],
      symbols_to_index: ['+'],
      synonym_sets: [],
      curation_sets: [],
    });
    expect(created.created_at).toBeCloseTo(Date.now() / 1000, -2);
    expect(created.fields[0]).toEqual({
      name: 'title',
      type: 'string',
      facet: false,
      optional: false,
      index: true,
      sort: false,
      infix: false,
      locale: '',
      stem: false,
      store: true,
    });
    expect(created.fields[2]).toMatchObject({ name: 'year', sort: true, facet: true });
    expect(await bookCollection.collection().retrieve()).toEqual(created);
    expect(await bookCollection.collection().exists()).toBe(true);
    const names = (await client.collections().retrieve()).map(({ name }) => name);
    expect(names).toContain('books');
    expect(names).toContain('en_product');
    const short = await client.collections().retrieve({ exclude_fields: 'fields' });
    expect(short[0]).not.toHaveProperty('fields');
    expect((await bookCollection.collection().delete()).name).toBe('books');
    expect(await bookCollection.collection().exists()).toBe(false);
  });

  test('adds and drops fields', async () => {
    await bookCollection.load();
    await bookCollection
      .collection()
      .update({ fields: [{ name: 'pages', type: 'int32', optional: true }] });
    await bookCollection.collection().documents('1').update({ pages: 99 });
    expect(await bookCollection.titles({ filter_by: 'pages:>50' })).toEqual(['Light and Space']);
    await bookCollection.collection().update({ fields: [{ name: 'pages', drop: true }] });
    await expect(bookCollection.titles({ filter_by: 'pages:>50' })).rejects.toThrow(
      Errors.ObjectNotFound,
    );
    expect((await bookCollection.collection().retrieve()).num_documents).toBe(3);
  });

  test.each([
    [{ fields: books.fields }, 'Parameter `name` is required.'],
    [{ name: '', fields: books.fields }, 'Parameter `name` must be a non-empty string.'],
    [{ name: 'x' }, 'Parameter `fields` is required.'],
    [{ name: 'x', fields: [] }, /^The `fields` value should be an array of objects/],
    [{ name: 'x', fields: [{ name: 'a' }] }, /^Wrong format for `fields`/],
    [{ name: 'x', fields: [{ name: 'a', type: 'geopoint' }] }, /invalid data type `geopoint`/],
    [{ name: 'x', fields: [{ name: 'a', type: 'string', facet: 1 }] }, /`facet` .* boolean/],
    [{ ...books, name: 'x', default_sorting_field: 'title' }, /^Default sorting field/],
    [{ ...books, name: 'x', default_sorting_field: 'nothing' }, /^Default sorting field/],
    [{ ...books, name: 'x', default_sorting_field: 'price' }, /^Default sorting field/],
    [{ ...books, name: 'x', symbols_to_index: ['ab'] }, /^`symbols_to_index` should be an array/],
    [{ ...books, name: 'x', enable_nested_fields: true }, /not known to this engine/],
    [[], 'Bad JSON.'],
  ])('gets the error of an invalid schema (%#)', async (schema, message) => {
    const { status, text } = await server.request('/collections', {
      method: 'POST',
      body: JSON.stringify(schema),
      key: ADMIN_KEY,
    });
    expect(status, text).toBe(400);
    expect(JSON.parse(text).message).toMatch(message);
  });

  test('cannot create one twice, nor change or delete one that does not exist', async () => {
    await client.collections().create(books);
    await expect(client.collections().create(books)).rejects.toThrow(Errors.ObjectAlreadyExists);
    const missing = client.collections('missing');
    await expect(missing.retrieve()).rejects.toThrow(Errors.ObjectNotFound);
    await expect(missing.delete()).rejects.toThrow(Errors.ObjectNotFound);
    await expect(missing.update({ fields: [] })).rejects.toThrow(Errors.ObjectNotFound);
    await expect(bookCollection.collection().update({ name: 'x' } as never)).rejects.toThrow(
      /^.*Only `fields`/,
    );
  });

  test('gets an error for an empty change', async () => {
    await client.collections().create(books);
    const init = { method: 'PATCH', body: '{}', key: ADMIN_KEY };
    const { status, text } = await server.request('/collections/books', init);
    expect([status, text]).toEqual([400, '{"message":"Alter payload is empty."}']);
  });

  test('can use any name', async () => {
    const name = 'a b/c ñ';
    await client.collections().create({ ...books, name });
    await client
      .collections(name)
      .documents()
      .create({ ...bookDocuments[0], id: '1/2 %' });
    expect(await client.collections(name).documents('1/2 %').retrieve()).toMatchObject({
      title: 'Light and Space',
    });
    expect((await client.collections(name).retrieve()).num_documents).toBe(1);
  });
});
