// Measures what requests cost, and how long a visitor waits while another one requests as much as they can.
// npm run bench:fairness [-- --attackers 1 --connections 12 --requests 7]
// Every request is for something that is not cached. The limit is the ratio of the waits with and without the other.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToProjectFile } from '#core/projects/project-files.ts';
import { formatShareCode } from '#core/projects/share-code.ts';
import { buildSite, run } from '#scripts/prepare.mjs';
import { spawnServer } from '#scripts/server-process.mjs';
import { processorMsOf } from './processes.mjs';
import { median } from './serve.mjs';

/** A running task of the other visitor, and one of each further one, come first. */
const MAX_RATIO = 8;
const LINES = 200;
const WIDTHS = [160, 320, 480, 640, 800];

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3395' },
    data: { type: 'string' },
    attackers: { type: 'string', default: '1' },
    connections: { type: 'string', default: '12' },
    requests: { type: 'string', default: '7' },
  },
});
const [attackers, connections, requests] = [
  values.attackers,
  values.connections,
  values.requests,
].map(Number);
const origin = `http://127.0.0.1:${values.port}`;

await buildSite();
const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'bench-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  PORT: values.port,
  TRUSTED_PROXIES: '1',
};
await run('node', ['scripts/import.ts', 'content/', '--if-empty'], { env, stdio: 'ignore' });
const server = spawnServer({ env });
await new Promise((resolve) => server.once('message', resolve));

/** Requests as a visitor; returns status and milliseconds. */
async function get(path, visitor, init = {}) {
  const start = performance.now();
  const headers = { 'x-forwarded-for': visitor, ...init.headers };
  const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
}

async function list(path) {
  const response = await fetch(origin + path, { headers: { 'x-forwarded-for': '192.0.2.250' } });
  return response.json();
}

const variants = [];
for (let page = 1; page <= 3; page += 1) {
  for (const { id } of await list(`/api/wp/v2/product?per_page=30&page=${page}&_fields=id`)) {
    variants.push(...(await list(`/api/ansell/v1/product/variants/${id}`)));
  }
}
const skus = variants.map(({ sku }) => sku).filter(Boolean);
const ids = variants.map(({ id }) => id).filter(Boolean);
const hashes = readdirSync(join(dataDir, 'media')).flatMap(
  (name) => /^([0-9a-f]{16})\.(?:jpg|png|webp)$/.exec(name)?.[1] ?? [],
);

let count = 0;
const next = () => {
  count += 1;
  return count;
};

function projectList(lines) {
  const shift = next();
  const all = Array.from({ length: lines }, (_, index) => {
    const id = ids[(shift + index) % ids.length];
    return { id, quantity: 1, label: '', note: `note ${shift}` };
  });
  return formatShareCode({ name: `List ${shift}`, lines: all });
}

/** Addresses that nobody has requested yet. */
const targets = {
  datasheet: () => `/en/downloads/${skus[(next() * 7) % skus.length]}/datasheet.pdf`,
  'project list, 200 lines, PDF': () =>
    `${pathToProjectFile('en', 'pdf')}?list=${projectList(LINES)}`,
  'listing with a search': () => `/en/products?search=led+${next()}`,
  'comparison, PDF': () => {
    const at = next();
    return `/en/downloads/comparison.pdf?variants=${[0, 5, 9].map((step) => ids[(at + step) % ids.length]).join(',')}`;
  },
  picture: () => `/images/${hashes[next() % hashes.length]}/${WIDTHS[count % 5]}.avif`,
  'API list of 100': () => `/api/wp/v2/product?per_page=100&_=${next()}`,
};

/** Processor milliseconds and seconds of single requests. */
async function measureCost(name) {
  const costs = [];
  for (let index = 0; index < requests; index += 1) {
    const before = processorMsOf(server.pid);
    const { status, ms } = await get(targets[name](), '192.0.2.1');
    costs.push({ status, ms, cpu: processorMsOf(server.pid) - before });
  }
  const status = costs.at(-1)?.status;
  console.log(
    `${name.padEnd(30)} ${status} ${median(costs.map(({ cpu }) => cpu))
      .toFixed(0)
      .padStart(6)} ms of the processor ${median(costs.map(({ ms }) => ms))
      .toFixed(0)
      .padStart(6)} ms on the clock`,
  );
}

async function measureWait(name, visitor) {
  const waits = [];
  for (let index = 0; index < requests; index += 1) {
    waits.push((await get(targets[name](), visitor)).ms);
  }
  return median(waits);
}

/** Waits of a visitor alone, and while others send requests over all their connections. */
async function measureRatio(name, attack) {
  const alone = await measureWait(name, '192.0.2.2');
  const statuses = {};
  let isOver = false;
  const attacking = Array.from({ length: connections * attackers }, async (_, index) => {
    while (!isOver) {
      const { status } = await get(targets[attack](), `198.51.100.${index % attackers}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const beside = await measureWait(name, '192.0.2.3');
  isOver = true;
  await Promise.all(attacking);
  const ratio = beside / alone;
  const outcome = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
  console.log(
    `${name} beside ${attack}: ${alone.toFixed(0)} → ${beside.toFixed(0)} ms, ratio ${ratio.toFixed(1)} (${outcome.join(', ')})`,
  );
  return ratio;
}

let isHeld = true;
try {
  for (const name of Object.keys(targets)) await measureCost(name);
  const ratios = [
    await measureRatio('datasheet', 'project list, 200 lines, PDF'),
    await measureRatio('listing with a search', 'listing with a search'),
    await measureRatio('picture', 'picture'),
    await measureRatio('listing with a search', 'API list of 100'),
  ];
  isHeld = Math.max(...ratios) <= MAX_RATIO;
  console.log(isHeld ? 'it holds' : `NOT HELD: more than ${MAX_RATIO}`);
} finally {
  server.kill('SIGTERM');
  if (!values.data) rmSync(dataDir, { recursive: true, force: true });
}
process.exit(isHeld ? 0 : 1);
