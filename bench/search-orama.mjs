// Orama as its documentation describes, with our tokenisation. Counts that ignore their own filter take one more search
// for each filtered facet.
import { create, insertMultiple, search } from '@orama/orama';
import { facetFields, schema } from './search-catalogue.mjs';
import { fold, partWords } from './search-words.mjs';

const properties = ['sku', 'legacy_skus', 'post_title', 'description'];
const HITS = 8;
const shown = { show_in_cat_listing: { eq: 'TRUE' } };

export async function load(documents) {
  const db = create({ schema: toSchema(), components: { tokenizer } });
  for (const document of documents) for (const name of lists) document[name] ??= [];
  await insertMultiple(db, documents, 1000);

  async function findText({ q, isMistyped }) {
    const response = await search(db, {
      term: q,
      properties: isMistyped ? ['post_title'] : properties,
      tolerance: isMistyped ? 2 : 0,
      threshold: 0,
      limit: HITS,
      where: shown,
    });
    return { found: response.count, hits: response.hits.map(({ document }) => document) };
  }

  async function findFacets({ filters, isPlain }) {
    const filtered = new Set(filters.map(({ field }) => field));
    const others = isPlain ? [] : facetFields.filter((field) => !filtered.has(field));
    const response = await listing(filters, others, HITS);
    const counts = { ...response.facets };
    for (const { field } of isPlain ? [] : filters) {
      const without = filters.filter((filter) => filter.field !== field);
      Object.assign(counts, (await listing(without, [field], 0)).facets);
    }
    return { found: response.count, hits: response.hits.map(({ document }) => document), counts };
  }

  function listing(filters, counted, limit) {
    const where = Object.fromEntries(filters.map((filter) => [filter.field, toCondition(filter)]));
    const facets = Object.fromEntries(counted.map((field) => [field, facetOf(field)]));
    return search(db, {
      term: '',
      where: { ...shown, ...where },
      ...(counted.length > 0 && { facets }),
      limit,
      sortBy: { property: 'post_date', order: 'DESC' },
    });
  }

  return { run: (task) => (task.kind === 'text' ? findText(task) : findFacets(task)) };
}

/** Orama counts list facets only if every document has the list. */
const lists = schema.fields.filter(({ type }) => type.endsWith('[]')).map(({ name }) => name);

const tokenizer = {
  language: 'english',
  normalizationCache: new Map(),
  tokenize: (text) =>
    typeof text === 'string' ? partWords(text).map(fold).filter(Boolean) : [text],
};

/** Texts that are only filtered and counted are enums there, the others are searched. */
function toSchema() {
  const fields = schema.fields.filter(({ index }) => index !== false);
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const list = type.endsWith('[]') ? '[]' : '';
      const plain = type.replace('[]', '');
      if (plain === 'bool') return [name, `boolean${list}`];
      if (plain !== 'string')
        return [name, /^(cct|cri|sdcm|ugr|warranty)$/.test(name) ? `enum${list}` : `number${list}`];
      return [name, properties.includes(name) ? `string${list}` : `enum${list}`];
    }),
  );
}

const typeOf = toSchema();

function toCondition({ field, values, min, max }) {
  if (!values) return { between: [min, max] };
  const type = typeOf[field];
  if (type === 'boolean') return values[0];
  return type.endsWith('[]') ? { containsAny: values } : { in: values };
}

function facetOf(field) {
  const type = typeOf[field];
  if (type === 'boolean') return { true: true, false: true };
  return type === 'number' ? { ranges: [{ from: 0, to: 1_000_000 }] } : { limit: 100 };
}
