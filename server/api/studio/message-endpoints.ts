import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { caseStates, statesAfterResponse } from '#core/studio/case-states.ts';
import { isAllowed } from '#core/studio/role-permissions.ts';
import { caseFilter, caseQuery } from '#server/api/studio/message-query.ts';
import { oneLine, revision } from '#server/api/studio/one-line.ts';
import { toRowNumber } from '#server/api/studio/row-number.ts';
import { sentFile } from '#server/api/studio/sent-file.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const day = z.iso.date();
const id = z.string().min(1).max(60);

const response = z.object({
  subject: oneLine(150),
  text: z.string().trim().min(1).max(20_000),
});

/** What visitors have sent: contact messages, registrations, claims, requested copies. */
export const messageEndpoints = [
  endpoint('GET /messages', {
    access: 'messages:read',
    query: z.object({
      ...caseQuery,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, query }) => ({ body: await studio.desk.find(query) }),
  }),

  endpoint('GET /messages/counts', {
    access: 'messages:read',
    handle: async ({ studio, person }) => ({ body: await studio.desk.count(person.id) }),
  }),

  /** Who may have a message. */
  endpoint('GET /messages/assignees', {
    access: 'messages:read',
    handle: async ({ studio }) => {
      const people = await studio.people.list();
      const atDesk = people.filter(
        ({ role, isDisabled }) => !isDisabled && isAllowed(role, 'messages:change'),
      );
      return { body: { items: atDesk.map((person) => ({ id: person.id, name: person.name })) } };
    },
  }),

  /** The person's own views of the list. */
  endpoint('GET /messages/views', {
    access: 'messages:read',
    handle: async ({ studio, person }) => ({
      body: { items: await studio.views.list(person.id) },
    }),
  }),

  endpoint('POST /messages/views', {
    access: 'messages:read',
    body: z.object({
      name: oneLine(60),
      filter: z.strictObject(caseFilter),
    }),
    handle: async ({ studio, person, body }) => {
      await studio.views.save(person, body);
      return {};
    },
  }),

  endpoint('DELETE /messages/views/:id', {
    access: 'messages:read',
    handle: async ({ studio, person, params }) => {
      await studio.views.remove(person, params.id ?? '');
      return {};
    },
  }),

  endpoint('GET /messages/:id', {
    access: 'messages:read',
    handle: async ({ studio, params }) => {
      const found = await studio.desk.describe(params.id ?? '');
      if (!found) throw new AppError('studio-not-found');
      return { body: found };
    },
  }),

  /** A photo or document that came with a reply. */
  endpoint('GET /messages/:id/replies/:reply/files/:position', {
    access: 'messages:read',
    handle: async ({ studio, params: { id: caseId = '', reply: replyId = '', position } }) => {
      const at = toRowNumber(position);
      const found =
        at === null ? null : await studio.desk.openReplyFile({ caseId, replyId, position: at });
      if (!found) throw new AppError('studio-not-found');
      return { file: sentFile(found) };
    },
  }),

  endpoint('PATCH /messages/:id', {
    access: 'messages:change',
    body: z.object({
      revision,
      state: z.enum(caseStates).optional(),
      assigneeId: id.nullable().optional(),
      due: day.nullable().optional(),
    }),
    handle: async ({ studio, person, params, body }) => {
      await studio.desk.change(person, params.id ?? '', body);
      return {};
    },
  }),

  endpoint('POST /messages/:id/notes', {
    access: 'messages:change',
    body: z.object({ body: z.string().trim().min(1).max(5000) }),
    handle: async ({ studio, person, params, body }) => {
      await studio.desk.addNote(person, params.id ?? '', body.body);
      return {};
    },
  }),

  /** Texts for a response, filled for this message. */
  endpoint('GET /messages/:id/templates', {
    access: 'messages:change',
    handle: async ({ studio, person, params }) => ({
      body: { items: await studio.desk.listTemplates(person, params.id ?? '') },
    }),
  }),

  /** The mail that the next one would send. */
  endpoint('POST /messages/:id/response/preview', {
    access: 'messages:change',
    body: response,
    handle: async ({ studio, params, body }) => ({
      body: await studio.desk.preview(params.id ?? '', body),
    }),
  }),

  endpoint('POST /messages/:id/response', {
    access: 'messages:change',
    // `state`: in which the message is from then on.
    body: response.extend({ revision, state: z.enum(statesAfterResponse).optional() }),
    handle: async ({ studio, person, params, body }) => {
      await studio.desk.respond(person, params.id ?? '', body);
      return {};
    },
  }),
];
