import type { SearchStore } from '#core/search/engine.ts';
import type { SynonymSets } from '#server/api/typesense/synonym-sets.ts';

/** Dependencies of the endpoints that load data. */
export type Loader = { store: SearchStore; sets: SynonymSets };
