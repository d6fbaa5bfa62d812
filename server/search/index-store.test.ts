import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { SearchDocument } from '#core/search/search-engine.ts';
import { log } from '#server/log.ts';
import { createEmbeddedSearch } from '#server/search/embedded.ts';
import { createIndexStore } from '#server/search/index-store.ts';
import type { SearchContent } from '#server/search/search-backend.ts';

const HOUR_S = 3600;

let dataDir: string;
let builds = 0;
let hasRoom = true;
let warn: MockInstance;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'index-store-'));
  builds = 0;
  hasRoom = true;
  warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  vi.spyOn(log, 'info').mockImplementation(() => undefined);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const folder = () => join(dataDir, 'cache/search');
const listFiles = async () => (await readdir(folder()).catch(() => [])).sort();
const openStore = () => createIndexStore(dataDir, { admits: async () => hasRoom });

function content(identity: string | null, name = 'en'): SearchContent {
  const documents = Array.from({ length: 700 }, (_, index): SearchDocument => {
    return { id: String(index), title: `Lamp ${index} of ${identity}`, watt: index % 9 };
  });
  const fields = [
    { name: 'title', type: 'string' as const },
    { name: 'watt', type: 'int32' as const, facet: true },
  ];
  return {
    version: 1,
    name,
    identity,
    targets: ['lamps', 'parts'].map((alias) => {
      return { alias, schema: { name: 'any', fields }, synonyms: [] };
    }),
    batches: (async function* () {
      builds += 1;
      yield { lamps: documents, parts: documents.slice(0, 3) };
    })(),
  };
}

/** What a process of its own finds after it has started. */
async function start(identity: string | null, name?: string) {
  const search = createEmbeddedSearch(openStore());
  const filled = await search.fill?.(content(identity, name));
  await filled?.stored;
  const found = await search.engine.search('lamps', { q: `${identity} 3`, query_by: 'title' });
  const parts = await search.engine.search('parts', { q: '*', facet_by: 'watt' });
  return { found: found.found, parts: parts.found, counts: parts.facet_counts };
}

describe('A stored index of the search', () => {
  test('is built by the first process and read by the others, with the same results', async () => {
    const first = await start('aaaa');
    expect(first).toMatchObject({ found: 111, parts: 3 });
    expect(await start('aaaa')).toEqual(first);
    expect(builds).toBe(1);
    expect(await listFiles()).toEqual(['en-aaaa.index']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('serves only its own content and language', async () => {
    await start('aaaa');
    expect(await start('bbbb')).toMatchObject({ found: 111 });
    await start('aaaa', 'es');
    expect(builds).toBe(3);
    expect(await listFiles()).toEqual(['en-aaaa.index', 'en-bbbb.index', 'es-aaaa.index']);
  });

  test('is not stored for a content without a name', async () => {
    await start(null);
    await start(null);
    expect(builds).toBe(2);
    expect(await listFiles()).toEqual([]);
  });

  test('is removed when two others of its language were used later', async () => {
    await start('aaaa');
    await start('bbbb');
    await start('aaaa', 'es');
    const past = Date.now() / 1000 - HOUR_S;
    await utimes(join(folder(), 'en-aaaa.index'), past, past);
    await utimes(join(folder(), 'en-bbbb.index'), past - 1, past - 1);
    // Reading it makes it the later one.
    await start('bbbb');
    await start('cccc');
    expect(await listFiles()).toEqual(['en-bbbb.index', 'en-cccc.index', 'es-aaaa.index']);
  });

  test('is complete when its store is closed, after which nothing is stored', async () => {
    const store = openStore();
    const search = createEmbeddedSearch(store);
    await search.fill?.(content('aaaa'));
    await store.close();
    expect(await listFiles()).toEqual(['en-aaaa.index']);
    await (await search.fill?.(content('bbbb')))?.stored;
    expect(await listFiles()).toEqual(['en-aaaa.index']);
  });

  test('leaves no file of a process that was killed for longer than an hour', async () => {
    await mkdir(folder(), { recursive: true });
    const past = Date.now() / 1000 - 2 * HOUR_S;
    for (const name of ['en-old.index.1.part', 'en-new.index.2.part']) {
      await writeFile(join(folder(), name), '');
    }
    await utimes(join(folder(), 'en-old.index.1.part'), past, past);
    await start('aaaa');
    expect(await listFiles()).toEqual(['en-aaaa.index', 'en-new.index.2.part']);
  });

  test('is not written where the disk has no room', async () => {
    hasRoom = false;
    expect(await start('aaaa')).toMatchObject({ found: 111 });
    expect(await listFiles()).toEqual([]);
  });

  test('that cannot be written costs nothing but a warning', async () => {
    await mkdir(join(dataDir, 'cache'), { recursive: true });
    await writeFile(join(dataDir, 'cache/search'), 'a file in place of the folder');
    expect(await start('aaaa')).toMatchObject({ found: 111 });
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('cannot store'));
  });
});

describe('A damaged or foreign index', () => {
  const path = () => join(folder(), 'en-aaaa.index');

  async function expectRebuilt(bytes: Uint8Array) {
    await writeFile(path(), bytes);
    warn.mockClear();
    builds = 0;
    expect(await start('aaaa')).toMatchObject({ found: 111, parts: 3 });
    expect(builds).toBe(1);
    expect(warn).toHaveBeenCalledOnce();
    // It is replaced by a usable one.
    await start('aaaa');
    expect(builds).toBe(1);
  }

  test('is built again, wherever a byte differs', async () => {
    await start('aaaa');
    const whole = await readFile(path());
    const { size } = await stat(path());
    const places = [
      0,
      16,
      20,
      24,
      ...Array.from({ length: 24 }, (_, i) => Math.floor((size * (i + 0.5)) / 24)),
    ];
    for (const place of places) {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ 0x41;
      await expectRebuilt(bytes);
    }
  });

  test('is built again when it is cut off, longer, empty or something else', async () => {
    await start('aaaa');
    const whole = await readFile(path());
    for (const length of [0, 5, 20, 100, whole.length >> 1, whole.length - 1]) {
      await expectRebuilt(whole.subarray(0, length));
    }
    await expectRebuilt(Buffer.concat([whole, Buffer.alloc(8)]));
    await expectRebuilt(Buffer.from('a text of somebody else, which is longer than any mark'));
  });
});
