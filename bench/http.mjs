// What the page cache and the renderer are worth, against a bare Hono answer, interleaved in one run on one core.
// npm run bench:http [-- --seconds 3 --rounds 3]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPages, run } from '#scripts/prepare.mjs';
import { measureRate } from './http-client.mjs';
import { median, serve } from './serve.mjs';

const LIMITS = { cached: 0.55, rendered: 0.004 };
const CONNECTIONS = 16;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

await buildPages();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
await run('node', ['scripts/import.ts', 'content/'], { env, stdio: 'ignore' });
const site = await serve(
  ['server/main.ts'],
  { ...env, PORT: '3391' },
  'http://127.0.0.1:3391/healthz',
);
const hono = await serve(
  ['bench/bare-hono.mjs'],
  { ...env, PORT: '3392' },
  'http://127.0.0.1:3392/',
);

const path = await firstProductPath();
let anew = 0;
const targets = {
  'bare Hono text': { port: 3392, pathOf: () => '/' },
  'product page, cached (brotli)': { port: 3391, pathOf: () => path },
  // No two addresses are the same, so nothing is sent from the cache.
  'product page, rendered anew': { port: 3391, pathOf: () => `${path}?variation=${anew++}` },
};
const results = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
await measure(targets['product page, rendered anew'], 2);
await measure(targets['product page, cached (brotli)'], 1);
for (let round = 0; round < rounds; round += 1) {
  for (const [name, target] of Object.entries(targets)) {
    results[name].push(await measure(target, seconds));
  }
}
site.kill();
hono.kill();
rmSync(dataDir, { recursive: true, force: true });

const [bare, cached, rendered] = Object.values(results).map(median);
console.log(
  `\n${path}, ${CONNECTIONS} connections, server and client on one core each, median of ${rounds} rounds`,
);
for (const [name, rates] of Object.entries(results)) {
  console.log(`${name.padEnd(32)} ${Math.round(median(rates)).toString().padStart(7)} requests/s`);
}
const ratios = { cached: cached / bare, rendered: rendered / bare };
for (const [name, ratio] of Object.entries(ratios)) {
  const verdict = ratio >= LIMITS[name] ? 'holds' : 'FALLS SHORT';
  console.log(`${name} / bare Hono = ${ratio.toPrecision(3)} (limit ${LIMITS[name]}) ${verdict}`);
}
process.exit(ratios.cached >= LIMITS.cached && ratios.rendered >= LIMITS.rendered ? 0 : 1);

function measure(target, duration) {
  return measureRate({ ...target, connections: CONNECTIONS, seconds: duration });
}

async function firstProductPath() {
  const answer = await fetch('http://127.0.0.1:3391/en/products');
  return (await answer.text()).match(/href="(\/en\/products\/[a-z0-9-]+)"/)[1];
}
