import { type Context, Hono } from 'hono';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import type { Services } from '#server/services.ts';

/** Adds the studio below `/studio`; its modules are loaded with the first request for it. */
export function mountStudio(app: Hono, services: Services, gate: FormGate): void {
  let loading: Promise<Hono> | null = null;
  const open = () => {
    loading ??= loadStudio(services, gate).catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const serve = async (context: Context, next: () => Promise<void>) => {
    const response = await (await open()).fetch(context.req.raw, context.env);
    // The site shows its page for addresses that do not exist.
    return response === UNSERVED ? next() : response;
  };
  app.all('/studio', serve);
  app.all('/studio/*', serve);
}

/** What neither the studio nor its build has. */
const UNSERVED = new Response(null, { status: 404 });

async function loadStudio(services: Services, gate: FormGate): Promise<Hono> {
  const { createStudioApi } = await import('#server/api/studio/studio-api.ts');
  const { createStudioPages } = await import('#server/api/studio/studio-pages.ts');
  const api = createStudioApi(services, gate);
  const pages = await createStudioPages();
  const studio = new Hono();
  studio.all('/studio/api/*', ({ req, env }) => api.fetch(req.raw, env));
  studio.get('/studio/assets/:name', pages.sendFile);
  studio.get('/studio/assets/*', () => UNSERVED);
  studio.get('/studio', pages.sendPage);
  studio.get('/studio/*', pages.sendPage);
  studio.notFound(() => UNSERVED);
  return studio;
}
