// Measures the overlay's query over HTTP at the demo's size, compared with bare Hono, interleaved in one run on one
// core. npm run bench:search-http [-- --seconds 3 --rounds 3]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSearch } from '#app/search/client/search-request.ts';
import { buildSite, run } from '#scripts/prepare.mjs';
import { SERVER_FILE } from '#scripts/server-process.mjs';
import { measureRate } from './http-client.mjs';
import { median, node, serve } from './serve.mjs';

const LIMIT = 0.025;
const CONNECTIONS = 16;
const KEY = 'public-search';
/** Searches before the first measurement, until the engine is compiled. */
const WARM_UP = 4000;
/** Typical queries: codes and their prefixes, words, several words, typos. */
const TEXTS = [
  ...['ARD150', 'NIM', 'ALC1200/28/830', 'VEL4', 'AOC'],
  ...['downlight', 'panel', 'bollard', 'track', 'emergency', 'strip', 'floodlight', 'pendant'],
  ...['dow', 'pan', 'lin', 'em', 'wall l', 'recessed dow'],
  ...['recessed downlight', 'led panel 600', 'outdoor wall light', 'ip65 batten', 'street light'],
  ...['donwlight', 'pendnat', 'bolard', 'emergancy'],
];

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

await buildSite();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
await run('node', ['scripts/import.ts', 'content/'], { env, stdio: 'ignore' });
const siteEnv = { ...env, PORT: '3393', SEARCH_KEY: KEY };
const site = await serve([node, SERVER_FILE], siteEnv, 'http://127.0.0.1:3393/healthz');
const hono = await serve(
  [node, 'bench/bare-hono.mjs'],
  { ...env, PORT: '3394' },
  'http://127.0.0.1:3394/',
);

let sent = 0;
const bodies = TEXTS.map((text) => {
  return JSON.stringify(buildSearch({ locale: 'en', prefix: '' }, text).body);
});
const path = `/search/multi_search?page=1&per_page=8&x-typesense-api-key=${KEY}`;
const bodyOf = () => bodies[sent++ % bodies.length];
const targets = {
  'bare Hono text': { port: 3394, pathOf: () => '/' },
  // All URLs differ, so nothing is sent from the cache.
  'overlay, first request': { port: 3393, pathOf: () => `${path}&n=${sent}`, bodyOf },
  'overlay, repeated request': { port: 3393, pathOf: () => path, bodyOf },
};
const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
await measure(targets['bare Hono text'], 2);
while (sent < WARM_UP) await measure(targets['overlay, first request'], 1);
for (let round = 0; round < rounds; round += 1) {
  for (const [name, target] of Object.entries(targets)) {
    results[name].push(await measure(target, seconds));
  }
}
site.kill();
hono.kill();
rmSync(dataDir, { recursive: true, force: true });

console.log(
  `\n${TEXTS.length} texts, ${CONNECTIONS} connections, server and client on one core each, median of ${rounds} rounds`,
);
for (const [name, rates] of Object.entries(results)) {
  console.log(`${name.padEnd(36)} ${Math.round(median(rates)).toString().padStart(7)} requests/s`);
}
const [bare, first, again] = Object.values(results).map(median);
const verdict = first / bare >= LIMIT ? 'holds' : 'FALLS SHORT';
console.log(
  `first time / bare Hono = ${(first / bare).toPrecision(3)} (limit ${LIMIT}) ${verdict}`,
);
console.log(`again / bare Hono = ${(again / bare).toPrecision(3)}`);
process.exit(first / bare >= LIMIT ? 0 : 1);

function measure(target, duration) {
  return measureRate({ ...target, connections: CONNECTIONS, seconds: duration });
}
