// Measures the publication of one changed summary and of the next one, from the read of the version to the stored
// indexes, as the process of the studio does it; each step with its processor time, which depends less on what else the
// machine does.
// npm run bench:publish [-- --variants 70000]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localeCodes } from '#core/i18n/locales.ts';
import { root } from '#scripts/prepare.mjs';
import { publishContent } from '#server/compose/changes/publish-content.ts';
import { storeIndex } from '#server/compose/store-index.ts';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { createCheckMemory } from '#server/import/check-memory.ts';
import { importContent } from '#server/import/import-content.ts';
import { searchSettings } from '#server/settings.ts';
import { createChanges } from '#server/studio/changes/create-changes.ts';

const LIMIT_S = 10;
const ACTOR = { id: null, name: 'bench', role: 'publisher' };

const { values } = parseArgs({ options: { variants: { type: 'string', default: '70000' } } });
const base = mkdtempSync(join(tmpdir(), 'publish-'));
process.once('exit', () => rmSync(base, { recursive: true, force: true }));
const folder = join(base, 'content');
const dataDir = join(base, 'data');
const scaling = [join(root, 'bench/scale-content.mjs'), folder, '--variants', values.variants];
execFileSync(process.execPath, scaling, { stdio: 'inherit' });
const database = await openDatabase({ dataDir });
const search = searchSettings(readEnv({ DATA_DIR: dataDir }));
await importContent(database, { folder, dataDir, prepare });

const memory = createCheckMemory();
let step = '';
let clock = startClock();
const first = await publish('publication');
await publish('the next one');
await database.destroy();
const holds = first.seconds <= LIMIT_S;
console.log(`limit ${LIMIT_S} s: ${holds ? 'holds' : 'FALLS SHORT'}`);
process.exitCode = holds ? 0 : 1;

/** With what the process has read before, as after a preview or another publication. */
async function publish(name) {
  const id = await changeSummary();
  const total = startClock();
  step = 'files of the version';
  clock = startClock();
  const result = await publishContent(
    { database, dataDir, media: createMediaStore(dataDir), prepare, memory, onProgress: noteStep },
    { change: id, actor: ACTOR },
  );
  noteStep('');
  if (!('version' in result)) throw new Error(`It was not published: ${result.code}.`);
  const used = total();
  print(name, used);
  return used;
}

async function prepare(imported) {
  for (const locale of localeCodes)
    await storeIndex({ database, dataDir, minFreeMb: 0, search }, { locale, imported });
}

/** Returns the id of an approved change set. */
async function changeSummary() {
  const changes = createChanges({
    db: database,
    now: Date.now,
    changeSources: { keyOfTable: () => [], check: () => null },
  });
  const change = await changes.begin(ACTOR, { title: 'One summary', why: '' });
  const [product] = readdirSync(join(folder, 'catalogue/products'));
  const path = `catalogue/products/${product}/product.yaml`;
  const { value } = await changes.openFile({ id: change, path });
  const from = value.summary.en;
  await changes.editFile(ACTOR, { id: change, path }, [
    { path: ['summary', 'en'], from, to: `${from} Changed.` },
  ]);
  await changes.step(ACTOR, change, { to: 'approved', text: '' });
  return change;
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
