import type { Hono } from 'hono';
import type { CollectionSummary } from '#core/search/admin/collection-admin.ts';
import { SearchError } from '#core/search/search-error.ts';
import type { Loader } from '#server/api/typesense/loader.ts';
import { parseObject, readQuery } from '#server/api/typesense/read-params.ts';
import { checkField, checkSchema } from '#server/api/typesense/unsupported-schema.ts';

const CHANGEABLE = ['fields', 'metadata', 'synonym_sets', 'curation_sets'];

export function addCollectionEndpoints(
  api: Hono,
  { store, synonymSets, curationSets }: Loader,
): void {
  /** Presents a collection as Typesense does, with features that this engine lacks turned off. */
  const present = ({ fields, ...summary }: CollectionSummary) => ({
    ...summary,
    fields: fields.map(({ range_index, ...field }) => {
      return { ...field, ...(range_index && { range_index }), stem: false, store: true };
    }),
    enable_nested_fields: false,
    synonym_sets: synonymSets.usedBy(summary.name),
    curation_sets: curationSets.usedBy(summary.name),
  });

  const useSets = (name: string, { synonym_sets, curation_sets }: Record<string, unknown>) => {
    if (synonym_sets !== undefined) synonymSets.use(name, synonym_sets);
    if (curation_sets !== undefined) curationSets.use(name, curation_sets);
  };

  api.post('/collections', async (context) => {
    const schema = parseObject(await context.req.text());
    checkSchema(schema);
    const summary = store.createCollection(schema);
    useSets(summary.name, schema);
    return context.json(present(summary), 201);
  });

  api.get('/collections', (context) => {
    const { limit, offset, exclude_fields = '' } = readQuery(context.req.url);
    const excluded = String(exclude_fields).split(',');
    const start = readOffset(offset, 'Offset');
    const end = limit === undefined ? undefined : start + readOffset(limit, 'Limit');
    const shown = store.listCollections().slice(start, end).map(present);
    return context.json(shown.map((summary) => withoutFields(summary, excluded)));
  });

  api.get('/collections/:collection', (context) => {
    return context.json(present(find(store, context.req.param('collection'))));
  });

  api.patch('/collections/:collection', async (context) => {
    const changes = parseObject(await context.req.text());
    checkChanges(changes);
    const { name } = find(store, context.req.param('collection'));
    useSets(name, changes);
    if (changes.fields !== undefined) store.patchCollection(name, { fields: changes.fields });
    return context.json(changes);
  });

  api.delete('/collections/:collection', (context) => {
    const summary = present(store.deleteCollection(context.req.param('collection')));
    synonymSets.forget(summary.name);
    curationSets.forget(summary.name);
    return context.json(summary);
  });
}

/** Finds a collection; the error omits its name, which Typesense includes only when deleting. */
function find(store: Loader['store'], name: string): CollectionSummary {
  try {
    return store.getCollection(name);
  } catch (error) {
    if (error instanceof SearchError && error.status === 404) {
      throw new SearchError('search-not-found', 'Collection not found');
    }
    throw error;
  }
}

function checkChanges(changes: Record<string, unknown>): void {
  const names = Object.keys(changes);
  if (names.length === 0) throw new SearchError('search-invalid', 'Alter payload is empty.');
  if (names.some((name) => !CHANGEABLE.includes(name))) {
    throw new SearchError(
      'search-invalid',
      'Only `fields`, `metadata` and `synonym_sets` can be updated at the moment.',
    );
  }
  if (!Array.isArray(changes.fields)) return;
  for (const field of changes.fields) if (field?.drop !== true) checkField(field);
}

function readOffset(value: unknown, name: string): number {
  if (value === undefined) return 0;
  if (/^\d{1,9}$/.test(String(value))) return Number(value);
  throw new SearchError('search-invalid', `${name} param should be unsigned integer.`);
}

function withoutFields(summary: object, excluded: string[]) {
  return Object.fromEntries(Object.entries(summary).filter(([name]) => !excluded.includes(name)));
}
