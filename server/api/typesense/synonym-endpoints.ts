import type { Hono } from 'hono';
import { SearchError } from '#core/search/search-error.ts';
import type { Loader } from '#server/api/typesense/loader.ts';
import { parseObject } from '#server/api/typesense/read-params.ts';
import { readSynonym } from '#server/api/typesense/synonym-sets.ts';

const SYNONYMS = '/collections/:collection/synonyms';

/** Adds the endpoints for synonym sets, and for synonyms per collection as before Typesense 30. */
export function addSynonymEndpoints(api: Hono, { store, sets }: Loader): void {
  api.get('/synonym_sets', (context) => context.json(sets.list()));

  api.get('/synonym_sets/:set', (context) => context.json(sets.get(context.req.param('set'))));

  api.put('/synonym_sets/:set', async (context) => {
    const { items } = parseObject(await context.req.text());
    return context.json(sets.put(context.req.param('set'), items));
  });

  api.delete('/synonym_sets/:set', (context) => {
    return context.json(sets.delete(context.req.param('set')));
  });

  api.get(SYNONYMS, (context) => {
    return context.json({ synonyms: store.listSynonyms(context.req.param('collection')) });
  });

  api.get(`${SYNONYMS}/:id`, (context) => {
    const { collection, id } = context.req.param();
    const synonym = store.listSynonyms(collection).find((candidate) => candidate.id === id);
    if (!synonym) throw new SearchError('search-not-found', 'Could not find that `id`.');
    return context.json(synonym);
  });

  api.put(`${SYNONYMS}/:id`, async (context) => {
    const { collection, id } = context.req.param();
    const synonym = readSynonym({ ...parseObject(await context.req.text()), id });
    return context.json(store.setSynonym(collection, synonym));
  });

  api.delete(`${SYNONYMS}/:id`, (context) => {
    const { collection, id } = context.req.param();
    return context.json(store.deleteSynonym(collection, id));
  });
}
