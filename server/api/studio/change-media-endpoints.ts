import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '#core/studio/changes/change-set.ts';
import { mediaFilters, mediaKinds } from '#core/studio/media/media-item.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

/** What is wrong with a path is said when it is used. */
const path = z.string().max(1000);
const flag = z.enum(['0', '1']).transform((sent) => sent === '1');

/** Widths of small pictures, pixels. */
const WIDTHS = ['320', '1200'] as const;

/** Pictures, drawings, models and other media of the content under a change set. */
export const mediaEndpoints = [
  endpoint('GET /changes/:id/media', {
    access: 'changes:read',
    query: z.object({
      q: z.string().max(200).optional(),
      kind: z.enum(mediaKinds).optional(),
      under: z.string().max(300).optional(),
      only: z.enum(mediaFilters).optional(),
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(60),
    }),
    handle: async ({ studio, params, query: { offset, limit, ...query } }) => ({
      body: await studio.media.find(params.id ?? '', query, { offset, limit }),
    }),
  }),

  /** One file with the fields that name it. */
  endpoint('GET /changes/:id/media/file', {
    access: 'changes:read',
    query: z.object({ path }),
    handle: async ({ studio, params, query }) => ({
      body: await studio.media.describe({ id: params.id ?? '', path: query.path }),
    }),
  }),

  /** The file itself. It is saved, never opened: it may be of anybody, and this is the site of the studio. */
  endpoint('GET /changes/:id/media/bytes', {
    access: 'changes:read',
    query: z.object({ path }),
    handle: async ({ studio, params, query }) => {
      const bytes = await studio.media.read({ id: params.id ?? '', path: query.path });
      const name = (query.path.split('/').at(-1) ?? '').replace(/[^\w.-]/g, '-');
      const type = 'application/octet-stream';
      return { file: { name, type, content: new Uint8Array(bytes) } };
    },
  }),

  /** A picture or drawing as WebP, made again from its pixels; `base=1` as it was before the change set. */
  endpoint('GET /changes/:id/media/picture', {
    access: 'changes:read',
    query: z.object({ path, width: z.enum(WIDTHS).default('320'), base: flag.default(false) }),
    handle: async ({ studio, params, query }) => {
      const place = { id: params.id ?? '', path: query.path, isBase: query.base };
      const content = new Uint8Array(await studio.media.drawSmall(place, Number(query.width)));
      return { file: { name: 'picture.webp', type: 'image/webp', content, isShown: true } };
    },
  }),

  /** Adds a file, or replaces the one at the path, and says where the same bytes are already. The body is the file, as `application/octet-stream`. */
  endpoint('PUT /changes/:id/media/file', {
    access: 'changes:write',
    /** `hash` is that of the file that is replaced; '' for none. */
    query: z.object({ path, hash: z.string().max(64).default('') }),
    takesFile: true,
    maxBody: MAX_UPLOAD_BYTES,
    handle: async ({ studio, person, params, query, sent }) => {
      const place = { id: params.id ?? '', path: query.path };
      const file = { hash: query.hash, bytes: sent };
      return { body: { sameAs: await studio.media.upload(person, place, file) } };
    },
  }),
];
