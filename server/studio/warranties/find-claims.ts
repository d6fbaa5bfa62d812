import { type Kysely, sql } from 'kysely';
import { endOfCompanyDay, startOfCompanyDay } from '#core/forms/company-day.ts';
import { type ClaimState, closedClaimStates, toClaimState } from '#core/forms/warranty-terms.ts';
import type { EnteredField } from '#core/studio/case.ts';
import type { ClaimDetails, ClaimRow, Cost, SimilarClaims } from '#core/studio/desk-claim.ts';
import type { Database } from '#server/db/client.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';
import { CASE_COLUMNS } from '#server/studio/desk/find-cases.ts';
import {
  countFound,
  EXPORTED_AT_ONCE,
  isBehind,
  readIds,
  readInOrder,
  readKeys,
} from '#server/studio/desk/page-of-ids.ts';
import { enteredOrNamed, type NamedProducts } from '#server/studio/warranties/named-products.ts';

export type ClaimQuery = {
  /** Words of what was entered, the number, the address; or a product. */
  text?: string | undefined;
  /** The products that words of the text name. */
  named: NamedProducts[];
  claimState?: ClaimState | 'open' | undefined;
  sku?: string | undefined;
  /** ISO days of arrival at the company, both included. */
  from?: string | undefined;
  to?: string | undefined;
  order: 'asc' | 'desc';
  /** From 0. */
  offset: number;
  limit: number;
};

/** Finds claims by their arrival. */
export async function findClaims(
  { read }: Pick<Database, 'read'>,
  query: ClaimQuery,
): Promise<{ items: ClaimRow[]; total: number; isMore: boolean }> {
  const { order, limit, offset } = query;
  const matching = matchingClaims(read, query);
  // The same times: a search reads texts in the order of the index of cases, and ends with what it shows.
  const arrivals = query.text ? 'desk_case' : 'warranty_claim';
  const ordered = matching
    .select('warranty_claim.submission_id as id')
    .orderBy(sql.ref(`${arrivals}.received`), order)
    .orderBy(sql.ref(`${arrivals}.submission_id`), order);
  const count = () => countFound(matching);
  const page = { offset, limit, isCostly: Boolean(query.text), count };
  const { ids, ...found } = await readIds(ordered, page);
  return { items: await readClaims(read, ids), ...found };
}

/** Claims in the order of their ids. */
async function readClaims(read: Kysely<Tables>, ids: readonly string[]): Promise<ClaimRow[]> {
  const rows = await readInOrder(ids, (some) =>
    read
      .selectFrom('warranty_claim')
      .innerJoin('desk_case', 'desk_case.submission_id', 'warranty_claim.submission_id')
      .leftJoin('studio_person', 'studio_person.id', 'desk_case.assignee_id')
      .select([...CASE_COLUMNS, 'warranty_claim.status', 'warranty_claim.sku'])
      .where('warranty_claim.submission_id', 'in', some)
      .execute(),
  );
  return rows.map(({ status, ...row }) => ({ ...row, claimState: toClaimState(status) }));
}

/** All claims that a query finds, a page at a time. */
export async function* readAllClaims(
  { read }: Pick<Database, 'read'>,
  query: Omit<ClaimQuery, 'offset' | 'limit'>,
): AsyncGenerator<ClaimRow[]> {
  const { order } = query;
  const key = query.text ? 'desk_case.received' : 'warranty_claim.received';
  const id = query.text ? 'desk_case.submission_id' : 'warranty_claim.submission_id';
  const rows = matchingClaims(read, query)
    .select(sql.ref<string>(key).as('key'))
    .select(sql.ref<string>(id).as('id'))
    .orderBy(sql.ref(key), order)
    .orderBy(sql.ref(id), order)
    .limit(EXPORTED_AT_ONCE);
  const keys = readKeys((last) =>
    (last ? rows.where(isBehind({ key, id, order }, last)) : rows).execute(),
  );
  for await (const page of keys) {
    yield await readClaims(
      read,
      page.map((row) => row.id),
    );
  }
}

