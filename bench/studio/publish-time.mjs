// Measures the publication of one changed summary and of the next one, from the read of the version until a server that serves
// pages meanwhile shows it: each step with its time on the clock and that of the processor, which depends less on what else the
// machine does. The version in use is read in advance, as after an approval; with --cold it is not.
// npm run bench:publish [-- --variants 70000] [--cold]
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pathTo } from '#core/i18n/paths.ts';
import { buildSite, root } from '#scripts/prepare.mjs';
import { spawnServer } from '#scripts/server-process.mjs';
import { learnContent, publishContent } from '#server/compose/changes/publish-content.ts';
import { createIndexer } from '#server/compose/indexing/create-indexer.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { createCheckMemory } from '#server/import/check-memory.ts';
import { importContent } from '#server/import/import-content.ts';
import { createChanges } from '#server/studio/changes/create-changes.ts';

const LIMIT_S = 10;
const LOOK_MS = 100;
const ACTOR = { id: null, name: 'bench', role: 'publisher' };

const { values } = parseArgs({
  options: { variants: { type: 'string', default: '70000' }, cold: { type: 'boolean' } },
});
await buildSite();
const base = mkdtempSync(join(tmpdir(), 'publish-'));
process.once('exit', () => rmSync(base, { recursive: true, force: true }));
const folder = join(base, 'content');
const dataDir = join(base, 'data');
const scaling = [join(root, 'bench/scale-content.mjs'), folder, '--variants', values.variants];
execFileSync(process.execPath, scaling, { stdio: 'inherit' });
const database = await openDatabase({ dataDir });
const indexer = createIndexer(readEnv({ DATA_DIR: dataDir }));
await importContent(database, { folder, dataDir, prepare: (version) => indexer.store(version) });
const media = createMediaStore(dataDir);
const memory = createCheckMemory();
const [product] = readdirSync(join(folder, 'catalogue/products'));
const path = `catalogue/products/${product}/product.yaml`;
const { server, address } = await startServer();

let step = '';
let clock = startClock();
if (!values.cold) {
  const learning = startClock();
  await learnContent({ database, dataDir, media }, memory);
  print('read in advance', learning());
}
const times = [await publish('first publication'), await publish('the next one')];
server.kill();
await indexer.close();
await database.destroy();
const holds = times.every((seconds) => seconds <= LIMIT_S);
console.log(`limit ${LIMIT_S} s until it is public: ${holds ? 'holds' : 'FALLS SHORT'}`);
process.exitCode = holds ? 0 : 1;

/** Returns the seconds until a page shows the change. */
async function publish(name) {
  const { id, text, page } = await changeSummary();
  indexer.warm();
  const visitor = visitPages(page, text);
  const total = startClock();
  step = 'files of the version';
  clock = startClock();
  const result = await publishContent(
    {
      database,
      dataDir,
      media,
      prepare: (version) => indexer.store(version),
      memory,
      onProgress: noteStep,
    },
    { change: id, actor: ACTOR },
  );
  noteStep('');
  if (!('version' in result)) throw new Error(`It was not published: ${result.code}.`);
  print(`${name}, as a whole`, total());
  const { seconds, delays } = await visitor;
  delays.sort((one, other) => one - other);
  const [median, slow, slowest] = [0.5, 0.95, 1].map((share) =>
    Math.round(delays[Math.ceil(delays.length * share) - 1] ?? 0),
  );
  console.log(`${name}: public after ${seconds.toFixed(1)} s`);
  console.log(
    `${delays.length} pages meanwhile: ${median} ms, 95 % within ${slow} ms, all within ${slowest} ms`,
  );
  return seconds;
}

/** Loads a page again and again until it has a text. */
async function visitPages(page, text) {
  const begun = performance.now();
  const delays = [];
  for (;;) {
    const sent = performance.now();
    const response = await fetch(address + page);
    const body = await response.text();
    const now = performance.now();
    if (!response.ok) throw new Error(`${page} has the status ${response.status}.`);
    delays.push(now - sent);
    if (body.includes(text)) return { seconds: (now - begun) / 1000, delays };
    await pause(LOOK_MS);
  }
}

async function startServer() {
  const serverEnv = { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn', PORT: '0' };
  const server = spawnServer({ env: { ...process.env, ...serverEnv, HOST: '127.0.0.1' } });
  process.once('exit', () => server.kill());
  const [{ address }] = await once(server, 'message');
  return { server, address };
}

/** Returns an approved change set, and the page that will show its text. */
async function changeSummary() {
  const changes = createChanges({
    db: database,
    now: Date.now,
    changeSources: { keyOfTable: () => [], check: () => null, ready: () => {} },
  });
  const id = await changes.begin(ACTOR, { title: 'One summary', why: '' });
  const { value } = await changes.openFile({ id, path });
  const from = value.summary.en;
  const text = `${from} Changed.`;
  await changes.editFile(ACTOR, { id, path }, [{ path: ['summary', 'en'], from, to: text }]);
  await changes.step(ACTOR, id, { to: 'approved', text: '' });
  return { id, text, page: pathTo('en', 'products', value.slug.en) };
}

function noteStep(next) {
  if (next === step) return;
  print(step, clock());
  step = next;
  clock = startClock();
}

function startClock() {
  const [began, used] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    return { seconds: (performance.now() - began) / 1000, processor: (user + system) / 1e6 };
  };
}

function print(name, { seconds, processor }) {
  console.log(
    `${name.padEnd(24)}${seconds.toFixed(1).padStart(8)} s, ${processor.toFixed(1).padStart(6)} s of the processor`,
  );
}
