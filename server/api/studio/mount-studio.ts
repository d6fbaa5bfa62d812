import type { Context, Hono } from 'hono';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import type { Services } from '#server/services.ts';

/** Adds the studio below `/studio`; its modules are loaded with the first request for it. */
export function mountStudio(app: Hono, services: Services, gate: FormGate): void {
  let loading: Promise<(context: Context) => Response | Promise<Response>> | null = null;
  const load = async () => {
    const { createStudioApi } = await import('#server/api/studio/studio-api.ts');
    const api = createStudioApi(services, gate);
    return (context: Context) => api.fetch(context.req.raw, context.env);
  };
  const serve = async (context: Context): Promise<Response> => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return (await loading)(context);
  };
  app.all('/studio/api/*', serve);
}