function matchingClaims(read: Kysely<Tables>, query: Omit<ClaimQuery, 'offset' | 'limit'>) {
  const { text, named, claimState, sku, from, to } = query;
  let rows = read.selectFrom('warranty_claim');
  if (claimState === 'open') {
    rows = rows.where('warranty_claim.status', 'not in', closedClaimStates);
  } else if (claimState) rows = rows.where('warranty_claim.status', '=', claimState);
  if (sku !== undefined) rows = rows.where('warranty_claim.sku', '=', sku);
  if (from) rows = rows.where('warranty_claim.received', '>=', startOfCompanyDay(from));
  if (to) rows = rows.where('warranty_claim.received', '<', endOfCompanyDay(to));
  if (!text) return rows;
  const entered = sql.ref<string>('desk_case.search_text');
  return rows
    .innerJoin('desk_case', 'desk_case.submission_id', 'warranty_claim.submission_id')
    .where('desk_case.kind', '=', 'warranty-claim')
    .where((eb) =>
      enteredOrNamed(eb, { text, named, entered }, (codes) =>
        eb('warranty_claim.sku', 'in', codes),
      ),
    );
}

/** What is stored about a claim; `steps` and `product` are known elsewhere. */
export type StoredClaim = Omit<ClaimDetails, 'steps' | 'product'> & {
  caseNumber: string;
  locale: string;
  /** The name that was entered, else the address. */
  sender: string;
};

/** Null when there is no such claim. */
export async function readClaim(read: Kysely<Tables>, id: string): Promise<StoredClaim | null> {
  const row = await read
    .selectFrom('warranty_claim')
    .innerJoin('desk_case', 'desk_case.submission_id', 'warranty_claim.submission_id')
    .select([
      'warranty_claim.case_number as caseNumber',
      'warranty_claim.status',
      'warranty_claim.sku',
      'warranty_claim.cost_cents as cents',
      'warranty_claim.cost_currency as currency',
      'desk_case.sender',
      'desk_case.locale',
    ])
    .where('warranty_claim.submission_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { status, cents, currency, ...claim } = row;
  const cost = cents === null ? null : ({ cents, currency } as Cost);
  return {
    ...claim,
    state: toClaimState(status),
    cost,
    history: await listStates(read, id),
    files: await listFiles(read, id),
    similar: claim.sku === '' ? null : await findSimilar(read, { id, sku: claim.sku }),
  };
}

async function listStates(read: Kysely<Tables>, id: string) {
  const rows = await read
    .selectFrom('claim_state')
    .select(['status', 'since', 'reason'])
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, state: toClaimState(status) }));
}

async function listFiles(read: Kysely<Tables>, id: string) {
  const rows = await read
    .selectFrom('claim_photo')
    .select(['position', 'file', 'size_bytes as sizeBytes'])
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ file, ...row }) => ({ ...row, isPhoto: !file.endsWith('.pdf') }));
}

const LATEST = 8;
const FAULT_CHARACTERS = 160;

async function findSimilar(
  read: Kysely<Tables>,
  { id, sku }: { id: string; sku: string },
): Promise<SimilarClaims> {
  const others = read
    .selectFrom('warranty_claim')
    .where('warranty_claim.sku', '=', sku)
    .where('warranty_claim.submission_id', '!=', id);
  const states = await others
    .select((eb) => ['status', eb.fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const countOf = (...wanted: ClaimState[]) =>
    states
      .filter(({ status }) => wanted.includes(toClaimState(status)))
      .reduce((sum, { count }) => sum + Number(count), 0);
  const { registered } = await read
    .selectFrom('warranty_item')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('quantity'), eb.val(0)).as('registered'))
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  const latest = await others
    .innerJoin('form_submission', 'form_submission.id', 'warranty_claim.submission_id')
    .select([
      'warranty_claim.submission_id as id',
      'warranty_claim.case_number as caseNumber',
      'warranty_claim.received',
      'warranty_claim.status',
      'form_submission.fields',
    ])
    .orderBy('warranty_claim.received', 'desc')
    .limit(LATEST)
    .execute();
  return {
    total: states.reduce((sum, { count }) => sum + Number(count), 0),
    accepted: countOf('accepted', 'replacement-sent', 'settled'),
    rejected: countOf('rejected'),
    registered: Number(registered),
    latest: latest.map(({ status, fields, ...row }) => ({
      ...row,
      state: toClaimState(status),
      fault: faultOf(fromJson<EnteredField[]>(fields)),
    })),
  };
}

function faultOf(fields: EnteredField[]): string {
  const fault = fields.find(({ name }) => name === 'fault')?.value ?? '';
  return fault.length > FAULT_CHARACTERS ? `${fault.slice(0, FAULT_CHARACTERS)}…` : fault;
}
