import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';
import { createSearchEngine, type EmbeddedEngine } from '#core/search/engine.ts';
import type { SearchParams, SearchResponse, Synonym } from '#core/search/search-engine.ts';

export const lampSchema: CollectionSchema = {
  name: 'lamps',
  fields: [
    { name: 'sku', type: 'string', infix: true },
    { name: 'legacy_skus', type: 'string[]', optional: true },
    { name: 'post_title', type: 'string', sort: true },
    { name: 'description', type: 'string', optional: true },
    { name: 'show_in_cat_listing', type: 'string', facet: true },
    { name: 'finish', type: 'string', facet: true, optional: true },
    { name: 'uses', type: 'string[]', facet: true, optional: true },
    { name: 'wattage', type: 'float', facet: true, optional: true },
    { name: 'flux', type: 'int32', optional: true },
    { name: 'sizes', type: 'int32[]', optional: true },
    { name: 'dimmable', type: 'bool', facet: true, optional: true },
    { name: 'note', type: 'string', index: false, optional: true },
    { name: 'post_date', type: 'int64' },
  ],
  default_sorting_field: 'post_date',
};

export const textParams = {
  query_by: 'sku,legacy_skus,post_title,description',
  num_typos: '0,0,2,0',
};

type Lamp = Record<string, unknown>;

/** Creates lamps with the required fields; ids and dates count up. */
export function buildLamps(lamps: Lamp[]): Lamp[] {
  return lamps.map((lamp, i) => ({
    id: String(i + 1),
    sku: `SKU${i + 1}`,
    post_title: 'Lamp',
    show_in_cat_listing: 'TRUE',
    post_date: 1_700_000_000 + i,
    ...lamp,
  }));
}

/** Creates an engine with one collection, `lamps`. */
export function createLampEngine(lamps: Lamp[], synonyms: Synonym[] = []): EmbeddedEngine {
  const engine = createSearchEngine();
  engine.createCollection(lampSchema);
  for (const lamp of buildLamps(lamps)) engine.writeDocument('lamps', lamp, 'create');
  for (const synonym of synonyms) engine.setSynonym('lamps', synonym);
  return engine;
}

export const idsOf = (response: SearchResponse) =>
  (response.hits ?? []).map((hit) => hit.document.id);

/** Returns the ids that a search in sku, legacy SKUs, title and description finds, best first. */
export async function findIds(engine: EmbeddedEngine, params: SearchParams): Promise<string[]> {
  return idsOf(await engine.search('lamps', { ...textParams, per_page: 250, ...params }));
}
