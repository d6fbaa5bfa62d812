import { Errors } from 'typesense';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookDocuments, openBooks } from '#tests/api/typesense/book-collection.ts';
import { type SearchServer, startSearchServer } from '#tests/api/typesense/search-server.ts';

let server: SearchServer;
let bookCollection: ReturnType<typeof openBooks>;
beforeAll(async () => {
  server = await startSearchServer();
  bookCollection = openBooks(server);
});
afterEach(() => bookCollection.clear());
afterAll(() => server.close());

describe('The official client, on documents', () => {
  beforeEach(() => bookCollection.load());

  test('creates, shows, changes and deletes them', async () => {
    const added = { id: '4', title: 'Shade', year: 2022 };
    expect(await bookCollection.documents().create(added)).toEqual(added);
    expect(await bookCollection.collection().documents('4').retrieve()).toEqual(added);
    expect(await bookCollection.titles({ q: 'shade', query_by: 'title' })).toEqual(['Shade']);
    await bookCollection.collection().documents('4').update({ year: 2023 });
    expect(await bookCollection.collection().documents('4').retrieve()).toEqual({
      ...added,
      year: 2023,
    });
    await bookCollection.documents().upsert({ id: '4', title: 'Shadow', year: 2024 });
    await bookCollection.documents().update({ id: '4', price: 5 }, {});
    await bookCollection.documents().emplace({ id: '4', is_new: true }, {});
    const all = { id: '4', title: 'Shadow', year: 2024, price: 5, is_new: true };
    expect(await bookCollection.collection().documents('4').delete()).toEqual(all);
    await expect(bookCollection.collection().documents('4').retrieve()).rejects.toThrow(
      Errors.ObjectNotFound,
    );
    await expect(bookCollection.collection().documents('4').delete()).rejects.toThrow(
      Errors.ObjectNotFound,
    );
    expect(
      await bookCollection.collection().documents('4').delete({ ignore_not_found: true }),
    ).toEqual({
      id: '4',
    });
  });

  test('gets an id for a document without one', async () => {
    const { id } = (await bookCollection.documents().create({ title: 'New', year: 1 })) as {
      id: string;
    };
    expect(await bookCollection.collection().documents(id).retrieve()).toMatchObject({
      title: 'New',
    });
  });

  test('updates and deletes by filter, or all', async () => {
    const changed = await bookCollection
      .documents()
      .update({ price: 1 }, { filter_by: 'year:<2015' });
    expect(changed).toEqual({ num_updated: 2 });
    expect(await bookCollection.titles({ filter_by: 'price:=1', sort_by: 'year:asc' })).toEqual([
      'Light and Space',
      'Daylight',
    ]);
    expect(await bookCollection.documents().delete({ filter_by: 'authors:=`Ada`' })).toEqual({
      num_deleted: 2,
    });
    expect(await bookCollection.documents().delete({ truncate: true })).toEqual({
      num_deleted: 1,
    });
    expect((await bookCollection.find({})).found).toBe(0);
  });

  test.each([
    [{ id: '1', title: 'Again', year: 1 }, 409, 'A document with id 1 already exists.'],
    [{ title: 'No year' }, 400, /`year`/],
    [{ title: { en: 'x' }, year: 1 }, 400, /`title`/],
    [{ title: 'x', year: 'soon' }, 400, /`year`/],
    [{ id: 5, title: 'x', year: 1 }, 400, /`id`/],
  ])('gets the error of an invalid document (%#)', async (document, status, message) => {
    const failing = bookCollection.documents().create(document as never);
    const error = await failing.catch((failure: Errors.TypesenseError) => failure);
    expect(error).toMatchObject({ httpStatus: status });
    expect((error as Error).message).toMatch(message);
  });

  test('imports lines and returns their results in order', async () => {
    const lines = [
      '{"id":"5","title":"Lux","year":1999}',
      '{"id":"1","title":"Again","year":1}',
      '{"title":"broken"',
      '',
      '{"id":"6","title":"Lumen","year":2000}',
    ].join('\n');
    const results = await bookCollection.documents().import(lines, { return_id: true });
    expect(results.split('\n').map((line) => JSON.parse(line))).toEqual([
      { success: true, id: '5' },
      {
        success: false,
        code: 409,
        error: 'A document with id 1 already exists.',
        document: '{"id":"1","title":"Again","year":1}',
      },
      {
        success: false,
        code: 400,
        error: expect.stringMatching(/^Bad JSON/),
        document: '{"title":"broken"',
      },
      { success: true, id: '6' },
    ]);
    expect((await bookCollection.find({})).found).toBe(5);
    const again = [{ id: '1', year: 7 }];
    await bookCollection.documents().import(again, { action: 'update' });
    expect(await bookCollection.collection().documents('1').retrieve()).toMatchObject({
      title: 'Light and Space',
      year: 7,
    });
    const failing = bookCollection.documents().import(again, { action: 'create' });
    await expect(failing).rejects.toThrow(/1 documents failed during import/);
  });

  test('imports many while searches run', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => {
      return { id: `n${index}`, title: `Book number ${index}`, year: index };
    });
    let responseCount = 0;
    let isDone = false;
    const importing = bookCollection
      .documents()
      .import(many)
      .finally(() => {
        isDone = true;
      });
    while (!isDone) {
      await bookCollection.find({});
      responseCount += 1;
    }
    expect((await importing).every(({ success }) => success)).toBe(true);
    expect(responseCount).toBeGreaterThan(3);
    expect((await bookCollection.find({ q: 'number', query_by: 'title' })).found).toBe(5000);
  });

  test('exports them as lines', async () => {
    const parse = (text: string) => text.split('\n').map((line) => JSON.parse(line));
    expect(parse(await bookCollection.documents().export())).toEqual(bookDocuments);
    const some = await bookCollection
      .documents()
      .export({ filter_by: 'year:>2005', include_fields: 'id,year' });
    expect(parse(some)).toEqual([
      { id: '2', year: 2010 },
      { id: '3', year: 2020 },
    ]);
    await expect(bookCollection.documents().export({ filter_by: 'x:=1' })).rejects.toThrow(
      Errors.ObjectNotFound,
    );
  });
});
