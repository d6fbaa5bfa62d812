import type { ImportOutcome, ImportRun, ImportRunDetails } from '#core/studio/import-run.ts';
import type { Database } from '#server/db/client.ts';

export type ImportQuery = {
  /** `bad`: refused or failed. */
  outcome?: ImportOutcome | 'bad' | undefined;
  /** From 0. */
  offset: number;
  limit: number;
};

const COLUMNS = [
  'id',
  'ended',
  'outcome',
  'seconds',
  'version',
  'source',
  'person',
  'command',
  'errors',
  'warnings',
  'changed',
] as const;

/** Finds imports, the latest first. */
export async function findImports(
  { read }: Pick<Database, 'read'>,
  { outcome, offset, limit }: ImportQuery,
): Promise<{ items: ImportRun[]; total: number }> {
  let matching = read.selectFrom('import_report');
  if (outcome === 'bad') matching = matching.where('outcome', 'in', ['refused', 'failed']);
  else if (outcome) matching = matching.where('outcome', '=', outcome);
  const { total } = await matching
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const items = await matching
    .select(COLUMNS)
    .orderBy('ended', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: Number(total) };
}

/** Null when there is no such import. */
export async function describeImport(
  { read }: Pick<Database, 'read'>,
  id: string,
): Promise<ImportRunDetails | null> {
  const row = await read
    .selectFrom('import_report')
    .select([...COLUMNS, 'report'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
