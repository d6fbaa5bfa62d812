// Measures the cost of documents that are rendered on request. npm run bench:documents [-- --renders 10000]
// Renders datasheets of the whole demo catalogue in both languages and discards them. Limits: 1.5 s of processor time
// and 400 kB each, and 100 MB of memory growth after the warm-up, while they are rendered and while 200 files are sent
// in one archive. Then prints the average size of the other kinds.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentKinds, isVariantKind } from '#core/documents/document-kind.ts';
import type { DownloadName } from '#core/i18n/file-paths.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { run } from '#scripts/prepare.mjs';
import { openDatabase } from '#server/db/client.ts';
import { pathOf } from '#server/documents/stored-path.fixtures.ts';
import { createServices } from '#server/services.ts';
import { memoryOf, processorMsOf } from './processes.mjs';

const LIMIT = { ms: 1500, bytes: 400_000, growthMb: 100 };
const WARM_UP = 30;
const ARCHIVE = 200;
const SAMPLED_PRODUCTS = 20;

const { values } = parseArgs({ options: { renders: { type: 'string', default: '300' } } });
const renders = Number(values.renders);
if (!Number.isInteger(renders) || renders < 1)
  throw new Error('--renders: a whole number from 1 on.');

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
await run('node', ['scripts/import.ts', 'content/'], {
  env: { DATA_DIR: dataDir },
  stdio: 'ignore',
});
const db = await openDatabase({ dataDir });
const { catalogue, documents } = createServices({ db, dataDir });

type Sheet = { locale: LocaleCode; code: string; kind: DownloadName };
const products = await listProducts();
const sheets = spread(
  localeCodes.flatMap((locale) =>
    products.flatMap(({ skus }) =>
      skus.map((code): Sheet => ({ locale, code, kind: 'datasheet' })),
    ),
  ),
);

const first = await makeDocument(sheets[0] as Sheet);
for (const sheet of sheets.slice(1, WARM_UP)) await makeDocument(sheet);
const before = residentMb();
const made: Made[] = [];
const resident: number[] = [];
for (let i = 0; i < renders; i += 1) {
  made.push(await makeDocument(sheets[(WARM_UP + i) % sheets.length] as Sheet));
  if ((i + 1) % Math.ceil(renders / 10) === 0 || i + 1 === renders) resident.push(residentMb());
}
const growthMb = Math.max(...resident) - before;
const cachedMs = await timeCached(sheets[0] as Sheet);
const archive = await sendArchive();
const times = made.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b);
const clock = made.map(({ ms }) => ms).sort((a, b) => a - b);
const bytes = Math.max(...made.map((document) => document.bytes));
const slowest = times.at(-1) as number;

report(`${renders} datasheets, median`, { value: share(times, 0.5), limit: LIMIT.ms, unit: 'ms' });
report('95 % of them within', { value: share(times, 0.95), limit: LIMIT.ms, unit: 'ms' });
report('slowest of them', { value: slowest, limit: LIMIT.ms, unit: 'ms' });
report('largest', { value: bytes / 1000, limit: LIMIT.bytes / 1000, unit: 'kB' });
report('growth while they were made', { value: growthMb, limit: LIMIT.growthMb, unit: 'MB' });
report(`growth while ${archive.count} files left in one archive`, {
  value: archive.growthMb,
  limit: LIMIT.growthMb,
  unit: 'MB',
});
console.log(
  `on the clock, beside whatever else runs here: median ${share(clock, 0.5).toFixed(0)} ms, 95 % ${share(clock, 0.95).toFixed(0)} ms`,
);
console.log(
  `the first, with the start of its process: ${first.cpuMs.toFixed(0)} ms of the processor, ${first.ms.toFixed(0)} ms on the clock`,
);
console.log(`the same datasheet again, from disk: ${cachedMs.toFixed(1)} ms`);
console.log(
  `resident after the warm-up ${before.toFixed(0)} MB, then every tenth: ${resident.map((mb) => mb.toFixed(0)).join(' ')} MB`,
);
for (const kind of documentKinds) if (kind !== 'other') await reportKind(kind);
await db.destroy();
await rm(dataDir, { recursive: true, force: true });
const isHeld =
  slowest <= LIMIT.ms &&
  bytes <= LIMIT.bytes &&
  growthMb <= LIMIT.growthMb &&
  archive.growthMb <= LIMIT.growthMb;
process.exit(isHeld ? 0 : 1);

/** Elapsed and processor milliseconds of all processes together. */
type Made = { ms: number; cpuMs: number; bytes: number };

async function open({ locale, code, kind }: Sheet) {
  const opened = await documents.openDocument(locale, code, kind);
  return opened?.outcome === 'file' ? opened : null;
}

/** Renders a document that is not cached, and discards it. */
async function makeDocument(sheet: Sheet): Promise<Made> {
  const start = performance.now();
  const cpuStart = processorMsOf(process.pid);
  const file = await open(sheet);
  if (!file) throw new Error(`${sheet.code} has no ${sheet.kind}.`);
  const ms = performance.now() - start;
  const cpuMs = processorMsOf(process.pid) - cpuStart;
  await rm(pathOf(file));
  return { ms, cpuMs, bytes: file.sizeBytes };
}

async function timeCached(sheet: Sheet): Promise<number> {
  await open(sheet);
  const start = performance.now();
  await open(sheet);
  return performance.now() - start;
}

/** Downloads an archive of uncached datasheets as a browser would. */
async function sendArchive() {
  const codes = products.flatMap(({ skus }) => skus).slice(0, ARCHIVE);
  const selection = { codes, kinds: ['datasheet'], language: 'en' };
  const opened = await documents.openSelection('en', selection);
  if (opened.outcome !== 'zip') throw new Error(opened.text);
  const start = residentMb();
  let highest = start;
  for await (const _ of opened.bytes) highest = Math.max(highest, residentMb());
  return { count: opened.fileCount, growthMb: highest - start };
}

/** Prints the average size of a kind, over products from the whole catalogue. */
async function reportKind(kind: Sheet['kind']) {
  const sizes: number[] = [];
  for (const { code, skus } of spread(products).slice(0, SAMPLED_PRODUCTS)) {
    const sheet = {
      locale: 'en' as const,
      code: isVariantKind(kind) ? (skus[0] ?? '') : code,
      kind,
    };
    const file = await open(sheet);
    if (file) sizes.push(file.sizeBytes);
  }
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  if (sizes.length > 0)
    console.log(`${kind.padEnd(16)} ${(average / 1000).toFixed(0).padStart(6)} kB on average`);
}

async function listProducts() {
  const all = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;
  const { items } = await catalogue.queryProducts('en', { ...all, order: 'asc', orderBy: 'id' });
  const found = await Promise.all(items.map(({ slug }) => catalogue.findProduct('en', slug)));
  return found.flatMap((product) =>
    product ? [{ code: product.code, skus: product.variants.map(({ sku }) => sku) }] : [],
  );
}

/** Reorders items so that neighbours are far apart and a few are representative. */
function spread<Item>(items: Item[]): Item[] {
  const step = 389;
  return items.map((_, i) => items[(i * step) % items.length] as Item);
}

function residentMb(): number {
  return memoryOf(process.pid);
}

function share(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number;
}

function report(
  name: string,
  { value, limit, unit }: { value: number; limit: number; unit: string },
) {
  const shown = `${value.toFixed(0).padStart(6)} ${unit}`;
  console.log(
    `${name.padEnd(48)} ${shown}  limit ${limit} ${unit}: ${value <= limit ? 'it holds' : 'NOT HELD'}`,
  );
}
