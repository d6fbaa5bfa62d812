import { z } from '@hono/zod-openapi';
import { curationRoutes } from '#server/api/typesense/describe-curations.ts';
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
const collection = text('Name of a collection or alias.', 'books');
const id = text('The `id` of a document.', '1');
const ofCollection = { params: z.object({ collection }) };
const ofDocument = { params: z.object({ collection, id }) };
const ofAlias = { params: z.object({ alias: text('Name of an alias.', 'library') }) };
const newAlias = aliasSchema
  .pick({ collection_name: true })
  .openapi({ example: { collection_name: 'books' } });
const filter_by = text('As in a search.', 'wattage:>40');
const words = ['create', 'upsert', 'update', 'emplace'] as const;
const action = z.enum(words).optional().openapi({ description: 'Defaults to `create`.' });
const counted = (name: string) => z.object({ [name]: z.number().int() });

const unauthorized = {
  401: ['The key is missing or is not the admin key.', errorSchema],
} satisfies DocumentedRoute['responses'];
const notFound = {
  ...unauthorized,
  404: ['The collection, document or alias does not exist.', errorSchema],
} satisfies DocumentedRoute['responses'];
const badRequest = {
  400: ['The request is invalid; see `message`.', errorSchema],
} satisfies DocumentedRoute['responses'];

const collectionRoutes: DocumentedRoute[] = [
  {
    method: 'post',
    path: '/search/collections',
    operationId: 'createCollection',
    summary: 'Create a collection',
    description:
      'Loading data requires the key `SEARCH_ADMIN_KEY`. Loaded data is held in memory until the process ends.',
    request: jsonBody(newCollectionSchema),
    responses: {
      201: ['The collection.', collectionSchema],
      ...badRequest,
      ...unauthorized,
      409: ['A collection with that name already exists.', errorSchema],
    },
  },
  {
    method: 'get',
    path: '/search/collections',
    operationId: 'listCollections',
    summary: 'List collections',
    responses: {
      200: ['The collections, newest first.', z.array(collectionSchema)],
      ...unauthorized,
    },
  },
  {
    method: 'get',
    path: '/search/collections/{collection}',
    operationId: 'getCollection',
    summary: 'One collection',
    request: ofCollection,
    responses: {
      200: ['Its schema and number of documents.', collectionSchema],
      ...notFound,
    },
  },
  {
    method: 'patch',
    path: '/search/collections/{collection}',
    operationId: 'changeCollection',
    summary: 'Add and drop fields',
    request: { ...ofCollection, ...jsonBody(newCollectionSchema.pick({ fields: true })) },
    responses: {
      200: ['The changes.', newCollectionSchema.pick({ fields: true })],
      ...badRequest,
      ...notFound,
    },
  },
  {
    method: 'delete',
    path: '/search/collections/{collection}',
    operationId: 'deleteCollection',
    summary: 'Delete a collection',
    request: ofCollection,
    responses: { 200: ['The deleted collection.', collectionSchema], ...notFound },
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
      201: ['The stored document.', documentSchema],
      ...badRequest,
      ...notFound,
      409: ['A document with that id already exists.', errorSchema],
    },
  },
  {
    method: 'post',
    path: '/search/collections/{collection}/documents/import',
    operationId: 'importDocuments',
    summary: 'Write many documents',
    description:
      'One JSON object per line in the request and the response. A line that fails does not affect the others.',
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
      200: ['One result per line.', importLinesSchema, 'text/plain'],
      ...badRequest,
      ...notFound,
    },
  },
  {
    method: 'get',
    path: '/search/collections/{collection}/documents/export',
    operationId: 'exportDocuments',
    summary: 'Export documents',
    request: { ...ofCollection, query: z.object({ filter_by: filter_by.optional() }) },
    responses: {
      200: ['One document per line.', importLinesSchema, 'text/plain'],
      ...badRequest,
      ...notFound,
    },
  },
  {
    method: 'patch',
    path: '/search/collections/{collection}/documents',
    operationId: 'changeDocuments',
    summary: 'Update documents by filter',
    request: { ...ofCollection, query: z.object({ filter_by }), ...jsonBody(z.looseObject({})) },
    responses: {
      200: ['Number of updated documents.', counted('num_updated')],
      ...badRequest,
      ...notFound,
    },
  },
  {
    method: 'delete',
    path: '/search/collections/{collection}/documents',
    operationId: 'deleteDocuments',
    summary: 'Delete documents by filter',
    request: { ...ofCollection, query: z.object({ filter_by }) },
    responses: {
      200: ['Number of deleted documents.', counted('num_deleted')],
      ...badRequest,
      ...notFound,
    },
  },
  {
    method: 'get',
    path: '/search/collections/{collection}/documents/{id}',
    operationId: 'getDocument',
    summary: 'One document',
    request: ofDocument,
    responses: { 200: ['The document.', documentSchema], ...notFound },
  },
  {
    method: 'patch',
    path: '/search/collections/{collection}/documents/{id}',
    operationId: 'changeDocument',
    summary: 'Update fields of a document',
    request: { ...ofDocument, ...jsonBody(z.looseObject({})) },
    responses: { 200: ['The updated document.', documentSchema], ...badRequest, ...notFound },
  },
  {
    method: 'delete',
    path: '/search/collections/{collection}/documents/{id}',
    operationId: 'deleteDocument',
    summary: 'Delete a document',
    request: ofDocument,
    responses: { 200: ['The deleted document.', documentSchema], ...notFound },
  },
];

const aliasRoutes: DocumentedRoute[] = [
  {
    method: 'get',
    path: '/search/aliases',
    operationId: 'listAliases',
    summary: 'List aliases',
    responses: {
      200: ['The aliases, unordered.', z.object({ aliases: z.array(aliasSchema) })],
      ...unauthorized,
    },
  },
  {
    method: 'get',
    path: '/search/aliases/{alias}',
    operationId: 'getAlias',
    summary: 'One alias',
    request: ofAlias,
    responses: { 200: ['The alias.', aliasSchema], ...notFound },
  },
  {
    method: 'put',
    path: '/search/aliases/{alias}',
    operationId: 'setAlias',
    summary: 'Point an alias to a collection',
    request: { ...ofAlias, ...jsonBody(newAlias) },
    responses: { 200: ['The alias.', aliasSchema], ...badRequest, ...unauthorized },
  },
  {
    method: 'delete',
    path: '/search/aliases/{alias}',
    operationId: 'deleteAlias',
    summary: 'Delete an alias',
    request: ofAlias,
    responses: { 200: ['The deleted alias.', aliasSchema], ...notFound },
  },
];

const clearRoute: DocumentedRoute = {
  method: 'post',
  path: '/search/operations/cache/clear',
  operationId: 'clearSearchCache',
  summary: 'Clear the response cache',
  description: 'The cache is also cleared whenever data is loaded.',
  responses: { 200: ['Done.', z.object({ success: z.boolean() })], ...unauthorized },
};

/** The endpoints of a Typesense server for loading data. */
export const loadingRoutes = [
  ...collectionRoutes,
  ...documentRoutes,
  ...synonymRoutes,
  ...curationRoutes,
  ...aliasRoutes,
  clearRoute,
];
