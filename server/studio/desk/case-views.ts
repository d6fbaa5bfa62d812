import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { type CaseView, MAX_VIEWS } from '#core/studio/case-view.ts';
import type { Database } from '#server/db/client.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';
import type { DeskDependencies } from '#server/studio/desk/create-desk.ts';
import { type CaseFilter, countMatching, dateFilter } from '#server/studio/desk/find-cases.ts';

type Person = Actor & { id: string };

type Dependencies = Pick<DeskDependencies, 'db' | 'adopt' | 'now'>;

/** Combinations of filters that people have saved, each for itself. */
export function createViews({ db, adopt, now }: Dependencies) {
  return {
    async list(personId: string): Promise<CaseView[]> {
      await adopt();
      return listViews(db, { personId, now: now() });
    },

    /** One with the same name is replaced. @throws AppError `studio-conflict` (`views-full`) */
    save: (person: Person, view: { name: string; filter: CaseFilter }): Promise<void> =>
      db.write
        .transaction()
        .execute((transaction) => saveView(transaction, { person, ...view, now: now() })),

    /** @throws AppError `studio-not-found`, also for one of somebody else */
    remove: (person: Person, id: string): Promise<void> =>
      db.write
        .transaction()
        .execute((transaction) => removeView(transaction, { person, id, now: now() })),
  };
}

/** By name, with how many cases each finds. */
async function listViews(
  { read }: Pick<Database, 'read'>,
  { personId, now }: { personId: string; now: number },
): Promise<CaseView[]> {
  const rows = await read
    .selectFrom('desk_view')
    .select(['id', 'name', 'filter'])
    .where('person_id', '=', personId)
    .orderBy('name')
    .execute();
  const views: CaseView[] = [];
  for (const { id, name, filter: stored } of rows) {
    const filter = fromJson<Record<string, string>>(stored);
    const count = await countMatching(read, dateFilter(filter as CaseFilter, now));
    views.push({ id, name, filter, count });
  }
  return views;
}

/** The trail never has the name of a view, which may be that of a visitor. */
const subjectOfView = (id: string) => ({ kind: 'view', key: id });

type SavedView = { person: Person; name: string; filter: CaseFilter; now: number };

async function saveView(
  transaction: Transaction<Tables>,
  { person, name, filter, now }: SavedView,
): Promise<void> {
  const own = await transaction
    .selectFrom('desk_view')
    .select('name')
    .where('person_id', '=', person.id)
    .execute();
  const isNew = !own.some((view) => view.name === name);
  if (isNew && own.length >= MAX_VIEWS)
    throw new AppError('studio-conflict', { code: 'views-full' });
  const at = new Date(now).toISOString();
  const stored = { filter: JSON.stringify(filter) };
  const { id } = await transaction
    .insertInto('desk_view')
    .values({ id: randomUUID(), person_id: person.id, name, created: at, ...stored })
    .onConflict((conflict) => conflict.columns(['person_id', 'name']).doUpdateSet(stored))
    .returning('id')
    .executeTakeFirstOrThrow();
  const subject = subjectOfView(id);
  await recordEvent(transaction, { actor: person, action: 'view.saved', subject, at });
}

async function removeView(
  transaction: Transaction<Tables>,
  { person, id, now }: { person: Person; id: string; now: number },
): Promise<void> {
  const removed = await transaction
    .deleteFrom('desk_view')
    .where('id', '=', id)
    .where('person_id', '=', person.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AppError('studio-not-found');
  const at = new Date(now).toISOString();
  const subject = subjectOfView(removed.id);
  await recordEvent(transaction, { actor: person, action: 'view.removed', subject, at });
}
