import type { Hono } from 'hono';
import { SearchError } from '#core/search/search-error.ts';
import type { Loader } from '#server/api/typesense/loader.ts';
import type { NamedSets } from '#server/api/typesense/named-sets.ts';
import { readCuration } from '#server/api/typesense/read-curation.ts';
import { parseObject } from '#server/api/typesense/read-params.ts';
import { readSynonym } from '#server/api/typesense/read-synonym.ts';

type Items<Item extends { id: string }> = {
  read: (value: unknown) => Item;
  list: (collection: string) => Item[];
  set: (collection: string, item: Item) => Item;
  remove: (collection: string, id: string) => { id: string };
};

/** Adds the endpoints for synonyms and overrides (curations) per collection, as before Typesense 30. */
export function addItemEndpoints(api: Hono, { store }: Loader): void {
  addItems(api, 'synonyms', {
    read: readSynonym,
    list: store.listSynonyms,
    set: store.setSynonym,
    remove: store.deleteSynonym,
  });
  addItems(api, 'overrides', {
    read: readCuration,
    list: store.listCurations,
    set: store.setCuration,
    remove: store.deleteCuration,
  });
}

function addItems<Item extends { id: string }>(api: Hono, name: string, items: Items<Item>): void {
  const path = `/collections/:collection/${name}`;

  api.get(path, (context) => {
    return context.json({ [name]: items.list(String(context.req.param('collection'))) });
  });

  api.get(`${path}/:id`, (context) => {
    const { collection = '', id = '' }: Record<string, string> = context.req.param();
    const item = items.list(collection).find((candidate) => candidate.id === id);
    if (!item) throw new SearchError('search-not-found', 'Could not find that `id`.');
    return context.json(item);
  });

  api.put(`${path}/:id`, async (context) => {
    const { collection = '', id = '' }: Record<string, string> = context.req.param();
    const item = items.read({ ...parseObject(await context.req.text()), id });
    return context.json(items.set(collection, item));
  });

  api.delete(`${path}/:id`, (context) => {
    const { collection = '', id = '' }: Record<string, string> = context.req.param();
    return context.json(items.remove(collection, id));
  });
}

/** Adds the endpoints of named sets and their items, as in Typesense 30 and later. */
export function addSetEndpoints(api: Hono, path: string, sets: NamedSets): void {
  api.get(path, (context) => context.json(sets.list()));

  api.get(`${path}/:set`, (context) => context.json(sets.get(context.req.param('set'))));

  api.put(`${path}/:set`, async (context) => {
    const { items } = parseObject(await context.req.text());
    return context.json(sets.put(context.req.param('set'), items));
  });

  api.delete(`${path}/:set`, (context) => context.json(sets.delete(context.req.param('set'))));

  api.get(`${path}/:set/items`, (context) => {
    return context.json(sets.get(context.req.param('set')).items);
  });

  api.get(`${path}/:set/items/:id`, (context) => {
    const { set, id } = context.req.param();
    return context.json(sets.getItem(set, id));
  });

  api.put(`${path}/:set/items/:id`, async (context) => {
    const { set, id } = context.req.param();
    return context.json(sets.putItem(set, { ...parseObject(await context.req.text()), id }));
  });

  api.delete(`${path}/:set/items/:id`, (context) => {
    const { set, id } = context.req.param();
    return context.json(sets.deleteItem(set, id));
  });
}
