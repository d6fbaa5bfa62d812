// `npm run bench:stockists`: searches among 10,000 stockists, in milliseconds of the server's processor and in
// milliseconds until the API responds over HTTP; the limit of both is 20.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApi } from '#server/api/api.ts';
import { openDatabase } from '#server/db/client.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

const COUNT = 10_000;
const RUNS = 100;
const LIMIT_MS = 20;
const BATCH = 500;

const folder = fileURLToPath(new URL('../../server/import/fixtures/content', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const db = await openDatabase({ inMemory: true });
const { version } = await importContent(db, { folder, dataDir, checkPhotometry: false });
const [pattern] = await db.read.selectFrom('stockist').selectAll().execute();
if (!pattern) throw new Error('The fixture holds no stockist.');
const rows = Array.from({ length: COUNT }, (_, i) => ({
  ...pattern,
  version,
  id: i + 1_100_000_000,
  code: `made-${i}`,
  name: `Electrical wholesaler ${i}`,
  town: `Town ${i % 700}`,
  latitude: 36 + (i % 230) / 10,
  longitude: -9 + (i % 120) / 10,
}));
for (let start = 0; start < COUNT; start += BATCH) {
  await db.write
    .insertInto('stockist')
    .values(rows.slice(start, start + BATCH))
    .execute();
}
const siteUrl = 'http://localhost';
const services = createServices({ db, dataDir, siteUrl });
const gate = createFormGate({ siteUrl, dataDir });
const server = serve({ fetch: createApi(services, { siteUrl, gate }).fetch, port: 0 });
const { port } = server.address() as { port: number };
const near = { latitude: 53.4, longitude: -1.5 };
const queries = {
  'all by distance': { near },
  'a town': { search: 'town 345' },
  'a name near a place': { search: 'wholesaler 12', near },
  'a postcode in a country': { search: 'LS1', country: 'gb' as const },
  'a postcode without stockist': { search: 'EX31 4AA' },
  nothing: { search: 'nowhere' },
};
const slice = { page: 1, perPage: 24 };
let isOver = false;
for (const [name, query] of Object.entries(queries)) {
  const atServer = await measure(
    () => services.places.searchStockists(query, slice),
    () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
  );
  const address = `http://localhost:${port}/api/ansell/v1/stockists?per_page=24&${paramsOf(query)}`;
  const overHttp = await measure(
    async () => (await fetch(address)).json(),
    () => performance.now(),
  );
  isOver ||= atServer.median > LIMIT_MS || overHttp.median > LIMIT_MS;
  console.log(`${name.padEnd(28)} server ${format(atServer)}, HTTP ${format(overHttp)}`);
}
server.close();
await db.destroy();
await rm(dataDir, { recursive: true });
process.exit(isOver ? 1 : 0);

type StockistQuery = { search?: string; country?: string; near?: typeof near };

function paramsOf({ search, country, near: place }: StockistQuery) {
  return new URLSearchParams({
    ...(search && { search }),
    ...(country && { country }),
    ...(place && { near: `${place.latitude},${place.longitude}` }),
  });
}

/** Median and 95th percentile of an action's time on a clock, milliseconds. */
async function measure(act: () => Promise<unknown>, clock: () => number) {
  await act();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = clock();
    await act();
    times.push(clock() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[RUNS / 2] ?? 0, high: times[Math.floor(RUNS * 0.95)] ?? 0 };
}

function format({ median, high }: { median: number; high: number }): string {
  return `median ${median.toFixed(1)} ms, 95 % ${high.toFixed(1)} ms`;
}
