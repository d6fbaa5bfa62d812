import { z } from 'zod';
import { LINK_HOURS } from '#core/studio/changes/preview.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

/** The public site under a change set, and who sees it. */
export const previewEndpoints = [
  endpoint('GET /changes/:id/preview', {
    access: 'changes:read',
    handle: async ({ studio, params }) => ({
      body: await studio.previews.describe(params.id ?? ''),
    }),
  }),

  /** Makes the preview; the cookie of the response shows it in this browser in place of the public site. */
  endpoint('POST /changes/:id/preview', {
    access: 'changes:write',
    handle: async ({ studio, person, params }) => {
      const { id = '' } = params;
      const cookie = await studio.previews.start(person, id);
      return { body: await studio.previews.describe(id), cookies: [cookie] };
    },
  }),

  /** The public pages whose own records differ. */
  endpoint('GET /changes/:id/preview/pages', {
    access: 'changes:read',
    handle: async ({ studio, params }) => {
      const items = await studio.previews.listPages(params.id ?? '');
      return { body: { items, total: items.length } };
    },
  }),

  /** Makes a link for people without an account. Its address is in this response only. */
  endpoint('POST /changes/:id/preview/links', {
    access: 'changes:write',
    body: z.object({ hours: z.number().int().min(LINK_HOURS.min).max(LINK_HOURS.max) }),
    handle: async ({ studio, person, params, body }) => ({
      body: { address: await studio.previews.link(person, params.id ?? '', body.hours) },
    }),
  }),

  /** Ends a link at once. */
  endpoint('DELETE /changes/:id/preview/links/:link', {
    access: 'changes:write',
    handle: async ({ studio, person, params }) => {
      await studio.previews.endLink(person, params.id ?? '', params.link ?? '');
      return {};
    },
  }),
];
