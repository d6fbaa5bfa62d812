import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import {
  type ImportReport,
  MAX_REPORT_LENGTH,
  MAX_REPORTS,
  noteImport,
  readLastImport,
} from '#server/db/imports/import-reports.ts';

const reportOf = (minute: number, report = 'Fine.'): ImportReport => ({
  ...{ outcome: 'imported', seconds: 1.5, version: minute, source: 'content', report },
  ...{ person: 'deploy', command: '--force', errors: 0, warnings: 2, changed: 3 },
  ended: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
});

describeEachDatabase('Reports of imports', (createPlace) => {
  const stored = async (
    database: Awaited<ReturnType<Awaited<ReturnType<typeof createPlace>>['open']>>,
  ) => database.read.selectFrom('import_report').selectAll().orderBy('ended').execute();

  test('are stored with the last outcome, the oldest removed', async () => {
    const database = await (await createPlace()).open();
    for (let minute = 0; minute < MAX_REPORTS + 2; minute += 1) {
      await noteImport(database, reportOf(minute));
    }
    const rows = await stored(database);
    expect(rows).toHaveLength(MAX_REPORTS);
    expect(rows[0]).toMatchObject({ version: 2, person: 'deploy', warnings: 2 });
    expect((await readLastImport(database))?.ended).toBe(rows.at(-1)?.ended);
  });

  test('are shortened by whole lines, their last line stays', async () => {
    const database = await (await createPlace()).open();
    const line = `Warning: ${'x'.repeat(90)}\n`;
    await noteImport(database, reportOf(0, `${line.repeat(1000)}\nNothing was changed: 1 error.`));
    const [row] = await stored(database);
    expect(row?.report.length).toBeLessThanOrEqual(MAX_REPORT_LENGTH);
    const lines = row?.report.split('\n') ?? [];
    expect(lines.slice(-2)).toEqual(['…', 'Nothing was changed: 1 error.']);
    expect(`${lines.at(-3)}\n`).toBe(line);
  });
});
