import type { SelectQueryBuilder } from 'kysely';

type Options = {
  offset: number;
  /** Finding takes long, as it reads texts: the page and the total are found at once. */
  isCostly: boolean;
  count(): Promise<number>;
};

/** The ids of a page, which indexes contain: a late page reads no rows before it. */
export async function readIds<DB, Table extends keyof DB>(
  page: SelectQueryBuilder<DB, Table, { id: string }>,
  { offset, isCostly, count }: Options,
): Promise<{ ids: string[]; total: number }> {
  if (isCostly) {
    const rows = await page
      .select((eb) => eb.fn.countAll().over().as('total'))
      .$castTo<{ id: string; total: number | string }>()
      .execute();
    if (rows.length > 0 || offset === 0) {
      return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
    }
  }
  const rows = await page.execute();
  return { ids: rows.map(({ id }) => id), total: await count() };
}

/** How many rows a query finds. */
export async function countFound<DB, Table extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
  const counted = matching.clearSelect().select((eb) => eb.fn.countAll().as('total'));
  return Number((await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow()).total);
}

/** A statement of SQLite has up to 32,766 parameters. */
const AT_ONCE = 10_000;

/** The rows of ids in their order, some at a time. */
export async function readInOrder<Row extends { id: string }>(
  ids: readonly string[],
  load: (some: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const byId = new Map<string, Row>();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    for (const row of await load(ids.slice(start, start + AT_ONCE))) byId.set(row.id, row);
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}
