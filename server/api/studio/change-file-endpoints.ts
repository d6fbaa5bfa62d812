import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { recordKinds } from '#core/editing/record-kinds.ts';
import { keysOf } from '#core/keys.ts';
import { MAX_EDITS, MAX_TEXT_BYTES } from '#core/studio/changes/change-set.ts';
import { mediaKindOf } from '#core/studio/media/media-item.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';
import { tellAll } from '#server/api/studio/tell-findings.ts';

/** What is wrong with a path is said when it is used. */
const path = z.string().max(1000);
const flag = z.enum(['0', '1']).transform((sent) => sent === '1');
const hash = z.string().max(64);

/** JSON writes some signs with six. */
const MAX_BODY = 6 * MAX_TEXT_BYTES;

const edit = z.object({
  path: z.array(z.union([z.string().max(300), z.int().min(0)])).max(20),
  from: z.unknown(),
  to: z.unknown(),
  after: z.union([z.string().max(300), z.int().min(1)]).optional(),
});

/** The files of the content under a change set. */
export const changeFileEndpoints = [
  endpoint('GET /changes/:id/files', {
    access: 'changes:read',
    query: z.object({
      q: z.string().max(200).optional(),
      under: z.string().max(300).optional(),
      isChanged: flag.optional(),
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(1000).default(100),
    }),
    handle: async ({ studio, params, query }) => ({
      body: await studio.changes.listFiles(params.id ?? '', query),
    }),
  }),

  /** Records of a kind with their codes and titles. */
  endpoint('GET /changes/:id/records', {
    access: 'changes:read',
    query: z.object({ kind: z.enum(keysOf(recordKinds)) }),
    handle: async ({ studio, params, query }) => ({
      body: await studio.changes.listRecords(params.id ?? '', query.kind),
    }),
  }),

  /** A record of a kind whose records have files of their own; returns the path of its file. */
  endpoint('POST /changes/:id/records', {
    access: 'changes:write',
    body: z.object({ kind: z.enum(keysOf(recordKinds)), code: z.string().trim().max(100) }),
    handle: async ({ studio, person, params, body }) => {
      const path = await studio.changes.addRecord(person, { id: params.id ?? '', ...body });
      return { body: { path } };
    },
  }),

  /** Removes the record of a file, with its folder where it has one. */
  endpoint('DELETE /changes/:id/records', {
    access: 'changes:write',
    query: z.object({ path }),
    handle: async ({ studio, person, params, query }) => {
      await studio.changes.removeRecord(person, { id: params.id ?? '', path: query.path });
      return {};
    },
  }),

  /** Errors and warnings of the importer; while `checking`, those of the check before. */
  endpoint('GET /changes/:id/findings', {
    access: 'changes:read',
    handle: async ({ studio, params, locale }) => {
      const found = await studio.changes.findFindings(params.id ?? '');
      return { body: tellAll(locale, found) };
    },
  }),

  /** Errors and warnings with what is typed into a file and not saved; `findings` is null where more was typed meanwhile. */
  endpoint('POST /changes/:id/findings', {
    access: 'changes:write',
    query: z.object({ path }),
    body: z.object({ edits: z.array(edit).max(MAX_EDITS), text: z.string().optional() }),
    maxBody: MAX_BODY,
    handle: async ({ studio, person, params, query, body, locale }) => {
      const place = { id: params.id ?? '', path: query.path };
      const found = await studio.changes.findDraftFindings(person, place, body);
      return { body: { findings: found && tellAll(locale, found) } };
    },
  }),

  endpoint('GET /changes/:id/file', {
    access: 'changes:read',
    query: z.object({ path }),
    handle: async ({ studio, params, query }) => ({
      body: await studio.changes.openFile({ id: params.id ?? '', path: query.path }),
    }),
  }),

  /** Edits whose fields somebody else has changed are returned as conflicts, the others are stored. */
  endpoint('PATCH /changes/:id/file', {
    access: 'changes:write',
    query: z.object({ path }),
    body: z.object({ edits: z.array(edit).min(1).max(MAX_EDITS) }),
    maxBody: MAX_BODY,
    handle: async ({ studio, person, params, query, body }) => {
      const place = { id: params.id ?? '', path: query.path };
      const { file, conflicts } = await studio.changes.editFile(person, place, body.edits);
      if (conflicts.length === 0) return { body: file };
      const code = 'fields-changed';
      throw new AppError('studio-conflict', { code, conflicts, hash: file.hash });
    },
  }),

  endpoint('PUT /changes/:id/file', {
    access: 'changes:write',
    query: z.object({ path }),
    body: z.object({ hash, text: z.string() }),
    maxBody: MAX_BODY,
    handle: async ({ studio, person, params, query, body }) => {
      const place = { id: params.id ?? '', path: query.path };
      return { body: await studio.changes.writeFile(person, place, body) };
    },
  }),

  /** Takes a file back to its base; with `remove=1` removes it from the content, unless it is a media file that a field names. */
  endpoint('DELETE /changes/:id/file', {
    access: 'changes:write',
    query: z.object({ path, remove: flag.default(false) }),
    handle: async ({ studio, person, params, query }) => {
      const place = { id: params.id ?? '', path: query.path };
      const isMedia = mediaKindOf(place.path) !== null;
      if (query.remove && isMedia) await studio.media.remove(person, place);
      else if (query.remove) await studio.changes.removeFile(person, place);
      else await studio.changes.revertFile(person, place);
      return {};
    },
  }),
];
