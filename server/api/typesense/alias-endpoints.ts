import type { Hono } from 'hono';
import { SearchError } from '#core/search/search-error.ts';
import type { Loader } from '#server/api/typesense/loader.ts';
import { parseObject } from '#server/api/typesense/read-params.ts';

export function addAliasEndpoints(api: Hono, { store }: Loader): void {
  api.get('/aliases', (context) => context.json({ aliases: store.listAliases() }));

  api.get('/aliases/:alias', (context) => {
    return context.json(store.getAlias(context.req.param('alias')));
  });

  api.put('/aliases/:alias', async (context) => {
    const { collection_name: collection } = parseObject(await context.req.text());
    if (collection === undefined) {
      throw new SearchError('search-invalid', 'Parameter `collection_name` is required.');
    }
    if (typeof collection !== 'string' || collection === '') {
      throw new SearchError(
        'search-invalid',
        'Parameter `collection_name` must be a non-empty string.',
      );
    }
    return context.json(store.setAlias(context.req.param('alias'), collection));
  });

  api.delete('/aliases/:alias', (context) => {
    return context.json(store.deleteAlias(context.req.param('alias')));
  });
}
