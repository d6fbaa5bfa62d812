import { z } from 'zod';
import { localeCodes } from '#core/i18n/locales.ts';
import { roles } from '#core/studio/role-permissions.ts';
import { csvFile, exportQuery } from '#server/api/studio/exported-file.ts';
import { oneLine, storedCode } from '#server/api/studio/one-line.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const name = oneLine(100);
const role = z.enum(roles);
const locale = z.enum(localeCodes);
const day = z.iso.date();

/** The people of the studio and their roles. */
export const peopleEndpoints = [
  endpoint('GET /people', {
    access: 'people:read',
    handle: async ({ studio }) => ({ body: { items: await studio.people.list() } }),
  }),

  endpoint('POST /people', {
    access: 'people:change',
    body: z.object({ name, email: z.email().max(254), role, locale }),
    handle: async ({ studio, person, body }) => ({
      body: { id: await studio.people.invite(person, body) },
    }),
  }),

  endpoint('PATCH /people/:id', {
    access: 'people:change',
    body: z.object({
      name: name.optional(),
      role: role.optional(),
      isDisabled: z.boolean().optional(),
    }),
    handle: async ({ studio, person, params, body }) => {
      await studio.people.change(person, params.id ?? '', body);
      return {};
    },
  }),

  endpoint('DELETE /people/:id/second-factor', {
    access: 'people:change',
    handle: async ({ studio, person, params }) => {
      await studio.people.removeSecondFactor(person, params.id ?? '');
      return {};
    },
  }),

  endpoint('GET /people/:id/sessions', {
    access: 'people:change',
    handle: async ({ studio, params }) => ({
      body: { items: await studio.people.listSessions(params.id ?? '') },
    }),
  }),

  endpoint('POST /people/:id/end-sessions', {
    access: 'people:change',
    handle: async ({ studio, person, params }) => {
      await studio.people.endSessions(person, params.id ?? '');
      return {};
    },
  }),

  endpoint('POST /people/:id/link', {
    access: 'people:change',
    handle: async ({ studio, person, params }) => {
      await studio.people.sendLink(person, params.id ?? '');
      return {};
    },
  }),
];

const auditQuery = {
  text: z.string().max(100).optional(),
  action: storedCode(60).optional(),
  person: storedCode(100).optional(),
  from: day.optional(),
  to: day.optional(),
};

/** The audit trail: it can be read, and nothing else. */
export const auditEndpoints = [
  endpoint('GET /audit', {
    access: 'audit:read',
    query: z.object({
      ...auditQuery,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, query }) => ({ body: await studio.audit.find(query) }),
  }),

  /** Whose events there are. */
  endpoint('GET /audit/actors', {
    access: 'audit:read',
    handle: async ({ studio }) => ({ body: { items: await studio.audit.listActors() } }),
  }),

  endpoint('GET /audit.csv', {
    access: 'audit:read',
    query: exportQuery(auditQuery),
    handle: async ({ studio, query: { language, ...query }, locale: shown }) =>
      csvFile('audit-trail.csv', studio.audit.exportCsv(query, language ?? shown)),
  }),

  /** Recalculates the digests of the whole trail. */
  endpoint('POST /audit/check', {
    access: 'audit:read',
    handle: async ({ studio }) => ({ body: { brokenAt: await studio.audit.findBreak() } }),
  }),
];
