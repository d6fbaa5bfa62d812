import { endpoint } from '#server/api/studio/studio-endpoint.ts';

/** How the site is doing. */
export const healthEndpoints = [
  endpoint('GET /health', {
    access: 'health:read',
    handle: async ({ studio }) => ({ body: await studio.describeSite() }),
  }),
];
