import { describe, expect, test } from 'vitest';
import type { SearchDocument } from '#core/search/search-engine.ts';
import { createEmbeddedSearch } from '#server/search/embedded.ts';
import type { Search, SearchContent } from '#server/search/search-backend.ts';

const fields = [
  { name: 'title', type: 'string' as const },
  { name: 'show_in_cat_listing', type: 'string' as const },
];

function content(version: number, count: number): SearchContent {
  const documents = Array.from({ length: count }, (_, index): SearchDocument => {
    const id = `${version}-${index}`;
    return { id, title: `Lamp ${version} number ${index}`, show_in_cat_listing: 'TRUE' };
  });
  return {
    version,
    name: 'en',
    identity: null,
    targets: ['lamps', 'parts'].map((alias) => {
      return { alias, schema: { name: 'any', fields }, synonyms: [] };
    }),
    batches: (async function* () {
      yield { lamps: documents, parts: documents };
    })(),
  };
}

async function fill(search: Search, content: SearchContent): Promise<void> {
  await (await search.fill?.(content))?.stored;
}

async function countBoth({ engine }: Search): Promise<number[]> {
  const counts = ['lamps', 'parts'].map((name) => engine.search(name, { q: '*' }));
  return (await Promise.all(counts)).map(({ found }) => found);
}

/** Results of a search during filling, and the processor time of each step, µs. */
async function watchFill(search: Search, next: SearchContent) {
  let isDone = false;
  const filling = fill(search, next).finally(() => {
    isDone = true;
  });
  const seen = new Set<string>();
  const steps: number[] = [];
  while (!isDone) {
    seen.add((await countBoth(search)).join());
    const start = process.threadCpuUsage();
    await new Promise((resolve) => setImmediate(resolve));
    const { user, system } = process.threadCpuUsage(start);
    steps.push(user + system);
  }
  await filling;
  seen.add((await countBoth(search)).join());
  return { seen: [...seen], steps };
}

describe('The embedded search', () => {
  test('takes content of any size, however much work a search in all of it would be', async () => {
    const search = createEmbeddedSearch();
    const title = Array.from({ length: 2000 }, (_, index) => `a${index}`).join(' ');
    const documents = Array.from({ length: 3100 }, (_, index): SearchDocument => {
      return { id: String(index), title, show_in_cat_listing: 'TRUE' };
    });
    const batches = (async function* () {
      yield { lamps: documents };
    })();
    await fill(search, { ...content(1, 0), batches });
    expect(await countBoth(search)).toEqual([3100, 0]);
    await expect(search.engine.search('lamps', { q: 'a', query_by: 'title' })).rejects.toThrow(
      'too expensive',
    );
  });

  test('serves the old content until the new content is complete', async () => {
    const search = createEmbeddedSearch();
    await fill(search, content(1, 10));
    const { seen } = await watchFill(search, content(2, 8000));
    expect(seen).toEqual(['10,10', '8000,8000']);
  });

  test('blocks other work for no long step while it is filled', async () => {
    const search = createEmbeddedSearch();
    await fill(search, content(0, 10));
    const shares: number[] = [];
    // Processor time does not depend on the machine's load; garbage collection within a step adds to it, but not in
    // every fill.
    for (const version of [1, 2, 3]) {
      const { steps } = await watchFill(search, content(version, 8000));
      expect(steps.length).toBeGreaterThan(20);
      const total = steps.reduce((sum, step) => sum + step, 0);
      shares.push(Math.max(...steps) / total);
    }
    expect(Math.min(...shares)).toBeLessThan(1 / 4);
  });

  test('retains its content when new content fails', async () => {
    const search = createEmbeddedSearch();
    await fill(search, content(1, 10));
    const broken: SearchContent = {
      ...content(2, 1),
      batches: (async function* () {
        yield { lamps: [], parts: [] };
        throw new Error('the database is away');
      })(),
    };
    await expect(fill(search, broken)).rejects.toThrow('the database is away');
    expect(await countBoth(search)).toEqual([10, 10]);
  });

  test('hides documents by the hidden field, under any collection name', async () => {
    const search = createEmbeddedSearch();
    await fill(search, content(1, 1));
    const { store, publicFilterOf } = search;
    store?.setAlias('alias', 'lamps');
    const name = 'show_in_cat_listing';
    store?.createCollection({ name: 'own', fields: [fields[0], { name, type: 'bool' }] });
    store?.createCollection({ name: 'odd', fields: [fields[0], { name, type: 'int32' }] });
    store?.createCollection({ name: 'free', fields: [fields[0]] });
    expect(publicFilterOf('lamps')).toBe('show_in_cat_listing:=TRUE');
    expect(publicFilterOf('alias')).toBe('show_in_cat_listing:=TRUE');
    expect(publicFilterOf('own')).toBe('show_in_cat_listing:=true');
    expect(publicFilterOf('odd')).toBeNull();
    expect(publicFilterOf('free')).toBe('');
    expect(publicFilterOf('unknown')).toBeNull();
  });
});
