import { type Kysely, sql, type Transaction } from 'kysely';
import { isPartOfName, type KnownPerson, namesPerson } from '#core/studio/person-words.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';
import { containsWords } from '#server/db/text-search.ts';
import { type Actor, recordEvent, redactEvents } from '#server/studio/audit-trail.ts';

/** What the people of the desk have saved under or with the words of a visitor. */
type PersonalViews = {
  views: { id: string; person: string; name: string; text: string | null; created: string }[];
  /** Events of earlier versions, which had the names of views. */
  events: { position: number; at: string; person: string; action: string; subject: string }[];
};

/** Finds saved views that name a visitor, or search for parts of the name and find nobody else; and their events. */
export async function findPersonalViews(
  read: Kysely<Tables>,
  person: KnownPerson,
): Promise<PersonalViews> {
  const rows = await read
    .selectFrom('desk_view')
    .innerJoin('studio_person', 'studio_person.id', 'desk_view.person_id')
    .select(['desk_view.id', 'desk_view.name', 'filter', 'desk_view.created'])
    .select('studio_person.name as person')
    .orderBy('desk_view.created')
    .execute();
  const views: PersonalViews['views'] = [];
  for (const { filter, ...row } of rows) {
    const { text = null } = fromJson<{ text?: string }>(filter);
    const isNamed = namesPerson(row.name, person) || namesPerson(text ?? '', person);
    if (isNamed || (await findsNobodyElse(read, text, person))) views.push({ ...row, text });
  }
  const events = await read
    .selectFrom('audit_event')
    .select(['position', 'at', 'person', 'action', 'subject'])
    .where('subject_kind', '=', 'view')
    .orderBy('position')
    .execute();
  return { views, events: events.filter(({ subject }) => namesPerson(subject, person)) };
}

async function findsNobodyElse(
  read: Kysely<Tables>,
  text: string | null,
  person: KnownPerson,
): Promise<boolean> {
  if (text === null || !isPartOfName(text, person)) return false;
  const other = await read
    .selectFrom('desk_case')
    .select('submission_id')
    .where('email', '!=', person.email)
    .where(containsWords(sql.ref('search_text'), text))
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}

/** Removes what `findPersonalViews` finds: of events the names alone. Returns how many views. */
export async function erasePersonalViews(
  transaction: Transaction<Tables>,
  { person, actor, at }: { person: KnownPerson; actor: Actor; at: string },
): Promise<number> {
  const { views, events } = await findPersonalViews(transaction, person);
  for (const { id } of views) {
    await transaction.deleteFrom('desk_view').where('id', '=', id).execute();
    const subject = { kind: 'view', key: id };
    await recordEvent(transaction, { actor, action: 'view.erased', subject, at });
  }
  await redactEvents(transaction, { actor, at, positions: events.map((event) => event.position) });
  return views.length;
}
