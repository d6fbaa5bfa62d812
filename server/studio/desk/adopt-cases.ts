import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { companyDay } from '#core/forms/company-day.ts';
import type { EnteredField } from '#core/studio/case.ts';
import { searchTextOf, senderNameOf } from '#core/studio/case-search-text.ts';
import { addWorkingDays } from '#core/studio/case-states.ts';
import type { Database } from '#server/db/client.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';
import { log } from '#server/log.ts';

const AT_ONCE = 500;
/** A submission may be committed so long after its time of arrival. */
const LATE_MS = 10 * 60_000;

type Options = {
  db: Database;
  /** Working days within which each form promises a response, by its number. */
  listPromises(): Promise<ReadonlyMap<number, number>>;
};

/**
 * Gives every submission its case. `rows`: how many the caller reads at once, `ALL_ROWS` if it must miss none.
 * `isPreparing`: earlier submissions have no case yet, and the caller does not wait for them.
 * @throws the error of earlier ones that could not be added, where the caller waits for them
 */
export type Adopt = (rows?: number) => Promise<{ isPreparing: boolean }>;

export const ALL_ROWS = Number.POSITIVE_INFINITY;

/** Reads one case; what is not found is read again once every submission has its case. */
export async function readAdopted<Found>(adopt: Adopt, read: () => Promise<Found>): Promise<Found> {
  const { isPreparing } = await adopt();
  const found = await read();
  if (found || !isPreparing) return found;
  await adopt(ALL_ROWS);
  return read();
}

/** Pages that are read once every submission has its case; the heads of a file do not wait for it. */
export async function* readAllAdopted<Page>(
  adopt: Adopt,
  read: () => AsyncIterable<Page> | Promise<AsyncIterable<Page>>,
): AsyncGenerator<Page> {
  await adopt(ALL_ROWS);
  yield* await read();
}

/**
 * The public site knows nothing of cases: they are added before they are listed. The first run begins with the latest
 * submissions, and lists wait only for those; later ones look at what has arrived since the latest case.
 */
export function createAdoption(options: Options): Adopt {
  const addSome = (range: Range) => addCases(options, range);
  let first: Promise<void> | null = null;
  let isComplete = false;
  let running: Promise<void> | null = null;
  /** Of the first run, what is older than the latest ones. */
  let rest: Promise<void> = Promise.resolve();

  async function addRest(until: string | null): Promise<void> {
    for (let next = until; next !== null; ) {
      await nextTurn();
      next = await addSome({ until: next });
    }
    isComplete = true;
  }

  async function addFirst(): Promise<void> {
    const until = await addSome({});
    rest = addRest(until);
    rest.catch((error) => {
      first = null;
      log.warn({ err: error }, 'earlier messages could not be added to the desk');
    });
  }

  async function addLatest(): Promise<void> {
    const since = await latestCase(options.db.read);
    while ((await addSome({ since })) !== null) await nextTurn();
  }

  function add(): Promise<void> {
    if (!isComplete) {
      first ??= addFirst().catch((error) => {
        first = null;
        throw error;
      });
      return first;
    }
    running ??= addLatest().finally(() => {
      running = null;
    });
    return running;
  }

  return async (rows = 0) => {
    await add();
    if (rows > AT_ONCE) await rest;
    return { isPreparing: !isComplete };
  };
}

/** Times of arrival, both included. */
type Range = { since?: string; until?: string };

async function latestCase(read: Kysely<Tables>): Promise<string> {
  const row = await read
    .selectFrom('desk_case')
    .select((eb) => eb.fn.max('received').as('latest'))
    .executeTakeFirst();
  return row?.latest ? new Date(Date.parse(row.latest) - LATE_MS).toISOString() : '';
}

function listNew(read: Kysely<Tables>, { since = '', until = '9' }: Range) {
  return read
    .selectFrom('form_submission as submission')
    .leftJoin(
      'warranty_registration as registration',
      'registration.submission_id',
      'submission.id',
    )
    .leftJoin('warranty_claim as claim', 'claim.submission_id', 'submission.id')
    .select([
      'submission.id',
      'submission.form_id',
      'submission.kind',
      'submission.locale',
      'submission.received',
      'submission.email',
      'submission.fields',
      'registration.reference',
      'claim.case_number',
      'claim.status',
    ])
    .where('submission.received', '>=', since)
    .where('submission.received', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('desk_case')
            .select('desk_case.submission_id')
            .whereRef('desk_case.submission_id', '=', 'submission.id'),
        ),
      ),
    )
    .orderBy('submission.received', 'desc')
    .limit(AT_ONCE)
    .execute();
}

type NewRow = Awaited<ReturnType<typeof listNew>>[number];

function toCase(row: NewRow, promises: ReadonlyMap<number, number>) {
  const fields = fromJson<EnteredField[]>(row.fields);
  const reference = row.reference ?? row.case_number;
  const days = promises.get(row.form_id);
  const day = companyDay(Date.parse(row.received));
  const { email } = row;
  return {
    submission_id: row.id,
    kind: row.kind,
    locale: row.locale,
    received: row.received,
    sender: senderNameOf({ email, fields }),
    email,
    reference,
    // A registration or a copy is complete when it arrives; a claim may have been decided by command.
    state: isOpen(row) ? ('new' as const) : ('done' as const),
    due: days === undefined ? null : addWorkingDays(day, days),
    updated: row.received,
    revision: 1,
    search_text: searchTextOf({ email, reference, fields }),
  };
}

function isOpen({ kind, status }: NewRow): boolean {
  if (kind === 'warranty-claim') return status !== 'settled' && status !== 'rejected';
  return kind === 'message';
}

/** @returns the time of the earliest one that was added; null when there are no more. */
async function addCases({ db, listPromises }: Options, range: Range): Promise<string | null> {
  const promises = await listPromises();
  const rows = await listNew(db.read, range);
  if (rows.length > 0) {
    await db.write
      .insertInto('desk_case')
      .values(rows.map((row) => toCase(row, promises)))
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .execute();
  }
  return rows.length < AT_ONCE ? null : (rows.at(-1)?.received ?? null);
}
