// MiniSearch as its documentation describes, with our tokenisation. It has no facets: its results are counted.
import MiniSearch from 'minisearch';
import { facetFields, schema } from './search-catalogue.mjs';
import { fold, partWords } from './search-words.mjs';

const fields = ['sku', 'legacy_skus', 'post_title', 'description'];
const HITS = 8;
const isShown = (result) => result.show_in_cat_listing === 'TRUE';

export async function load(documents) {
  const index = new MiniSearch({
    fields,
    storeFields: schema.fields.map(({ name }) => name),
    extractField: (document, name) =>
      Array.isArray(document[name]) && name === 'legacy_skus'
        ? document[name].join(' ')
        : document[name],
    stringifyField: (value) => String(value),
    tokenize: partWords,
    processTerm: fold,
  });
  index.addAll(documents);

  function findText({ q, isMistyped }) {
    const typos = isMistyped ? { fields: ['post_title'], fuzzy: 2 } : {};
    const results = index.search(q, {
      combineWith: 'AND',
      prefix: (_term, i, terms) => i === terms.length - 1,
      filter: isShown,
      ...typos,
    });
    return { found: results.length, hits: results.slice(0, HITS) };
  }

  function findFacets({ filters, isPlain }) {
    const results = index.search(MiniSearch.wildcard, { filter: isShown });
    const tests = filters.map(toTest);
    const hits = [];
    const counts = Object.fromEntries(facetFields.map((name) => [name, new Map()]));
    for (const result of results) {
      let failed = -1;
      let failures = 0;
      for (let i = 0; i < tests.length && failures < 2; i += 1) {
        if (tests[i](result)) continue;
        failures += 1;
        failed = i;
      }
      if (failures === 0) hits.push(result);
      if (isPlain || failures > 1) continue;
      for (const name of failures === 0 ? facetFields : [filters[failed].field]) {
        for (const value of [result[name] ?? []].flat()) {
          counts[name]?.set(value, (counts[name].get(value) ?? 0) + 1);
        }
      }
    }
    hits.sort((a, b) => b.post_date - a.post_date);
    return { found: hits.length, hits: hits.slice(0, HITS), counts };
  }

  return { run: (task) => (task.kind === 'text' ? findText(task) : findFacets(task)) };
}

function toTest({ field, values, min, max }) {
  if (!values) return (document) => document[field] >= min && document[field] <= max;
  const wanted = new Set(values);
  return (document) => [document[field]].flat().some((value) => wanted.has(value));
}
