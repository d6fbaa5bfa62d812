import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { ErasureReason, HeldData, RetentionState } from '#core/studio/held-data.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { log, maskSecrets } from '#server/log.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';
import type { WriteNotice } from '#server/studio/notice.ts';
import {
  addRequest,
  closeRequest,
  confirmRequest,
  listRequests,
  subjectOfDigest,
  withdrawRequest,
} from '#server/studio/running/erasures.ts';
import { tellAdmins } from '#server/studio/tell-admins.ts';

/** What the forms know of visitors, as `npm run privacy:…` uses it. */
export type PersonalData = {
  /** Everything that is stored about an address, each kind of data as a list. */
  export(email: string): Promise<
    {
      submissions: { id: string; kind: string; received: string }[];
      views: { name: string; person: string }[];
    } & object
  >;
  /** Numbers of what was removed. @throws the error of files that cannot be removed. */
  erase(email: string, actor: Actor): Promise<Record<string, number>>;
  /** Stands for an address where the address itself must not be stored. */
  digest(email: string): string;
  /** Removes requested erasures that nobody has confirmed in time, ms since 1970. */
  removeOldRequests(now: number): Promise<void>;
  describeRetention(): Promise<RetentionState>;
};

type Dependencies = {
  db: Database;
  personal: PersonalData;
  openNotices(): Promise<WriteNotice>;
  /** Called after mail became due. */
  onMail(): void;
  now(): number;
};

/** Submissions that are listed one by one. */
const LISTED = 100;

const normalize = (email: string) => email.trim().toLowerCase();

/**
 * What is stored about visitors: found, exported and erased by the same functions as `npm run privacy:…`. To erase
 * takes two people.
 */
export function createPersonalRecords(dependencies: Dependencies) {
  const { db, personal, openNotices, onMail, now } = dependencies;
  const subjectOf = (email: string) => subjectOfDigest(personal.digest(normalize(email)));
  const inTransaction = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    db.write.transaction().execute(work);
  return {
    find: (email: string) => describeHeld(dependencies, normalize(email)),

    /** All of it as JSON, without the secrets of links; the trail records that somebody has taken it. */
    async export(actor: Actor, email: string): Promise<string> {
      const data = await personal.export(email);
      const at = new Date(now()).toISOString();
      const action = 'personal-data.exported';
      await inTransaction((transaction) =>
        recordEvent(transaction, { actor, action, subject: subjectOf(email), at }),
      );
      return maskSecrets(JSON.stringify(data, null, 2));
    },

    async listErasures(actor: Actor) {
      await personal.removeOldRequests(now());
      return listRequests(db, { personId: actor.id, now: now() });
    },

    /** Requests an erasure, and tells every admin of it by mail. @throws AppError `studio-conflict` */
    async requestErasure(
      actor: Actor,
      { email, ...parts }: { email: string; reason: ErasureReason; note: string },
    ): Promise<void> {
      await personal.removeOldRequests(now());
      const write = await openNotices();
      const at = new Date(now()).toISOString();
      await inTransaction(async (transaction) => {
        await addRequest(transaction, {
          actor,
          now: now(),
          email: normalize(email),
          digest: personal.digest,
          ...parts,
        });
        const told = { kind: 'erasure' } as const;
        await tellAdmins(transaction, { actor, told, path: '/studio/privacy', at, write });
      });
      onMail();
    },

    /** @throws AppError `studio-not-found` */
    withdrawErasure: (actor: Actor, id: string): Promise<void> =>
      inTransaction((transaction) =>
        withdrawRequest(transaction, { actor, now: now(), id, digest: personal.digest }),
      ),

    confirmErasure: (actor: Actor, id: string) => confirmErasure(dependencies, actor, id),

    describeRetention: personal.describeRetention,
  };
}

async function describeHeld(
  { db, personal }: Pick<Dependencies, 'db' | 'personal'>,
  email: string,
): Promise<HeldData> {
  const data = await personal.export(email);
  const lists = Object.entries(data).flatMap(([name, rows]) =>
    Array.isArray(rows) && rows.length > 0 ? [[name, rows.length] as const] : [],
  );
  const access = await db.read
    .selectFrom('studio_person')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  const requested = await db.read
    .selectFrom('erasure_request')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  const latest = data.submissions.toReversed().slice(0, LISTED);
  return {
    email,
    counts: Object.fromEntries(lists),
    views: data.views.map(({ name, person }) => ({ name, clerk: person })),
    submissions: latest.map(({ id, kind, received }) => ({ id, kind, received })),
    hasAccess: access !== undefined,
    isRequested: requested !== undefined,
  };
}

/**
 * Removes a person's data. Where files cannot be removed the request stays, and is confirmed again later.
 *
 * @throws AppError `studio-not-found`; `studio-conflict`, with `erasure-running` while another erasure is carried out
 */
async function confirmErasure(
  dependencies: Dependencies,
  actor: Actor,
  id: string,
): Promise<Record<string, number>> {
  const release = await dependencies.db.tryLock('erasure');
  if (!release) throw new AppError('studio-conflict', { code: 'erasure-running' });
  try {
    return await erase(dependencies, actor, id);
  } finally {
    await release();
  }
}

async function erase(
  { db, personal, now }: Dependencies,
  actor: Actor,
  id: string,
): Promise<Record<string, number>> {
  await personal.removeOldRequests(now());
  const email = await db.write
    .transaction()
    .execute((transaction) =>
      confirmRequest(transaction, { actor, now: now(), id, digest: personal.digest }),
    );
  const removed = await personal.erase(email, actor);
  await db.write.transaction().execute((transaction) =>
    closeRequest(transaction, {
      actor,
      now: now(),
      id,
      subject: subjectOfDigest(personal.digest(email)),
      removed,
    }),
  );
  // The request itself names the person. Whoever confirmed it must not believe that nothing was erased.
  await db.eraseRemains().catch((error) => {
    log.warn({ err: error }, 'a request for erasure is still in deleted parts of the database');
  });
  return removed;
}
