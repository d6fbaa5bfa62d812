import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/client.ts';
import { type Env, formSettings, gateSettings, mapSettings, searchSettings } from '#server/env.ts';
import { createResponseCache } from '#server/http/cache/response-cache.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { renewPages } from '#server/http/renew-pages.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { SITE_API_BASE } from '#server/http/site-api.ts';
import { log } from '#server/log.ts';
import { createServices } from '#server/services.ts';
import { loadSiteBuild } from '#server/site-build.ts';

const PAGE_CACHE_BYTES = 40 * 1024 * 1024;

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end('{"status":"starting"}');
};

type Site = {
  address: string;
  /** Finishes running requests, then releases port and database. */
  close: () => Promise<void>;
};

/** Env → listen (503) → database → services → pages → 200. */
export async function startSite(env: Env, loadPages = loadSiteBuild): Promise<Site> {
  let listener = starting;
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(env.PORT, env.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const siteUrl = (env.SITE_URL ?? `http://localhost:${port}`).replace(/\/$/, '');

  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const services = createServices({
    db,
    dataDir: env.DATA_DIR,
    search: searchSettings(env),
    siteUrl,
    hasTagManager: env.GTM_ID !== undefined,
    ...formSettings(env),
  });
  await services.search.refill();
  services.mail.start();
  const cache = createResponseCache({ maxBytes: PAGE_CACHE_BYTES });
  services.documents.onMade(({ slugs }) => {
    for (const locale of localeCodes) cache.forgetPage(pathTo(locale, 'products', slugs[locale]));
  });
  const security = securityHeaders({ isSecure: siteUrl.startsWith('https:') });
  const { renderRequest, styles, wrap } = await loadPages(cache, security);
  const apiBase = env.API_BASIC_AUTH ? SITE_API_BASE : env.API_BASE;
  const app = createApp({
    services,
    site: {
      siteUrl,
      apiBase,
      search: { key: env.SEARCH_KEY, prefix: env.SEARCH_PREFIX },
      tagManagerId: env.GTM_ID ?? null,
      styles,
      mapTiles: mapSettings(env),
    },
    api: { base: env.API_BASE, basicAuth: env.API_BASIC_AUTH },
    searchKeys: { searchKey: env.SEARCH_KEY, adminKey: env.SEARCH_ADMIN_KEY },
    gate: createFormGate({ siteUrl, dataDir: env.DATA_DIR, ...gateSettings(env) }),
    mediaDir: join(env.DATA_DIR, 'media'),
    cache,
    security,
    renderRequest,
  });
  listener = wrap(getRequestListener(app.fetch));
  const unwatch = renewPages(services, { cache, renderAhead: app.renderAhead });
  log.debug({ port }, 'listening');

  return {
    address: `http://localhost:${port}`,
    async close() {
      unwatch();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      await services.searchMisses.close();
      await services.mail.close();
      await db.destroy();
    },
  };
}
