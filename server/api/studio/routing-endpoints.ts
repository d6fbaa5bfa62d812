import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const locale = z.enum(localeCodes);

/** Who gets which message. The rules are content; here they are shown and tried. */
export const routingEndpoints = [
  endpoint('GET /messages/routing', {
    access: 'messages:read',
    query: z.object({ locale }),
    handle: async ({ studio, query }) => ({
      body: { items: await studio.routing.listRouting(query.locale) },
    }),
  }),

  /** Tells who would get values, and why. Nothing is sent or stored. */
  endpoint('POST /messages/routing/trial', {
    access: 'messages:read',
    body: z.object({
      form: z.string().min(1).max(60),
      locale,
      values: z.record(z.string().max(60), z.string().max(400)),
    }),
    handle: async ({ studio, body }) => {
      const routed = await studio.routing.tryRouting(body);
      if (!routed) throw new AppError('studio-not-found');
      return { body: routed };
    },
  }),
];
