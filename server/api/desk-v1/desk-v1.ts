import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { caseStates } from '#core/studio/case-states.ts';
import type { TokenScope } from '#core/studio/token-scopes.ts';
import type { DeskRecord } from '#server/api/desk-v1/desk-record.ts';
import {
  claimSchema,
  messageSchema,
  presentClaim,
  presentMessage,
  presentRegistration,
  registrationSchema,
} from '#server/api/desk-v1/desk-schemas.ts';
import type { Scope } from '#server/api/desk-v1/desk-scope.ts';
import { requireToken } from '#server/api/desk-v1/require-token.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { listHeaders } from '#server/http/rest/list-response.ts';
import { dateTime, integer, word } from '#server/http/rest/params.ts';

/** The lists, with the scope of the token that each needs. */
export const deskRoutes = {
  '/desk/v1/messages': 'messages:read',
  '/desk/v1/claims': 'claims:read',
  '/desk/v1/registrations': 'registrations:read',
} as const satisfies Record<string, TokenScope>;

type Route = keyof typeof deskRoutes;

const DESK_PATH = /^\/desk\/v1\/(messages|claims|registrations)(\/[\w-]+)?\/?$/;

/** Whether a path below a base of the API is one of these, which a token guards instead of the API's password. */
export const isDeskPath = (path: string): boolean => DESK_PATH.test(path);

/** Adds what tokens of other systems open: messages, claims and registrations of the desk. */
export function addDeskV1(api: OpenAPIHono, scope: Scope): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'deskToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'A token that an admin has made in the studio, with a scope for each family.',
  });
  addRecords(api, scope, {
    route: '/desk/v1/messages',
    what: 'messages',
    schema: messageSchema,
    present: presentMessage,
  });
  addRecords(api, scope, {
    route: '/desk/v1/claims',
    what: 'warranty claims',
    schema: claimSchema,
    present: presentClaim,
  });
  addRecords(api, scope, {
    route: '/desk/v1/registrations',
    what: 'registered warranties',
    schema: registrationSchema,
    present: presentRegistration,
  });
}

const query = {
  page: integer({ description: 'Page number.', minimum: 1, fallback: 1 }),
  per_page: integer({ description: 'Items per page.', minimum: 1, maximum: 100, fallback: 50 }),
  state: word({ description: 'State at the desk.', words: caseStates, fallback: undefined }),
  after: dateTime({ description: 'Only what arrived after this time.' }),
  before: dateTime({ description: 'Only what arrived before this time.' }),
  modified_after: dateTime({
    description: 'Only what has changed since this second, which is included.',
  }),
  modified_before: dateTime({ description: 'Only items changed before this time.' }),
  orderby: word({
    description: 'Sort key.',
    words: ['received', 'modified'],
    fallback: 'received',
  }),
  order: word({ description: 'Sort direction.', words: ['asc', 'desc'], fallback: 'desc' }),
};

type Records<Item> = {
  route: Route;
  what: string;
  schema: z.ZodType<Item>;
  present: (record: DeskRecord) => Item;
};

const refusals = {
  401: 'The token is missing or wrong, has expired or was revoked.',
  403: 'The token lacks the scope.',
};
const security = [{ deskToken: [] }];

/** Adds a list and its single records. */
function addRecords<Item>(api: OpenAPIHono, scope: Scope, records: Records<Item>): void {
  const { route, what, schema, present } = records;
  const needed = deskRoutes[route];
  api.get(route, requireToken(scope, needed));
  api.get(`${route}/:id`, requireToken(scope, needed));
  addEndpoint(api, {
    ...{ route, tag: 'desk/v1', security, path: z.object({}), query },
    summary: `List ${what} of the desk`,
    description: `Needs the scope ${needed}.`,
    response: z.array(schema),
    responseDescription: 'A page of records.',
    isPaged: true,
    errors: { 400: 'A parameter is invalid, or the page does not exist.', ...refusals },
    async handle({ query: wanted, sent }) {
      const { page, per_page: perPage, orderby, order, state } = wanted;
      const studio = await scope.services.studio.open();
      const { items, total } = await studio.records.find(needed, {
        ...{ state, order, sort: orderby, offset: (page - 1) * perPage, limit: perPage },
        ...{ after: wanted.after, before: wanted.before },
        ...{ modifiedAfter: wanted.modified_after, modifiedBefore: wanted.modified_before },
      });
      if (total > 0 && page > Math.ceil(total / perPage)) throw new AppError('list-page-not-found');
      const url = apiUrl(scope, route);
      const headers = listHeaders({ url, query: sent, total, page, perPage });
      return { body: items.map(present), headers };
    },
  });
  addEndpoint(api, {
    ...{ route: `${route}/:id`, tag: 'desk/v1', security, query: {} },
    summary: `One record of the ${what}`,
    description: `Needs the scope ${needed}.`,
    path: z.object({ id: z.string().max(60).openapi({ description: 'Its `id` in the list.' }) }),
    response: schema,
    responseDescription: 'The record.',
    errors: { ...refusals, 404: 'There is no such record, or it was erased.' },
    async handle({ path }) {
      const studio = await scope.services.studio.open();
      const found = await studio.records.findOne(needed, path.id);
      if (!found) throw new AppError('post-not-found');
      return { body: present(found) };
    },
  });
}
