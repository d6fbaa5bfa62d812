import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import { Client, SearchClient } from 'typesense';
import { createApp } from '#server/app.ts';
import type { SearchSettings } from '#server/compose/compose-search.ts';
import { createResponseCache } from '#server/http/cache/response-cache.ts';
import { createVisitorLimits } from '#server/http/visitor-limits.ts';
import { createUsage } from '#server/limits/usage.ts';
import { createTestApi, SITE_URL } from '#tests/api/test-api.ts';

export const SEARCH_KEY = 'public-search';
export const ADMIN_KEY = 'admin-admin-admin';

type Options = {
  /** If empty, loading data is disabled. */
  adminKey?: string;
  search?: SearchSettings;
  /** Uses the demo content instead of the small catalogue. */
  isDemo?: boolean;
};

/** Starts the site without its pages, listening on a free port. */
export async function startSearchServer(options: Options = {}) {
  const { adminKey = ADMIN_KEY, search = {}, isDemo = false } = options;
  const { services, gate, close: closeApi } = await createTestApi({ search, isDemo });
  await services.search.refill();
  const app = createApp({
    services,
    site: {
      siteUrl: SITE_URL,
      apiBase: '/api',
      search: { key: SEARCH_KEY, prefix: search.prefix ?? '' },
      mapTiles: null,
      tagManagerId: null,
      styles: new Uint8Array(),
    },
    api: { base: '/api', basicAuth: undefined },
    searchKeys: { searchKey: SEARCH_KEY, adminKey: adminKey || undefined },
    gate,
    limits: createVisitorLimits(createUsage()),
    assetsDir: tmpdir(),
    cache: createResponseCache({ maxBytes: 1_000_000 }),
    security: [['x-content-type-options', 'nosniff']],
    renderRequest: () => Promise.reject(new Error('There are no pages here.')),
  });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const nodes = [{ host: '127.0.0.1', port, protocol: 'http', path: '/search' }];
  const client = { nodes, numRetries: 0, logLevel: 'silent' as const };
  return {
    services,
    port,
    /** URL of the search, in the format of `TYPESENSE_URL`. */
    url: `http://127.0.0.1:${port}/search`,
    nodes,
    /** The official client with the admin key. */
    admin: () => new Client({ ...client, apiKey: ADMIN_KEY }),
    /** The official client for browsers. */
    visitor: (apiKey = SEARCH_KEY) => new SearchClient({ ...client, apiKey }),
    /** Sends a request below `/search`; the key is a query parameter unless the headers have one. */
    async request(path: string, init: RequestInit & { key?: string | null } = {}) {
      const { key = SEARCH_KEY, ...rest } = init;
      const mark = path.includes('?') ? '&' : '?';
      const query = key === null ? '' : `${mark}x-typesense-api-key=${key}`;
      const response = await fetch(`http://127.0.0.1:${port}/search${path}${query}`, rest);
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await closeApi();
    },
  };
}

export type SearchServer = Awaited<ReturnType<typeof startSearchServer>>;
