import { z } from '@hono/zod-openapi';
import { synonymRoutes } from '#server/api/typesense/describe-synonyms.ts';
import { type DocumentedRoute, jsonBody } from '#server/api/typesense/documented-route.ts';
import {
  aliasSchema,
  collectionSchema,
  documentSchema,
  importLinesSchema,
  newCollectionSchema,
} from '#server/api/typesense/loading-schemas.ts';
import { errorSchema } from '#server/api/typesense/typesense-schemas.ts';

const text = (description: string, example: string) => z.string().openapi({ description, example });
const collection = text('A collection or an alias.', 'books');
const id = text('The `id` of a document.', '1');
const ofCollection = { params: z.object({ collection }) };
const ofDocument = { params: z.object({ collection, id }) };
const ofAlias = { params: z.object({ alias: text('Another name of a collection.', 'books') }) };
const filter_by = text('As in a search.', 'wattage:>40');
const words = ['create', 'upsert', 'update', 'emplace'] as const;
const action = z.enum(words).optional().openapi({ description: 'Default `create`.' });
const counted = (name: string) => z.object({ [name]: z.number().int() });

const refusals = {
  401: ['The key is not the one that loads data, or there is none.', errorSchema],
} satisfies DocumentedRoute['responses'];
const orMissing = {
  ...refusals,
  404: ['There is no such collection, document or alias.', errorSchema],
} satisfies DocumentedRoute['responses'];
const wrong = {
  400: ['Something in it is wrong; `message` says what.', errorSchema],
} satisfies DocumentedRoute['responses'];

const collectionRoutes: DocumentedRoute[] = [
  {
    method: 'post',
    path: '/search/collections',
    operationId: 'createCollection',
    summary: 'Create a collection',
    description:
      'Loading data takes the key `SEARCH_ADMIN_KEY`. What is loaded lives as long as the process.',
    request: jsonBody(newCollectionSchema),
    responses: {
      201: ['The collection.', collectionSchema],
      ...wrong,
      ...refusals,
      409: ['There is one of that name.', errorSchema],
    },
  },
  {
    method: 'get',
    path: '/search/collections',
    operationId: 'listCollections',
    summary: 'All collections',
    responses: { 200: ['The newest first.', z.array(collectionSchema)], ...refusals },
  },
  {
    method: 'get',
    path: '/search/collections/{collection}',
    operationId: 'getCollection',
    summary: 'One collection',
    request: ofCollection,
    responses: {
      200: ['Its schema and how many documents it has.', collectionSchema],
      ...orMissing,
    },
  },
  {
    method: 'patch',
    path: '/search/collections/{collection}',
    operationId: 'changeCollection',
    summary: 'Add and drop fields',
    request: { ...ofCollection, ...jsonBody(newCollectionSchema.pick({ fields: true })) },
    responses: {
      200: ['What was changed.', newCollectionSchema.pick({ fields: true })],
      ...wrong,
      ...orMissing,
    },
  },
  {
    method: 'delete',
    path: '/search/collections/{collection}',
    operationId: 'deleteCollection',
    summary: 'Delete a collection',
    request: ofCollection,
    responses: { 200: ['What it was.', collectionSchema], ...orMissing },
  },
];

