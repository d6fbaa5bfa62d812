import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isAppError } from '#core/app-error.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { createApp } from '#server/app.ts';
import { createPublisher } from '#server/compose/changes/create-publisher.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import { type Env, secretsOf } from '#server/env.ts';
import { buildFilesIn } from '#server/files/build-files.ts';
import {
  openSiteFiles,
  outboxIn,
  privateFolderIn,
  type SiteFiles,
} from '#server/files/site-files.ts';
import { createResponseCache } from '#server/http/cache/response-cache.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { securityHeaders } from '#server/http/policies/security-headers.ts';
import { mayBePreview } from '#server/http/preview/preview-gateway.ts';
import { renewPages } from '#server/http/renew-pages.ts';
import { SITE_API_BASE } from '#server/http/site-api.ts';
import { createVisitorLimits } from '#server/http/visitor-limits.ts';
import { createUsage } from '#server/limits/usage.ts';
import { hideInLogs, log } from '#server/log.ts';
import { openTraces } from '#server/observe/traces.ts';
import { ownershipOf } from '#server/own-bucket.ts';
import { protectFolder } from '#server/permissions.ts';
import { openPreviews } from '#server/preview-sites.ts';
import { createAccessLog } from '#server/process/access-log.ts';
import { StartError } from '#server/process/exit-codes.ts';
import type { MetricsLink } from '#server/process/metrics-link.ts';
import { withPlainTarget } from '#server/process/plain-target.ts';
import { type ExchangeObserver, withRequestContext } from '#server/process/request-context.ts';
import { createSiteServer } from '#server/process/site-server.ts';
import type { ProcessCounts } from '#server/process/web-messages.ts';
import type { RunningSite } from '#server/process/web-process.ts';
import { createServices, type ServiceDependencies } from '#server/services.ts';
import {
  fileSettings,
  formSettings,
  gateSettings,
  mailboxSettings,
  mapSettings,
  searchSettings,
  storageSettings,
  traceSettings,
} from '#server/settings.ts';
import { openSharedCounts } from '#server/shared-counts.ts';
import { loadSiteBuild, type SiteBuild } from '#server/site-build.ts';
import { openSiteMetrics } from '#server/site-metrics.ts';

const PAGE_CACHE_BYTES = 32 * 1024 * 1024;
/** A visitor waits no longer for the database: then the response is 503. */
const DATABASE_WAIT_MS = 5_000;

type Application = { listener: RequestListener; close: () => Promise<void> };
type LoadPages = typeof loadSiteBuild;

export type SiteOptions = {
  loadPages?: LoadPages;
  /** Other processes serve already: it listens once it is ready, not before. */
  isBeside?: boolean;
  /** How many processes shall serve and do; null for a site of one. */
  counts?: () => ProcessCounts | null;
  /** To the supervisor, which gathers the metrics of all processes. */
  metricsLink?: MetricsLink | null;
};

/**
 * Env → listen (503) → database → services → pages → 200.
 *
 * @throws the error of the step that failed; port and database are released then. StartError where the address or the
 *   database cannot be used.
 */
