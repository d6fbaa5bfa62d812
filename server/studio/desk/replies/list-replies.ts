import type { Kysely } from 'kysely';
import type { CaseReply } from '#core/studio/case.ts';
import { searchTextOfReply } from '#core/studio/case-search-text.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';

/** The mails about a case, the earliest first. */
export async function listReplies(read: Kysely<Tables>, caseId: string): Promise<CaseReply[]> {
  const rows = await read
    .selectFrom('desk_reply')
    .selectAll()
    .where('submission_id', '=', caseId)
    .orderBy('received')
    .orderBy('id')
    .execute();
  const files = await read
    .selectFrom('desk_reply_file')
    .selectAll()
    .where('reply_id', 'in', ['', ...rows.map(({ id }) => id)])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    received: row.received,
    sender: row.sender,
    subject: row.subject,
    text: row.body,
    isElsewhere: row.is_elsewhere === 1,
    isAutomatic: row.is_automatic === 1,
    isWhole: row.is_whole === 1,
    files: files
      .filter((file) => file.reply_id === row.id)
      .map(({ position, file, file_name: fileName, size_bytes: sizeBytes }) => {
        return { position, fileName, sizeBytes, isPhoto: !file.endsWith('.pdf') };
      }),
    left: fromJson<string[]>(row.left_files),
  }));
}

/** The name of a stored attachment; null when there is none. */
export async function findReplyFile(
  read: Kysely<Tables>,
  { caseId, replyId, position }: { caseId: string; replyId: string; position: number },
): Promise<string | null> {
  const row = await read
    .selectFrom('desk_reply_file')
    .innerJoin('desk_reply', 'desk_reply.id', 'desk_reply_file.reply_id')
    .select('desk_reply_file.file')
    .where('desk_reply.submission_id', '=', caseId)
    .where('desk_reply.id', '=', replyId)
    .where('desk_reply_file.position', '=', position)
    .executeTakeFirst();
  return row?.file ?? null;
}

/** What the search reads of the replies to a case. */
export async function listReplyWords(read: Kysely<Tables>, id: string): Promise<string[]> {
  const rows = await read
    .selectFrom('desk_reply')
    .select(['subject', 'body as text'])
    .where('submission_id', '=', id)
    .where('is_automatic', '=', 0)
    .orderBy('received')
    .execute();
  return rows.map(searchTextOfReply);
}
