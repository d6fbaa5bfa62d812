import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#server/db/client.ts';
import type { ImportReportTable, LastImport, Tables } from '#server/db/tables.ts';

/** How many reports are stored, and how long each may be, in characters. */
export const MAX_REPORTS = 200;
export const MAX_REPORT_LENGTH = 60_000;

export type ImportReport = Omit<ImportReportTable, 'id'>;

/** Stores how an import has ended with what it has printed. The oldest reports are removed. */
export async function noteImport({ write }: Database, report: ImportReport): Promise<void> {
  const { ended, outcome, seconds } = report;
  await write.transaction().execute(async (transaction) => {
    await storeLast(transaction, { ended, outcome, seconds });
    const stored = { ...report, id: randomUUID(), report: shorten(report.report) };
    await transaction.insertInto('import_report').values(stored).execute();
    await transaction
      .deleteFrom('import_report')
      .where('id', 'not in', (query) =>
        query
          .selectFrom('import_report')
          .select('id')
          .orderBy('ended', 'desc')
          .orderBy('id')
          .limit(MAX_REPORTS),
      )
      .execute();
  });
}

async function storeLast(transaction: Transaction<Tables>, last: LastImport): Promise<void> {
  await transaction
    .insertInto('last_import')
    .values({ id: 1, ...last })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(last))
    .execute();
}

/** Returns how the last import ended; null where nothing was imported since this is noted. */
export async function readLastImport({ read }: Pick<Database, 'read'>): Promise<LastImport | null> {
  const row = await read
    .selectFrom('last_import')
    .select(['ended', 'outcome', 'seconds'])
    .executeTakeFirst();
  return row ?? null;
}

/** Whole lines from the beginning, and the last one, which has the outcome. */
function shorten(report: string): string {
  if (report.length <= MAX_REPORT_LENGTH) return report;
  const last = report.slice(report.lastIndexOf('\n') + 1).slice(0, 1000);
  const beginning = report.slice(0, MAX_REPORT_LENGTH - last.length - 3);
  const whole = beginning.slice(0, beginning.lastIndexOf('\n') + 1) || beginning;
  return `${whole}…\n${last}`;
}
