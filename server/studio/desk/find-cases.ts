import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { companyDay, endOfCompanyDay, startOfCompanyDay } from '#core/forms/company-day.ts';
import type { NewsletterState } from '#core/forms/newsletter-step.ts';
import type { CaseDetails, CaseRow, EnteredField } from '#core/studio/case.ts';
import { type CaseState, caseStates, closedCaseStates } from '#core/studio/case-states.ts';
import type { Database } from '#server/db/client.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';
import { containsWords } from '#server/db/text-search.ts';
import { maskSecrets } from '#server/log.ts';
import { readIds, readInOrder } from '#server/studio/desk/page-of-ids.ts';
import { listReplies } from '#server/studio/desk/replies/list-replies.ts';

export type CaseFilter = {
  /** Words of what was entered, the address or the number. */
  text?: string | undefined;
  kind?: string | undefined;
  state?: CaseState | 'open' | undefined;
  /** Id of a person; `none`: nobody has it. */
  assignee?: string | undefined;
  /** ISO days of arrival at the company, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Due before this ISO day. */
  dueBefore?: string | undefined;
  /** `overdue`: open ones whose promised day has passed at the company, whenever one looks. */
  due?: 'overdue' | undefined;
};

/** Filters whose days are known. */
export type DatedFilter = Omit<CaseFilter, 'due'> & { due?: undefined; isOpen?: boolean };

/** Filters as of a time, ms since 1970. */
export function dateFilter<Filter extends CaseFilter>(
  { due, ...filter }: Filter,
  now: number,
): Omit<Filter, 'due'> & DatedFilter {
  if (due === undefined) return filter;
  const days = [companyDay(now), filter.dueBefore ?? '9'];
  return { ...filter, dueBefore: days.toSorted()[0], isOpen: true };
}

/** Which part of the found cases, and in what order. */
type CasePart = {
  sort: 'received' | 'due' | 'updated';
  order: 'asc' | 'desc';
  /** From 0. */
  offset: number;
  limit: number;
};

export type CaseQuery = CaseFilter & CasePart;

export const CASE_COLUMNS = [
  'desk_case.submission_id as id',
  'desk_case.kind',
  'desk_case.locale',
  'desk_case.received',
  'desk_case.sender',
  'desk_case.email',
  'desk_case.reference',
  'desk_case.state',
  'desk_case.assignee_id as assigneeId',
  'studio_person.name as assignee',
  'desk_case.due',
  'desk_case.updated',
  'desk_case.revision',
] as const;

const JOINED_COLUMNS = [
  ...CASE_COLUMNS,
  'subscriber.state as subscription',
  'sign_up.used as confirmed',
] as const;

/** Finds cases. Those without a due day come last when sorted by it. A search counts up to `MOST_COUNTED`. */
export async function findCases(
  { read }: Pick<Database, 'read'>,
  query: DatedFilter & CasePart,
): Promise<{ items: CaseRow[]; total: number; isMore: boolean }> {
  const { ids, ...found } = await findIds(read, query);
  return { items: await readCases(read, ids), ...found };
}

/** Cases in the order of their ids. */
export async function readCases(read: Kysely<Tables>, ids: readonly string[]): Promise<CaseRow[]> {
  const rows = await readInOrder(ids, (some) =>
    joinedCases(read).select(JOINED_COLUMNS).where('desk_case.submission_id', 'in', some).execute(),
  );
  return rows.map(toRow);
}

function joinedCases(read: Kysely<Tables>) {
  return read
    .selectFrom('desk_case')
    .leftJoin('studio_person', 'studio_person.id', 'desk_case.assignee_id')
    .leftJoin('newsletter_event as sign_up', (join) =>
      join
        .onRef('sign_up.submission_id', '=', 'desk_case.submission_id')
        .on('sign_up.action', '=', 'requested'),
    )
    .leftJoin('newsletter_subscriber as subscriber', 'subscriber.id', 'sign_up.subscriber_id');
}

type Joined = { subscription: NewsletterState | null; confirmed: string | null };

function toRow<Row extends Joined>({ subscription, confirmed, ...row }: Row) {
  return { ...row, newsletter: subscription && confirmed === null ? 'requested' : subscription };
}

function findIds(read: Kysely<Tables>, query: DatedFilter & CasePart) {
  const { sort, order, limit, offset } = query;
  const rows = matchingCases(read, query)
    .select('desk_case.submission_id as id')
    .orderBy(`desk_case.${sort}`, (by) => {
      const directed = order === 'asc' ? by.asc() : by.desc();
      // Other times are never null, and PostgreSQL reads no index backwards with nulls last.
      return sort === 'due' ? directed.nullsLast() : directed;
    })
    .orderBy('desk_case.submission_id', order);
  const count = () => countMatching(read, query);
  return readIds(rows, { offset, limit, isCostly: Boolean(query.text), count });
}

