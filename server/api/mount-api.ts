import type { Hono } from 'hono';
import { apiBases } from '#server/api/api-bases.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { createSiteApi, SITE_API_BASE } from '#server/http/site-api.ts';
import { createSiteTokens } from '#server/http/site-tokens.ts';
import type { VisitorLimits } from '#server/http/visitor-limits.ts';
import type { Services } from '#server/services.ts';

type MountOptions = {
  /** Origin of the site. */
  siteUrl: string;
  /** Base of the API, and the `name:password` that it requires. */
  api: { base: string; basicAuth: string | undefined; corsOrigins?: readonly string[] };
  gate: FormGate;
  limits: VisitorLimits;
  /** The site's style sheet. */
  styles: Uint8Array;
};

/** Adds the REST API in both languages, and the site's proxy to it if it requires a password. */
export function mountApi(
  app: Hono,
  services: Services,
  { siteUrl, api, gate, limits, styles }: MountOptions,
): void {
  const { base: apiBase, basicAuth, corsOrigins = [] } = api;
  const { admit, inTurn } = limits.budget;
  // With its schemas it is the largest module of the server, and many sites never receive an API request.
  const loadApi = once(async () => {
    const { createApi } = await import('#server/api/api.ts');
    return createApi(services, { siteUrl, basicAuth, corsOrigins, gate, inTurn, styles });
  });
  const ownApi = {
    async fetch(request: Request, env?: unknown): Promise<Response> {
      const loaded = await loadApi();
      const respond = async () => loaded.fetch(request, env as object);
      // A turn lasts until the response, so it must not wait for a body.
      if (request.body === null) return inTurn(respond);
      admit();
      return respond();
    },
  };
  for (const { base } of apiBases) {
    app.all(base, ({ req, env }) => ownApi.fetch(req.raw, env));
    app.all(`${base}/*`, ({ req, env }) => ownApi.fetch(req.raw, env));
  }
  if (!basicAuth) return;
  const tokens = createSiteTokens(once(services.siteApiSecret));
  app.all(`${SITE_API_BASE}/*`, createSiteApi({ apiBase, basicAuth, ownApi, tokens, gate }));
}

/** Caches the result once it succeeds; retries after a failure. */
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
