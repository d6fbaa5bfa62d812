// Our engine as the listing and the overlay use it.
import { createSearchEngine } from '#core/search/engine.ts';
import { facetFields, schema } from './search-catalogue.mjs';

const NAME = 'bench';
const SHOWN = 'show_in_cat_listing:=TRUE';
const HITS = 8;

export async function load(documents) {
  const engine = createSearchEngine();
  engine.replaceCollection({ schema: { ...schema, name: NAME }, documents, synonyms: [] });

  async function findText({ q }) {
    const response = await engine.search(NAME, {
      q,
      query_by: 'sku,legacy_skus,post_title,description',
      num_typos: '0,0,2,0',
      filter_by: SHOWN,
      per_page: HITS,
    });
    return { found: response.found, hits: response.hits.map(({ document }) => document) };
  }

  async function findFacets({ filters, isPlain }) {
    const params = { q: '*', filter_by: SHOWN, sort_by: 'post_date:desc', per_page: HITS };
    const conditions = filters.map((filter) => ({
      field: filter.field,
      filterBy: toFilterBy(filter),
    }));
    if (!isPlain) {
      const response = await engine.facetSearch(NAME, {
        params: { ...params, max_facet_values: 100 },
        facets: facetFields,
        filters: conditions,
      });
      const counts = response.facet_counts;
      return { found: response.found, hits: response.hits.map(({ document }) => document), counts };
    }
    const filterBy = [SHOWN, ...conditions.map((condition) => condition.filterBy)].join(' && ');
    const response = await engine.search(NAME, { ...params, filter_by: filterBy });
    return { found: response.found, hits: response.hits.map(({ document }) => document) };
  }

  return { run: (task) => (task.kind === 'text' ? findText(task) : findFacets(task)) };
}

function toFilterBy({ field, values, min, max }) {
  if (!values) return `${field}:[${min}..${max}]`;
  return `${field}:=[${values.map((value) => (typeof value === 'string' ? `\`${value}\`` : value)).join(',')}]`;
}
