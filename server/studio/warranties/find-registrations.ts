import { type Kysely, sql } from 'kysely';
import { endOfCompanyDay, startOfCompanyDay } from '#core/forms/company-day.ts';
import type { RegisteredItem, RegistrationRow } from '#core/studio/desk-registration.ts';
import type { Database } from '#server/db/client.ts';
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

export type RegistrationQuery = {
  /** Words of what was entered, such as installer and town, the number, the address; or a product. */
  text?: string | undefined;
  /** The products that words of the text name. */
  named: NamedProducts[];
  /** ISO days of installation, both included. */
  installedFrom?: string | undefined;
  installedTo?: string | undefined;
  /** ISO days of arrival at the company, both included. */
  from?: string | undefined;
  to?: string | undefined;
  order: 'asc' | 'desc';
  /** From 0. */
  offset: number;
  limit: number;
};

/** Finds registrations by their arrival. */
export async function findRegistrations(
  { read }: Pick<Database, 'read'>,
  query: RegistrationQuery,
): Promise<{ items: RegistrationRow[]; total: number; isMore: boolean }> {
  const { order, limit, offset } = query;
  const matching = matchingRegistrations(read, query);
  const ordered = matching
    .select('desk_case.submission_id as id')
    .orderBy('desk_case.received', order)
    .orderBy('desk_case.submission_id', order);
  const count = () => countFound(matching);
  const page = { offset, limit, isCostly: Boolean(query.text), count };
  const { ids, ...found } = await readIds(ordered, page);
  return { items: await readInOrder(ids, (some) => readRows(read, some)), ...found };
}

/** All registrations that a query finds, a page at a time. */
export async function* readAllRegistrations(
  { read }: Pick<Database, 'read'>,
  query: Omit<RegistrationQuery, 'offset' | 'limit'>,
): AsyncGenerator<RegistrationRow[]> {
  const { order } = query;
  const [key, id] = ['desk_case.received', 'desk_case.submission_id'] as const;
  const rows = matchingRegistrations(read, query)
    .select([`${key} as key`, `${id} as id`])
    .orderBy(key, order)
    .orderBy(id, order)
    .limit(EXPORTED_AT_ONCE);
  const keys = readKeys((last) =>
    (last ? rows.where(isBehind({ key, id, order }, last)) : rows).execute(),
  );
  for await (const page of keys) {
    const ids = page.map((row) => row.id);
    yield await readInOrder(ids, (some) => readRows(read, some));
  }
}

async function readRows(read: Kysely<Tables>, ids: string[]): Promise<RegistrationRow[]> {
  const rows = await read
    .selectFrom('desk_case')
    .innerJoin(
      'warranty_registration as registration',
      'registration.submission_id',
      'desk_case.submission_id',
    )
    .leftJoin('studio_person', 'studio_person.id', 'desk_case.assignee_id')
    .select(CASE_COLUMNS)
    .select(['registration.registered', 'registration.installed', 'registration.ends'])
    .where('desk_case.submission_id', 'in', ids)
    .execute();
  const items = Map.groupBy(await listItems(read, ids), ({ id }) => id);
  return rows.map((row) => ({
    ...row,
    items: (items.get(row.id) ?? []).map(({ id, ...item }) => item),
  }));
}

function matchingRegistrations(
  read: Kysely<Tables>,
  query: Omit<RegistrationQuery, 'offset' | 'limit'>,
) {
  const { text, named, installedFrom, installedTo, from, to } = query;
  let rows = read.selectFrom('desk_case').where('desk_case.kind', '=', 'warranty-registration');
  if (installedFrom || installedTo) {
    const installed = read
      .selectFrom('warranty_registration')
      .select('submission_id')
      .where('installed', '>=', installedFrom ?? '')
      .where('installed', '<=', installedTo ?? '9999-12-31');
    rows = rows.where('desk_case.submission_id', 'in', installed);
  }
  if (from) rows = rows.where('desk_case.received', '>=', startOfCompanyDay(from));
  if (to) rows = rows.where('desk_case.received', '<', endOfCompanyDay(to));
  if (text) {
    const entered = sql.ref<string>('desk_case.search_text');
    rows = rows.where((eb) =>
      enteredOrNamed(eb, { text, named, entered }, (codes) =>
        eb(
          'desk_case.submission_id',
          'in',
          read.selectFrom('warranty_item').select('submission_id').where('sku', 'in', codes),
        ),
      ),
    );
  }
  return rows;
}

function listItems(
  read: Kysely<Tables>,
  ids: string[],
): Promise<(RegisteredItem & { id: string })[]> {
  return read
    .selectFrom('warranty_item')
    .select(['submission_id as id', 'sku', 'quantity', 'term_years as years', 'ends'])
    .where('submission_id', 'in', ids)
    .orderBy('submission_id')
    .orderBy('position')
    .execute();
}
