import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { changeStates, MAX_TEXT_BYTES } from '#core/studio/changes/change-set.ts';
import { oneLine } from '#server/api/studio/one-line.ts';
import { toRowNumber } from '#server/api/studio/row-number.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';
import { tellFindings } from '#server/api/studio/tell-findings.ts';

const about = z.object({
  title: oneLine(150),
  why: z.string().trim().max(2000),
});

const field = { path: z.string().max(1000), field: z.string().max(1000) };

const decision = z.union([
  z.object({ ...field, take: z.enum(['mine', 'theirs']) }),
  z.object({ ...field, value: z.unknown() }),
]);

/** Files of a version: more than anybody reads. */
const MOST_LISTED = 500;

const comment = z.string().trim().max(10_000);

/** Sets of changes to the content: who, what, why, and the steps until they are published. */
export const changeEndpoints = [
  endpoint('GET /changes', {
    access: 'changes:read',
    query: z.object({
      state: z.enum([...changeStates, 'open']).optional(),
      author: z.string().max(64).optional(),
      text: z.string().max(200).optional(),
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, query }) => ({ body: await studio.changes.find(query) }),
  }),

  endpoint('POST /changes', {
    access: 'changes:write',
    body: about,
    handle: async ({ studio, person, body }) => {
      const id = await studio.changes.begin(person, body);
      return { body: await studio.changes.describe(id) };
    },
  }),

  endpoint('GET /changes/:id', {
    access: 'changes:read',
    handle: async ({ studio, params }) => {
      const found = await studio.changes.describe(params.id ?? '');
      if (!found) throw new AppError('studio-not-found');
      return { body: found };
    },
  }),

  endpoint('PUT /changes/:id', {
    access: 'changes:write',
    body: about,
    handle: async ({ studio, person, params, body }) => {
      const { id = '' } = params;
      await studio.changes.rename(person, id, body);
      return { body: await studio.changes.describe(id) };
    },
  }),

  endpoint('POST /changes/:id/comments', {
    access: 'changes:write',
    body: z.object({ text: comment.min(1) }),
    handle: async ({ studio, person, params, body }) => {
      await studio.changes.comment(person, params.id ?? '', body.text);
      return {};
    },
  }),

  /** To approve needs `changes:publish`. */
  endpoint('POST /changes/:id/steps', {
    access: 'changes:write',
    body: z.object({
      to: z.enum(['draft', 'review', 'approved', 'withdrawn']),
      text: comment.default(''),
    }),
    handle: async ({ studio, person, params, body }) => {
      await studio.changes.step(person, params.id ?? '', body);
      return {};
    },
  }),

  /**
   * Moves a change set onto the version in use. Fields that both have changed are returned as conflicts (409, nothing has
   * changed then) until each has a decision.
   */
  endpoint('POST /changes/:id/rebase', {
    access: 'changes:write',
    body: z.object({ decisions: z.array(decision).max(5000) }),
    maxBody: 6 * MAX_TEXT_BYTES,
    handle: async ({ studio, person, params, body }) => {
      const { id = '' } = params;
      await studio.changes.rebase(person, id, body.decisions);
      return { body: await studio.changes.describe(id) };
    },
  }),

  /** Publishes an approved change set as a whole, at once or at a time. */
  endpoint('POST /changes/:id/publish', {
    access: 'changes:publish',
    body: z.object({
      /** Null: now. */
      at: z.iso.datetime({ offset: true }).nullable(),
    }),
    handle: async ({ studio, person, params, body }) => {
      const { id = '' } = params;
      if (body.at === null) await studio.changes.publish(person, id);
      else await studio.changes.schedule(person, id, body.at);
      return { body: await studio.changes.describe(id) };
    },
  }),

  /** A change set with a time is published by hand again. */
  endpoint('DELETE /changes/:id/publish', {
    access: 'changes:publish',
    handle: async ({ studio, person, params }) => {
      await studio.changes.schedule(person, params.id ?? '', null);
      return {};
    },
  }),
];

/** The versions of the content, and the way back. */
export const versionEndpoints = [
  endpoint('GET /versions', {
    access: 'changes:read',
    handle: async ({ studio }) => {
      const items = await studio.changes.listVersions();
      return { body: { items, total: items.length } };
    },
  }),

  endpoint('GET /versions/:version/changes', {
    access: 'changes:read',
    handle: async ({ studio, params }) => {
      const version = toRowNumber(params.version);
      const items = version === null ? null : await studio.changes.listChangesOf(version);
      if (!items) throw new AppError('studio-not-found');
      return { body: { items: items.slice(0, MOST_LISTED), total: items.length } };
    },
  }),

  endpoint('POST /versions/:version/restore', {
    access: 'changes:publish',
    handle: async ({ studio, person, params, locale }) => {
      const version = toRowNumber(params.version);
      if (version === null) throw new AppError('studio-not-found');
      const restored = await studio.changes.restore(person, version);
      const existing = tellFindings(locale, restored.existing);
      return { body: { version: restored.version, existing } };
    },
  }),
];
