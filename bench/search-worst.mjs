// Looks for the most expensive request that the published key can send, at 100,000 variants, with every field of the
// listing's schema: random requests, then changes of the most expensive ones.
// npm run bench:search-worst [-- --variants 100000 --requests 1500 --seed 1]
import { parseArgs } from 'node:util';
import { searchSchema } from '#core/catalogue/listing/search-schema.ts';
import { createSearchEngine } from '#core/search/engine.ts';
import { searchableParams } from '#server/api/typesense/searchable-params.ts';
import { measureSlowness } from './machine-speed.mjs';
import { createRandom, generateVariants } from './search-catalogue.mjs';

/** Processor time of the most expensive request, ms. */
const LIMIT_MS = 50;
const MOST = 25;
const MAX_BYTES = 16 * 1024;

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
  },
});
const { pick, next } = createRandom(Number(values.seed));
const count = Number(values.variants);
const schema = { ...searchSchema('product_variation'), name: 'worst' };
const engine = createSearchEngine();
const samples = [];
engine.replaceCollection({ schema, documents: complete(generateVariants(count)), synonyms: [] });
const texts = schema.fields.filter(({ type }) => type.startsWith('string')).map(({ name }) => name);
const indexed = schema.fields.filter(({ index = true }) => index).map(({ name }) => name);
const facets = schema.fields.filter(({ facet }) => facet).map(({ name }) => name);

const makers = {
  q: () => some([phrase, misspelt, prefix, exclusion, words], 1 + size(8)).join(' '),
  query_by: () => subset(texts).join(','),
  num_typos: () => pick(['2', '1', '0']),
  prefix: () => pick(['true', 'false']),
  infix: () => 'off',
  filter_by: () =>
    some([listFilter, prefixFilter, rangeFilter, notFilter], 1 + size(60)).join(
      pick([' && ', ' || ']),
    ),
  facet_by: () => [...subset(facets), ...some([rangeFacet], size(40))].join(','),
  limit_hits: () => pick(['1', '100', '100000']),
  facet_query: () => `${pick(facets)}:${some([misspelt, words], 1 + size(20)).join(' ')}`,
  facet_query_num_typos: () => '2',
  max_facet_values: () => pick(['10', '100', '100000']),
  group_by: () =>
    subset(facets)
      .slice(0, 1 + size(6))
      .join(','),
  group_limit: () => pick(['1', '3', '99']),
  group_missing_values: () => pick(['true', 'false']),
  sort_by: () => some([sortKey], 1 + size(3)).join(','),
  per_page: () => pick(['0', '10', '250']),
  page: () => pick(['1', '2', '40', '400', '100000']),
  offset: () => pick(['0', '5000', '99000']),
  highlight_fields: () => subset(texts).join(','),
  highlight_full_fields: () => subset(texts).join(','),
  highlight_start_tag: () => '<b>'.repeat(pick([1, 60])),
  snippet_threshold: () => pick(['1', '30', '1000']),
  include_fields: () =>
    subset(indexed)
      .map((name) => `${name.slice(0, 2)}*`)
      .join(','),
  exclude_fields: () => subset(indexed).join(','),
  drop_tokens_threshold: () => pick(['0', '1', '1000000']),
  typo_tokens_threshold: () => pick(['0', '1', '1000000']),
  drop_tokens_mode: () => pick(['right_to_left', 'left_to_right', 'both_sides:3']),
  exhaustive_search: () => pick(['true', 'false']),
  split_join_tokens: () => pick(['always', 'fallback', 'off']),
  prioritize_token_position: () => pick(['true', 'false']),
  text_match_type: () => pick(['max_score', 'max_weight']),
  min_len_1typo: () => pick(['1', '4']),
  min_len_2typo: () => pick(['1', '7']),
};
for (const name of Object.keys(makers)) {
  if (!searchableParams.has(name)) throw new Error(`The published key cannot set ${name}.`);
}

await run([create()]);
const worst = [];
let refused = 0;
let cut = 0;
for (let sent = 0; sent < Number(values.requests); sent += 1) {
  const old = worst.length === MOST && next() < 0.6 ? pick(worst).request : null;
  const request = old ? change(old) : createRequest();
  if (JSON.stringify(request).length > MAX_BYTES) continue;
  const ms = await measure(request);
  worst.push({ ms, request });
  worst.sort((a, b) => b.ms - a.ms);
  worst.length = Math.min(worst.length, MOST);
}
// A pause of the machine looks like work: the most expensive ones are measured again, the least time counts.
for (const entry of worst) {
  for (let again = 0; again < 3; again += 1)
    entry.ms = Math.min(entry.ms, await measure(entry.request));
}
worst.sort((a, b) => b.ms - a.ms);
const [most] = worst;
const scale = measureSlowness();
console.log(
  `${values.requests} requests, ${refused} searches refused, ${cut} cut off, ${count} variants`,
);
console.log(JSON.stringify(most.request).slice(0, 3000));
const holds = most.ms <= LIMIT_MS * scale;
console.log(
  `\nmost expensive: ${most.ms.toFixed(1)} ms of processor time (limit ${LIMIT_MS} × ${scale.toFixed(2)} for this machine) ${holds ? 'holds' : 'FALLS SHORT'}`,
);
process.exit(holds ? 0 : 1);

