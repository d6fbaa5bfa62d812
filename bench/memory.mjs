// Measures the memory of the server and its processes over many different requests, on a fresh data folder: pages of
// both languages with and without a query, pictures at all widths and formats, documents, searches, API. Prints the
// curve.
// npm run bench:memory [-- --requests 20000 --limit 450 --every 1000 --connections 4]
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSearch } from '#app/search/client/search-request.ts';
import { pictureFormats, pictureUrl, pictureWidths } from '#core/media.ts';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import { buildSite, run } from '#scripts/prepare.mjs';
import { spawnServer } from '#scripts/server-process.mjs';
import { memoryOf } from './processes.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    limit: { type: 'string', default: '450' },
    every: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '4' },
  },
});
const [requests, limit, every, connections] = ['requests', 'limit', 'every', 'connections'].map(
  readCount,
);

/** Per 1,000 requests. */
const SHARES = {
  page: 380,
  query: 200,
  data: 60,
  picture: 120,
  document: 14,
  light: 36,
  search: 110,
  api: 80,
};
const WORDS = [
  ...['panel', 'downlight', 'bollard', 'track', 'emergency', 'strip', 'pendant', 'ip65', 'batten'],
  ...['recessed dow', 'led panel 600', 'donwlight', 'focos', 'empotrable', 'luminaria', 'exterior'],
];
const CODINGS = ['br', 'gzip', 'zstd', 'gzip, deflate, br, zstd', 'identity'];
const API_LISTS = ['product', 'media', 'posts', 'product_cat', 'categories', 'testimonials'];

/** Pictures and documents are requested in turn: none twice before all of them. */
const makers = {
  page: () => ({ path: pick(stock.pages) }),
  query: () => ({ path: `${pick(stock.pages)}?${pick(queries)()}` }),
  data: () => ({ path: `${pick(stock.pages)}.data` }),
  picture: () => ({ path: stock.pictures[counts.picture % stock.pictures.length] }),
  document: () => ({ path: stock.pdfs[counts.document % stock.pdfs.length] }),
  light: () => ({ path: pick(stock.lights) }),
  search: () => {
    const locale = pick(['en', 'es']);
    const { body } = buildSearch({ locale, prefix: '' }, `${pick(WORDS)} ${number(400)}`);
    const path = '/search/multi_search?x-typesense-api-key=public-search';
    return { path, body: JSON.stringify(body) };
  },
  api: () => {
    const base = pick(['/api', '/api/es']);
    const page = `page=${1 + number(4)}&per_page=${1 + number(40)}`;
    return { path: `${base}/wp/v2/${pick(API_LISTS)}?${page}` };
  },
};

const queries = [
  () => `search=${encodeURIComponent(`${pick(WORDS)} ${number(50)}`)}`,
  () => `page=${1 + number(30)}`,
  () => `variation=${number(3000)}`,
  () => `q=${pick(WORDS)}${number(300)}`,
  () => `utm_source=mail&utm_id=${number(100_000)}`,
];

await buildSite();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const serverEnv = { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn', PORT: '0' };
const env = { ...process.env, ...serverEnv, HOST: '127.0.0.1' };
await run('node', ['scripts/import.ts', 'content/'], { env, stdio: 'ignore' });
const server = spawnServer({ env, nodeArgs: ['--import', './bench/memory-report.mjs'] });
process.once('exit', () => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});
const { address } = await nextMessage('address');
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const random = seedRandom(20_000);

const statuses = new Map();
const counts = Object.fromEntries(Object.keys(SHARES).map((kind) => [kind, 0]));
const different = new Set();
const stock = await readStock();
let sent = 0;
let printed = 0;
let peak = 0;

console.log('requests memory   heap  external  arrayBuffers  (MB)');
await report();
await Promise.all(Array.from({ length: connections }, work));
const final = await report();

console.log(`\nkinds: ${listOf(Object.entries(counts))}; ${different.size} different requests`);
console.log(`statuses: ${listOf(statuses)}; highest at a sample ${peak} MB`);
const failed = [...statuses].filter(([status]) => status >= 500 && status !== 503);
if (failed.length > 0) console.log('Some requests FAILED.');
console.log(`${final} MB (limit ${limit}) ${final <= limit ? 'holds' : 'FALLS SHORT'}`);
process.exit(final <= limit && failed.length === 0 ? 0 : 1);

