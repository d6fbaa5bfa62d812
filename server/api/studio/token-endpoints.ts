import { z } from 'zod';
import { tokenDays, tokenScopeNames } from '#core/studio/token-scopes.ts';
import { oneLine } from '#server/api/studio/one-line.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

/** Tokens of other systems. A token itself opens nothing here. */
export const tokenEndpoints = [
  endpoint('GET /tokens', {
    access: 'tokens:read',
    handle: async ({ studio }) => ({ body: { items: await studio.tokens.list() } }),
  }),

  /** The response is the only one that has the token. */
  endpoint('POST /tokens', {
    access: 'tokens:change',
    body: z.object({
      name: oneLine(100),
      scopes: z.array(z.enum(tokenScopeNames)).min(1).max(tokenScopeNames.length),
      days: z.union(tokenDays.map((days) => z.literal(days))),
    }),
    handle: async ({ studio, person, body }) => ({ body: await studio.tokens.make(person, body) }),
  }),

  endpoint('DELETE /tokens/:id', {
    access: 'tokens:change',
    handle: async ({ studio, person, params }) => {
      await studio.tokens.revoke(person, params.id ?? '');
      return {};
    },
  }),
];
