import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { SiteContext } from '#app/services-context.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import {
  pathTo,
  pathToCertificate,
  pathToComparisonPaper,
  pathToDownloads,
  pathToReport,
  pathToSelection,
} from '#core/i18n/paths.ts';
import { pathToStripFile, pathToStripFrame, stripFormats } from '#core/i18n/strip-paths.ts';
import { pathToProjectFile, projectFormats } from '#core/projects/project-files.ts';
import { apiBases } from '#server/api/api-bases.ts';
import { createSearchApi, SEARCH_BASE } from '#server/api/search-api.ts';
import type { SearchKeys } from '#server/api/typesense/keyring.ts';
import { readPageAddress, withCampaign } from '#server/http/cache/page-address.ts';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { calculatorFileHandler } from '#server/http/calculator-files.ts';
import { comparisonHandler } from '#server/http/comparison-handler.ts';
import { hashSource } from '#server/http/content-security-policy.ts';
import { downloadHandler } from '#server/http/download-handler.ts';
import { encodeResponses } from '#server/http/encoding/encode-response.ts';
import { answerError } from '#server/http/errors.ts';
import { checkScore, giveChallenge } from '#server/http/forms/captcha-handlers.ts';
import { certificateHandler } from '#server/http/forms/certificate-handler.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { receiveForm } from '#server/http/forms/receive-form.ts';
import { chooseLocale, localeCookieFor } from '#server/http/locale.ts';
import { fileHandler, pictureHandler, shareCardHandler } from '#server/http/media-handlers.ts';
import { createPageHandler } from '#server/http/pages.ts';
import { problemPages } from '#server/http/problem-pages.ts';
import { projectHandler } from '#server/http/project-files-handler.ts';
import type { Rendered, Rendering } from '#server/http/render-page.ts';
import { createRenderingServices } from '#server/http/rendering-services.ts';
import { selectionHandler } from '#server/http/selection-handler.ts';
import { makePrivate } from '#server/http/shared-caching.ts';
import { createSiteApi, SITE_API_BASE } from '#server/http/site-api.ts';
import { log } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import type { RenderRequest } from '#server/site-build.ts';

export type AppOptions = {
  services: Services;
  site: SiteContext;
  /** Where the API answers, and the `name:password` it asks for. */
  api: { base: string; basicAuth: string | undefined };
  searchKeys: SearchKeys;
  /** What submissions pass before they are read. */
  gate: FormGate;
  /** Where the importer keeps media files. */
  mediaDir: string;
  cache: ResponseCache;
  /** Headers of every answer. */
  security: [string, string][];
  renderRequest: RenderRequest;
};

/**
 * The whole site as one request handler: health, files, API, pages.
 *
 * @returns `renderAhead` renders a page for the cache.
 */
