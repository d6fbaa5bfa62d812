import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'typesense';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ADMIN_KEY,
  SEARCH_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

/** Recorded requests of the official client and the InstantSearch adapter, stored outside the repository. */
const folder = fileURLToPath(new URL('../../../../shared/data/typesense/http', import.meta.url));
const isThere = existsSync(folder);
const name = isThere
  ? 'as the official clients recorded'
  : 'as the official clients recorded (skipped: ../shared/data is absent)';

type Recorded = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | { searches: { filter_by?: string }[] } | null;
};
type ClientRequest = { title: string; http?: Recorded[]; result?: string };
type AdapterCase = { title: string; http: Recorded[] };

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(`${folder}/${file}`, 'utf8'));
}

const { requests } = isThere
  ? await read<{ requests: ClientRequest[] }>('client_requests.json')
  : { requests: [] };
const { cases } = isThere
  ? await read<{ cases: AdapterCase[] }>('adapter_requests.json')
  : { cases: [] };

const facet = (field: string) => ({
  name: field,
  type: 'string' as const,
  facet: true,
  optional: true,
});
const schema = {
  fields: [
    { name: 'sku', type: 'string' as const },
    { name: 'legacy_skus', type: 'string[]' as const, optional: true },
    { name: 'post_title', type: 'string' as const },
    { name: 'description', type: 'string' as const, optional: true },
    { name: 'post_date', type: 'int64' as const, optional: true },
    { name: 'wattage', type: 'float' as const, facet: true, optional: true },
    ...['show_in_cat_listing', 'family', 'familia', 'ip_rating'].map(facet),
  ],
};
const document = {
  id: '1',
  sku: 'AP100',
  post_title: 'LED strip downlight',
  show_in_cat_listing: 'TRUE',
  family: 'Bulkheads & Downlights, LED',
  wattage: 8,
};
const hidden = { ...document, id: '9', sku: 'AP900', show_in_cat_listing: 'FALSE' };

/** Expected statuses other than 200, by request. */
const STATUS: Record<string, number> = {
  'create collection': 201,
  'create document': 201,
  'upsert document': 201,
  'collection name with a space and a slash': 404,
  // It has prefixes for two fields but searches one.
  'search with facet': 400,
  // Keys are set by the environment.
  'create key': 404,
  'delete key': 404,
};

let server: SearchServer;
let admin: Client;
beforeAll(async () => {
  if (!isThere) return;
  // The recordings use the names of the catalogue's collections.
  server = await startSearchServer({ search: { prefix: 'own_' } });
  admin = server.admin();
});
afterAll(() => server?.close());

async function send({ method, url, headers, body }: Recorded) {
  const { 'x-typesense-api-key': key, accept, ...rest } = headers;
  const mine = url.replace(
    'x-typesense-api-key=search-only-key',
    `x-typesense-api-key=${SEARCH_KEY}`,
  );
  return server.request(mine, {
    method,
    headers: { ...rest, ...(key && { 'x-typesense-api-key': ADMIN_KEY }) },
    body: body === null ? null : typeof body === 'string' ? body : JSON.stringify(body),
    key: null,
  });
}

async function createCollection(collection: string, documents: object[]) {
  await admin.collections().create({ name: collection, ...schema });
  if (documents.length > 0) await admin.collections(collection).documents().import(documents);
}

async function clear() {
  for (const { name: alias } of (await admin.aliases().retrieve()).aliases) {
    await admin.aliases(alias).delete();
  }
  for (const { name: collection } of await admin.collections().retrieve()) {
    if (!collection.startsWith('own_')) await admin.collections(collection).delete();
  }
}

describe.skipIf(!isThere)(`The client’s requests ${name}`, () => {
  beforeEach(clear);

  test.each(requests.filter(({ http }) => http))('$title', async ({ title, http = [] }) => {
    if (title === 'alias get') {
      await createCollection('en_product_2', []);
      await admin.aliases().upsert('en_product', { collection_name: 'en_product_2' });
    } else if (title !== 'create collection' && title !== 'alias put') {
      const isNew = title === 'create document';
      await createCollection('en_product', isNew ? [] : [document, hidden]);
      await createCollection('en_product_variation', isNew ? [] : [document]);
      if (title === 'search with facet') {
        await admin.collections('en_product').update({ fields: [facet('colour')] });
      }
    }
    for (const request of http) {
      const { status, text, headers } = await send(request);
      expect(status, text).toBe(STATUS[title] ?? 200);
      if (headers.get('content-type')?.startsWith('application/json')) JSON.parse(text);
    }
  });

  test('the key derived from a known parent', () => {
    const recorded = requests.find(({ title }) => title.startsWith('scoped search key'));
    const parent = 'RN23GFr1s6jQ9kgSNg2O7fYcAUXU7127';
    const scoped = new Client({ apiKey: 'x', nodes: server.nodes })
      .keys()
      .generateScopedSearchKey(parent, { filter_by: 'company_id:124' });
    expect(scoped).toBe(recorded?.result);
  });
});

describe.skipIf(!isThere)(`The adapter’s requests ${name}`, () => {
  beforeAll(async () => {
    await clear();
    await createCollection('product', [document, hidden]);
    await admin.collections('product').update({ fields: [facet('colour')] });
    const colours = [
      { id: '1', colour: 'White' },
      { id: '9', colour: 'White' },
    ];
    await admin.collections('product').documents().import(colours, { action: 'update' });
  });

  test.each(cases)('$title', async ({ title, http }) => {
    for (const request of http) {
      const { status, text } = await send(request);
      expect(status, text).toBe(200);
      const { results } = JSON.parse(text);
      for (const result of results) {
        if (title === 'facet value search') {
          // It was recorded without the facets that InstantSearch names.
          expect(result.error).toMatch(/without a `facet_by` parameter/);
          continue;
        }
        expect(result).not.toHaveProperty('error');
        expect(result.out_of).toBe(2);
        const shown = result.hits.map(({ document: hit }: { document: { id: string } }) => hit.id);
        expect(shown).not.toContain(hidden.id);
      }
    }
  });
});
