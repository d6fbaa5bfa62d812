// Measures how long the home page takes while others send the most expensive searches, compared with a site that is
// idle, in turns. The server has a core of its own; the searches are sent by another process.
// npm run bench:search-pages [-- --visitors 4 --rounds 3]
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { node, serve } from '#bench/serve.mjs';
import { collectionName } from '#core/search/collection-name.ts';
import { buildSite, run } from '#scripts/prepare.mjs';
import { SERVER_FILE } from '#scripts/server-process.mjs';

const PORT = 3393;
const SAMPLES = 200;
/** Of the median and of the 95th percentile. */
const MAX_RATIO = 3;
/** As many searches as one request may have. */
const SEARCHES = 20;
/** Letters that begin many words, mistyped, in every text field; groups, counts and marked words. */
const WORST = {
  q: 'w l1 p d e s t',
  query_by:
    'sku,legacy_skus,post_title,description,product_summary,product_lead,uses,heads,type_titles,keywords',
  num_typos: '2',
  per_page: 250,
  max_facet_values: 1000,
  highlight_fields: 'description,post_title,sku,product_summary',
  group_by: 'product_id',
  group_limit: 99,
};
/** One that is not refused, and costs as much as such a search may. */
const ALLOWED = {
  q: 'l',
  query_by: 'post_title,sku,description',
  per_page: 250,
  facet_by: 'ip,cct,wattage,category',
  sort_by: '_text_match:desc',
};

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});

await buildSite();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
await run('node', ['scripts/import.ts', 'content/'], { env, stdio: 'ignore' });
const siteEnv = { ...env, PORT: `${PORT}`, SEARCH_KEY: 'public-search', TRUSTED_PROXIES: '1' };
const site = await serve([node, SERVER_FILE], siteEnv, `http://127.0.0.1:${PORT}/healthz`);
let isHeld = true;
try {
  await samplePage();
  for (const [name, search] of Object.entries({ 'too expensive': WORST, allowed: ALLOWED })) {
    isHeld = (await compare(name, search)) && isHeld;
  }
} finally {
  site.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isHeld ? 0 : 1);

async function compare(name, search) {
  const idle = [];
  const beside = [];
  const statuses = {};
  const body = bodyOf(search);
  const { results, status } = await postOnce(body);
  console.log(
    `\n${name}: ${SEARCHES} searches a request, ${values.visitors} visitors (${status}; first: ${results[0].code ?? `${results[0].found} found`})`,
  );
  for (let round = 0; round < Number(values.rounds); round += 1) {
    idle.push(...(await samplePage()));
    const flood = await startFlood(body);
    beside.push(...(await samplePage()));
    for (const [code, times] of Object.entries(await end(flood))) {
      statuses[code] = (statuses[code] ?? 0) + times;
    }
  }
  const sent = Object.entries(statuses).map(([code, times]) => `${times} × ${code}`);
  console.log(`requests: ${sent.join(', ')}`);
  const ratios = [0.5, 0.95].map((share) => {
    const [usual, waiting] = [idle, beside].map((times) => quantile(times, share));
    console.log(
      `${share * 100} % of the pages within ${usual.toFixed(1)} ms, beside the searches ${waiting.toFixed(1)} ms: ${(waiting / usual).toFixed(2)} × (limit ${MAX_RATIO})`,
    );
    return waiting / usual;
  });
  return ratios.every((ratio) => ratio <= MAX_RATIO);
}

function bodyOf(search) {
  const collection = collectionName('', 'en', 'product_variation');
  // All texts differ, so nothing is found in a cache.
  const searches = Array.from({ length: SEARCHES }, (_, index) => {
    return { collection, ...search, filter_by: `id:!=${index}` };
  });
  return JSON.stringify({ searches });
}

async function postOnce(body) {
  const url = `http://127.0.0.1:${PORT}/search/multi_search?x-typesense-api-key=public-search`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', body, headers });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { results } = await response.json();
  return { status: response.status, results };
}

function startFlood(body) {
  const script = join(dirname(process.argv[1]), 'flood.mjs');
  const flood = fork(script, [`${PORT}`, values.visitors], {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  flood.stdin.end(body);
  return new Promise((resolve, reject) => {
    flood.once('message', () => resolve(flood));
    flood.once('error', reject);
  });
}

async function end(flood) {
  flood.send('end');
  const [statuses] = await once(flood, 'message');
  return statuses;
}

async function samplePage() {
  const times = [];
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  while (times.length < SAMPLES) {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${PORT}/en`, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times;
}

function quantile(times, share) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
}
