import { z } from '@hono/zod-openapi';
import { type DocumentedRoute, jsonBody } from '#server/api/typesense/documented-route.ts';
import { errorSchema } from '#server/api/typesense/typesense-schemas.ts';

const itemSchema = z
  .object({
    id: z.string(),
    synonyms: z.array(z.string()),
    root: z.string().optional().openapi({
      description: 'If set, only the root matches the synonyms, not vice versa.',
    }),
    locale: z.string().optional(),
    symbols_to_index: z.array(z.string()).optional().openapi({
      description: 'Symbols that are part of these words.',
    }),
  })
  .openapi('Synonym', {
    example: { id: 'lamp', synonyms: ['lamp', 'luminaire', 'light fitting'] },
  });

const setSchema = z.object({ name: z.string(), items: z.array(itemSchema) }).openapi('SynonymSet');

const text = (description: string, example: string) => z.string().openapi({ description, example });
const collection = text('Name of a collection or alias.', 'books');
const written = jsonBody(
  itemSchema
    .omit({ id: true })
    .openapi({ example: { synonyms: ['lamp', 'luminaire', 'light fitting'] } }),
);
const ofSet = { params: z.object({ set: text('Name of a synonym set.', 'words') }) };
const ofItem = {
  params: z.object({ ...ofSet.params.shape, id: text('Id of a synonym.', 'lamp') }),
};
const ofCollection = { params: z.object({ collection }) };
const ofSynonym = { params: z.object({ collection, id: text('Id of a synonym.', 'lamp') }) };

const responses = (meaning: string, schema: z.ZodType): DocumentedRoute['responses'] => ({
  200: [meaning, schema],
  400: ['The request is invalid; see `message`.', errorSchema],
  401: ['The key is missing or is not the admin key.', errorSchema],
  404: ['The collection, set or synonym does not exist.', errorSchema],
});

/** Endpoints for synonym sets, and for synonyms per collection as before Typesense 30. */
export const synonymRoutes: DocumentedRoute[] = [
  {
    method: 'get',
    path: '/search/synonym_sets',
    operationId: 'listSynonymSets',
    summary: 'List synonym sets',
    description: 'A collection uses the sets listed in its `synonym_sets`.',
    responses: responses('The sets.', z.array(setSchema)),
  },
  {
    method: 'get',
    path: '/search/synonym_sets/{set}',
    operationId: 'getSynonymSet',
    summary: 'One synonym set',
    request: ofSet,
    responses: responses('The set.', setSchema),
  },
  {
    method: 'put',
    path: '/search/synonym_sets/{set}',
    operationId: 'setSynonymSet',
    summary: 'Write a synonym set',
    request: { ...ofSet, ...jsonBody(setSchema.pick({ items: true })) },
    responses: responses('The set.', setSchema),
  },
  {
    method: 'delete',
    path: '/search/synonym_sets/{set}',
    operationId: 'deleteSynonymSet',
    summary: 'Delete a synonym set',
    request: ofSet,
    responses: responses('The deleted set.', setSchema.pick({ name: true })),
  },
  {
    method: 'get',
    path: '/search/synonym_sets/{set}/items',
    operationId: 'listSynonymsOfSet',
    summary: 'The synonyms of a set',
    request: ofSet,
    responses: responses('The synonyms.', z.array(itemSchema)),
  },
  {
    method: 'get',
    path: '/search/synonym_sets/{set}/items/{id}',
    operationId: 'getSynonymOfSet',
    summary: 'One synonym of a set',
    request: ofItem,
    responses: responses('The synonym.', itemSchema),
  },
  {
    method: 'put',
    path: '/search/synonym_sets/{set}/items/{id}',
    operationId: 'setSynonymOfSet',
    summary: 'Write a synonym of a set',
    request: { ...ofItem, ...written },
    responses: responses('The synonym.', itemSchema),
  },
  {
    method: 'delete',
    path: '/search/synonym_sets/{set}/items/{id}',
    operationId: 'deleteSynonymOfSet',
    summary: 'Delete a synonym of a set',
    request: ofItem,
    responses: responses('The deleted synonym.', itemSchema.pick({ id: true })),
  },
  {
    method: 'get',
    path: '/search/collections/{collection}/synonyms',
    operationId: 'listSynonyms',
    summary: 'The synonyms of a collection',
    request: ofCollection,
    responses: responses('The synonyms.', z.object({ synonyms: z.array(itemSchema) })),
  },
  {
    method: 'get',
    path: '/search/collections/{collection}/synonyms/{id}',
    operationId: 'getSynonym',
    summary: 'One synonym of a collection',
    request: ofSynonym,
    responses: responses('The synonym.', itemSchema),
  },
  {
    method: 'put',
    path: '/search/collections/{collection}/synonyms/{id}',
    operationId: 'setSynonym',
    summary: 'Write a synonym of a collection',
    request: { ...ofSynonym, ...written },
    responses: responses('The synonym.', itemSchema),
  },
  {
    method: 'delete',
    path: '/search/collections/{collection}/synonyms/{id}',
    operationId: 'deleteSynonym',
    summary: 'Delete a synonym of a collection',
    request: ofSynonym,
    responses: responses('The deleted synonym.', itemSchema.pick({ id: true })),
  },
];
