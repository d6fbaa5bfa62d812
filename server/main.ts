import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/client.ts';
import { type Env, readEnv } from '#server/env.ts';
import { createResponseCache } from '#server/http/response-cache.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { listStaticFiles, loadStaticFile } from '#server/http/static-files.ts';
import { log } from '#server/log.ts';
import { createServices } from '#server/services.ts';

const PAGE_CACHE_BYTES = 128 * 1024 * 1024;
const CLOSE_AFTER_MS = 10_000;
const clientFolder = new URL('../build/client/', import.meta.url).pathname;

/** Env → listen (503) → database → services → pages → 200; SIGTERM finishes what is running. */
async function start(env: Env) {
  let listener: RequestListener = (_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
    response.end('{"status":"starting"}');
  };
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(env.PORT, env.HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const siteUrl = (env.SITE_URL ?? `http://localhost:${port}`).replace(/\/$/, '');

  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  const services = await createServices({ db, dataDir: env.DATA_DIR });
  const cache = createResponseCache({ maxBytes: PAGE_CACHE_BYTES });
  const security = securityHeaders({ isSecure: siteUrl.startsWith('https:') });
  const loadFiles = async () => {
    for (const file of await listStaticFiles(clientFolder)) await loadStaticFile(cache, file, security);
  };
  await loadFiles();
  const unwatch = services.watch(async (version) => {
    log.info({ version }, 'new content');
    cache.clearPages();
  });

  const build: ServerBuild = await import(new URL('../build/server/index.js', import.meta.url).href);
  const site = { siteUrl, apiBase: env.API_BASE };
  const app = createApp({ services, site, cache, security, build });
  const fallback = getRequestListener(app.fetch);
  listener = (request, response) => {
    if (!cache.tryServe(request, response)) fallback(request, response);
  };
  log.info(`Listening on http://localhost:${port}`);

  const close = () => {
    log.info('closing');
    unwatch();
    setTimeout(() => process.exit(0), CLOSE_AFTER_MS).unref();
    server.close(async () => {
      await db.destroy();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

try {
  await start(readEnv());
} catch (error) {
  log.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
