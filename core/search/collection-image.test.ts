import { describe, expect, it } from 'vitest';
import { parseSchema } from '#core/search/admin/check-schema.ts';
import { Collection } from '#core/search/collection.ts';
import { fromImage, type ImagePiece, toImage } from '#core/search/collection-image.ts';
import { createSearchEngine, type EmbeddedEngine } from '#core/search/engine.ts';
import { buildLamps, lampSchema, textParams } from '#core/search/lamps.fixtures.ts';
import { createRandom } from '#core/search/random.fixtures.ts';

const random = createRandom(7);
const lamps = buildLamps(
  Array.from({ length: 600 }, (_, index) => ({
    sku: `AOC${index}/24/CCT`,
    legacy_skus: random.some(['OLD1', 'OLD2', 'ÁRDEA 3'], 2),
    post_title: `Downlight ${random.pick(['Ardea', 'Nimbus', 'Espiga'])} ${index % 70}`,
    finish: random.pick(['White', 'Matt black', 'Latón']),
    uses: random.some(['Office', 'Shop'], 2),
    wattage: random.below(40),
    flux: random.below(4000),
    dimmable: random.pick([true, false]),
    note: `stored only ${index}`,
  })),
);
const synonyms = [{ id: 'spot', synonyms: ['downlight', 'spotlight'] }];
const requests = [
  { q: 'ardea dowlight', facet_by: 'finish,uses,wattage,dimmable' },
  { q: 'aoc12', sort_by: 'post_title:asc' },
  { q: 'spotlight', filter_by: 'uses:=Office && wattage:>10' },
  { q: 'laton', query_by: 'finish,uses', num_typos: '0' },
  { q: '*', group_by: 'finish', group_limit: 2, sort_by: 'flux:desc' },
];

async function build() {
  const engine = createSearchEngine({ now: () => 1_700_000_000_000 });
  const builder = engine.buildCollection({ schema: lampSchema, synonyms });
  builder.add(lamps.map((lamp) => ({ ...lamp, id: String(lamp.id) })));
  await builder.pack({ pause: async () => {} });
  builder.use();
  return { engine, image: builder.image() };
}

function restore({ structure, pieces }: ReturnType<typeof toImage>): EmbeddedEngine {
  const engine = createSearchEngine();
  // As if it were read from a file: nothing is shared with the collection of the image.
  engine.restoreCollection(structuredClone({ structure, pieces })).use();
  return engine;
}

async function respond(engine: EmbeddedEngine) {
  const responses = requests.map((request) => {
    return engine.search('lamps', { ...textParams, per_page: 30, ...request });
  });
  return (await Promise.all(responses)).map((response) => ({ ...response, search_time_ms: 0 }));
}

describe('The image of a collection', () => {
  it('restores a collection that responds to every request as the one it is from', async () => {
    const { engine, image } = await build();
    const expected = await respond(engine);
    expect(expected.every(({ found }) => found > 0)).toBe(true);
    const restored = restore(image);
    expect(await respond(restored)).toEqual(expected);
    expect(restored.getCollection('lamps')).toEqual(engine.getCollection('lamps'));
    expect(restored.listSynonyms('lamps')).toEqual(engine.listSynonyms('lamps'));
  });

  it('restores a collection that takes changes like the one it is from', async () => {
    const { engine, image } = await build();
    const restored = restore(image);
    for (const store of [engine, restored]) {
      store.deleteDocument('lamps', '5');
      store.writeDocument('lamps', { id: '6', finish: 'Green' }, 'update');
      store.writeDocument('lamps', { ...lamps[0], id: 'new', post_title: 'Ardea nuevo' }, 'create');
    }
    expect(await respond(restored)).toEqual(await respond(engine));
    expect(restored.getDocument('lamps', 'new').post_title).toBe('Ardea nuevo');
    expect(restored.getCollection('lamps').num_documents).toBe(600);
  });

  it('has the words of every field, so that none is indexed again', async () => {
    const { image } = await build();
    const restored = fromImage(structuredClone(image));
    restored.documents.length = 0;
    expect(restored.getText('uses').vocabulary.words.toSorted()).toEqual(['office', 'shop']);
  });

  it('keeps its structure small beside its pieces', async () => {
    const { image } = await build();
    expect(JSON.stringify(image.structure).length).toBeLessThan(30_000);
    const sizeOf = (piece: ImagePiece) =>
      ArrayBuffer.isView(piece)
        ? piece.byteLength
        : Array.isArray(piece)
          ? piece.length
          : piece.size;
    const most = Math.max(...image.pieces.map(sizeOf));
    expect(most).toBeGreaterThan(30_000);
  });

  it('names a class that it cannot hold', () => {
    const collection = new Collection(parseSchema(lampSchema), 0);
    collection.memoise('foreign', () => new (class Foreign {})());
    expect(() => toImage(collection)).toThrow('Foreign is not among the classes');
  });

  it.each([[{ object: {} }], [{ list: [] }], [null], [{ made: 'Vocabulary', fields: {} }]])(
    'refuses %j',
    (structure) => {
      expect(() => fromImage({ structure, pieces: [] })).toThrow('not the image of a collection');
    },
  );
});
