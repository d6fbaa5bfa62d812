import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { foldText } from '#core/fold-text.ts';
import { endOfCompanyDay, startOfCompanyDay } from '#core/forms/company-day.ts';
import type { AuditEvent } from '#core/studio/audit-event.ts';
import type { CodeOf } from '#core/studio/code-names.ts';
import type { AuditEventTable } from '#server/db/studio/studio-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import { eventsWith } from '#server/studio/search-trail.ts';

/** Who does something: a person, or a command of the operator, whose id is null. */
export type Actor = { id: string | null; name: string };

export type AuditEntry = {
  actor: Actor;
  action: CodeOf<'action'>;
  subject: { kind: string; key: string };
  before?: unknown;
  after?: unknown;
  /** ISO time. */
  at: string;
};

const HEAD = 1;

/**
 * Adds an event in the transaction of what it describes, so that there is neither without the other. Nothing in the site
 * removes events, and nothing but `redactEvents` changes them.
 */
export async function recordEvent(
  transaction: Transaction<Tables>,
  { actor, action, subject, before, after, at }: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto('audit_head')
    .values({ id: HEAD, position: 0, digest: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  // Locks the row: events of other processes wait until this transaction ends.
  const head = await transaction
    .updateTable('audit_head')
    .set((eb) => ({ position: eb('position', '+', 1) }))
    .where('id', '=', HEAD)
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = {
    position: head.position,
    at,
    person_id: actor.id,
    person: actor.name,
    action,
    subject_kind: subject.kind,
    subject: subject.key,
    before: toJson(before),
    after: toJson(after),
  };
  const digest = digestOf(head.digest, event);
  await transaction
    .insertInto('audit_event')
    .values({ ...event, search_text: searchTextOf(event), digest })
    .execute();
  await transaction.updateTable('audit_head').set({ digest }).where('id', '=', HEAD).execute();
}

type Searched = Pick<AuditEventTable, 'person' | 'action' | 'subject'>;

const searchTextOf = ({ person, action, subject }: Searched) =>
  foldText(`${person} ${action} ${subject}`);

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}

type SealedColumns = Omit<AuditEventTable, 'digest' | 'search_text'>;

function digestOf(previous: string, event: SealedColumns): string {
  const { position, at, person_id, person, action, subject_kind, subject, before, after } = event;
  const content = [position, at, person_id, person, action, subject_kind, subject, before, after];
  return createHash('sha256')
    .update(JSON.stringify([previous, ...content]))
    .digest('hex');
}

const REDACTED = 'audit.redacted';

type Redaction = { actor: Actor; at: string; positions: readonly number[] };

/**
 * Empties the subjects of events, where they are words of somebody whose data is erased. Who did what and when stays, and
 * so do the digests, of which the later ones are made; a new event seals what is left.
 */
export async function redactEvents(
  transaction: Transaction<Tables>,
  { actor, at, positions }: Redaction,
): Promise<void> {
  const redacted: Redacted[] = [];
  for (const position of positions) {
    const { digest, search_text, ...event } = await transaction
      .selectFrom('audit_event')
      .selectAll()
      .where('position', '=', position)
      .executeTakeFirstOrThrow();
    const left = { ...event, subject: '' };
    redacted.push({ position, digest: digestOf('', left) });
    await transaction
      .updateTable('audit_event')
      .set({ subject: '', search_text: searchTextOf(left) })
      .where('position', '=', position)
      .execute();
  }
  if (redacted.length === 0) return;
  const subject = { kind: 'audit', key: `${redacted.length}` };
  await recordEvent(transaction, { actor, action: REDACTED, subject, after: { redacted }, at });
}

type Redacted = { position: number; digest: string };

/** Digests of what is left of redacted events, by their positions. The events that say so are in the chain themselves. */
async function listRedacted(read: Kysely<Tables>): Promise<Map<number, string>> {
  const events = await read
    .selectFrom('audit_event')
    .select('after')
    .where('action', '=', REDACTED)
    .execute();
  const redacted = events.flatMap(({ after }) => {
    return (JSON.parse(after ?? '{}') as { redacted?: Redacted[] }).redacted ?? [];
  });
  return new Map(redacted.map(({ position, digest }) => [position, digest]));
}

/** Events that are read at once. */
const CHECKED_AT_ONCE = 1000;

/**
 * Reads the whole trail and recalculates its digests, of redacted events those of what is left.
 *
 * @returns the position of the first event that was changed, removed or added by hand; null when the trail is whole.
 */
export async function findBreak(read: Kysely<Tables>): Promise<number | null> {
  const redacted = await listRedacted(read);
  let previous = '';
  let position = 0;
  for (;;) {
    const events = await read
      .selectFrom('audit_event')
      .selectAll()
      .where('position', '>', position)
      .orderBy('position')
      .limit(CHECKED_AT_ONCE)
      .execute();
    for (const event of events) {
      position += 1;
      const isSealed =
        event.digest === digestOf(previous, event) ||
        redacted.get(position) === digestOf('', event);
      if (event.position !== position || !isSealed) return position;
      previous = event.digest;
    }
    if (events.length < CHECKED_AT_ONCE) break;
  }
  const head = await read.selectFrom('audit_head').selectAll().executeTakeFirst();
  const isWhole = position === (head?.position ?? 0) && previous === (head?.digest ?? '');
  return isWhole ? null : position + 1;
}

export type AuditQuery = {
  /** Words of what is shown: names, actions, subjects, numbers of cases, before and after. */
  text?: string | undefined;
  action?: string | undefined;
  /** The id of a person, or the name of a command that was used without one. */
  person?: string | undefined;
  /** ISO days at the company, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** From 0. */
  offset: number;
  limit: number;
};

export type AuditFilter = Omit<AuditQuery, 'offset' | 'limit'>;

/** Finds events, the latest first. */
export async function findEvents(
  read: Kysely<Tables>,
  query: AuditQuery,
): Promise<{ items: AuditEvent[]; total: number }> {
  const matching = matchingEvents(read, query);
  const { total } = await matching
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('position', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const cases = await casesOf(read, rows);
  const items = rows.map((row) => ({ ...toEvent(row), about: cases.get(row.subject) ?? null }));
  return { items, total: Number(total) };
}

/** Everybody whom the trail names, by the latest name; commands that were used without a person have their name alone. */
export async function listActors(read: Kysely<Tables>): Promise<{ id: string; name: string }[]> {
  const latest = await read
    .selectFrom('audit_event')
    .select((eb) => eb.fn.max('position').as('position'))
    .groupBy((eb) => eb.fn.coalesce('person_id', 'person'))
    .execute();
  const actors = await read
    .selectFrom('audit_event')
    .select(['person_id', 'person'])
    .where('position', 'in', [0, ...latest.map(({ position }) => Number(position))])
    .orderBy('person')
    .execute();
  return actors.map(({ person_id, person }) => ({ id: person_id ?? person, name: person }));
}

/** The messages of events, by their ids. */
async function casesOf(read: Kysely<Tables>, rows: AuditEventTable[]) {
  const ids = rows.filter((row) => row.subject_kind === 'case').map(({ subject }) => subject);
  const cases = await read
    .selectFrom('desk_case')
    .select(['submission_id', 'kind', 'reference'])
    .where('submission_id', 'in', ['', ...ids])
    .execute();
  return new Map(
    cases.map(({ submission_id, kind, reference }) => [submission_id, { kind, reference }]),
  );
}

const toEvent = (row: AuditEventTable): AuditEvent => ({
  id: row.position,
  at: row.at,
  person: row.person,
  action: row.action,
  subjectKind: row.subject_kind,
  subject: row.subject,
  about: null,
  before: row.before === null ? null : JSON.parse(row.before),
  after: row.after === null ? null : JSON.parse(row.after),
});

/** All events that a query finds, the latest first, a page at a time. */
export async function* readAllEvents(
  read: Kysely<Tables>,
  query: AuditFilter,
): AsyncGenerator<AuditEvent[]> {
  const rows = matchingEvents(read, query).selectAll().orderBy('position', 'desc');
  for (let last: number | null = null; ; ) {
    const left: typeof rows = last === null ? rows : rows.where('position', '<', last);
    const page: AuditEventTable[] = await left.limit(CHECKED_AT_ONCE).execute();
    if (page.length > 0) yield page.map(toEvent);
    last = page.at(-1)?.position ?? null;
    if (last === null || page.length < CHECKED_AT_ONCE) return;
  }
}

function matchingEvents(read: Kysely<Tables>, { text, action, person, from, to }: AuditFilter) {
  let rows = read.selectFrom('audit_event');
  if (action) rows = rows.where('action', '=', action);
  if (person) {
    rows = rows.where((eb) =>
      eb.or([
        eb('person_id', '=', person),
        eb.and([eb('person_id', 'is', null), eb('person', '=', person)]),
      ]),
    );
  }
  if (from) rows = rows.where('at', '>=', startOfCompanyDay(from));
  if (to) rows = rows.where('at', '<', endOfCompanyDay(to));
  if (text) rows = rows.where(eventsWith(text));
  return rows;
}
