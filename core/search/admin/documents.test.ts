import { describe, expect, it } from 'vitest';
import { createLampEngine, findIds } from '#core/search/lamps.fixtures.ts';
import { createRandom } from '#core/search/random.fixtures.ts';

const lamp = { sku: 'A', post_title: 'Ardea', show_in_cat_listing: 'TRUE', post_date: 1 };
const refusal = (status: number, message: string) =>
  expect.objectContaining({ name: 'SearchError', status, message });

describe('writing a document', () => {
  it('creates it once, with a generated id if it has none', () => {
    const engine = createLampEngine([]);
    expect(engine.writeDocument('lamps', lamp)).toEqual({ ...lamp, id: '0' });
    expect(engine.writeDocument('lamps', { ...lamp, id: '1' }).id).toBe('1');
    expect(engine.writeDocument('lamps', lamp).id).toBe('2');
    expect(() => engine.writeDocument('lamps', { ...lamp, id: '1' })).toThrow(
      refusal(409, 'A document with id 1 already exists.'),
    );
  });

  it('replaces with upsert, changes with update and picks the fitting one with emplace', async () => {
    const engine = createLampEngine([{ finish: 'White' }]);
    engine.writeDocument('lamps', { ...lamp, id: '1' }, 'upsert');
    expect(engine.getDocument('lamps', '1')).toEqual({ ...lamp, id: '1' });
    engine.writeDocument('lamps', { id: '1', finish: 'Black' }, 'update');
    engine.writeDocument('lamps', { id: '1', wattage: 5 }, 'emplace');
    expect(engine.getDocument('lamps', '1')).toEqual({
      ...lamp,
      id: '1',
      finish: 'Black',
      wattage: 5,
    });
    engine.writeDocument('lamps', { ...lamp, id: '2' }, 'emplace');
    expect(() => engine.writeDocument('lamps', { id: '3', wattage: 5 }, 'update')).toThrow(
      refusal(404, 'Could not find a document with id: 3'),
    );
    expect(() => engine.writeDocument('lamps', { wattage: 5 }, 'update')).toThrow(
      refusal(400, 'For update, the `id` key must be provided.'),
    );
    expect(await findIds(engine, { q: '*', filter_by: 'finish:=Black && wattage:5' })).toEqual([
      '1',
    ]);
    expect(engine.getCollection('lamps').num_documents).toBe(2);
  });

  it.each([
    [
      { sku: undefined },
      'Field `sku` has been declared in the schema, but is not found in the document.',
    ],
    [
      { sku: null },
      'Field `sku` has been declared in the schema, but is not found in the document.',
    ],
    [{ sku: {} }, 'Field `sku` must be a string.'],
    [{ legacy_skus: 'A' }, 'Field `legacy_skus` must be an array.'],
    [{ legacy_skus: [{}] }, 'Field `legacy_skus` must be an array of string.'],
    [{ flux: 'many' }, 'Field `flux` must be an int32.'],
    [{ flux: 3e9 }, 'Field `flux` exceeds maximum value of int32.'],
    [{ wattage: Number.NaN }, 'Field `wattage` must be a float.'],
    [{ wattage: 'ten' }, 'Field `wattage` must be a float.'],
    [{ sizes: [1, 'x'] }, 'Field `sizes` must be an array of int32.'],
    [{ dimmable: 'TRUE' }, 'Field `dimmable` must be a bool.'],
    [{ id: 5 }, "Document's `id` field should be a string."],
    [{ id: '' }, 'The `id` should not be empty.'],
  ])('refuses %j', (change, message) => {
    const engine = createLampEngine([]);
    expect(() => engine.writeDocument('lamps', { ...lamp, ...change })).toThrow(
      refusal(400, message),
    );
    expect(engine.getCollection('lamps').num_documents).toBe(0);
  });

  it('coerces equivalent values of another type and leaves other fields alone', () => {
    const engine = createLampEngine([]);
    const written = engine.writeDocument('lamps', {
      ...lamp,
      sku: 12,
      wattage: '20.5',
      flux: '1000',
      dimmable: 'true',
      finish: null,
      note: { any: ['thing'] },
      extra: [1, { a: null }],
    });
    expect(engine.getDocument('lamps', '0')).toEqual(written);
    expect(written).toMatchObject({
      sku: '12',
      wattage: 20.5,
      flux: 1000,
      dimmable: true,
      finish: null,
      note: { any: ['thing'] },
      extra: [1, { a: null }],
    });
  });
});

