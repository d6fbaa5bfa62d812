import type { SearchStore } from '#core/search/engine.ts';
import { createNamedSets, type NamedSets } from '#server/api/typesense/named-sets.ts';
import { readCuration } from '#server/api/typesense/read-curation.ts';
import { readSynonym } from '#server/api/typesense/read-synonym.ts';

/** Dependencies of the endpoints that load data. */
export type Loader = { store: SearchStore; synonymSets: NamedSets; curationSets: NamedSets };

export function createLoader(store: SearchStore): Loader {
  const synonymSets = createNamedSets({
    read: readSynonym,
    list: store.listSynonyms,
    set: store.setSynonym,
    remove: store.deleteSynonym,
    ...{ key: 'synonym_sets', missing: 'Synonym index not found', label: 'Synonym set' },
  });
  const curationSets = createNamedSets({
    read: readCuration,
    list: store.listCurations,
    set: store.setCuration,
    remove: store.deleteCuration,
    ...{ key: 'curation_sets', missing: 'Curation index not found', label: 'Curation set' },
  });
  return { store, synonymSets, curationSets };
}
