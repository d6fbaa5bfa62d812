// Runs one engine on one catalogue in a separate process:
// node --expose-gc bench/search-run.mjs <engine> <documents.jsonl> [--build-only]
import { readFileSync } from 'node:fs';
import { createTasks } from './search-tasks.mjs';

const WARM_UP = { queries: 40, ms: 1_000 };
const RUNS = 3;
const MIN_QUERIES = 8;
const MAX_MS = 5_000;

const [engine, file, isBuildOnly] = process.argv.slice(2);
const { load } = await import(`./search-${engine}.mjs`);

const before = usedBytes();
let documents = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));
const tasks = createTasks(documents);
const started = performance.now();
const { run } = await load(documents);
const buildMs = performance.now() - started;
documents = null;
const bytes = usedBytes() - before;

const results = {};
for (const [name, queries] of Object.entries(isBuildOnly ? {} : tasks)) {
  results[name] = await measure(queries);
}
process.stdout.write(JSON.stringify({ buildMs, bytes, results }));

/** A query's time is the best of several runs: slower ones reflect other work on the machine. */
async function measure(queries) {
  const warm = performance.now() + WARM_UP.ms;
  for (const query of queries.slice(0, WARM_UP.queries)) {
    await run(query);
    if (performance.now() > warm) break;
  }
  const times = [];
  const found = [];
  let right = 0;
  const end = performance.now() + MAX_MS;
  for (const query of queries) {
    if (times.length >= MIN_QUERIES && performance.now() > end) break;
    let best = Number.POSITIVE_INFINITY;
    let response;
    for (let attempt = 0; attempt < RUNS; attempt += 1) {
      const start = performance.now();
      response = await run(query);
      best = Math.min(best, performance.now() - start);
    }
    times.push(best);
    found.push(response.found);
    if (isRight(query, response)) right += 1;
  }
  times.sort((a, b) => a - b);
  const percentile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return {
    p50: percentile(0.5),
    p99: percentile(0.99),
    queries: times.length,
    right: right / times.length,
    found,
  };
}

function isRight({ sku, title }, { found, hits }) {
  if (sku) return hits[0]?.sku === sku;
  return title ? hits.some(({ post_title }) => post_title === title) : found > 0;
}

function usedBytes() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