export function createApp({
  services,
  site,
  api,
  searchKeys,
  gate,
  mediaDir,
  cache,
  security,
  renderRequest,
}: AppOptions) {
  const app = new Hono();
  app.onError(answerError);
  // Before what touches every answer: searches are many, and a touched answer is written several times as slowly.
  const searchApi = createSearchApi(services, searchKeys, security);
  app.all(`${SEARCH_BASE}/*`, ({ req }) => searchApi.fetch(req.raw));
  app.use(encodeResponses);
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    // Some shared caches store for a day what says nothing: health, redirects, what is not there.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (!headers.has('x-request-id')) headers.set('x-request-id', randomUUID());
    for (const [name, value] of security) {
      // What an answer says of itself is stricter: addresses that are secrets send no referrer.
      if (!headers.has(name)) headers.set(name, value);
    }
    const cookie = isPage(context.res) && localeCookieFor(context.req.path, context.req.header());
    if (!cookie) return;
    headers.append('set-cookie', cookie);
    makePrivate(headers);
  });

  app.get('/healthz', async (context) => {
    try {
      const { version, products } = await services.state();
      return context.json({ status: 'ok', contentVersion: version, products });
    } catch (error) {
      log.error({ err: error }, 'health check failed');
      return context.json({ status: 'database unreachable' }, 503);
    }
  });
  app.get('/', (context) => {
    const locale = chooseLocale(
      context.req.header('cookie'),
      context.req.header('accept-language'),
    );
    context.header('vary', 'Cookie, Accept-Language');
    context.header('cache-control', 'no-store');
    const { campaign } = readPageAddress(`/${new URL(context.req.url).search}`);
    return context.redirect(withCampaign(pathTo(locale, 'home'), campaign), 302);
  });
  app.get('/images/:hash/:name', pictureHandler(services.images.picture));
  app.get('/cards/*', shareCardHandler(services.images.shareCard));
  app.get('/files/:hash/:name', fileHandler(mediaDir));
  for (const locale of localeCodes) {
    const files = [
      `${pathToDownloads(locale)}/*`,
      pathToCertificate(locale, ':secret'),
      pathToReport(locale, 'energy-calculator'),
      pathToReport(locale, 'room-calculator'),
      ...stripFormats.map((format) => pathToStripFile(locale, format)),
    ];
    // Which pages there are is known once everything else stands.
    const showProblem: typeof pages.showProblem = (...told) => pages.showProblem(...told);
    for (const path of files) app.use(path, problemPages(locale, showProblem));
    app.all(pathToSelection(locale), selectionHandler(services.documents.openSelection));
    app.get(
      pathToComparisonPaper(locale),
      comparisonHandler(locale, services.documents.openComparison),
    );
    for (const format of projectFormats) {
      const handle = projectHandler(services.documents.openProject, { locale, format });
      app.all(pathToProjectFile(locale, format), handle);
    }
    const { makeEnergyReport, makeRoomReport, makeStripFile } = services.calculators;
    const energyReport = calculatorFileHandler(locale, (search) =>
      makeEnergyReport(locale, search),
    );
    app.get(pathToReport(locale, 'energy-calculator'), energyReport);
    const roomReport = calculatorFileHandler(locale, (search) => makeRoomReport(locale, search));
    app.get(pathToReport(locale, 'room-calculator'), roomReport);
    for (const format of stripFormats) {
      const handle = calculatorFileHandler(locale, (search) => {
        return makeStripFile(locale, search.toString(), format);
      });
      app.get(pathToStripFile(locale, format), handle);
    }
    const certificate = { open: services.documents.openCertificate, gate };
    app.get(pathToCertificate(locale, ':secret'), certificateHandler(certificate));
    app.get(`${pathToDownloads(locale)}/*`, downloadHandler(services.documents.openDocument));
  }

  const captcha = { forms: services.forms, gate };
  app.post('/check-recaptcha', checkScore(captcha));
  app.get('/captcha/challenge', giveChallenge(captcha));

  const apiOptions = { siteUrl: site.siteUrl, basicAuth: api.basicAuth, gate };
  // With its descriptions it is the largest part of the server, and many sites are never asked for it.
  const loadApi = once(async () => {
    const { createApi } = await import('#server/api/api.ts');
    return createApi(services, apiOptions);
  });
  const ownApi = {
    fetch: async (request: Request, env?: unknown) =>
      (await loadApi()).fetch(request, env as object),
  };
  for (const { base } of apiBases) {
    app.all(base, ({ req, env }) => ownApi.fetch(req.raw, env));
    app.all(`${base}/*`, ({ req, env }) => ownApi.fetch(req.raw, env));
  }
  if (api.basicAuth) {
    const siteApi = createSiteApi({ apiBase: api.base, basicAuth: api.basicAuth, ownApi });
    app.all(`${SITE_API_BASE}/*`, siteApi);
  }

  const policy = {
    hasRecaptcha: services.forms.captcha.access.kind === 'recaptcha',
    hasTagManager: site.tagManagerId !== null,
    styles: [hashSource(site.styles)],
    tileOrigin: site.mapTiles ? new URL(site.mapTiles.url).origin : undefined,
    connectOrigin: URL.canParse(site.apiBase) ? new URL(site.apiBase).origin : undefined,
  };
  const embeddable = localeCodes.map(pathToStripFrame);
  const receiving = { forms: services.forms, gate };
  const render = async (request: Request, { visitor, problem }: Rendering): Promise<Rendered> => {
    const rendering = createRenderingServices(services);
    const page = await renderRequest(request, {
      services: rendering.services,
      site,
      visitor: visitor && {
        receiveForm: (locale, code) => receiveForm(receiving, visitor, { locale, code }),
        takeLookUp: () => gate.takeLookUp(visitor),
      },
      problem: problem ?? null,
    });
    const { search, isTemporary } = rendering.notes;
    const onSend = search ? () => services.searchMisses.noteSearch(search) : undefined;
    return { ...page, isTemporary, onSend };
  };
  const { contentVersion } = services;
  const pages = createPageHandler({
    ...{ render, cache, contentVersion, policy, embeddable, security },
  });
  app.all('*', (context) => pages.show(context));
  return { fetch: app.fetch, renderAhead: pages.renderAhead };
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Keeps what succeeds; what fails is tried again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
