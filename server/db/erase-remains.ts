import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

/** Tables with personal data; those that others refer to come first. */
export const personalTables = [
  'form_submission',
  'submission_key',
  'captcha_verdict',
  'outgoing_mail',
  'mail_attachment',
  'copied_document',
  'mail_recipient',
  'warranty_registration',
  'warranty_item',
  'warranty_claim',
  'claim_state',
  'claim_photo',
  'newsletter_subscriber',
  'newsletter_event',
  'desk_case',
  'desk_note',
  'desk_reply',
  'desk_reply_file',
  'erasure_request',
] as const satisfies (keyof Tables)[];

/** What the people of the studio write, and what names of visitors may be in: views, and earlier events about them. */
const namingTables = ['desk_view', 'audit_event'] as const satisfies (keyof Tables)[];

/**
 * Rewrites a SQLite file and empties its write-ahead log, in a thread of its own: pages that were divided or merged
 * may hold copies of rows that were deleted later.
 */
export async function eraseInFile(path: string): Promise<void> {
  const script = new URL('./vacuum-file.ts', import.meta.url);
  // Rejects with the error of the thread.
  await once(new Worker(script, { workerData: path }), 'exit');
}

/** Waits for other statements no longer than this, because all later ones wait behind it. */
const LOCK_WAIT = '2s';

/** Rewrites the tables with personal data; the earlier files are deleted. */
export async function eraseInPostgres(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${LOCK_WAIT}, false)`.execute(connection);
    try {
      for (const table of [...personalTables, ...namingTables])
        await sql`vacuum (full) ${sql.table(table)}`.execute(connection);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}
