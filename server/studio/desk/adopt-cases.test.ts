import { expect, test } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import type { CaseQuery } from '#server/studio/desk/find-cases.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const LATEST: CaseQuery = { sort: 'received', order: 'desc', offset: 0, limit: 25 };
/** More than are prepared before the first list is shown, twice. */
const COUNT = 1_100;

const idOf = (at: number) => `message-${String(at).padStart(4, '0')}`;

/** Messages that a site without a studio has received, one a minute, the first one `message-0000`. */
async function addMessages({ write }: Database): Promise<void> {
  const start = Date.parse('2026-11-01T00:00:00Z');
  const rows = Array.from({ length: COUNT }, (_, at) => ({
    ...{ id: idOf(at), form_id: 101, kind: 'message', locale: 'es', email: 'jo@example.test' },
    received: new Date(start + at * 60_000).toISOString(),
    fields: JSON.stringify([{ name: 'your-message', label: 'Mensaje', value: `Farola n${at}.` }]),
  }));
  await write.insertInto('form_submission').values(rows).execute();
}

describeEachDatabase(
  'The desk of a site that has messages before it has a studio',
  (createPlace) => {
    async function open() {
      const db = await (await createPlace()).open();
      await addMessages(db);
      return openTestStudio(db);
    }

    test('its first list says that earlier messages are being prepared, until all are there', async () => {
      const { studio } = await open();
      const first = await studio.desk.find(LATEST);
      expect(first.items[0]?.id).toBe(idOf(COUNT - 1));
      expect(first.isPreparing).toBe(true);
      await expect
        .poll(() => studio.desk.find({ ...LATEST, order: 'asc', limit: 1 }), { timeout: 20_000 })
        .toMatchObject({ isPreparing: false, total: COUNT, items: [{ id: idOf(0) }] });
      const registrations = await studio.registrations.find('es', LATEST);
      expect(registrations.isPreparing).toBe(false);
    });

    test('its first search is complete once it no longer says so', async () => {
      const { studio } = await open();
      const search = () => studio.desk.find({ ...LATEST, text: 'farola n7.' });
      expect(await search()).toMatchObject({ isPreparing: true });
      await expect
        .poll(search, { timeout: 20_000 })
        .toMatchObject({ isPreparing: false, items: [{ id: idOf(7) }] });
    });

    test('a page among earlier messages waits for them', async () => {
      const { studio } = await open();
      const { items, isPreparing } = await studio.desk.find({ ...LATEST, offset: COUNT - 1 });
      expect([items.map(({ id }) => id), isPreparing]).toEqual([[idOf(0)], false]);
    });

    test('a file begins before they are prepared, and has all of them', async () => {
      const { db, studio } = await open();
      const order = { sort: 'received', order: 'asc' } as const;
      const parts = studio.desk.exportCsv(order, 'es')[Symbol.asyncIterator]();
      const heads = new TextDecoder().decode((await parts.next()).value);
      expect(heads).toMatch(/^\ufeff?Recibido /);
      expect(heads.trimEnd()).not.toContain('\n');
      expect(await db.read.selectFrom('desk_case').select('submission_id').execute()).toEqual([]);
      let lines = 0;
      for (let part = await parts.next(); !part.done; part = await parts.next()) {
        lines += new TextDecoder().decode(part.value).trimEnd().split('\n').length;
      }
      expect(lines).toBe(COUNT);
    });

    test('a link in an old mail leads to its message at once', async () => {
      const { studio } = await open();
      expect(await studio.desk.describe(idOf(0))).toMatchObject({ id: idOf(0), state: 'new' });
    });

    test('another system that reads all of them misses none', async () => {
      const { studio } = await open();
      const query = { sort: 'modified', order: 'asc', offset: 0, limit: 1 } as const;
      const { items, total } = await studio.records.find('messages:read', query);
      expect([items[0]?.id, total]).toEqual([idOf(0), COUNT]);
    });
  },
);
