import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const ids = z.array(z.string().min(1).max(100)).min(1).max(100);

/** Outgoing mail: what waits, what was sent, what could not be delivered. */
export const mailEndpoints = [
  endpoint('GET /mails', {
    access: 'mails:read',
    query: z.object({
      text: z.string().max(200).optional(),
      state: z.enum(['open', 'waiting', 'sent', 'dead', 'given-up']).optional(),
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, query }) => ({ body: await studio.running.mails.find(query) }),
  }),

  endpoint('GET /mails/:id', {
    access: 'mails:read',
    handle: async ({ studio, params }) => {
      const found = await studio.running.mails.describe(params.id ?? '');
      if (!found) throw new AppError('studio-not-found');
      return { body: found };
    },
  }),

  endpoint('POST /mails/retry', {
    access: 'mails:change',
    body: z.object({ ids }),
    handle: async ({ studio, person, body }) => ({
      body: { changed: await studio.running.mails.retry(person, body.ids) },
    }),
  }),

  endpoint('POST /mails/give-up', {
    access: 'mails:change',
    body: z.object({ ids }),
    handle: async ({ studio, person, body }) => ({
      body: { changed: await studio.running.mails.giveUp(person, body.ids) },
    }),
  }),
];
