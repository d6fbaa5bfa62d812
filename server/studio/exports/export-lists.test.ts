import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

async function textOf(made: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of made) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const lineCount = (csv: string) => csv.trimEnd().split('\r\n').length;

describeEachDatabase('Files of lists', (createPlace) => {
  test('have every row once, in the order of the list, and every event of the trail', async () => {
    const db = await (await createPlace()).open();
    const { studio } = await openTestStudio(db);
    const rows = Array.from({ length: 1_203 }, (_, at) => ({
      ...{ id: `m${at}`, form_id: 101, kind: 'message', locale: 'es', fields: '[]' },
      email: `p${at}@example.test`,
      // Two arrive at once.
      received: new Date(Date.UTC(2026, 9, 1, 0, Math.floor(at / 2))).toISOString(),
    }));
    for (const part of [rows.slice(0, 700), rows.slice(700)]) {
      await db.write.insertInto('form_submission').values(part).execute();
    }
    const order = { sort: 'received', order: 'asc' } as const;
    const csv = await textOf(studio.desk.exportCsv(order, 'es'));
    const names = [...csv.matchAll(/;(p\d+@example\.test);Español/g)].map(([, name]) => name);
    expect(names).toHaveLength(1_203);
    expect(new Set(names).size).toBe(1_203);
    await db.write
      .updateTable('desk_case')
      .set({ due: null })
      .where('submission_id', 'not in', ['m5', 'm6'])
      .execute();
    for (const direction of ['asc', 'desc'] as const) {
      const byDue = await textOf(studio.desk.exportCsv({ sort: 'due', order: direction }, 'es'));
      expect(lineCount(byDue)).toBe(1_204);
      expect(byDue.split('\r\n').slice(1, 3).join()).toMatch(/p[56]@.*p[56]@/s);
    }
    const actor = { id: null, name: 'Eva' };
    for (let at = 0; at < 3; at += 1) await studio.desk.addNote(actor, 'm1', `${at}`);
    const events = (await studio.audit.find({ offset: 0, limit: 1 })).total;
    expect(lineCount(await textOf(studio.audit.exportCsv({}, 'es')))).toBe(events + 1);
    expect(lineCount(await textOf(studio.claims.exportCsv('es', { order: 'asc' })))).toBe(1);
  });

  test('are empty for a text that no database can store', async () => {
    const db = await (await createPlace()).open();
    const { studio } = await openTestStudio(db);
    await db.write
      .insertInto('form_submission')
      .values({
        ...{ id: 'a', form_id: 101, kind: 'message', locale: 'es', fields: '[]' },
        ...{ email: 'jo@example.test', received: '2026-11-02T10:00:00.000Z' },
      })
      .execute();
    const order = { sort: 'received', order: 'asc' } as const;
    expect(lineCount(await textOf(studio.desk.exportCsv(order, 'es')))).toBe(2);
    const found = studio.desk.exportCsv({ ...order, text: 'jo\u0000' }, 'es');
    expect(lineCount(await textOf(found))).toBe(1);
  });
});