function readCount(name) {
  const count = Number(values[name]);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`--${name} must be a whole number above 0, such as 1000, not '${values[name]}'.`);
  process.exit(2);
}

function nextMessage(key) {
  return new Promise((resolve, reject) => {
    const onEnd = () => reject(new Error('The server ended.'));
    server.once('exit', onEnd);
    server.on('message', function take(message) {
      if (!(key in message)) return;
      server.off('message', take);
      server.off('exit', onEnd);
      resolve(message);
    });
  });
}

/** Sends requests until all are sent. */
async function work() {
  while (sent < requests) {
    sent += 1;
    const index = sent;
    const kind = pickKind();
    const { path, body } = makers[kind]();
    counts[kind] += 1;
    different.add(body ? `${path} ${body}` : path);
    const { status } = await send(path, { body, coding: pick(CODINGS) });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (index % every === 0 && index < requests) await report(index);
  }
}

function send(path, { body, coding = 'identity' } = {}) {
  return new Promise((resolve, reject) => {
    const type = body ? { 'content-type': 'application/json' } : {};
    const options = {
      agent,
      method: body ? 'POST' : 'GET',
      headers: { 'accept-encoding': coding, ...type },
    };
    const request = http.request(`${address}${path}`, options, async (response) => {
      const chunks = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode, text: () => Buffer.concat(chunks).toString() });
      } catch (error) {
        reject(error);
      }
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Collects the URLs to request from the site itself. */
async function readStock() {
  const maps = await Promise.all(['en', 'es'].map((locale) => send(`/${locale}/sitemap.xml`)));
  const pages = maps.flatMap((map) => {
    return [...map.text().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  });
  const documents = new Set();
  for (const page of pages.filter((path) => /^\/e[ns]\/product[os]*s?\/[^/]+$/.test(path))) {
    const text = (await send(page)).text();
    for (const [, href] of text.matchAll(/href="(\/e[ns]\/(?:downloads|descargas)\/[^"]+)"/g)) {
      if (/\.(pdf|ldt|ies)$/.test(href)) documents.add(href);
    }
  }
  const hashes = readdirSync(join(dataDir, 'media')).filter((name) =>
    /\.(webp|jpe?g|png)$/.test(name),
  );
  const pictures = hashes.flatMap((name) => {
    return pictureWidths.flatMap((width) => {
      return pictureFormats.map((format) => pictureUrl(name.slice(0, 16), width, format));
    });
  });
  const pdfs = [...documents].filter((path) => path.endsWith('.pdf'));
  const lights = [...documents].filter((path) => !path.endsWith('.pdf'));
  const stock = { pages, pictures: shuffled(pictures), pdfs: shuffled(pdfs), lights };
  for (const [name, list] of Object.entries(stock)) {
    if (list.length === 0) throw new Error(`The site names no ${name}.`);
  }
  console.log(listOf(Object.entries(stock).map(([name, list]) => [name, list.length])));
  return stock;
}

async function report(requestCount = sent) {
  const reply = nextMessage('memory');
  server.send('memory');
  const { memory } = await reply;
  const used = Math.round(memoryOf(server.pid));
  peak = Math.max(peak, used);
  const mb = (bytes, width) => String(Math.round(bytes / 1024 ** 2)).padStart(width);
  const { heapUsed, external, arrayBuffers } = memory;
  if (requestCount >= printed) {
    printed = requestCount;
    const figures = `${mb(heapUsed, 7)}${mb(external, 10)}${mb(arrayBuffers, 14)}`;
    console.log(`${String(requestCount).padStart(8)}${String(used).padStart(7)}${figures}`);
  }
  return used;
}

function pickKind() {
  let rest = number(1000);
  return Object.keys(SHARES).find((kind) => {
    rest -= SHARES[kind];
    return rest < 0;
  });
}

function pick(list) {
  return list[number(list.length)];
}

function number(below) {
  return Math.floor(random() * below);
}

function shuffled(list) {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function listOf(pairs) {
  return [...pairs].map(([name, count]) => `${name} ${count}`).join(', ');
}
