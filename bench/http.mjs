// Compares the page cache and the renderer with bare Hono and nginx, interleaved in one run on one core. Judged by the
// server's processor time, which other work on the machine disturbs less than requests per second.
// npm run bench:http [-- --seconds 3 --rounds 3]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { buildSite, run } from '#scripts/prepare.mjs';
import { SERVER_FILE } from '#scripts/server-process.mjs';
import { BROWSER_CODINGS, measureRate } from './http-client.mjs';
import { findNginx, nginxConfig } from './nginx.mjs';
import { processorMsOf } from './processes.mjs';
import { median, node, serve } from './serve.mjs';

/** Processor time per request of the second of `of`, divided by that of the first: at least `limit`. */
const LIMITS = [
  { share: 'cached / bare Hono', of: ['cached', 'hono'], limit: 0.55 },
  { share: 'cached / nginx', of: ['cached', 'nginx'], limit: 0.5 },
  { share: 'rendered again / bare Hono', of: ['rendered', 'hono'], limit: 0.005 },
  { share: 'rendered again for br / bare Hono', of: ['renderedBr', 'hono'], limit: 0.005 },
];
/** Processor time of an uncached page, on a machine where bare Hono takes the second figure. */
const RENDERED_MS = 4.5;
const HONO_MS = 0.031;
const CONNECTIONS = 16;

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

await buildSite();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
await run('node', ['scripts/import.ts', 'content/'], { env, stdio: 'ignore' });
const children = [];
let results;
try {
  results = await measureAll();
} finally {
  for (const child of children) child.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(report(results) ? 0 : 1);

async function measureAll() {
  const start = async (command, url, extra = {}) => {
    const { port } = new URL(url);
    const child = await serve(command, { ...env, PORT: port, ...extra }, url);
    children.push(child);
    return child.pid;
  };
  const site = await start([node, SERVER_FILE], 'http://127.0.0.1:3391/healthz');
  const hono = await start([node, 'bench/bare-hono.mjs'], 'http://127.0.0.1:3392/');
  const path = await firstProductPath();
  let renderings = 0;
  // All URLs differ, so nothing is sent from the cache.
  const newPath = () => `${path}?variation=${renderings++}`;
  const targets = {
    hono: { name: 'bare Hono text', pid: hono, port: 3392, pathOf: () => '/' },
    cached: { name: 'product page, cached (Brotli)', pid: site, port: 3391, pathOf: () => path },
    rendered: { name: 'uncached, as browsers request it', pid: site, port: 3391, pathOf: newPath },
    renderedBr: {
      name: 'rendered again, Brotli alone',
      ...{ pid: site, port: 3391, pathOf: newPath, codings: 'br' },
    },
  };
  await measure(targets.rendered, 3);
  const bytes = await smallestBrotli(`http://127.0.0.1:3391${path}`);
  const folder = join(dataDir, 'static');
  mkdirSync(folder);
  writeFileSync(join(folder, 'page.html'), brotliDecompressSync(bytes));
  writeFileSync(join(folder, 'page.html.br'), bytes);
  const file = { BENCH_FILE: join(folder, 'page.html.br') };
  const bareNode = await start([node, 'bench/bare-node.mjs'], 'http://127.0.0.1:3393/', file);
  targets.node = {
    name: 'bare node:http, same bytes',
    pid: bareNode,
    port: 3393,
    pathOf: () => '/',
  };
  const { nginx, module, missing } = findNginx();
  if (missing) console.log(`Without nginx: ${missing}`);
  else {
    const config = join(dataDir, 'nginx.conf');
    writeFileSync(config, nginxConfig({ module, folder, port: 3394, temp: dataDir }));
    const command = [nginx, '-p', dataDir, '-c', config, '-e', 'stderr'];
    const pid = await start(command, 'http://127.0.0.1:3394/page.html');
    targets.nginx = {
      name: 'nginx, same bytes (brotli_static)',
      ...{ pid, port: 3394, pathOf: () => '/page.html' },
    };
  }
  const measured = Object.fromEntries(Object.keys(targets).map((key) => [key, []]));
  for (const target of Object.values(targets)) await measure(target, 0.5);
  for (let round = 0; round < rounds; round += 1) {
    for (const [key, target] of Object.entries(targets)) {
      measured[key].push(await measure(target, seconds));
    }
  }
  return { path, targets, measured, bytes: bytes.length };
}

/** Requests per second, and the server's processor milliseconds per request. */
async function measure({ pid, port, pathOf, codings }, duration) {
  let requests = 0;
  const counted = () => {
    requests += 1;
    return pathOf();
  };
  const before = processorMsOf(pid);
  const options = { port, pathOf: counted, codings, connections: CONNECTIONS, seconds: duration };
  const rate = await measureRate(options);
  return { rate, ms: (processorMsOf(pid) - before) / requests };
}

function report({ path, targets, measured, bytes }) {
  console.log(
    `\n${path} (${bytes} bytes in Brotli), ${CONNECTIONS} connections, server and client on one core each, median of ${rounds} rounds`,
  );
  const ms = {};
  for (const [key, { name }] of Object.entries(targets)) {
    ms[key] = median(measured[key].map((sample) => sample.ms));
    const rate = Math.round(median(measured[key].map((sample) => sample.rate)));
    console.log(
      `${name.padEnd(34)} ${String(rate).padStart(7)} requests/s ${ms[key].toFixed(3).padStart(8)} ms of processor`,
    );
  }
  const verdicts = LIMITS.filter(({ of }) => of.every((key) => key in ms)).map(
    ({ share, of: [ours, peer], limit }) => {
      const ratio = ms[peer] / ms[ours];
      return judge(`${share} = ${ratio.toPrecision(3)} (limit ${limit})`, ratio >= limit);
    },
  );
  const scaled = RENDERED_MS * (ms.hono / HONO_MS);
  const text = `rendered again ${ms.rendered.toFixed(2)} ms (limit ${RENDERED_MS} ms where bare Hono takes ${HONO_MS}, so here ${scaled.toFixed(2)})`;
  verdicts.push(judge(text, ms.rendered <= scaled));
  if (ms.nginx) {
    console.log(
      `bare node:http / nginx = ${(ms.nginx / ms.node).toPrecision(3)}: what is possible`,
    );
  }
  return verdicts.every(Boolean);
}

function judge(text, holds) {
  console.log(`${text} ${holds ? 'holds' : 'FALLS SHORT'}`);
  return holds;
}

async function firstProductPath() {
  const response = await fetch('http://127.0.0.1:3391/en/products');
  return (await response.text()).match(/href="(\/en\/products\/[a-z0-9-]+)"/)[1];
}

/** Returns the page as the cache sends it after recompression. */
async function smallestBrotli(url) {
  let bytes = await fetchBrotli(url);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const next = await fetchBrotli(url);
    if (attempt > 4 && next.length === bytes.length) break;
    bytes = next;
  }
  return bytes;
}

/** Fetches without decoding the body, unlike `fetch`. */
function fetchBrotli(url) {
  const args = [
    '-sf',
    '-H',
    `accept-encoding: ${BROWSER_CODINGS}`,
    '-H',
    'cookie: i18n_redirected=en',
    url,
  ];
  return execFileSync('curl', args, { maxBuffer: 1e7 });
}
