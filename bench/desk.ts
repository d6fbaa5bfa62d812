// Measures lists, searches, counts and figures of the studio's desk with 50,000 messages, 20,000 claims and 20,000
// registrations: median, best and worst time of each, of the processor on SQLite. Limit: 100 ms each as measured, multiplied
// by how much slower the machine is around that measurement, after the cases were added once.
// npm run bench:desk
// With TEST_DATABASE_URL it fills a schema of its own there, else a SQLite file.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { type DatabaseLocation, openDatabase } from '#server/db/client.ts';
import { createAdoption } from '#server/studio/desk/adopt-cases.ts';
import { createDesk } from '#server/studio/desk/create-desk.ts';
import type { CaseQuery } from '#server/studio/desk/find-cases.ts';
import { noWarranties } from '#server/studio/studio.fixtures.ts';
import { createClaimReaders } from '#server/studio/warranties/create-claims.ts';
import { createRegistrations } from '#server/studio/warranties/create-registrations.ts';
import { measureSlowness, processorMs } from './machine-speed.mjs';
import { CASES, CLAIMS, fillDesk, REGISTRATIONS, SKUS } from './studio/fill-desk.ts';

const LIMIT_MS = 100;
const ROUNDS = 15;
const serverUrl = process.env.TEST_DATABASE_URL;
const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const schema = `bench_${randomBytes(6).toString('hex')}`;

/** Runs a statement on the PostgreSQL server. */
async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function place(): Promise<DatabaseLocation> {
  if (!serverUrl) return { dataDir };
  await runOnServer(`create schema ${schema}`);
  const own = new URL(serverUrl);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return { databaseUrl: own.href };
}

const db = await openDatabase(await place());
await fillDesk(db);
const adopt = createAdoption({ db, listPromises: async () => new Map([[101, 1]]) });
const desk = createDesk({
  db,
  listTemplates: async () => [],
  readPhoto: async () => null,
  adopt,
  openMails: () => Promise.reject(new Error('no mail is written here')),
  onMail: () => {},
  now: Date.now,
});
const NAMES = new Map(SKUS.map((sku, at) => [sku, at < 200 ? 'Ardea, downlight' : 'Lindel']));
const warranties = {
  ...noWarranties,
  // A common word is in the names of many products.
  listNames: async () => NAMES,
  ...{ db, adopt, onMail: () => {}, now: Date.now },
  openMails: () => Promise.reject(new Error('no mail is written here')),
};
const claims = createClaimReaders(warranties);
const registrations = createRegistrations(warranties);
const started = performance.now();
const page: CaseQuery = { sort: 'received', order: 'desc', offset: 0, limit: 25 };
const list = { order: 'desc', offset: 0, limit: 25 } as const;
await desk.find(page);
const firstMs = Math.round(performance.now() - started);
while ((await desk.find(page)).total < CASES) await pause(200);
const allMs = Math.round(performance.now() - started);
console.log(`${CASES} cases: the first page after ${firstMs} ms, all after ${allMs} ms`);

// Servers do it themselves in their first minutes.
if (serverUrl) await sql`vacuum analyze`.execute(db.write);
const queries: Record<string, () => Promise<unknown>> = {
  'the latest': () => desk.find(page),
  'the last page': () => desk.find({ ...page, offset: CASES - 25 }),
  'open, by due day': () => desk.find({ ...page, state: 'open', sort: 'due', order: 'asc' }),
  'claims of nobody': () => desk.find({ ...page, kind: 'warranty-claim', assignee: 'none' }),
  'one word': () => desk.find({ ...page, text: 'hospital' }),
  'two words, rare': () => desk.find({ ...page, text: 'person8999 hospital' }),
  'a word that nobody wrote': () => desk.find({ ...page, text: 'xylophone' }),
  'latest change first': () => desk.find({ ...page, sort: 'updated' }),
  'messages of a state': () => desk.find({ ...page, kind: 'message', state: 'new' }),
  'due before a day': () => desk.find({ ...page, state: 'open', dueBefore: '2026-05-01' }),
  counts: () => desk.count('nobody'),
  claims: () => claims.find('es', list),
  'claims: the last page': () => claims.find('es', { ...list, offset: CLAIMS - 25 }),
  'claims: open': () => claims.find('es', { ...list, claimState: 'open' }),
  'claims: of a product': () => claims.find('es', { ...list, sku: SKUS[7] }),
  'claims: a common word': () => claims.find('es', { ...list, text: 'hospital' }),
  'claims: a product word': () => claims.find('es', { ...list, text: 'downlight' }),
  'claims: nobody wrote it': () => claims.find('es', { ...list, text: 'xylophone' }),
  'claims: figures of a year': () => claims.count('es', { from: '2026-01-01', to: '2026-12-31' }),
  register: () => registrations.find('es', list),
  'register: the last page': () =>
    registrations.find('es', { ...list, offset: REGISTRATIONS - 25 }),
  'register: installed in May': () =>
    registrations.find('es', { ...list, installedFrom: '2026-05-01', installedTo: '2026-05-31' }),
  'register: a common word': () => registrations.find('es', { ...list, text: 'hospital' }),
  'register: a product word': () => registrations.find('es', { ...list, text: 'downlight' }),
  'register: nobody wrote it': () => registrations.find('es', { ...list, text: 'xylophone' }),
};
/** Processor time, which others on the machine do not change; of a PostgreSQL server only the time until it responds is known. */
const readMs = serverUrl ? () => performance.now() : processorMs;
/** The machine is as slow as it was before or after a measurement, whichever was less. */
const limitBetween = (before: number) => LIMIT_MS * Math.min(before, measureSlowness(readMs));

let missed = 0;
let missedRaw = 0;
for (const [name, query] of Object.entries(queries)) {
  const before = measureSlowness(readMs);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = readMs();
    await query();
    times.push(readMs() - begun);
  }
  const limit = limitBetween(before);
  times.sort((a, b) => a - b);
  const median = times[Math.floor(ROUNDS / 2)] ?? 0;
  if (median > limit) missed += 1;
  if (median > LIMIT_MS) missedRaw += 1;
  const range = `${times[0]?.toFixed(1)} to ${times.at(-1)?.toFixed(1)}`;
  console.log(`${name.padEnd(28)} ${median.toFixed(1)} ms (${range}), limit ${limit.toFixed(0)}`);
}
const count = Object.keys(queries).length;
console.log(
  `${count - missedRaw} of ${count} within ${LIMIT_MS} ms, ${count - missed} within the limit.`,
);
await db.destroy();
if (serverUrl) await runOnServer(`drop schema ${schema} cascade`);
await rm(dataDir, { recursive: true, force: true });
process.exitCode = missed === 0 ? 0 : 1;
