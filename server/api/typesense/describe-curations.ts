import { z } from '@hono/zod-openapi';
import { type DocumentedRoute, jsonBody } from '#server/api/typesense/documented-route.ts';
import { errorSchema } from '#server/api/typesense/typesense-schemas.ts';

const text = (description: string) => z.string().optional().openapi({ description });

const itemSchema = z
  .object({
    id: z.string(),
    rule: z.object({
      query: text('`*` is a search for everything.'),
      match: z.enum(['exact', 'contains']).optional(),
      filter_by: text('The whole `filter_by` of the search.'),
      tags: z.array(z.string()).optional().openapi({
        description: 'The rule applies to searches with one of them in `override_tags`.',
      }),
    }),
    includes: z.array(z.object({ id: z.string(), position: z.int() })).optional(),
    excludes: z.array(z.object({ id: z.string() })).optional(),
    filter_by: text('Narrows the search.'),
    sort_by: text('Replaces the order of the search.'),
    replace_query: text('Replaces the search text.'),
    remove_matched_tokens: z.boolean().optional().openapi({
      description: 'Whether the words of the rule are not searched. By default with `filter_by`.',
    }),
    filter_curated_hits: z.boolean().optional().openapi({
      description: 'Whether `includes` must pass the filter.',
    }),
    stop_processing: z.boolean().optional().openapi({
      description: 'Whether later rules, by id, do not apply. Default true.',
    }),
    effective_from_ts: z.int().optional().openapi({ description: 'Unix time in seconds.' }),
    effective_to_ts: z.int().optional(),
    metadata: z.record(z.string(), z.unknown()).optional().openapi({
      description: 'Returned with the results.',
    }),
  })
  .openapi('Curation', {
    example: {
      id: 'downlights-first',
      rule: { query: 'spot', match: 'exact' },
      includes: [{ id: '42', position: 1 }],
    },
  });

const setSchema = z.object({ name: z.string(), items: z.array(itemSchema) }).openapi('CurationSet');
const deletedSchema = z.object({ id: z.string() });

const named = (description: string, example: string) =>
  z.string().openapi({ description, example });
const set = named('Name of a curation set.', 'shop');
const id = named('Id of a curation.', 'downlights-first');
const collection = named('Name of a collection or alias.', 'books');
const ofSet = { params: z.object({ set }) };
const ofItem = { params: z.object({ set, id }) };
const ofCollection = { params: z.object({ collection }) };
const ofOverride = { params: z.object({ collection, id }) };

const responses = (meaning: string, schema: z.ZodType): DocumentedRoute['responses'] => ({
  200: [meaning, schema],
  400: ['The request is invalid; see `message`.', errorSchema],
  401: ['The key is missing or is not the admin key.', errorSchema],
  404: ['The collection, set or curation does not exist.', errorSchema],
});

type Route = [
  method: DocumentedRoute['method'],
  path: string,
  operationId: string,
  summary: string,
  request: DocumentedRoute['request'],
  response: DocumentedRoute['responses'],
];

const written = jsonBody(
  itemSchema.omit({ id: true }).openapi({
    example: {
      rule: { query: 'spot', match: 'exact' },
      includes: [{ id: '42', position: 1 }],
    },
  }),
);
const one = responses('The curation.', itemSchema);
const deleted = responses('The deleted curation.', deletedSchema);
const ITEMS = '/search/curation_sets/{set}/items';
const OVERRIDES = '/search/collections/{collection}/overrides';

const routes: Route[] = [
  [
    'get',
    '/search/curation_sets',
    'listCurationSets',
    'List curation sets',
    undefined,
    responses('The sets.', z.array(setSchema)),
  ],
  [
    'get',
    '/search/curation_sets/{set}',
    'getCurationSet',
    'One curation set',
    ofSet,
    responses('The set.', setSchema),
  ],
  [
    'put',
    '/search/curation_sets/{set}',
    'setCurationSet',
    'Write a curation set',
    { ...ofSet, ...jsonBody(setSchema.pick({ items: true })) },
    responses('The set.', setSchema),
  ],
  [
    'delete',
    '/search/curation_sets/{set}',
    'deleteCurationSet',
    'Delete a curation set',
    ofSet,
    responses('The deleted set.', setSchema.pick({ name: true })),
  ],
  [
    'get',
    ITEMS,
    'listCurations',
    'The curations of a set',
    ofSet,
    responses('The curations.', z.array(itemSchema)),
  ],
  ['get', `${ITEMS}/{id}`, 'getCuration', 'One curation of a set', ofItem, one],
  [
    'put',
    `${ITEMS}/{id}`,
    'setCuration',
    'Write a curation of a set',
    { ...ofItem, ...written },
    one,
  ],
  ['delete', `${ITEMS}/{id}`, 'deleteCuration', 'Delete a curation of a set', ofItem, deleted],
  [
    'get',
    OVERRIDES,
    'listOverrides',
    'The curations of a collection',
    ofCollection,
    responses('The curations.', z.object({ overrides: z.array(itemSchema) })),
  ],
  ['get', `${OVERRIDES}/{id}`, 'getOverride', 'One curation of a collection', ofOverride, one],
  [
    'put',
    `${OVERRIDES}/{id}`,
    'setOverride',
    'Write a curation of a collection',
    { ...ofOverride, ...written },
    one,
  ],
  [
    'delete',
    `${OVERRIDES}/{id}`,
    'deleteOverride',
    'Delete a curation of a collection',
    ofOverride,
    deleted,
  ],
];

/** Endpoints for curation sets, and for overrides per collection as before Typesense 30. */
export const curationRoutes: DocumentedRoute[] = routes.map(
  ([method, path, operationId, summary, request, response]) => ({
    ...{ method, path, operationId, summary, responses: response },
    ...(request && { request }),
  }),
);
