import { isAppError } from '#core/app-error.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import { log } from '#server/log.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import {
  type DueChange,
  findScheduler,
  listDueChanges,
  listEndedPlans,
  noteUnpublished,
} from '#server/studio/changes/schedule-change.ts';
import type { WriteNotice } from '#server/studio/notice.ts';

/** What the schedule needs of `createChanges`. */
type Publishing = {
  publish(actor: Actor, id: string): Promise<number>;
  rebase(actor: Actor, id: string, decisions: []): Promise<void>;
};

type Dependencies = {
  db: Database;
  openChanges(): Promise<Publishing>;
  /** Prepares mails, outside of transactions. */
  openNotices(): Promise<WriteNotice>;
  /** Called a few minutes before something is published. */
  ready(): void;
  /** Called after mail was stored. */
  onMail(): void;
  now(): number;
};

/** Long enough for what a publication of a large catalogue reads. */
const SOON_MS = 5 * 60_000;

/** These pass: the change set stays due. */
const PASSING: readonly string[] = ['import-running'];

/**
 * Publishes the change sets whose time has come, one after the other, in one process of the site. What another version has changed elsewhere is merged
 * first. One that cannot be published, or has lost its approval, has no time any more, and whoever has set that is told.
 */
export async function publishDue(dependencies: Dependencies): Promise<void> {
  const { db, now, ready } = dependencies;
  if ((await listDueChanges(db.read, now() + SOON_MS)).length > 0) ready();
  // Mostly nothing is: then no process needs the lock.
  const [due, ended] = [await listDueChanges(db.read, now()), await listEndedPlans(db.read)];
  if (due.length + ended.length === 0) return;
  const release = await db.tryLock('schedule');
  if (!release) return;
  try {
    for (const one of await listDueChanges(db.read, now())) await publishOne(dependencies, one);
    for (const one of await listEndedPlans(db.read)) {
      const person = await findScheduler(db.read, one.actor);
      await tell(dependencies, one, { person, code: 'approval-lost' });
    }
  } finally {
    await release();
  }
}

async function publishOne(dependencies: Dependencies, due: DueChange): Promise<void> {
  const { db, openChanges } = dependencies;
  const person = await findScheduler(db.read, due.actor);
  const code = person ? await tryPublish(db, due, openChanges) : 'scheduler-gone';
  if (code !== null && !PASSING.includes(code)) await tell(dependencies, due, { person, code });
}

/** Null: it is published; else why not, as a key of the studio's texts. */
async function tryPublish(
  db: Database,
  { id, actor, baseVersion }: DueChange,
  openChanges: Dependencies['openChanges'],
): Promise<string | null> {
  try {
    const changes = await openChanges();
    const { version } = await readContentVersion(db);
    if (version !== baseVersion) await changes.rebase(actor, id, []);
    await changes.publish(actor, id);
    return null;
  } catch (error) {
    if (isAppError(error, 'studio-conflict')) return error.values.code;
    log.error({ err: error }, 'a change set was not published at its time');
    return 'publishing-failed';
  }
}

async function tell(
  { db, now, openNotices, onMail }: Dependencies,
  { id, title, actor }: DueChange,
  { person, code }: { person: Awaited<ReturnType<typeof findScheduler>>; code: string },
): Promise<void> {
  const write = await openNotices();
  const at = new Date(now()).toISOString();
  await db.write.transaction().execute(async (transaction) => {
    await noteUnpublished(transaction, { id, actor, at, code });
    if (!person) return;
    const { role: _role, ...recipient } = person;
    const path = `/studio/changes/${encodeURIComponent(id)}/show`;
    const kind = code === 'approval-lost' ? 'unapproved' : 'unpublished';
    const notice = { ...recipient, kind, about: title, path } as const;
    await addMail(transaction, write(notice), at);
  });
  if (person) onMail();
}
