import { type Kysely, sql } from 'kysely';
import type {
  ChangeDetails,
  ChangeEvent,
  ChangeFile,
  ChangeSet,
  ChangeState,
} from '#core/studio/changes/change-set.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import type { Tables } from '#server/db/tables.ts';
import { containsWords } from '#server/db/text-search.ts';

export type ChangeQuery = {
  state?: ChangeState | 'open' | undefined;
  /** Id of the person who began it. */
  author?: string | undefined;
  text?: string | undefined;
  /** From 0. */
  offset: number;
  limit: number;
};

/** Finds change sets, the latest changed first. */
export async function findChanges(
  { read }: Pick<Database, 'read'>,
  query: ChangeQuery,
): Promise<{ items: ChangeSet[]; total: number }> {
  const matching = matchingChanges(read, query);
  const { total } = await matching
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withColumns(matching)
    .orderBy('updated', 'desc')
    .orderBy('id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { items: rows.map(toChange), total: Number(total) };
}

function matchingChanges(read: Kysely<Tables>, { state, author, text }: ChangeQuery) {
  let rows = read.selectFrom('change_set');
  if (state === 'open') rows = rows.where('state', 'in', ['draft', 'review', 'approved']);
  else if (state) rows = rows.where('state', '=', state);
  if (author) rows = rows.where('author_id', '=', author);
  if (text) rows = rows.where(containsWords(sql.ref('search_text'), text));
  return rows;
}

function withColumns(rows: ReturnType<typeof matchingChanges>) {
  return rows.selectAll().select((eb) =>
    eb
      .selectFrom('change_file')
      .whereRef('change_file.change_id', '=', 'change_set.id')
      .select((count) => count.fn.countAll<number | string>().as('count'))
      .as('files'),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['execute']>>[number];

function toChange(row: Row): ChangeSet {
  const isPlanned = row.state === 'approved';
  return {
    id: row.id,
    title: row.title,
    why: row.why,
    author: row.author,
    authorId: row.author_id,
    baseVersion: row.base_version,
    state: row.state,
    publishAt: isPlanned ? row.publish_at : null,
    scheduledBy: isPlanned ? row.scheduled_by : null,
    publishedVersion: row.published_version,
    createdAt: row.created,
    updatedAt: row.updated,
    fileCount: Number(row.files ?? 0),
  };
}

/** All about a change set; null when there is none. */
export async function describeChange(
  database: Database,
  id: string,
): Promise<ChangeDetails | null> {
  const { read } = database;
  const row = await withColumns(
    read.selectFrom('change_set').where('id', '=', id),
  ).executeTakeFirst();
  if (!row) return null;
  const { version } = await readContentVersion(database);
  return {
    ...toChange(row),
    files: await listChangedFiles(read, id),
    events: await listEvents(read, id),
    versionInUse: version,
  };
}

async function listChangedFiles(read: Kysely<Tables>, id: string): Promise<ChangeFile[]> {
  const rows = await read
    .selectFrom('change_file')
    .select((eb) => [
      'path',
      'base_hash',
      'author',
      'updated',
      eb.and([eb('body', 'is', null), eb('upload_hash', 'is', null)]).as('removed'),
    ])
    .where('change_id', '=', id)
    .orderBy('path')
    .execute();
  return rows.map(({ path, base_hash, author, updated, removed }) => ({
    path,
    kind: removed ? 'removed' : base_hash === null ? 'added' : 'changed',
    author,
    at: updated,
  }));
}

/** In the order of the trail, which has the ids of comments. */
async function listEvents(read: Kysely<Tables>, id: string): Promise<ChangeEvent[]> {
  const comments = await read
    .selectFrom('change_comment')
    .select(['id', 'body'])
    .where('change_id', '=', id)
    .execute();
  const texts = new Map(comments.map((comment) => [comment.id, comment.body]));
  const events = await read
    .selectFrom('audit_event')
    .select(['at', 'person', 'action', 'before', 'after'])
    .where('subject_kind', '=', 'change')
    .where('subject', '=', id)
    .where('action', '!=', 'change.edited')
    .orderBy('position')
    .execute();
  return events.map(({ at, person, action, ...event }) => {
    const [before, after] = [openJson(event.before), openJson(event.after)];
    if (action !== 'change.commented') return { at, person, action, text: '', before, after };
    const text = texts.get(String((after as { comment: string }).comment)) ?? '';
    return { at, person, action: 'comment', text, before: null, after: null };
  });
}

function openJson(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
