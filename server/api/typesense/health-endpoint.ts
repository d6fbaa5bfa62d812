import type { Hono } from 'hono';
import { errors } from '#core/app-error.ts';
import type { Scope } from '#server/api/typesense/typesense-scope.ts';

/** Requires no key, so that a load balancer can check it. */
export function addHealthEndpoint(api: Hono, { search }: Scope): void {
  api.get('/health', async (context) => {
    if (await search.engine.isHealthy()) return context.json({ ok: true });
    const { status, retryAfterS } = errors['search-unavailable'];
    return context.json({ ok: false }, status, { 'retry-after': String(retryAfterS) });
  });
}
