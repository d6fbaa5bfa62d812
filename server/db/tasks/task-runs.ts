import type { Database } from '#server/db/client.ts';

/** What is done now and then; `backup-check`: an archive was restored and compared. */
type Task = 'retention' | 'backup' | 'backup-check';

/** When a task was last done, as ISO time; null: never. */
export async function findRun(
  { read }: Pick<Database, 'read'>,
  name: Task,
): Promise<string | null> {
  const row = await read
    .selectFrom('daily_task')
    .select('last_run')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.last_run ?? null;
}

/** Notes that a task was done, in the database that it was done for. */
export async function noteRun(
  { write }: Pick<Database, 'write'>,
  name: Task,
  time: string,
): Promise<void> {
  await write
    .insertInto('daily_task')
    .values({ name, last_run: time })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last_run: time }))
    .execute();
}
