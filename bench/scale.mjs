// Measures the site with a large catalogue, each figure beside its limit: import, start, processor time of requests that
// no cache holds, and memory under load. Times depend on the machine and on what else it does: they are compared with the
// requests per second of bare Hono before and after the import, for which 80,000 is the reference. On PostgreSQL, whose
// server shares the machine, times may be twice as long.
// npm run bench:scale [-- --variants 70000 --minutes 1 --port 4100 --database postgres://…]
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSite, run } from '#scripts/prepare.mjs';
import { spawnServer } from '#scripts/server-process.mjs';
import { measureRate } from './http-client.mjs';
import { memoryOf, peakMemoryOf, processorMsOf } from './processes.mjs';
import { writeScaledContent } from './scale-content.mjs';
import { median, node, serve } from './serve.mjs';

const REFERENCE_RATE = 80_000;
const CONNECTIONS = 64;
const ROUNDS = 9;

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: '70000' },
    minutes: { type: 'string', default: '1' },
    port: { type: 'string', default: '4100' },
    database: { type: 'string' },
  },
});
const [variants, minutes, port] = [values.variants, values.minutes, values.port].map(Number);

/** Processor time of a request that no cache holds, ms; `turn` makes its address new. */
const REQUESTS = [
  ['listing with filters', 50, (turn) => `/en/products?ip=IP44&wattage=-${40 + turn}`],
  ['listing with a search', 50, (turn) => `/en/products?search=panel+${turn + 10}`],
  ['sitemap', 500, (turn) => `/en/sitemap.xml?part=1&turn=${turn}`],
  ['product page', 50, (turn) => products[turn * 7]],
  ['search of the API', 500, (turn) => `/api/wp/v2/search?search=opal+${turn}`],
  ['media of the API', 500, (turn) => `/api/wp/v2/media?per_page=100&search=a${turn}`],
];

await buildSite();
const base = mkdtempSync(join(tmpdir(), 'scale-'));
process.once('exit', () => rmSync(base, { recursive: true, force: true }));
const env = {
  ...process.env,
  ...{ NODE_ENV: 'production', DATA_DIR: join(base, 'data'), LOG_LEVEL: 'warn' },
  ...{ HOST: '127.0.0.1', PORT: String(port) },
  ...(values.database && { DATABASE_URL: values.database }),
};
let rate = await measureHono();
const folder = join(base, 'content');
const size = writeScaledContent({ folder, variants });
console.log(
  `${size.products} products, ${size.variants} variants; bare Hono ${Math.round(rate)}/s`,
);
let failures = 0;

const imported = await importContent();
const rateAfter = await measureHono();
console.log(
  `bare Hono after the import ${Math.round(rateAfter)}/s; its processor time ${imported.processor.toFixed(1)} s`,
);
rate = (rate + rateAfter) / 2;
judge('import, s', imported.seconds, 60);
judge('import, highest memory, MB', imported.memory, 800);
const server = spawnServer({ env });
process.once('exit', () => server.kill('SIGKILL'));
judge('start to /readyz, s', await untilReady(), 4);
console.log(
  `its processor time ${(processorMsOf(server.pid) / 1000).toFixed(1)} s; memory after it ${memoryOf(server.pid).toFixed(0)} MB; database ${sizeOf('catalogue.sqlite')} MB, index ${sizeOf('cache/search')} MB`,
);
const products = await readProducts();
for (const [name, limit, pathOf] of REQUESTS)
  judge(`${name}, ms`, await processorMs(pathOf), limit);
const before = memoryOf(server.pid);
await measureRate({
  ...{ port, connections: CONNECTIONS, seconds: minutes * 30 },
  pathOf: () => products[Math.floor(Math.random() * products.length)],
});
const middle = memoryOf(server.pid);
await measureRate({
  ...{ port, connections: CONNECTIONS, seconds: minutes * 30 },
  pathOf: () => products[Math.floor(Math.random() * products.length)],
});
const after = memoryOf(server.pid);
judge('memory after the load, MB', after, 900);
judge('growth over its second half, times', after / middle, 1.1);
console.log(
  `memory ${before.toFixed(0)} MB before the load, ${middle.toFixed(0)} MB in its middle`,
);
server.kill('SIGTERM');
process.exitCode = failures > 0 ? 1 : 0;

async function measureHono() {
  const url = `http://127.0.0.1:${port}/`;
  const child = await serve([node, 'bench/bare-hono.mjs'], env, url);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const result = await measureRate({
    port,
    connections: CONNECTIONS,
    seconds: 3,
    pathOf: () => '/',
  });
  child.kill();
  await ended;
  return result;
}

/** Prints a figure beside its limit; times also as on a machine with the reference's rate. */
function judge(name, figure, limitOfSqlite) {
  const isTime = /(, s|, ms)$/.test(name) || name.endsWith('/readyz, s');
  const scaled = isTime ? (figure * rate) / REFERENCE_RATE : figure;
  const limit = isTime && values.database ? 2 * limitOfSqlite : limitOfSqlite;
  const holds = scaled <= limit;
  if (!holds) failures += 1;
  const row = [figure.toFixed(1), scaled.toFixed(1), String(limit), (scaled / limit).toFixed(2)];
  console.log(
    `${name.padEnd(36)}${row.map((cell) => cell.padStart(10)).join('')}  ${holds ? 'holds' : 'FALLS SHORT'}`,
  );
}

async function importContent() {
  const began = performance.now();
  let memory = 0;
  let processor = 0;
  const done = run('npm', ['run', 'import', '--', folder], {
    env,
    stdio: 'ignore',
    onStart: (child) => {
      const timer = setInterval(() => {
        memory = Math.max(memory, peakMemoryOf(child.pid));
        processor = Math.max(processor, processorMsSoFar(child.pid) / 1000);
      }, 100);
      child.once('exit', () => clearInterval(timer));
    },
  });
  await done;
  return { seconds: (performance.now() - began) / 1000, memory, processor };
}

/** 0 once it has ended. */
function processorMsSoFar(pid) {
  try {
    return processorMsOf(pid);
  } catch {
    return 0;
  }
}

/** Of a file or folder of the data, MB; 0 if there is none. */
function sizeOf(path) {
  const place = join(base, 'data', path);
  if (!existsSync(place)) return 0;
  const names = statSync(place).isDirectory() ? readdirSync(place) : [''];
  const bytes = names.map((name) => statSync(join(place, name)).size);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20);
}

async function untilReady() {
  const began = performance.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) return (performance.now() - began) / 1000;
    await pause(50);
  }
}

async function readProducts() {
  const text = await (await fetch(`http://127.0.0.1:${port}/en/sitemap.xml`)).text();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  return paths.filter((path) => path.startsWith('/en/products/'));
}

/** Median over the requests, one after the other. */
async function processorMs(pathOf) {
  const times = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const before = processorMsOf(server.pid);
    const response = await fetch(`http://127.0.0.1:${port}${pathOf(turn)}`);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${pathOf(turn)}: ${response.status}`);
    times.push(processorMsOf(server.pid) - before);
  }
  return median(times);
}
