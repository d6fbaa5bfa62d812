import { z } from '@hono/zod-openapi';
import { type DocumentedRoute, jsonBody } from '#server/api/typesense/documented-route.ts';
import { errorSchema } from '#server/api/typesense/typesense-schemas.ts';

const itemSchema = z
  .object({
    id: z.string(),
    synonyms: z.array(z.string()),
    root: z.string().optional().openapi({
      description: 'Only the root finds the synonyms, not the other way round.',
    }),
  })
  .openapi('Synonym', {
    example: { id: 'lamp', synonyms: ['lamp', 'luminaire', 'light fitting'] },
  });

const setSchema = z.object({ name: z.string(), items: z.array(itemSchema) }).openapi('SynonymSet');

const text = (description: string, example: string) => z.string().openapi({ description, example });
const collection = text('A collection or an alias.', 'books');
const ofSet = { params: z.object({ set: text('A set of synonyms.', 'words') }) };
const ofCollection = { params: z.object({ collection }) };
const ofSynonym = { params: z.object({ collection, id: text('A synonym’s id.', 'lamp') }) };

const responses = (meaning: string, schema: z.ZodType): DocumentedRoute['responses'] => ({
  200: [meaning, schema],
  400: ['Something in it is wrong; `message` says what.', errorSchema],
  401: ['The key is not the one that loads data, or there is none.', errorSchema],
  404: ['There is no such thing.', errorSchema],
});

/** Synonyms in sets, and with a collection as before Typesense 30. */
export const synonymRoutes: DocumentedRoute[] = [
  {
    method: 'get',
    path: '/search/synonym_sets',
    operationId: 'listSynonymSets',
    summary: 'All sets of synonyms',
    description: 'A collection uses the sets that its `synonym_sets` name.',
    responses: responses('The sets.', z.array(setSchema)),
  },
  {
    method: 'get',
    path: '/search/synonym_sets/{set}',
    operationId: 'getSynonymSet',
    summary: 'One set of synonyms',
    request: ofSet,
    responses: responses('The set.', setSchema),
  },
  {
    method: 'put',
    path: '/search/synonym_sets/{set}',
    operationId: 'setSynonymSet',
    summary: 'Write a set of synonyms',
    request: { ...ofSet, ...jsonBody(setSchema.pick({ items: true })) },
    responses: responses('The set.', setSchema),
  },
  {
    method: 'delete',
    path: '/search/synonym_sets/{set}',
    operationId: 'deleteSynonymSet',
    summary: 'Delete a set of synonyms',
    request: ofSet,
    responses: responses('What it was.', setSchema.pick({ name: true })),
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
    request: { ...ofSynonym, ...jsonBody(itemSchema.omit({ id: true })) },
    responses: responses('The synonym.', itemSchema),
  },
  {
    method: 'delete',
    path: '/search/collections/{collection}/synonyms/{id}',
    operationId: 'deleteSynonym',
    summary: 'Delete a synonym of a collection',
    request: ofSynonym,
    responses: responses('What it was.', itemSchema.pick({ id: true })),
  },
];