export async function startSite(env: Env, options: SiteOptions = {}): Promise<RunningSite> {
  hideInLogs(secretsOf(env));
  const { loadPages = loadSiteBuild, isBeside = false, counts = () => null } = options;
  const { metricsLink = null } = options;
  const server = createSiteServer();
  const listen = () => server.listen(env.PORT, env.HOST);
  // Only a server that listens knows the port that 0 stands for.
  const isEarly = !isBeside || env.PORT === 0;
  if (isEarly) await listen();
  const addressOf = () => `http://localhost:${server.port() || env.PORT}`;
  const siteUrl = (env.SITE_URL ?? addressOf()).replace(/\/$/, '');
  try {
    const application = await openApplication({ env, siteUrl, loadPages, counts, metricsLink });
    server.serve(withPlainTarget(application.listener));
    if (!isEarly) await listen();
    const address = addressOf();
    log.debug({ address }, 'listening');
    return {
      address,
      refuseReadiness: server.refuseReadiness,
      async close(isGentle) {
        await server.close(isGentle);
        await application.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

type Settings = { env: Env; siteUrl: string } & Required<
  Pick<SiteOptions, 'loadPages' | 'counts' | 'metricsLink'>
>;

type OpenedSettings = Settings & Pick<ServiceDependencies, 'checkOwnership'> & { files: SiteFiles };

async function openApplication(settings: Settings): Promise<Application> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings.env;
  const opening = openDatabase({ databaseUrl, dataDir, waitMs: DATABASE_WAIT_MS });
  const db = await opening.catch((error) => {
    throw new StartError('database', error);
  });
  const files = openSiteFiles(fileSettings(settings.env));
  const checkOwnership = ownershipOf(db, files, settings.env.SITE_URL);
  try {
    await checkOwnership?.().catch(toStartError);
    return await createApplication(db, { ...settings, files, checkOwnership });
  } catch (error) {
    files.bucket?.close();
    await db.destroy();
    throw error;
  }
}

/** A bucket that is away is examined again before anything is removed. */
function toStartError(error: unknown): void {
  if (!isAppError(error, 'storage-unavailable')) throw new StartError('configuration', error);
}

// Over 60 lines: the order in which the parts of a site are opened and closed, in one place.
async function createApplication(
  db: Database,
  { env, siteUrl, loadPages, counts, metricsLink, files, checkOwnership }: OpenedSettings,
): Promise<Application> {
  const { DATA_DIR: dataDir } = env;
  await protectFolder(privateFolderIn(dataDir));
  await protectFolder(outboxIn(dataDir));
  // Before what it counts.
  const metrics = await openSiteMetrics(env.METRICS_TOKEN, metricsLink);
  const traces = await openTraces(traceSettings(env));
  const usage = createUsage(await openSharedCounts(db, env));
  const limits = createVisitorLimits(usage);
  const dependencies = {
    ...{ db, files, checkOwnership, usage, siteUrl },
    spend: limits.budget.spend,
    ...serviceSettings(env),
  };
  const services = createServices(dependencies);
  await services.search.refill();
  const isSecure = siteUrl.startsWith('https:');
  const cache = createResponseCache({ maxBytes: PAGE_CACHE_BYTES, isSecure });
  metrics?.watch({ services, cache });
  services.documents.onMade(({ slugs }) => {
    for (const locale of localeCodes) cache.forgetPage(pathTo(locale, 'products', slugs[locale]));
  });
  const security = securityHeaders({ isSecure });
  const { renderRequest, styles, wrap } = await loadPages({ cache, security, dataDir });
  const gate = createFormGate({ siteUrl, dataDir, usage, ...gateSettings(env) });
  const appOptions = {
    site: { siteUrl, styles, ...siteSettings(env) },
    api: { base: env.API_BASE, basicAuth: env.API_BASIC_AUTH, corsOrigins: env.CORS_ORIGINS },
    searchKeys: { searchKey: env.SEARCH_KEY, adminKey: env.SEARCH_ADMIN_KEY },
    gate,
    limits,
    assetsDir: buildFilesIn(dataDir),
    securityContact: env.SECURITY_CONTACT,
    security,
    renderRequest,
    counts,
    metrics: metrics?.access ?? null,
  };
  const app = createApp({ ...appOptions, services, cache });
  const isBuildFile = (path: string) =>
    cache.findFile(path) !== null || path.startsWith('/assets/');
  const previews = openPreviews({
    ...{ dependencies, app: appOptions, site: app, gate, isSecure, isBuildFile },
    previews: services.previews,
  });
  const unwatch = renewPages(services, { cache, renderAhead: app.renderAhead });
  const options = contextOptions(env, [metrics, traces]);
  const { mail, replies, retention, schedule, contentChecks } = services;
  for (const { start } of [mail, replies, retention, schedule]) start();
  return {
    listener: withPreviews(
      withContext(getRequestListener(app.fetch), wrap, options),
      withRequestContext(getRequestListener(previews.fetch), options),
    ),
    async close() {
      unwatch();
      await previews.close();
      await services.search.close();
      metrics?.close();
      await services.searchMisses.close();
      for (const { close } of [mail, replies, retention, schedule, contentChecks]) await close();
      await usage.close();
      services.files.close();
      await traces?.close();
      await db.destroy();
    },
  };
}

function siteSettings(env: Env) {
  return {
    apiBase: env.API_BASIC_AUTH ? SITE_API_BASE : env.API_BASE,
    search: { key: env.SEARCH_KEY, prefix: env.SEARCH_PREFIX },
    tagManagerId: env.GTM_ID ?? null,
    mapTiles: mapSettings(env),
  };
}

function serviceSettings(env: Env) {
  return {
    dataDir: env.DATA_DIR,
    search: searchSettings(env),
    storage: storageSettings(env),
    hasTagManager: env.GTM_ID !== undefined,
    hasApiPassword: env.API_BASIC_AUTH !== undefined,
    hasAccessLog: env.ACCESS_LOG === 'on',
    mapTiles: env.MAP_TILES,
    mailbox: mailboxSettings(env),
    publisher: createPublisher(env),
    ...formSettings(env),
  };
}

/** What may be for a preview never reaches the cache in front of the application. */
function withPreviews(site: RequestListener, previews: RequestListener): RequestListener {
  return (request, response) => (mayBePreview(request) ? previews : site)(request, response);
}

type ContextOptions = { hasProxy: boolean; observers: ExchangeObserver[] };

type Observing = { observer: ExchangeObserver } | null;

function contextOptions(env: Env, observing: Observing[]): ContextOptions {
  const log = env.ACCESS_LOG === 'on' ? [{ onEnd: createAccessLog() }] : [];
  const observers = [...log, ...observing.flatMap((one) => one?.observer ?? [])];
  return { hasProxy: env.TRUSTED_PROXIES > 0, observers };
}

/** What is sent from the cache does without a context, unless it is observed. */
function withContext(
  application: RequestListener,
  wrap: SiteBuild['wrap'],
  options: ContextOptions,
) {
  return options.observers.length > 0
    ? withRequestContext(wrap(application), options)
    : wrap(withRequestContext(application, options));
}
