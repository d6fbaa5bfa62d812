import type { Kysely } from 'kysely';
import { type ClaimState, toClaimState } from '#core/forms/warranty-terms.ts';
import type { EnteredField } from '#core/studio/case.ts';
import type { CaseState } from '#core/studio/case-states.ts';
import type { Cost } from '#core/studio/desk-claim.ts';
import type { RegisteredItem } from '#core/studio/desk-registration.ts';
import { type TokenScope, tokenScopes } from '#core/studio/token-scopes.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';

export type RecordQuery = {
  state?: CaseState | undefined;
  /** ISO times; `modifiedAfter` includes the whole second that it names. */
  after?: string | undefined;
  before?: string | undefined;
  modifiedAfter?: string | undefined;
  modifiedBefore?: string | undefined;
  sort: 'received' | 'modified';
  order: 'asc' | 'desc';
  /** From 0. */
  offset: number;
  limit: number;
};

/** What a visitor has sent, as other systems read it: without notes, mails and people of the team but the assignee. */
export type DeskRecord = {
  id: string;
  kind: string;
  locale: string;
  received: string;
  /** The last change at the desk; ISO time. */
  modified: string;
  sender: string;
  email: string;
  reference: string | null;
  state: CaseState;
  assignee: string | null;
  due: string | null;
  fields: EnteredField[];
  /** Null: not a claim. */
  claim: {
    state: ClaimState;
    sku: string;
    cost: Cost | null;
    history: { state: ClaimState; since: string; reason: string | null }[];
  } | null;
  /** Null: not a registration. */
  registration: { installed: string; ends: string; items: RegisteredItem[] } | null;
};

/** The records that a scope opens. */
export async function findRecords(
  read: Kysely<Tables>,
  scope: TokenScope,
  query: RecordQuery,
): Promise<{ items: DeskRecord[]; total: number }> {
  const matching = matchingRecords(read, scope, query);
  const { total } = await matching
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select('desk_case.submission_id as id')
    .orderBy(query.sort === 'modified' ? 'desk_case.updated' : 'desk_case.received', query.order)
    .orderBy('desk_case.submission_id', query.order)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const found = await readRecords(
    read,
    scope,
    rows.map(({ id }) => id),
  );
  const byId = new Map(found.map((record) => [record.id, record]));
  return { items: rows.flatMap(({ id }) => byId.get(id) ?? []), total: Number(total) };
}

/** Null when there is no such record, or the scope does not open it. */
export async function findRecord(
  read: Kysely<Tables>,
  scope: TokenScope,
  id: string,
): Promise<DeskRecord | null> {
  return (await readRecords(read, scope, [id]))[0] ?? null;
}

function recordsOf(read: Kysely<Tables>, scope: TokenScope) {
  return read.selectFrom('desk_case').where('desk_case.kind', 'in', tokenScopes[scope]);
}

function matchingRecords(read: Kysely<Tables>, scope: TokenScope, query: RecordQuery) {
  const { state, after, before, modifiedAfter, modifiedBefore } = query;
  let rows = recordsOf(read, scope);
  if (state) rows = rows.where('desk_case.state', '=', state);
  if (after) rows = rows.where('desk_case.received', '>', after);
  if (before) rows = rows.where('desk_case.received', '<', before);
  if (modifiedAfter) rows = rows.where('desk_case.updated', '>', modifiedAfter);
  if (modifiedBefore) rows = rows.where('desk_case.updated', '<', modifiedBefore);
  return rows;
}

async function readRecords(
  read: Kysely<Tables>,
  scope: TokenScope,
  ids: string[],
): Promise<DeskRecord[]> {
  if (ids.length === 0) return [];
  const rows = await recordsOf(read, scope)
    .innerJoin('form_submission as submission', 'submission.id', 'desk_case.submission_id')
    .leftJoin('studio_person', 'studio_person.id', 'desk_case.assignee_id')
    .leftJoin('warranty_claim as claim', 'claim.submission_id', 'desk_case.submission_id')
    .leftJoin(
      'warranty_registration as registration',
      'registration.submission_id',
      'desk_case.submission_id',
    )
    .select([
      'desk_case.submission_id as id',
      'desk_case.kind',
      'desk_case.locale',
      'desk_case.received',
      'desk_case.updated as modified',
      'desk_case.sender',
      'desk_case.email',
      'desk_case.reference',
      'desk_case.state',
      'desk_case.due',
      'studio_person.name as assignee',
      'submission.fields',
      'claim.status',
      'claim.sku',
      'claim.cost_cents as cents',
      'claim.cost_currency as currency',
      'registration.installed',
      'registration.ends',
    ])
    .where('desk_case.submission_id', 'in', ids)
    .execute();
  const states = scope === 'claims:read' ? await listStates(read, ids) : new Map();
  const items = scope === 'registrations:read' ? await listItems(read, ids) : new Map();
  return rows.map(
    ({ fields, status, sku, cents, currency, installed, ends, ...row }): DeskRecord => ({
      ...row,
      fields: fromJson<EnteredField[]>(fields),
      claim:
        status === null || sku === null
          ? null
          : {
              state: toClaimState(status),
              sku,
              cost: cents === null ? null : ({ cents, currency } as Cost),
              history: states.get(row.id) ?? [],
            },
      registration:
        installed === null || ends === null
          ? null
          : { installed, ends, items: items.get(row.id) ?? [] },
    }),
  );
}

async function listStates(read: Kysely<Tables>, ids: string[]) {
  const rows = await read
    .selectFrom('claim_state')
    .select(['submission_id as id', 'status', 'since', 'reason'])
    .where('submission_id', 'in', ids)
    .orderBy('submission_id')
    .orderBy('position')
    .execute();
  const states = rows.map(({ id, status, ...row }) => {
    return { id, entry: { ...row, state: toClaimState(status) } };
  });
  return groupEntries(states);
}

async function listItems(read: Kysely<Tables>, ids: string[]) {
  const rows = await read
    .selectFrom('warranty_item')
    .select(['submission_id as id', 'sku', 'quantity', 'term_years as years', 'ends'])
    .where('submission_id', 'in', ids)
    .orderBy('submission_id')
    .orderBy('position')
    .execute();
  return groupEntries(rows.map(({ id, ...entry }) => ({ id, entry })));
}

function groupEntries<Entry>(rows: { id: string; entry: Entry }[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const { id, entry } of rows) {
    const group = groups.get(id) ?? [];
    group.push(entry);
    groups.set(id, group);
  }
  return groups;
}
