import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from 'typesense';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseListingState } from '#core/catalogue/listing/listing-state.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { copyContent, fixtureFolder as folder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';
import {
  ADMIN_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let server: SearchServer;
let client: Client;
let dataDir: string;
let db: Database;
beforeAll(async () => {
  // The server has its own catalogue under other names.
  server = await startSearchServer({ search: { prefix: 'own_' } });
  client = server.admin();
  dataDir = await mkdtemp(join(tmpdir(), 'sync-'));
  db = await openDatabase({ dataDir });
  await importContent(db, { folder, dataDir, checkPhotometry: false });
});
afterAll(async () => {
  await db.destroy();
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

type Outcome = { code: number | null; out: string; errors: string };

/** Runs `npm run search:sync` as a separate process. */
function sync(args: string[] = [], env: Record<string, string> = {}): Promise<Outcome> {
  const child: ChildProcess = spawn(process.execPath, ['scripts/search-sync.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      TYPESENSE_URL: server.url,
      TYPESENSE_API_KEY: ADMIN_KEY,
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const outcome: Outcome = { code: null, out: '', errors: '' };
  child.stdout?.on('data', (data) => (outcome.out += data));
  child.stderr?.on('data', (data) => (outcome.errors += data));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ ...outcome, code }));
  });
}

const listNames = async () =>
  (await client.collections().retrieve())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('own_'))
    .sort();
const find = async (collection: string, q: string, more: object = {}) =>
  client
    .collections<{ sku: string }>(collection)
    .documents()
    .search({ q, query_by: 'sku,post_title,description', ...more }, {});

describe('npm run search:sync', () => {
  test('fills a search server with products and variants of both languages', async () => {
    const { code, out, errors } = await sync();
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'en_product: 3 documents, now in en_product_1',
        'en_product_variation: 7 documents, now in en_product_variation_1',
        'es_product: 3 documents, now in es_product_1',
        'es_product_variation: 7 documents, now in es_product_variation_1',
        `Content version 1 is searched at ${server.url}.`,
        '',
      ],
    ]);
    expect(errors).toMatch(/English: done\nEspañol: done\n/);
    expect((await find('en_product', 'nimba')).hits?.[0]?.document.sku).toBe('NIM120');
    expect((await find('es_product', 'baliza')).hits?.[0]?.document.sku).toBe('VEL400');
    expect((await find('en_product_variation', 'NIM120')).found).toBe(4);
  });

  test('copies the synonyms', async () => {
    expect((await find('en_product', 'can light')).hits?.[0]?.document.sku).toBe('NIM120');
    const { synonym_sets } = await client.collections('en_product').retrieve();
    expect(synonym_sets).toEqual(['en_product_1']);
  });

  test('swaps without a gap and leaves nothing behind', async () => {
    let isDone = false;
    const counts = new Set<number>();
    const syncing = sync().finally(() => {
      isDone = true;
    });
    while (!isDone) counts.add((await find('en_product_variation', '*')).found);
    expect((await syncing).code).toBe(0);
    expect([...counts]).toEqual([7]);
    expect(await listNames()).toEqual([
      'en_product_1_2',
      'en_product_variation_1_2',
      'es_product_1_2',
      'es_product_variation_1_2',
    ]);
    const sets = await client.synonymSets().retrieve();
    expect(sets.map(({ name }) => name).sort()).toEqual(await listNames());
  });

  test('updates the content', async () => {
    const content = await copyContent();
    const file = 'catalogue/products/vel400/product.yaml';
    await content.edit(file, 'title: { en: Velo 400', 'title: { en: Velocity 401');
    await importContent(db, { folder: content.folder, dataDir, checkPhotometry: false });
    expect((await sync()).out).toContain('en_product: 3 documents, now in en_product_2\n');
    expect((await find('en_product', 'velocity')).found).toBe(1);
    expect(await listNames()).toContain('es_product_2');
    expect(await listNames()).toHaveLength(4);
  });

  test('compares the server with the embedded search', async () => {
    const before = await listNames();
    const { code, out } = await sync(['--check']);
    expect(out).not.toContain('differs');
    expect(out).toMatch(/returns the same results as the embedded search for all 16 searches\.\n$/);
    expect(code).toBe(0);
    expect(await listNames()).toEqual(before);
  });

  test('works with servers that store synonyms per collection', async () => {
    const old = createServer((incoming, response) => {
      if (incoming.url?.startsWith('/synonym_sets')) {
        response.writeHead(404, { 'content-type': 'application/json' });
        response.end('{"message":"Not Found"}');
        return;
      }
      const { method, headers } = incoming;
      const path = `/search${incoming.url}`;
      const options = { host: '127.0.0.1', port: server.port, method, headers, path };
      const forwarded = httpRequest(options, (given) => {
        response.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(response);
      });
      incoming.pipe(forwarded);
    });
    await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
    const { port } = old.address() as AddressInfo;
    const env = { TYPESENSE_URL: `http://127.0.0.1:${port}`, SEARCH_PREFIX: 'old_' };
    const { code, errors } = await sync([], env);
    old.closeAllConnections();
    old.close();
    expect([code, errors]).toEqual([0, 'English: done\nEspañol: done\n']);
    expect((await find('old_en_product', 'can light')).hits?.[0]?.document.sku).toBe('NIM120');
    expect((await client.collections('old_en_product').retrieve()).synonym_sets).toEqual([]);
  });

  test.each([
    [
      { TYPESENSE_URL: 'http://127.0.0.1:9' },
      /^No search server responds at http:\/\/127\.0\.0\.1:9 \(ECONNREFUSED\)/,
    ],
    [{ TYPESENSE_API_KEY: 'public-search' }, /refuses TYPESENSE_API_KEY\. .* may do everything/],
    [{ TYPESENSE_URL: '' }, /^TYPESENSE_URL and TYPESENSE_API_KEY name the server to fill/],
    [{ SEARCH_PREFIX: 'own_' }, /Name `own_en_product` conflicts with an existing collection/],
  ])('reports the error as text (%o)', async (env, message) => {
    const before = await client.collections().retrieve();
    const { code, out, errors } = await sync([], env);
    expect(code).toBe(1);
    expect(errors.replace('English: done\n', '')).toMatch(message);
    expect(errors).not.toMatch(/\n\s+at /);
    expect(out).toBe('');
    expect(await client.collections().retrieve()).toEqual(before);
  });

  test('requests an import if there was none', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'sync-empty-'));
    const { code, errors } = await sync([], { DATA_DIR: empty });
    await rm(empty, { recursive: true });
    expect([code, errors]).toEqual([
      1,
      'Nothing has been imported yet: run npm run import first.\n',
    ]);
  });
});

test('A site with a search server lists the same as one with the embedded search', async () => {
  const typesense = { url: server.url, apiKey: ADMIN_KEY };
  const there = createServices({ db, dataDir, search: { typesense } });
  const here = createServices({ db, dataDir });
  await here.search.refill();
  onTestFinished(() => here.search.close());
  const queries = [
    '',
    'ip=IP65',
    'ip=IP65,IP44&wattage=5-40',
    'search=nimba',
    'dimmable=1&cct=3000',
  ];
  for (const locale of localeCodes) {
    for (const query of queries) {
      const state = parseListingState(new URLSearchParams(query));
      const listings = [there, here].map((site) => site.catalogue.searchListing(locale, { state }));
      const [remote, embedded] = await Promise.all(listings);
      expect(remote, query).toEqual(embedded);
    }
  }
});
