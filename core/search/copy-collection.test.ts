import { describe, expect, it } from 'vitest';
import { parseSchema } from '#core/search/admin/check-schema.ts';
import { Collection } from '#core/search/collection.ts';
import { fromImage, toImage } from '#core/search/collection-image.ts';
import { CollectionCopy } from '#core/search/copy-collection.ts';
import { buildLamps, lampSchema } from '#core/search/lamps.fixtures.ts';
import { createRandom } from '#core/search/random.fixtures.ts';
import type { SearchDocument } from '#core/search/search-engine.ts';

const random = createRandom(11);
const words = ['Ardea', 'Nimbus', 'Espiga', 'Vega', 'Ámbar', 'L90B10 50 000 h'];

function draw(index: number, isNew = false): SearchDocument {
  const [lamp] = buildLamps([
    {
      sku: `${isNew ? 'NEW' : 'AOC'}${index}/24/CCT`,
      legacy_skus: random.some(['OLD1', 'OLD2', 'ÁRDEA 3'], 2),
      post_title: `Downlight ${random.pick(words)} ${Math.floor(index / 9)} ${isNew ? 'fresh' : ''}`,
      finish: random.pick(['White', 'Matt black', 'Latón']),
      uses: random.some(['Office', 'Shop'], 2),
      wattage: random.below(40),
      flux: random.below(4000),
      dimmable: random.pick([true, false]),
      note: `stored only ${'long '.repeat(Math.floor(index / 9) % 5)}${Math.floor(index / 9)}`,
    },
  ]);
  return { ...lamp, id: String(index) };
}

function finish(collection: Collection, copy: CollectionCopy | null = null): Collection {
  for (const step of [collection.pack(), collection.settle(), collection.warmUp(copy)])
    for (const _ of step);
  return collection;
}

function build(documents: SearchDocument[]): Collection {
  const collection = new Collection(parseSchema(lampSchema), 1);
  for (const document of documents) collection.write(document, 'upsert');
  return finish(collection);
}

/** As read from a file. */
const restore = (collection: Collection) => fromImage(structuredClone(toImage(collection)));

function copyOf(earlier: Collection, documents: SearchDocument[], known: Set<SearchDocument>) {
  const copy = new CollectionCopy(restore(earlier));
  const collection = new Collection(parseSchema(lampSchema), 1);
  let ids: string[] = [];
  for (const document of documents) {
    if (known.has(document)) {
      ids.push(document.id);
      continue;
    }
    collection.writeCopies(copy, ids);
    collection.write(document, 'upsert');
    ids = [];
  }
  collection.writeCopies(copy, ids);
  return finish(collection, copy);
}

/** Everything that a collection has, except how bytes are divided into chunks. */
function contentsOf(collection: Collection) {
  const { documents, texts, columns } = collection;
  const { baseOf, sizeOf, shapeOf } = documents as unknown as Record<string, { array: unknown }>;
  const { cache, version } = collection as unknown as { cache: unknown; version: number };
  const stored = [baseOf?.array, sizeOf?.array, shapeOf?.array, [...documents.readAll()]];
  return plain({ stored, texts, columns, cache, version });
}

/** Without functions, of which each object has its own. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return null;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Map) return [...value].map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

describe('A collection that was copied from an earlier one', () => {
  const before = Array.from({ length: 400 }, (_, index) => draw(index));
  const earlier = build(before);
  const changes: [string, SearchDocument[]][] = [
    ['nothing', before],
    ['one document', before.with(57, draw(57, true))],
    ['the first', before.with(0, draw(0, true))],
    ['several in a row', before.map((one, at) => (at >= 90 && at < 130 ? draw(at, true) : one))],
    ['many here and there', before.map((one, at) => (at % 7 === 3 ? draw(at, true) : one))],
    ['some that are gone', before.filter((_, at) => at % 11 !== 0 && at !== 399)],
    ['some that are new', [draw(500, true), ...before.toSpliced(200, 0, draw(501, true))]],
    ['another order', before.toReversed()],
    ['all', before.map((_, at) => draw(at, true))],
  ];

  it.each(changes)('is the same as one that was built of all documents: %s', (_, documents) => {
    const copied = copyOf(earlier, documents, new Set(before));
    expect(contentsOf(copied)).toEqual(contentsOf(build(documents)));
    const again = copyOf(copied, before, new Set(documents));
    expect(contentsOf(again)).toEqual(contentsOf(earlier));
  });

  it('has no word that only replaced documents had', () => {
    const changed = before.with(57, draw(57, true));
    const { vocabulary } = copyOf(build(changed), before, new Set(before.toSpliced(57, 1))).getText(
      'post_title',
    );
    expect(vocabulary.words).not.toContain('fresh');
  });

  it('cannot have what the earlier one has not', () => {
    const other = draw(900, true);
    expect(() => copyOf(earlier, [other], new Set([other]))).toThrow();
  });
});
