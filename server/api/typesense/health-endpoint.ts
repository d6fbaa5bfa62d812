import type { Hono } from 'hono';
import { errors } from '#core/app-error.ts';
import type { Scope } from '#server/api/typesense/typesense-scope.ts';

/** Requires no key, so that a load balancer can check it. */
export function addHealthEndpoint(api: Hono, { search }: Scope): void {
  api.get('/health', async (context) => {
    const ok = await search.engine.isHealthy();
    return context.json({ ok }, ok ? 200 : errors['search-unavailable'].status);
  });
}
