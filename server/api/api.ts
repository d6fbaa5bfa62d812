import { OpenAPIHono } from '@hono/zod-openapi';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { AppError, errors, isAppError } from '#core/app-error.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { addAnsellV1 } from '#server/api/ansell-v1/ansell-v1.ts';
import { apiBases, linkBases } from '#server/api/api-bases.ts';
import { addCalculatorsV1 } from '#server/api/calculators-v1/calculators-v1.ts';
import { addContactForm7 } from '#server/api/contact-form-7/contact-form-7.ts';
import { describeCaptcha } from '#server/api/contact-form-7/describe-captcha.ts';
import { addDeskV1, isDeskPath } from '#server/api/desk-v1/desk-v1.ts';
import { type Logos, renderDocsPage } from '#server/api/documentation/docs-page.ts';
import { styleOfDocs } from '#server/api/documentation/docs-style.ts';
import { type ApiDocument, createDocument } from '#server/api/documentation/openapi-document.ts';
import { translateDocument } from '#server/api/documentation/translate-document.ts';
import { describeDownloads } from '#server/api/downloads/describe-downloads.ts';
import { addIndexEndpoints } from '#server/api/index-endpoints.ts';
import { addJgmV1 } from '#server/api/jgm-v1/jgm-v1.ts';
import { addLedStripCalculatorV1 } from '#server/api/led-strip-calculator-v1/led-strip-calculator-v1.ts';
import { addPhotometryV1 } from '#server/api/photometry-v1/photometry-v1.ts';
import { addRelux } from '#server/api/relux/relux.ts';
import { describeTypesense } from '#server/api/typesense/describe-typesense.ts';
import { addWpV2 } from '#server/api/wp-v2/wp-v2.ts';
import { requireBasicAuth } from '#server/http/basic-auth.ts';
import { encodeResponses } from '#server/http/encoding/encode-response.ts';
import { headersOfError, isAborted, logError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { hashSource, policyHeaders } from '#server/http/policies/content-security-policy.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { addCaching, addResponseHeaders } from '#server/http/rest/response-headers.ts';
import type { InTurn } from '#server/http/visitor-limits.ts';
import type { Services } from '#server/services.ts';
import { apiDescriptions } from '#server/texts.ts';

export type ApiOptions = {
  /** Origin of absolute URLs, without a trailing slash. */
  siteUrl: string;
  /** `name:password` that every request must send; if undefined, the API is public. */
  basicAuth?: string | undefined;
  /** Origins whose pages may read the API with stored credentials. */
  corsOrigins?: readonly string[];
  /** Checks that submissions pass before they are parsed. */
  gate: FormGate;
  /** Runs a task of this thread in the turn of the visitor. */
  inTurn?: InTurn;
  /** The site's style sheet, whose fonts the documentation has. */
  styles?: Uint8Array;
};

/**
 * Creates the API in both languages with its documentation. It handles every request below `apiBases` and responds to
 * unknown routes with WordPress's error body.
 */
export function createApi(services: Services, options: ApiOptions): Hono {
  const { siteUrl, basicAuth, corsOrigins = [], gate, inTurn = (task) => task() } = options;
  const style = styleOfDocs(options.styles);
  // Clients write addresses with a slash at the end, too.
  const app = new Hono({ strict: false });
  app.onError(respondWithError);
  app.notFound((context) => context.json(presentError(new AppError('route-not-found')), 404));
  app.use(addResponseHeaders(corsOrigins));
  app.use(encodeResponses);
  app.use(addCaching);
  if (basicAuth !== undefined) app.use(exceptDesk(requireBasicAuth(basicAuth, gate)));
  for (const { base, locale, linkBase } of apiBases) {
    const api = new OpenAPIHono();
    const scope = { services, locale, siteUrl, base: linkBase, gate, inTurn };
    addWpV2(api, scope);
    addJgmV1(api, scope);
    addAnsellV1(api, scope);
    addLedStripCalculatorV1(api, scope);
    addCalculatorsV1(api, scope);
    addPhotometryV1(api, scope);
    addRelux(api, scope);
    addContactForm7(api, scope);
    addDeskV1(api, scope);
    addDocumentation(api, {
      siteUrl,
      isProtected: basicAuth !== undefined,
      base: linkBase,
      locale,
      style,
      findCompany: async () => (await services.content.getCompany(locale)).name,
      findLogos: () => services.content.getOptions(locale),
    });
    app.route(base, api);
  }
  return app;
}

/** A request has one header for passwords and tokens: where a token is needed, there is no password. */
function exceptDesk(requirePassword: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => {
    const { path } = context.req;
    const base = apiBases.find((one) => path.startsWith(`${one.base}/`))?.base ?? '';
    return isDeskPath(path.slice(base.length)) ? next() : requirePassword(context, next);
  };
}

type DocumentationOptions = {
  siteUrl: string;
  isProtected: boolean;
  base: string;
  locale: LocaleCode;
  /** Style of the page. */
  style: string;
  /** Returns the manufacturer's name from the current content. */
  findCompany: () => Promise<string>;
  findLogos: () => Promise<Logos>;
};

function addDocumentation(api: OpenAPIHono, options: DocumentationOptions): void {
  const { locale, style, findLogos } = options;
  describeCaptcha(api, options.siteUrl);
  describeTypesense(api, options.siteUrl);
  describeDownloads(api, options.siteUrl);
  // Built on the first request: collecting the schemas would dominate the start-up time.
  let cached: { company: string; document: ApiDocument } | undefined;
  const describe = async () => {
    const company = await options.findCompany();
    if (cached?.company !== company) {
      const english = createDocument(api, { ...options, company });
      const document = translateDocument(english, apiDescriptions[locale]);
      cached = { company, document };
    }
    return cached;
  };
  api.get('/openapi.json', async (context) => context.json((await describe()).document));
  api.get('/docs', async (context) => {
    const { document, company } = await describe();
    const page = { company, locale, bases: linkBases, style, logos: await findLogos() };
    const html = renderDocsPage(document, page);
    const policy = policyHeaders({ styles: [hashSource(style)] });
    return context.html(html, 200, Object.fromEntries(policy));
  });
  addIndexEndpoints(api, options);
}

function respondWithError(error: Error, context: Context): Response {
  if (isAppError(error, 'storage-unavailable')) {
    return context.json(presentError(error), error.status as 503, headersOfError(error));
  }
  if (isAborted(context)) return context.json(presentError(new AppError('body-malformed')), 400);
  logError(error, { path: context.req.path }, 'API request failed');
  return context.json(presentError(new AppError('internal')), errors.internal.status);
}