/** How many cases filters find. */
export async function countMatching(read: Kysely<Tables>, filter: DatedFilter): Promise<number> {
  const { count } = await matchingCases(read, filter)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The cases that filters find. */
export function matchingCases(read: Kysely<Tables>, query: DatedFilter) {
  const { text, kind, state, assignee, from, to, dueBefore, isOpen } = query;
  let rows = read.selectFrom('desk_case');
  if (kind) rows = rows.where('desk_case.kind', '=', kind);
  if (state === 'open' || isOpen) rows = rows.where('desk_case.state', 'not in', closedCaseStates);
  if (state && state !== 'open') rows = rows.where('desk_case.state', '=', state);
  if (assignee === 'none') rows = rows.where('desk_case.assignee_id', 'is', null);
  else if (assignee) rows = rows.where('desk_case.assignee_id', '=', assignee);
  if (from) rows = rows.where('desk_case.received', '>=', startOfCompanyDay(from));
  if (to) rows = rows.where('desk_case.received', '<', endOfCompanyDay(to));
  if (dueBefore) rows = rows.where('desk_case.due', '<', dueBefore);
  if (text) rows = rows.where(containsWords(sql.ref('desk_case.search_text'), text));
  return rows;
}

export type CaseCounts = Record<CaseState, number> & {
  /** Open ones of the person, and those whose day has passed. */
  own: number;
  overdue: number;
};

/** How many cases there are in each state. */
export async function countCases(
  { read }: Pick<Database, 'read'>,
  { personId, today }: { personId: string; today: string },
): Promise<CaseCounts> {
  const rows = await read
    .selectFrom('desk_case')
    .select((eb) => ['state', eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const open = read
    .selectFrom('desk_case')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', 'not in', closedCaseStates);
  const own = await open.where('assignee_id', '=', personId).executeTakeFirstOrThrow();
  const overdue = await open.where('due', '<', today).executeTakeFirstOrThrow();
  const ofStates = Object.fromEntries(caseStates.map((state) => [state, counts.get(state) ?? 0]));
  return {
    ...(ofStates as Record<CaseState, number>),
    own: Number(own.count),
    overdue: Number(overdue.count),
  };
}

/** All about a case; null when there is none. */
export async function describeCase(
  { read }: Pick<Database, 'read'>,
  id: string,
): Promise<CaseDetails | null> {
  const row = await joinedCases(read)
    .innerJoin('form_submission', 'form_submission.id', 'desk_case.submission_id')
    .leftJoin('warranty_claim', 'warranty_claim.submission_id', 'desk_case.submission_id')
    .select([...JOINED_COLUMNS, 'form_submission.fields', 'warranty_claim.status as claimState'])
    .where('desk_case.submission_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...toRow(row),
    fields: fromJson<EnteredField[]>(row.fields),
    notes: await listNotes(read, id),
    mails: await listMails(read, id),
    replies: await listReplies(read, id),
    history: await listHistory(read, id),
    photos: await countPhotos(read, id),
  };
}

function listNotes(read: Kysely<Tables>, id: string) {
  return read
    .selectFrom('desk_note')
    .select(['id', 'at', 'person', 'body'])
    .where('submission_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Secrets in addresses are for the recipient: whoever reads a mail here must not confirm or end anything with them. */
async function listMails(read: Kysely<Tables>, id: string) {
  const mails = await read
    .selectFrom('outgoing_mail')
    .select(['id', 'recipient', 'subject', 'text_body as text', 'status', 'created'])
    .where('submission_id', '=', id)
    .orderBy('created')
    .orderBy('id')
    .execute();
  return mails.map((mail) => ({ ...mail, text: maskSecrets(mail.text) }));
}

async function listHistory(read: Kysely<Tables>, id: string) {
  const events = await read
    .selectFrom('audit_event')
    .select(['at', 'person', 'action', 'before', 'after'])
    .where('subject_kind', '=', 'case')
    .where('subject', '=', id)
    .orderBy('position')
    .execute();
  const open = (json: string | null) => (json === null ? null : (JSON.parse(json) as unknown));
  return events.map((event) => ({
    ...event,
    before: open(event.before),
    after: open(event.after),
  }));
}

async function countPhotos(read: Kysely<Tables>, id: string): Promise<number> {
  const { count } = await read
    .selectFrom('claim_photo')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
