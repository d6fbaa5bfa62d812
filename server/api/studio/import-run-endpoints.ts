import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { importOutcomes } from '#core/studio/import-run.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

/** What imports have printed. They are started by command. */
export const importEndpoints = [
  endpoint('GET /imports', {
    access: 'imports:read',
    query: z.object({
      outcome: z.enum([...importOutcomes, 'bad']).optional(),
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, query }) => ({ body: await studio.running.imports.find(query) }),
  }),

  endpoint('GET /imports/:id', {
    access: 'imports:read',
    handle: async ({ studio, params }) => {
      const found = await studio.running.imports.describe(params.id ?? '');
      if (!found) throw new AppError('studio-not-found');
      return { body: found };
    },
  }),
];