const documentRoutes: DocumentedRoute[] = [
  {
    method: 'post',
    path: '/search/collections/{collection}/documents',
    operationId: 'writeDocument',
    summary: 'Write a document',
    request: { ...ofCollection, query: z.object({ action }), ...jsonBody(documentSchema) },
    responses: {
      201: ['The document as it is now.', documentSchema],
      ...wrong,
      ...orMissing,
      409: ['There is one with that id.', errorSchema],
    },
  },
  {
    method: 'post',
    path: '/search/collections/{collection}/documents/import',
    operationId: 'importDocuments',
    summary: 'Write many documents',
    description:
      'One JSON object a line, and one a line in the answer. Lines that fail leave the others.',
    request: {
      ...ofCollection,
      query: z.object({
        action,
        return_id: z.boolean().optional(),
        return_doc: z.boolean().optional(),
      }),
      body: { required: true, content: { 'text/plain': { schema: importLinesSchema } } },
    },
    responses: {
      200: ['One result a line.', importLinesSchema, 'text/plain'],
      ...wrong,
      ...orMissing,
    },
  },
  {
    method: 'get',
    path: '/search/collections/{collection}/documents/export',
    operationId: 'exportDocuments',
    summary: 'All documents',
    request: { ...ofCollection, query: z.object({ filter_by: filter_by.optional() }) },
    responses: {
      200: ['One document a line.', importLinesSchema, 'text/plain'],
      ...wrong,
      ...orMissing,
    },
  },
  {
    method: 'patch',
    path: '/search/collections/{collection}/documents',
    operationId: 'changeDocuments',
    summary: 'Change the documents of a filter',
    request: { ...ofCollection, query: z.object({ filter_by }), ...jsonBody(z.looseObject({})) },
    responses: { 200: ['How many.', counted('num_updated')], ...wrong, ...orMissing },
  },
  {
    method: 'delete',
    path: '/search/collections/{collection}/documents',
    operationId: 'deleteDocuments',
    summary: 'Delete the documents of a filter',
    request: { ...ofCollection, query: z.object({ filter_by }) },
    responses: { 200: ['How many.', counted('num_deleted')], ...wrong, ...orMissing },
  },
  {
    method: 'get',
    path: '/search/collections/{collection}/documents/{id}',
    operationId: 'getDocument',
    summary: 'One document',
    request: ofDocument,
    responses: { 200: ['The document.', documentSchema], ...orMissing },
  },
  {
    method: 'patch',
    path: '/search/collections/{collection}/documents/{id}',
    operationId: 'changeDocument',
    summary: 'Change fields of a document',
    request: { ...ofDocument, ...jsonBody(z.looseObject({})) },
    responses: { 200: ['The document as it is now.', documentSchema], ...wrong, ...orMissing },
  },
  {
    method: 'delete',
    path: '/search/collections/{collection}/documents/{id}',
    operationId: 'deleteDocument',
    summary: 'Delete a document',
    request: ofDocument,
    responses: { 200: ['What it was.', documentSchema], ...orMissing },
  },
];

const aliasRoutes: DocumentedRoute[] = [
  {
    method: 'get',
    path: '/search/aliases',
    operationId: 'listAliases',
    summary: 'All aliases',
    responses: { 200: ['In no order.', z.object({ aliases: z.array(aliasSchema) })], ...refusals },
  },
  {
    method: 'get',
    path: '/search/aliases/{alias}',
    operationId: 'getAlias',
    summary: 'Where an alias leads',
    request: ofAlias,
    responses: { 200: ['The alias.', aliasSchema], ...orMissing },
  },
  {
    method: 'put',
    path: '/search/aliases/{alias}',
    operationId: 'setAlias',
    summary: 'Let an alias lead to a collection',
    request: { ...ofAlias, ...jsonBody(aliasSchema.pick({ collection_name: true })) },
    responses: { 200: ['The alias.', aliasSchema], ...wrong, ...refusals },
  },
  {
    method: 'delete',
    path: '/search/aliases/{alias}',
    operationId: 'deleteAlias',
    summary: 'Delete an alias',
    request: ofAlias,
    responses: { 200: ['What it was.', aliasSchema], ...orMissing },
  },
];

const clearRoute: DocumentedRoute = {
  method: 'post',
  path: '/search/operations/cache/clear',
  operationId: 'clearSearchCache',
  summary: 'Forget answers that are kept',
  description: 'They are forgotten by themselves whenever something is loaded.',
  responses: { 200: ['Done.', z.object({ success: z.boolean() })], ...refusals },
};

/** What a Typesense server has for loading data. */
export const loadingRoutes = [
  ...collectionRoutes,
  ...documentRoutes,
  ...synonymRoutes,
  ...aliasRoutes,
  clearRoute,
];