function createRequest() {
  return Array.from({ length: pick([1, 1, 1, 2, 5, 50]) }, create);
}

function create() {
  const names = Object.keys(makers).filter(() => next() < 0.4);
  const params = Object.fromEntries(names.map((name) => [name, makers[name]()]));
  return { collection: 'worst', q: '*', query_by: 'sku,description', ...params };
}

function change(request) {
  const name = pick(Object.keys(makers));
  const place = size(request.length);
  return request.map((search, i) => (i === place ? { ...search, [name]: makers[name]() } : search));
}

async function run(searches) {
  return engine.multiSearch({ searches });
}

async function measure(searches) {
  const before = process.cpuUsage();
  const { results } = await run(searches);
  JSON.stringify(results);
  const { user, system } = process.cpuUsage(before);
  refused += results.filter(({ error }) => error).length;
  cut += results.filter(({ search_cutoff }) => search_cutoff).length;
  for (const { code } of results) if (code >= 500) throw new Error(`${code}`);
  return (user + system) / 1000;
}

/** Generated variants with the fields that they lack, and a sample of their words. */
function* complete(variants) {
  let id = 0;
  for (const variant of variants) {
    id += 1;
    if (id % 97 === 0) samples.push(...variant.description.split(/[ ,]+/), variant.sku);
    yield {
      ...Object.fromEntries(schema.fields.map((field) => [field.name, fillIn(field, variant, id)])),
      ...variant,
      product_id: String(Math.floor(id / 15)),
      product_summary: variant.description,
      keywords: [variant.family, ...variant.category, variant.ip, variant.ik],
    };
  }
}

/** A value for a field that the generated variants lack. */
function fillIn({ type }, { family }, id) {
  const number = type.startsWith('bool') ? id % 2 === 0 : id % 5_000;
  const value = type.startsWith('string') ? `${family} ${id % 50}` : number;
  return type.endsWith('[]') ? [value] : value;
}

function size(most) {
  return Math.floor(next() * most);
}

function some(list, length) {
  return Array.from({ length }, () => pick(list)());
}

function subset(list) {
  const share = next();
  const chosen = list.filter(() => next() < share);
  return chosen.length > 0 ? chosen : [pick(list)];
}

function words() {
  return pick([
    ...['led', 'w', 'k', 'cri', 'white', '4000', 'downlight', '80', 'switched'],
    pick(samples),
  ]);
}

function prefix() {
  return pick(samples).slice(0, 1 + size(3));
}

function misspelt() {
  const word = pick(samples);
  const at = size(word.length);
  return `${word.slice(0, at)}${pick(['x', 'e', ''])}${word.slice(at + 1)}` || 'x';
}

function phrase() {
  return `"${words()} ${words()}"`;
}

function exclusion() {
  return `-${words()}`;
}

function listFilter() {
  return `${pick(texts.filter((name) => indexed.includes(name)))}:=[${some([words], 1 + size(40))
    .map((word) => `\`${word}\``)
    .join(',')}]`;
}

function prefixFilter() {
  return `${pick(texts.filter((name) => indexed.includes(name)))}:[${some([prefix], 1 + size(40))
    .map((word) => `${word}*`)
    .join(',')}]`;
}

function rangeFilter() {
  const numbers = schema.fields.filter(({ type }) => /int|float/.test(type));
  const { name } = pick(numbers);
  const part = () => pick([`${size(100)}..${size(5000)}`, `!=${size(100)}`, `>${size(5000)}`]);
  return `${name}:[${some([part], 1 + size(30)).join(',')}]`;
}

function scoredFilter() {
  return `(${pick([listFilter, prefixFilter, rangeFilter, notFilter])()}):${size(100)}`;
}

function rangeFacet() {
  const numbers = schema.fields.filter(({ type, facet }) => facet && /int|float/.test(type));
  const step = 1 + size(500);
  const ranges = Array.from(
    { length: 1 + size(60) },
    (_, i) => `r${i}:[${i * step},${(i + 1) * step}]`,
  );
  return `${pick(numbers).name}(${ranges.join(',')})`;
}

function notFilter() {
  return `${pick(texts.filter((name) => indexed.includes(name)))}:!=${words()}`;
}

function sortKey() {
  const sortable = schema.fields.filter(({ type }) => /^(int32|int64|float)$/.test(type));
  return pick([
    `${pick(sortable).name}:asc`,
    `${pick(sortable).name}:desc`,
    '_text_match:desc',
    '_text_match(buckets: 10):desc',
    '_text_match(bucket_size: 100):desc',
    '_rand(7):asc',
    '_rand():desc',
    '_group_found:desc',
    `_eval(${some([listFilter, prefixFilter, rangeFilter, notFilter], 1 + size(30)).join(' && ')}):desc`,
    `_eval([${some([scoredFilter], 1 + size(60)).join(',')}]):desc`,
  ]);
}
