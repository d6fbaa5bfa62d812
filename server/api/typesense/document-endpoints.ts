import type { Hono } from 'hono';
import { SearchError } from '#core/search/search-error.ts';
import type { Loader } from '#server/api/typesense/loader.ts';
import { parseObject, readQuery } from '#server/api/typesense/read-params.ts';
import { readAction } from '#server/api/typesense/write-action.ts';

const DOCUMENTS = '/collections/:collection/documents';
const DOCUMENT = `${DOCUMENTS}/:id`;

export function addDocumentEndpoints(api: Hono, { store }: Loader): void {
  api.post(DOCUMENTS, async (context) => {
    const { action } = readQuery(context.req.url);
    const document = parseObject(await context.req.text());
    const { collection } = context.req.param();
    return context.json(store.writeDocument(collection, document, readAction(action)), 201);
  });

  api.patch(DOCUMENTS, async (context) => {
    const filter = readFilter(context.req.url);
    const changes = parseObject(await context.req.text());
    const { collection } = context.req.param();
    return context.json({ num_updated: store.updateByFilter(collection, filter, changes) });
  });

  api.delete(DOCUMENTS, (context) => {
    const { collection } = context.req.param();
    const { truncate } = readQuery(context.req.url);
    if (truncate === 'true') return context.json({ num_deleted: empty(store, collection) });
    const filter = readFilter(context.req.url);
    return context.json({ num_deleted: store.deleteByFilter(collection, filter) });
  });

  api.get(DOCUMENT, (context) => {
    const { collection, id } = context.req.param();
    return context.json(store.getDocument(collection, id));
  });

  api.patch(DOCUMENT, async (context) => {
    const { collection, id } = context.req.param();
    const changes = parseObject(await context.req.text());
    return context.json(store.writeDocument(collection, { ...changes, id }, 'update'));
  });

  api.delete(DOCUMENT, (context) => {
    const { collection, id } = context.req.param();
    const { ignore_not_found } = readQuery(context.req.url);
    try {
      return context.json(store.deleteDocument(collection, id));
    } catch (error) {
      const isMissing = error instanceof SearchError && error.status === 404;
      if (ignore_not_found !== 'true' || !isMissing) throw error;
      store.getCollection(collection);
      return context.json({ id });
    }
  });
}

function readFilter(url: string): string {
  const { filter_by } = readQuery(url);
  if (filter_by !== undefined) return String(filter_by);
  throw new SearchError('search-invalid', 'Parameter `filter_by` must be provided.');
}

function empty(store: Loader['store'], collection: string): number {
  const ids = Array.from(store.exportDocuments(collection), ({ id }) => id);
  for (const id of ids) store.deleteDocument(collection, id);
  return ids.length;
}
