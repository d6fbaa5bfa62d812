import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '#core/search/engine.ts';
import { createLampEngine, findIds, lampSchema } from '#core/search/lamps.fixtures.ts';

const schema = { name: 'a', fields: [{ name: 'title', type: 'string' as const }] };
const refusal = (status: number, message: string) =>
  expect.objectContaining({
    name: 'SearchError',
    status,
    message: expect.stringContaining(message),
  });

describe('collections', () => {
  it('are created, listed, read and deleted', () => {
    const engine = createSearchEngine({ now: () => 1_700_000_000_999 });
    const summary = {
      name: 'a',
      num_documents: 0,
      created_at: 1_700_000_000,
      fields: [
        {
          name: 'title',
          type: 'string',
          facet: false,
          optional: false,
          index: true,
          sort: false,
          infix: false,
          range_index: false,
          locale: '',
        },
      ],
      default_sorting_field: '',
      token_separators: [],
      symbols_to_index: [],
    };
    expect(engine.createCollection(schema)).toEqual(summary);
    engine.createCollection({ ...schema, name: 'b' });
    engine.writeDocument('a', { title: 'x' });
    expect(engine.listCollections().map(({ name }) => name)).toEqual(['b', 'a']);
    expect(engine.getCollection('a')).toEqual({ ...summary, num_documents: 1 });
    expect(engine.deleteCollection('a')).toMatchObject({ name: 'a', num_documents: 1 });
    const gone = refusal(404, 'No collection with name `a` found.');
    expect(() => engine.getCollection('a')).toThrow(gone);
    expect(() => engine.deleteCollection('a')).toThrow(gone);
    expect(() => engine.writeDocument('a', { title: 'x' })).toThrow(
      refusal(404, 'Collection not found'),
    );
  });

  it.each([
    [{ name: '' }, 400, '`name`'],
    [{ name: 5 }, 400, '`name`'],
    [{ fields: undefined }, 400, '`fields`'],
    [{ fields: [] }, 400, '`fields`'],
    [{ fields: [{ name: 'x', type: 'geopoint' }] }, 400, '`fields.0.type`'],
    [{ fields: [{ name: 'x', type: 'string', facet: 'yes' }] }, 400, '`fields.0.facet`'],
    [{ fields: [schema.fields[0], schema.fields[0]] }, 400, 'duplicate field names'],
    [{ default_sorting_field: 'x' }, 400, 'is not found in the schema'],
    [
      { default_sorting_field: 'title' },
      400,
      'Default sorting field `title` is not a sortable type.',
    ],
    [{ fields: [{ name: 'x', type: 'string', range_index: true }] }, 400, '`range_index`'],
    [{ token_separators: ['ab'] }, 400, '`token_separators.0`'],
  ])('with %j are refused', (change, status, message) => {
    const engine = createSearchEngine();
    expect(() => engine.createCollection({ ...schema, ...change })).toThrow(
      refusal(status, message),
    );
  });

  it('sort by a text by default, from its end to its beginning, if it is sortable', async () => {
    const engine = createSearchEngine();
    const fields = [
      { name: 'title', type: 'string' as const, sort: true },
      { name: 'size', type: 'float' as const, range_index: true },
    ];
    engine.createCollection({ name: 'a', fields, default_sorting_field: 'title' });
    expect(engine.getCollection('a').fields[1]).toMatchObject({ range_index: true });
    engine.importDocuments('a', [
      { id: '1', title: 'beta lamp', size: 1 },
      { id: '2', title: 'Álamo lamp', size: 2.5 },
      { id: '3', title: 'gamma lamp', size: 3 },
    ]);
    const find = async (params: object) => {
      const { hits = [] } = await engine.search('a', { q: '*', query_by: 'title', ...params });
      return hits.map(({ document }) => document.id).join('');
    };
    expect(await find({})).toBe('312');
    expect(await find({ q: 'lamp' })).toBe('312');
    expect(await find({ sort_by: 'title:asc' })).toBe('213');
    expect(await find({ filter_by: 'size:>1' })).toBe('32');
  });

  it('cannot sort by an optional field or take a name that is taken', () => {
    const engine = createSearchEngine();
    const optional = { name: 'n', type: 'int32', optional: true };
    expect(() =>
      engine.createCollection({ name: 'b', fields: [optional], default_sorting_field: 'n' }),
    ).toThrow(refusal(400, 'cannot be an optional field'));
    engine.createCollection(schema);
    expect(() => engine.createCollection(schema)).toThrow(
      refusal(409, 'A collection with name `a` already exists.'),
    );
  });

  it('gain new fields, also for existing documents, and lose others', async () => {
    const engine = createSearchEngine();
    engine.createCollection(schema);
    engine.importDocuments('a', [
      { id: '1', title: 'x', colour: 'Red' },
      { id: '2', title: 'y' },
    ]);
    const colour = { name: 'colour', type: 'string', facet: true, optional: true };
    engine.patchCollection('a', { fields: [colour] });
    const counts = await engine.search('a', { q: '*', facet_by: 'colour' });
    expect(counts.facet_counts[0]?.counts).toMatchObject([{ value: 'Red', count: 1 }]);
    engine.patchCollection('a', { fields: [{ name: 'title', drop: true }] });
    expect(engine.getCollection('a').fields.map(({ name }) => name)).toEqual(['colour']);
    expect(engine.getDocument('a', '1')).toEqual({ id: '1', title: 'x', colour: 'Red' });
    const patch = (field: object) => () => engine.patchCollection('a', { fields: [field] });
    expect(patch(colour)).toThrow(refusal(400, 'is already part of the schema'));
    expect(patch({ name: 'title', drop: true })).toThrow(refusal(400, 'is not part'));
    expect(patch({ name: 'size', type: 'int32' })).toThrow(
      refusal(400, 'not found in the document'),
    );
    expect(engine.getCollection('a').fields).toHaveLength(1);
    expect(() => engine.patchCollection('a', { fields: [] })).toThrow(refusal(400, '`fields`'));
  });

  it('split words at their separators and retain their symbols', async () => {
    const engine = createSearchEngine();
    engine.createCollection({ ...schema, token_separators: ['/'], symbols_to_index: ['+'] });
    engine.importDocuments('a', [
      { id: '1', title: 'AB/12' },
      { id: '2', title: 'AB+' },
    ]);
    const find = async (q: string) =>
      (await engine.search('a', { q, query_by: 'title', prefix: false })).hits?.map(
        ({ document }) => document.id,
      );
    expect(await find('12')).toEqual(['1']);
    expect(await find('ab+')).toEqual(['2']);
    expect(await find('ab')).toEqual(['1']);
  });
});

