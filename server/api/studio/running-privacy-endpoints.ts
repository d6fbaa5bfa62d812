import { z } from 'zod';
import { erasureReasons } from '#core/studio/held-data.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

// In bodies: addresses stay out of logs.
const email = z.email().max(254);

/** What is stored about visitors. To erase it one person requests, and another confirms. */
export const privacyEndpoints = [
  endpoint('POST /privacy/find', {
    access: 'privacy:read',
    body: z.object({ email }),
    handle: async ({ studio, body }) => ({ body: await studio.running.personal.find(body.email) }),
  }),

  endpoint('POST /privacy/export', {
    access: 'privacy:read',
    body: z.object({ email }),
    handle: async ({ studio, person, body }) => {
      const content = await studio.running.personal.export(person, body.email);
      return { file: { name: 'personal-data.json', type: 'application/json', content } };
    },
  }),

  endpoint('GET /privacy/retention', {
    access: 'privacy:read',
    handle: async ({ studio }) => ({ body: await studio.running.personal.describeRetention() }),
  }),

  endpoint('GET /privacy/erasures', {
    access: 'privacy:read',
    handle: async ({ studio, person }) => ({
      body: { items: await studio.running.personal.listErasures(person) },
    }),
  }),

  endpoint('POST /privacy/erasures', {
    access: 'privacy:change',
    body: z.object({
      email,
      reason: z.enum(erasureReasons),
      note: z.string().trim().max(500).default(''),
    }),
    handle: async ({ studio, person, body }) => {
      await studio.running.personal.requestErasure(person, body);
      return {};
    },
  }),

  endpoint('POST /privacy/erasures/:id/withdraw', {
    access: 'privacy:change',
    handle: async ({ studio, person, params }) => {
      await studio.running.personal.withdrawErasure(person, params.id ?? '');
      return {};
    },
  }),

  endpoint('POST /privacy/erasures/:id/confirm', {
    access: 'erasures:change',
    handle: async ({ studio, person, params }) => ({
      body: await studio.running.personal.confirmErasure(person, params.id ?? ''),
    }),
  }),
];