describe('documents', () => {
  it('are imported one by one, each with its result', () => {
    const engine = createLampEngine([{}]);
    const results = engine.importDocuments('lamps', [
      { ...lamp, id: '1' },
      { ...lamp, id: '2' },
      'no document',
      { id: '3' },
    ]);
    expect(results).toMatchObject([
      { success: false, code: 409, document: { id: '1' } },
      { success: true },
      { success: false, code: 400, error: 'Bad JSON: not a properly formed document.' },
      { success: false, code: 400, error: expect.stringContaining('Field `sku`') },
    ]);
    expect(engine.getCollection('lamps').num_documents).toBe(2);
  });

  it('are read, deleted and exported', () => {
    const engine = createLampEngine([{ wattage: 1 }, { wattage: 2 }, { wattage: 3 }]);
    const missing = refusal(404, 'Could not find a document with id: 9');
    expect(() => engine.getDocument('lamps', '9')).toThrow(missing);
    expect(() => engine.deleteDocument('lamps', '9')).toThrow(missing);
    engine.writeDocument('lamps', { id: '1', wattage: 9 }, 'update');
    const ids = (params = {}) => [...engine.exportDocuments('lamps', params)].map(({ id }) => id);
    expect(ids()).toEqual(['1', '2', '3']);
    expect(ids({ filter_by: 'wattage:>2' })).toEqual(['1', '3']);
    expect(engine.deleteDocument('lamps', '2')).toMatchObject({ id: '2', wattage: 2 });
    expect(ids()).toEqual(['1', '3']);
    expect([...engine.exportDocuments('lamps', { include_fields: 'wattage' })]).toEqual([
      { wattage: 9 },
      { wattage: 3 },
    ]);
  });

  it('are changed and deleted by filter', async () => {
    const engine = createLampEngine([{ wattage: 1 }, { wattage: 2 }, { wattage: 3 }]);
    expect(engine.updateByFilter('lamps', 'wattage:>=2', { finish: 'Black' })).toBe(2);
    expect(engine.deleteByFilter('lamps', 'finish:=Black && wattage:3')).toBe(1);
    expect(await findIds(engine, { q: '*' })).toEqual(['2', '1']);
    expect(() => engine.deleteByFilter('lamps', ' ')).toThrow(
      refusal(400, 'Parameter `filter_by` must be provided.'),
    );
  });

  it('of equal date retain their position when they are replaced', async () => {
    const engine = createLampEngine([{ post_date: 1 }, { post_date: 1 }, { post_date: 1 }]);
    engine.writeDocument('lamps', { id: '2', finish: 'Black' }, 'update');
    expect(await findIds(engine, { q: '*' })).toEqual(['3', '2', '1']);
  });

  it('are found as in a fresh collection after thousands of changes', async () => {
    const random = createRandom(5);
    const engine = createLampEngine([]);
    const now = new Map<string, Record<string, unknown>>();
    for (let round = 0; round < 6_000; round++) {
      const id = String(random.below(60));
      if (random.below(4) === 0 && now.has(id)) {
        engine.deleteDocument('lamps', id);
        now.delete(id);
      } else {
        const title = random.some(['ardea', 'ibis', 'strip', 'lamp'], 3).join(' ');
        const document = {
          ...lamp,
          id,
          post_title: title,
          finish: random.pick(['White', 'Black']),
        };
        engine.writeDocument('lamps', document, 'upsert');
        now.set(id, document);
      }
      if (round % 500 !== 0) continue;
      const fresh = createLampEngine([...now.values()]);
      for (const q of ['*', 'ardea', 'str', 'ibis lamp']) {
        const params = { q, per_page: 250, facet_by: 'finish', query_by: 'post_title' };
        const [one, other] = [
          await engine.search('lamps', params),
          await fresh.search('lamps', params),
        ];
        expect(one.facet_counts).toEqual(other.facet_counts);
        const idsOf = ({ hits }: typeof one) => hits?.map(({ document }) => document.id).sort();
        expect(idsOf(one)).toEqual(idsOf(other));
      }
    }
  });
});
