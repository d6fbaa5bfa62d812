import type { WriteAction } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';

const actions: readonly WriteAction[] = ['create', 'upsert', 'update', 'emplace'];

/** Parses the `action` of a request; defaults to `create`. Throws a `SearchError` 400. */
export function readAction(value: unknown): WriteAction {
  if (value === undefined) return 'create';
  const action = actions.find((candidate) => candidate === value);
  if (action) return action;
  throw new SearchError('search-invalid', 'Parameter `action` must be a create|update|upsert.');
}
