import type { Client } from 'typesense';
import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';
import { createSearchEngine } from '#core/search/engine.ts';
import type { SearchDocument, SearchParams, SearchResponse } from '#core/search/search-engine.ts';

/** One search run on both engines: null where they agree, otherwise both results. */
export type CheckedSearch = { name: string; difference: { ours: string; theirs: string } | null };

const fields: CollectionSchema['fields'] = [
  { name: 'sku', type: 'string' },
  { name: 'title', type: 'string' },
  { name: 'family', type: 'string', facet: true },
  { name: 'ip', type: 'string[]', facet: true },
  { name: 'wattage', type: 'float', facet: true },
  { name: 'age', type: 'int32' },
  { name: 'show_in_cat_listing', type: 'string', facet: true },
];

const documents: SearchDocument[] = [
  ['1', 'AOCTLED1/24/CCT', 'Ardea 150 downlight', 'Ardea', 'IP44', 12, 1, 'TRUE'],
  ['2', 'AOCTLED2/24/CCT', 'Ardea 200 downlight', 'Ardea', 'IP65', 20, 2, 'TRUE'],
  ['3', 'VEL400/8/830', 'Velo 400 bollard', 'Velo & Co, Ltd', 'IP65', 8, 3, 'TRUE'],
  ['4', 'VEL900/12/830', 'Iluminación exterior Velo', 'Velo & Co, Ltd', 'IP65', 12, 4, 'TRUE'],
  ['5', 'OLD1', 'Old downlight', 'Ardea', 'IP20', 5, 5, 'FALSE'],
].map(([id, sku, title, family, ip, wattage, age, show_in_cat_listing]) => {
  return { id: String(id), sku, title, family, ip: [ip], wattage, age, show_in_cat_listing };
});

const LISTED = 'show_in_cat_listing:=TRUE';
const words = (q: string, more: SearchParams = {}): SearchParams => {
  return { q, query_by: 'sku,title', num_typos: '0,2', filter_by: LISTED, ...more };
};

const searches: Record<string, SearchParams> = {
  everything: words('*'),
  'a code': words('AOCTLED1/24/CCT'),
  'the beginning of a code': words('AOCTLED'),
  'a word': words('downlight'),
  'the beginning of a word': words('down'),
  'two typing mistakes': words('donwlihgt'),
  'a typing mistake in a code': words('AOCTLEE1/24/CCT'),
  'without the accent': words('iluminacion'),
  'a phrase': words('"velo 400"'),
  'an excluded word': words('downlight -200'),
  'a value with symbols': words('*', { filter_by: `${LISTED} && family:=[\`Velo & Co, Ltd\`]` }),
  'a range, a list and brackets': words('*', {
    filter_by: `${LISTED} && (wattage:[8..12] || ip:=[IP65])`,
  }),
  'sorted by two fields': words('*', { sort_by: 'wattage:desc,age:asc' }),
  'the second page': words('*', { per_page: 2, page: 2 }),
  'facets with stats': words('*', { facet_by: 'family,ip,wattage' }),
  groups: words('*', { group_by: 'family', group_limit: 1, sort_by: 'age:desc' }),
};

/** Runs the same searches on a server and on our engine, over the same documents, in a temporary collection. */
export async function checkServer(client: Client, name: string): Promise<CheckedSearch[]> {
  const schema = { name, fields, default_sorting_field: 'age' };
  const engine = createSearchEngine();
  engine.replaceCollection({ schema, documents, synonyms: [] });
  await client.collections().create(schema);
  try {
    await client.collections(name).documents().import(documents, { action: 'create' });
    const checked: CheckedSearch[] = [];
    for (const [about, params] of Object.entries(searches)) {
      const ours = summarise(await engine.search(name, params));
      const response = await client
        .collections(name)
        .documents()
        .search(params as { q: string }, {});
      const theirs = summarise(response as unknown as SearchResponse);
      checked.push({ name: about, difference: ours === theirs ? null : { ours, theirs } });
    }
    return checked;
  } finally {
    await client.collections(name).delete();
  }
}

/** Summarises the relevant parts of a response as text to compare and show. */
function summarise({ found, hits = [], grouped_hits = [], facet_counts }: SearchResponse): string {
  const all = [...hits, ...grouped_hits.flatMap((group) => group.hits)];
  const ids = all.map(({ document }) => document.id).join(' ');
  const facets = facet_counts.map(({ field_name, counts, stats }) => {
    const values = counts.map(({ value, count }) => `${value} ${count}`).sort();
    return ` ${field_name}: ${values.join(', ')}${stats.sum === undefined ? '' : ` = ${stats.sum}`}`;
  });
  return `${found} found: ${ids}${facets.join(';')}`;
}
