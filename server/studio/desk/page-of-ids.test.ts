import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { countFound, MOST_COUNTED, readIds } from '#server/studio/desk/page-of-ids.ts';

const ROWS = MOST_COUNTED + 30;
const nameOf = (at: number) => String(at).padStart(4, '0');

describeEachDatabase('a page of ids', (createPlace) => {
  async function open(rows: number) {
    const { read, write } = await (await createPlace()).open();
    const people = Array.from({ length: rows }, (_, at) => ({
      name: nameOf(at),
      last_run: '2026-11-28T00:00:00.000Z',
    }));
    await write.insertInto('daily_task').values(people).execute();
    const all = read.selectFrom('daily_task');
    const ordered = all.select('name as id').orderBy('name');
    return (offset: number, limit: number, isCostly = true) =>
      readIds(ordered, { offset, limit, isCostly, count: () => countFound(all.select('name')) });
  }

  test('of a search counts a thousand, and tells that there are more', async () => {
    const find = await open(ROWS);
    const ids = ['0025', '0026'];
    expect(await find(25, 2)).toEqual({ ids, total: MOST_COUNTED, isMore: true });
    expect(await find(25, 2, false)).toEqual({ ids, total: ROWS, isMore: false });
  });

  test('of a search behind the thousand counts as far as it reaches', async () => {
    const find = await open(ROWS);
    const late = await find(MOST_COUNTED - 5, 10);
    expect(late.ids).toEqual(Array.from({ length: 10 }, (_, at) => nameOf(MOST_COUNTED - 5 + at)));
    expect(late).toMatchObject({ total: MOST_COUNTED + 5, isMore: true });
    const last = await find(ROWS - 5, 10);
    expect(last).toMatchObject({ total: ROWS, isMore: false });
    expect(last.ids).toHaveLength(5);
    expect(await find(ROWS + 5, 10)).toEqual({ ids: [], total: ROWS, isMore: false });
  });

  test('of a search that finds a thousand or fewer has their number', async () => {
    const find = await open(MOST_COUNTED);
    expect(await find(0, 25)).toMatchObject({ total: MOST_COUNTED, isMore: false });
    expect(await find(MOST_COUNTED, 25)).toEqual({ ids: [], total: MOST_COUNTED, isMore: false });
  });

  test('as long as an export has them all', async () => {
    const find = await open(ROWS);
    expect((await find(0, 50_000)).ids).toHaveLength(ROWS);
  });
});
