import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/client.ts';
import type { Place } from '#server/db/databases.fixtures.ts';
import { goodMessage, goodRegistration } from '#server/forms/forms.fixtures.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createTokens, formBody, UNIT_TAG } from '#tests/api/forms/forms.ts';
import { type FormServer, startFormServer } from '#tests/api/forms/start-form-server.ts';

type Submission = { key: string; path: string; fields: Record<string, string | string[]> };

const PER_ROUND = 24;
/** Delay from the response that triggers the kill; other requests are in progress then. */
const MAX_DELAY_MS = 25;
const TIMEOUT_MS = 10_000;

export type KillReport = {
  rounds: number;
  sent: number;
  /** Acknowledged before the process was killed. */
  acknowledged: number;
  /** Stored, but the process was killed before it could respond. */
  unacknowledged: number;
  problems: string[];
};

/**
 * Kills the process in each round during submissions, restarts it, and resends the unacknowledged ones with the same
 * keys. In the end every submission must be stored once, with its two mails.
 */
export async function runKillRounds(place: Place, rounds: number): Promise<KillReport> {
  const db = await place.open();
  const { dataDir } = place;
  await importContent(db, { folder: fixtureFolder, dataDir, checkPhotometry: false });
  const createToken = await createTokens({ db });
  const acknowledged = new Set<string>();
  const submissions: Submission[] = [];
  let early = 0;
  for (let round = 0; round < rounds; round += 1) {
    const fresh = Array.from({ length: PER_ROUND }, (_, index) =>
      createSubmission(index, createToken()),
    );
    const open = submissions.filter(({ key }) => !acknowledged.has(key));
    submissions.push(...fresh);
    const server = await startFormServer(place);
    const trigger = Promise.withResolvers<void>();
    let remainingResponses = randomInt(1, PER_ROUND);
    const sends = [...open, ...fresh].map(async (submission) => {
      if (!(await send(server, submission))) return;
      acknowledged.add(submission.key);
      remainingResponses -= 1;
      if (remainingResponses === 0) trigger.resolve();
    });
    await Promise.race([trigger.promise, pause(TIMEOUT_MS)]);
    await pause(randomInt(0, MAX_DELAY_MS));
    await server.kill();
    await Promise.all(sends);
    early = await checkAcknowledged(db, acknowledged);
    if (early > 0) break;
  }
  const duringKills = acknowledged.size;
  const stored = await countRows(db, 'form_submission');
  await finish(place, submissions, acknowledged);
  const problems = await findProblems(db, submissions, acknowledged);
  if (early > 0) problems.push(`${early} acknowledged submissions were lost by a kill`);
  const unacknowledged = Math.max(0, stored - duringKills);
  return { rounds, sent: submissions.length, acknowledged: duringKills, unacknowledged, problems };
}

function createSubmission(index: number, token: string): Submission {
  const key = randomUUID();
  const common = {
    _wpcf7_recaptcha_response: token,
    _idempotency_key: key,
    'your-name': key,
    // Each its own address: one address gets few mails.
    'your-email': `${key}@example.test`,
  };
  if (index % 3 === 0) {
    const path = '/ansell/v1/product/warranty-register';
    return { key, path, fields: { ...goodRegistration, ...common } };
  }
  const path = '/contact-form-7/v1/contact-forms/6/feedback';
  return { key, path, fields: { ...goodMessage, ...common, _wpcf7_unit_tag: UNIT_TAG } };
}

async function send({ api }: FormServer, { path, fields }: Submission): Promise<boolean> {
  try {
    const response = await fetch(api + path, { method: 'POST', body: formBody(fields) });
    return ((await response.json()) as { status: string }).status === 'mail_sent';
  } catch {
    return false;
  }
}

/** Sends the rest, and everything acknowledged once more. */
async function finish(place: Place, submissions: Submission[], acknowledged: Set<string>) {
  const server = await startFormServer(place);
  for (const submission of submissions) {
    if (await send(server, submission)) acknowledged.add(submission.key);
  }
  await server.kill();
}

/** Counts the acknowledged submissions that are missing, by the names sent. */
async function checkAcknowledged(db: Database, acknowledged: Set<string>): Promise<number> {
  const names = await listNames(db);
  return [...acknowledged].filter((key) => !names.includes(key)).length;
}

async function listNames({ write }: Database): Promise<string[]> {
  const rows = await write.selectFrom('form_submission').select('fields').execute();
  return rows.map(({ fields }) => {
    const shown = JSON.parse(fields) as { name: string; value: string }[];
    return shown.find(({ name }) => name === 'your-name')?.value ?? '';
  });
}

async function findProblems(db: Database, submissions: Submission[], acknowledged: Set<string>) {
  const problems: string[] = [];
  const names = await listNames(db);
  if (acknowledged.size !== submissions.length) problems.push('some were never acknowledged');
  if (new Set(names).size !== names.length) problems.push('some are stored twice');
  if (names.length !== submissions.length)
    problems.push(`${names.length} of ${submissions.length} stored`);
  const mails = await db.write
    .selectFrom('outgoing_mail')
    .select((eb) => ['submission_id', eb.fn.countAll().as('count')])
    .groupBy('submission_id')
    .execute();
  const wrong = mails.filter(({ count }) => Number(count) !== 2);
  if (wrong.length > 0) problems.push(`${wrong.length} submissions have not two mails`);
  if (mails.length !== names.length) problems.push('some submissions have no mail');
  const registrations = submissions.filter(({ path }) => path.includes('warranty')).length;
  const registered = await countRows(db, 'warranty_registration');
  if (registered !== registrations) problems.push(`${registered} of ${registrations} registered`);
  return problems;
}

async function countRows({ write }: Database, table: 'form_submission' | 'warranty_registration') {
  return (await write.selectFrom(table).selectAll().execute()).length;
}
