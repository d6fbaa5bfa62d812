// Measures the lists of the studio's desk with 50,000 messages and 20,000 claims: median and worst time of each at the
// server. Limit: 100 ms each, after the cases were added once. npm run bench:desk
// With TEST_DATABASE_URL it fills a schema of its own there, else a SQLite file.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { seedRandom } from '#core/seeded-random.fixtures.ts';
import { type Database, type DatabaseLocation, openDatabase } from '#server/db/client.ts';
import { createAdoption } from '#server/studio/desk/adopt-cases.ts';
import { createDesk } from '#server/studio/desk/create-desk.ts';
import type { CaseQuery } from '#server/studio/desk/find-cases.ts';

const LIMIT_MS = 100;
const ROUNDS = 15;
const MESSAGES = 50_000;
const CLAIMS = 20_000;
const AT_ONCE = 500;
const WORDS =
  'downlight carril tira driver emergencia haz lúmenes oficina almacén nave escuela hospital garantía parpadea fundido pedido entrega precio plazo'.split(
    ' ',
  );

const random = seedRandom(20);
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;
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

function toSubmission(at: number) {
  const isClaim = at >= MESSAGES;
  const name = `${pick(WORDS)} ${at % 9000}`;
  const text = Array.from({ length: 60 }, () => pick(WORDS)).join(' ');
  const fields = [
    { name: 'your-name', label: 'Nombre', value: name },
    { name: 'your-message', label: 'Mensaje', value: text },
  ];
  return {
    id: randomUUID(),
    form_id: isClaim ? 103 : 101,
    kind: isClaim ? 'warranty-claim' : 'message',
    locale: pick(['en', 'es']),
    received: new Date(Date.UTC(2026, 0, 1) + random() * 300 * 86_400_000).toISOString(),
    email: `person${at % 9000}@example.test`,
    fields: JSON.stringify(fields),
  };
}

async function fill({ write }: Database): Promise<void> {
  for (let start = 0; start < MESSAGES + CLAIMS; start += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, at) => toSubmission(start + at));
    await write.insertInto('form_submission').values(rows).execute();
    const claims = rows.filter(({ kind }) => kind === 'warranty-claim');
    if (claims.length === 0) continue;
    const values = claims.map(({ id, locale, received }) => ({
      submission_id: id,
      case_number: `AC-${id}`,
      token_digest: id,
      locale,
      status: 'received',
      sku: 'ARD150/12/830',
      received,
      updated: received,
    }));
    await write.insertInto('warranty_claim').values(values).execute();
  }
}

const db = await openDatabase(await place());
await fill(db);
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
const started = performance.now();
const page: CaseQuery = { sort: 'received', order: 'desc', offset: 0, limit: 25 };
await desk.find(page);
const firstMs = Math.round(performance.now() - started);
while ((await desk.find(page)).total < MESSAGES + CLAIMS) await pause(200);
const allMs = Math.round(performance.now() - started);
console.log(
  `${MESSAGES + CLAIMS} cases: the first page after ${firstMs} ms, all after ${allMs} ms`,
);

const queries: Record<string, () => Promise<unknown>> = {
  'the latest': () => desk.find(page),
  'the last page': () => desk.find({ ...page, offset: MESSAGES + CLAIMS - 25 }),
  'open, by due day': () => desk.find({ ...page, state: 'open', sort: 'due', order: 'asc' }),
  'claims of nobody': () => desk.find({ ...page, kind: 'warranty-claim', assignee: 'none' }),
  'one word': () => desk.find({ ...page, text: 'hospital' }),
  'two words, rare': () => desk.find({ ...page, text: 'person8999 hospital' }),
  'a word that nobody wrote': () => desk.find({ ...page, text: 'xylophone' }),
  counts: () => desk.count('nobody'),
};
let isMet = true;
for (const [name, query] of Object.entries(queries)) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await query();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(ROUNDS / 2)] ?? 0;
  isMet &&= median <= LIMIT_MS;
  console.log(`${name.padEnd(26)} ${median.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(1)} ms`);
}
console.log(isMet ? `All within ${LIMIT_MS} ms.` : `The limit of ${LIMIT_MS} ms is not met.`);
await db.destroy();
if (serverUrl) await runOnServer(`drop schema ${schema} cascade`);
await rm(dataDir, { recursive: true, force: true });
process.exitCode = isMet ? 0 : 1;
