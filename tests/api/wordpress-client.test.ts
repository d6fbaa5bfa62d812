import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WPAPI from 'wpapi';
import { createApp } from '#server/app.ts';
import { createResponseCache } from '#server/http/cache/response-cache.ts';
import { createVisitorLimits } from '#server/http/visitor-limits.ts';
import { importContent } from '#server/import/import-content.ts';
import { createUsage } from '#server/limits/usage.ts';
import type { RenderRequest } from '#server/site-build.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const small = fileURLToPath(new URL('../../server/import/fixtures/content', import.meta.url));
const PRODUCT = 'catalogue/products/vel400/product.yaml';

/** When all products were last changed. */
const LAST = '2020-01-01T00:00:00';

let api: TestApi;
let siteUrl: string;
let endpoint: string;
const server = createServer();

beforeAll(async () => {
  api = await createTestApi();
  await api.db.write
    .updateTable('product')
    .set({ updated: `${LAST}.000Z` })
    .execute();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  endpoint = `${siteUrl}/api/`;
  server.on('request', getRequestListener(createSite(api).fetch));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});

/** The site with pages that only say where they are. */
function createSite({ services, gate }: TestApi) {
  const renderRequest: RenderRequest = async ({ url }) => {
    const response = new Response(null, { headers: { 'content-type': 'text/html' } });
    return { response, html: [`<!DOCTYPE html>${new URL(url).pathname}`], scripts: [] };
  };
  return createApp({
    services,
    site: {
      siteUrl,
      apiBase: '/api',
      search: { key: 'public-search', prefix: '' },
      mapTiles: null,
      tagManagerId: null,
      styles: new Uint8Array(),
    },
    api: { base: '/api', basicAuth: undefined },
    searchKeys: { searchKey: 'public-search', adminKey: undefined },
    gate,
    limits: createVisitorLimits(createUsage()),
    assetsDir: tmpdir(),
    cache: createResponseCache({ maxBytes: 1_000_000 }),
    security: [],
    renderRequest,
  });
}

/** Creates a client that knows products, as its documentation says for types of one's own. */
function createClient() {
  const client = new WPAPI({ endpoint });
  client.product = client.registerRoute('wp/v2', '/product/(?P<id>\\d+)');
  return client;
}

describe("WordPress's client", () => {
  test('reads articles page by page, with their authors', async () => {
    const client = new WPAPI({ endpoint });
    const first = await client.posts().perPage(1).orderby('date').embed();
    expect(first).toHaveLength(1);
    expect(first._paging).toMatchObject({ total: 2, totalPages: 2 });
    expect(first[0]).toMatchObject({ _embedded: { author: [expect.objectContaining({})] } });
    const second = await first._paging?.next;
    expect(second?.[0]?.id).not.toBe(first[0]?.id);
  });

  test.each([
    ['/en', '/en/products/velo-400-bollard'],
    ['/es/productos', '/es/productos/velo-400-baliza'],
  ])('discovers the API from %s, in the language of the page', async (path, address) => {
    const client = await WPAPI.discover(siteUrl + path);
    client.product = client.registerRoute('wp/v2', '/product/(?P<id>\\d+)');
    const links = (await client.product()).map(({ link }) => link);
    expect(links).toContain(siteUrl + address);
  });

  test('finds the namespaces and routes in the index', async () => {
    const index = (await new WPAPI({ endpoint }).root('').get()) as unknown as Record<
      string,
      object
    >;
    expect(index).toMatchObject({ namespaces: expect.arrayContaining(['wp/v2', 'jgm/v1']) });
    const { routes } = index as { routes: Record<string, { endpoints: { args: object }[] }> };
    expect(Object.keys(routes)).toContain('/wp/v2/product/(?P<id>[0-9]+)');
    expect(routes['/wp/v2/product']?.endpoints[0]?.args).toHaveProperty('modified_after');
    const site = WPAPI.site(endpoint, routes);
    expect(await site.product().slug('velo-400-bollard')).toHaveLength(1);
  });

  test('synchronises what changed since the last time', async () => {
    const client = createClient();
    const last = '2020-01-01T00:00:00';
    await api.db.write
      .updateTable('product')
      .set({ updated: `${last}.000Z` })
      .execute();
    expect(await client.product().param('modified_after', LAST)).toEqual([]);
    await importChanged();
    const changed = await client.product().param('modified_after', LAST);
    expect(changed.map(({ slug }) => slug)).toEqual(['velo-400-bollard']);
    const before = await client.product().param('modified_before', '2020-01-01T00:00:01');
    expect(before).toHaveLength(2);
    expect(await client.product().param('modified_after', changed[0]?.modified)).toEqual([]);
  });
});

/** Imports the content once more, with another summary of one product. */
async function importChanged() {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(small, folder, { recursive: true });
  const file = join(folder, PRODUCT);
  const text = await readFile(file, 'utf8');
  const other = text.replace(/^( {2}en: )(.{20})/m, '$1Now $2');
  expect(other).not.toBe(text);
  await writeFile(file, other);
  const { dataDir } = api;
  const { outcome } = await importContent(api.db, { folder, dataDir, checkPhotometry: false });
  expect(outcome).toBe('imported');
  await api.services.refresh();
  await rm(folder, { recursive: true });
}
