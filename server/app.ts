import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type SiteContext, servicesContext, siteContext } from '#app/services.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { apiBases, createApi } from '#server/api/api.ts';
import { answerError } from '#server/http/errors.ts';
import { chooseLocale, localeCookieFor } from '#server/http/locale.ts';
import { fileHandler, pictureHandler } from '#server/http/media.ts';
import { createPageHandler } from '#server/http/pages.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { createSiteApi, SITE_API_BASE } from '#server/http/site-api.ts';
import { log } from '#server/log.ts';
import type { Services } from '#server/services.ts';

export type AppOptions = {
  services: Services;
  site: SiteContext;
  /** Where the API answers, and the `name:password` it asks for. */
  api: { base: string; basicAuth: string | undefined };
  /** Where the importer keeps media files. */
  mediaDir: string;
  cache: ResponseCache;
  /** Headers of every answer. */
  security: [string, string][];
  /** The server build of the pages, or how to load it anew for every request while developing. */
  build: ServerBuild | (() => Promise<ServerBuild>);
};

/** The whole site as one request handler: health, files, API, pages. */
export function createApp({
  services,
  site,
  api,
  mediaDir,
  cache,
  security,
  build,
}: AppOptions): Hono {
  const app = new Hono();
  app.onError(answerError);
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('x-request-id')) headers.set('x-request-id', randomUUID());
    for (const [name, value] of security) headers.set(name, value);
    const cookie = localeCookieFor(context.req.path, context.req.header('cookie'));
    if (cookie && isPage(context.res)) headers.append('set-cookie', cookie);
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
    return context.redirect(pathTo(locale, 'home'), 302);
  });
  app.get('/images/:hash/:name', pictureHandler(services.images.picture));
  app.get('/files/:hash/:name', fileHandler(mediaDir));

  const ownApi = createApi(services, { siteUrl: site.siteUrl, basicAuth: api.basicAuth });
  for (const { base } of apiBases) {
    app.all(base, ({ req }) => ownApi.fetch(req.raw));
    app.all(`${base}/*`, ({ req }) => ownApi.fetch(req.raw));
  }
  if (api.basicAuth) {
    const siteApi = createSiteApi({ apiBase: api.base, basicAuth: api.basicAuth, ownApi });
    app.all(`${SITE_API_BASE}/*`, siteApi);
  }

  const apiOrigin = URL.canParse(site.apiBase) ? new URL(site.apiBase).origin : undefined;
  const handle = createRequestHandler(build, process.env.NODE_ENV);
  const render = (request: Request) => {
    const provider = new RouterContextProvider();
    provider.set(servicesContext, services);
    provider.set(siteContext, site);
    return handle(request, provider);
  };
  app.all('*', createPageHandler({ render, cache, security, apiOrigin }));
  return app;
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}