describe('aliases', () => {
  it('resolve to collections in searches, reads and writes', async () => {
    const engine = createLampEngine([{ post_title: 'Ardea' }]);
    expect(engine.setAlias('en_lamps', 'lamps')).toEqual({
      name: 'en_lamps',
      collection_name: 'lamps',
    });
    expect((await engine.search('en_lamps', { q: '*' })).found).toBe(1);
    expect(engine.getCollection('en_lamps').name).toBe('lamps');
    engine.deleteDocument('en_lamps', '1');
    expect((await engine.search('lamps', { q: '*' })).found).toBe(0);
  });

  it('are moved from one collection to another atomically', async () => {
    const engine = createLampEngine([{}]);
    engine.createCollection({ ...lampSchema, name: 'next' });
    engine.setAlias('now', 'lamps');
    engine.setAlias('now', 'next');
    expect(engine.getAlias('now').collection_name).toBe('next');
    expect(engine.listAliases()).toHaveLength(1);
    expect((await engine.search('now', { q: '*' })).found).toBe(0);
    expect(engine.deleteAlias('now')).toEqual({ name: 'now', collection_name: 'next' });
    expect(() => engine.getAlias('now')).toThrow(refusal(404, 'Not found.'));
    expect(() => engine.deleteAlias('now')).toThrow(refusal(404, 'Not found.'));
    expect(() => engine.setAlias('lamps', 'next')).toThrow(refusal(400, 'conflicts'));
  });
});

describe('a filled collection', () => {
  const documents = Array.from({ length: 3_000 }, (_, at) => ({
    id: String(at),
    sku: `NEW/${at}`,
    post_title: `Lamp ${at}`,
    show_in_cat_listing: 'TRUE',
    post_date: at,
  }));
  const filled = {
    schema: lampSchema,
    documents,
    synonyms: [{ id: 's', synonyms: ['lamp', 'luz'] }],
  };

  it('replaces the previous one atomically', async () => {
    const engine = createLampEngine([{ post_title: 'Old' }]);
    engine.replaceCollection(filled);
    expect(engine.getCollection('lamps').num_documents).toBe(3_000);
    expect(await findIds(engine, { q: 'new/77', per_page: 1 })).toEqual(['77']);
    expect((await engine.search('lamps', { q: 'luz 12', query_by: 'post_title' })).found).toBe(111);
  });

  it('yields to other work while it is built and serves the old one until then', async () => {
    const engine = createLampEngine([{ post_title: 'Old' }]);
    const seen = new Set<number>();
    let turns = 0;
    const next = engine.buildCollection(filled);
    next.add(documents);
    await next.pack({
      pause: async () => {
        turns++;
        seen.add((await engine.search('lamps', { q: '*' })).found);
      },
    });
    expect(turns).toBeGreaterThan(0);
    expect([...seen]).toEqual([1]);
    next.use();
    expect((await engine.search('lamps', { q: '*' })).found).toBe(3_000);
  });

  it('is filled incrementally beside the one in use', async () => {
    const engine = createLampEngine([{ post_title: 'Old' }]);
    const next = engine.buildCollection(filled);
    for (let at = 0; at < documents.length; at += 1_000) next.add(documents.slice(at, at + 1_000));
    await next.pack({ pause: async () => {} });
    expect((await engine.search('lamps', { q: '*' })).found).toBe(1);
    next.use();
    expect((await engine.search('lamps', { q: '*' })).found).toBe(3_000);
  });

  it('leaves the previous one in place when a document is refused', async () => {
    const engine = createLampEngine([{ post_title: 'Old' }]);
    const bad = { ...filled, documents: [{ id: '1' }] };
    expect(() => engine.replaceCollection(bad)).toThrow(refusal(400, 'Field `sku`'));
    expect(() => engine.buildCollection(bad).add(bad.documents)).toThrow(
      refusal(400, 'Field `sku`'),
    );
    expect(await findIds(engine, { q: 'old' })).toEqual(['1']);
  });

  it('can be written to afterwards', async () => {
    const engine = createSearchEngine();
    engine.replaceCollection(filled);
    engine.writeDocument('lamps', { ...documents[5], post_title: 'Ardea' }, 'upsert');
    expect(await findIds(engine, { q: 'ardea' })).toEqual(['5']);
    expect(await findIds(engine, { q: 'new/5', per_page: 1, num_typos: 0 })).toEqual(['5']);
  });
});
