import type { SearchStore } from '#core/search/engine.ts';
import type { SynonymSets } from '#server/api/typesense/synonym-sets.ts';

/** What the endpoints that load data work on. */
export type Loader = { store: SearchStore; sets: SynonymSets };
