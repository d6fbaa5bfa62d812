import type { Database } from '#server/db/client.ts';

/** An archive was written, or one was restored and compared. */
type Step = 'backup' | 'backup-check';

/** Notes that a backup was written or checked, in the database that it is of. */
export async function noteBackup(
  { write }: Pick<Database, 'write'>,
  name: Step,
  time: string,
): Promise<void> {
  await write
    .insertInto('daily_task')
    .values({ name, last_run: time })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_run: time }))
    .execute();
}

/** When a backup was last written and checked, as ISO times; null: never. */
export async function findLastBackup({
  read,
}: Pick<Database, 'read'>): Promise<{ written: string | null; checked: string | null }> {
  const names: Step[] = ['backup', 'backup-check'];
  const rows = await read.selectFrom('daily_task').selectAll().where('name', 'in', names).execute();
  const timeOf = (step: Step) => rows.find(({ name }) => name === step)?.last_run ?? null;
  return { written: timeOf('backup'), checked: timeOf('backup-check') };
}
