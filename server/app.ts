import { Hono } from 'hono';
import type { SiteContext } from '#app/services-context.ts';
import { SEARCH_FOLLOW_UPS } from '#core/follow-up-address.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathToStripFrame } from '#core/i18n/strip-paths.ts';
import { discoveryLinks } from '#server/api/api-bases.ts';
import { mountApi } from '#server/api/mount-api.ts';
import { createSearchApi, SEARCH_BASE } from '#server/api/search-api.ts';
import { mountStudio } from '#server/api/studio/mount-studio.ts';
import type { SearchKeys } from '#server/api/typesense/keyring.ts';
import type { ResponseCache } from '#server/http/cache/response-cache.ts';
import { completeHeaders } from '#server/http/complete-headers.ts';
import { encodeResponses } from '#server/http/encoding/encode-response.ts';
import { respondWithError } from '#server/http/errors.ts';
import { addFileRoutes } from '#server/http/file-routes.ts';
import { assetHandler } from '#server/http/files/asset-handler.ts';
import { createFollowUps, limitFollowUps } from '#server/http/follow-up-handler.ts';
import { addCaptcha } from '#server/http/forms/captcha-handlers.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { createLocaleCookies } from '#server/http/locale.ts';
import { type MetricsAccess, reportMetrics } from '#server/http/metrics-handler.ts';
import { createPageHandler } from '#server/http/pages.ts';
import {
  hashSource,
  POLICY_REPORTS,
  type PolicyOptions,
} from '#server/http/policies/content-security-policy.ts';
import { createPolicyReports, limitReports } from '#server/http/policies/policy-reports.ts';
import { SECURITY_TXT, securityTxt } from '#server/http/policies/security-txt.ts';
import { choicesOf, rememberChoice } from '#server/http/remember-choice.ts';
import { createRouteRenderer } from '#server/http/route-renderer.ts';
import { redirectCode, redirectHome, reportHealth } from '#server/http/site-handlers.ts';
import {
  countWrongKeys,
  limitSearch,
  serveVisitor,
  type VisitorLimits,
} from '#server/http/visitor-limits.ts';
import type { ProcessCounts } from '#server/process/web-messages.ts';
import type { Services } from '#server/services.ts';
import type { RenderRequest } from '#server/site-build.ts';

export type AppOptions = {
  services: Services;
  site: SiteContext;
  /** Base address of the API, and the `name:password` that it requires. */
  api: { base: string; basicAuth: string | undefined; corsOrigins?: readonly string[] };
  searchKeys: SearchKeys;
  /** Limits applied to submissions before they are read. */
  gate: FormGate;
  /** Limits of processor time and uploads. */
  limits: VisitorLimits;
  /** Folder of the browser files of recent builds. */
  assetsDir: string;
  /** Where researchers report vulnerabilities, as an address with `mailto:`, `https:` or `tel:`. */
  securityContact?: string | undefined;
  cache: ResponseCache;
  /** Headers of every response. */
  security: [string, string][];
  renderRequest: RenderRequest;
  /** How many processes shall serve the site and do; null for a site of one. */
  counts?: () => ProcessCounts | null;
  /** Null: there are no metrics. */
  metrics?: MetricsAccess | null;
};

/**
 * The whole site as one request handler. The order matters:
 *
 * 1. Errors: every failure below is logged and becomes a 500.
 * 2. Search: before the middleware, because searches are frequent and a response that passes through middleware is
 *    several times as slow to write. It sets the security headers itself.
 * 3. Visitor: around all the rest, whose limits and queues depend on it.
 * 4. Encoding: around all the rest, so that it sees the final body.
 * 5. Headers: within the encoding, so that a 304 has them too, and around all handlers, so that none has to set them.
 * 6. Health, metrics, `/`, security.txt, files, captcha, reports and API: each at its own addresses. A browser gets an error page
 *    for a refused file.
 * 7. The studio, whose responses nobody caches.
 * 8. Pages: last, because they handle every address, also with 404. Around two of them, what browsers without scripts choose.
 *
 * @returns `renderAhead` renders a page for the cache, `showProblem` an error page.
 */
export function createApp(options: AppOptions) {
  const { services, site, api, searchKeys, gate, limits, assetsDir, security } = options;
  const isSecure = site.siteUrl.startsWith('https:');
  const pages = createPages(options);
  const app = new Hono();
  app.onError(respondWithError);
  const searchApi = createSearchApi(
    services,
    { ...searchKeys, wrongKeys: countWrongKeys(gate) },
    security,
  );
  app.all(
    `${SEARCH_BASE}/*`,
    limitSearch(({ req, env }) => searchApi.fetch(req.raw, env), limits, gate),
  );
  app.use(serveVisitor(limits, gate));
  app.use(encodeResponses);
  app.use(completeHeaders(security, createLocaleCookies({ isSecure })));
  app.get('/healthz', reportHealth(services, options.counts));
  if (options.metrics) app.get('/metrics', reportMetrics(options.metrics, gate));
  app.get('/', redirectHome);
  app.get('/c/*', redirectCode);
  app.get(SECURITY_TXT, securityTxt(site.siteUrl, options.securityContact));
  app.get('/assets/:name', assetHandler(assetsDir));
  addFileRoutes(app, { services, gate, limits, showProblem: pages.showProblem });
  addCaptcha(app, { forms: services.forms, gate, corsOrigins: api.corsOrigins });
  app.post(POLICY_REPORTS, limitReports, createPolicyReports(gate));
  const { noteNext } = services.searchMisses;
  app.post(SEARCH_FOLLOW_UPS, limitFollowUps, createFollowUps({ gate, noteNext }));
  mountStudio(app, services, gate);
  const { siteUrl, styles } = site;
  mountApi(app, services, { siteUrl, styles, api, gate, limits });
  for (const choice of localeCodes.flatMap(choicesOf))
    app.get(choice.path, rememberChoice(choice, { isSecure }));
  app.all('*', (context) => pages.show(context));
  return { fetch: app.fetch, renderAhead: pages.renderAhead, showProblem: pages.showProblem };
}

function createPages(options: AppOptions) {
  const { services, site, api, gate, limits, cache, security, renderRequest } = options;
  return createPageHandler({
    inTurn: limits.budget.inTurn,
    render: createRouteRenderer({ services, site, gate, renderRequest }),
    cache,
    contentVersion: services.contentVersion,
    policy: policyFor(services, site),
    links: discoveryLinks(site.siteUrl, api.base),
    embeddable: localeCodes.map(pathToStripFrame),
    security,
  });
}

function policyFor(services: Services, site: SiteContext): PolicyOptions {
  return {
    hasRecaptcha: services.forms.captcha.access.kind === 'recaptcha',
    hasTagManager: site.tagManagerId !== null,
    styles: [hashSource(site.styles)],
    tileOrigin: site.mapTiles ? new URL(site.mapTiles.url).origin : undefined,
    connectOrigin: URL.canParse(site.apiBase) ? new URL(site.apiBase).origin : undefined,
  };
}
