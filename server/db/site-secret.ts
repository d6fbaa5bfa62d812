import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/client.ts';

const BYTES = 32;

/** Returns a key that all processes of the site share, as hex; the first call creates it. */
export async function getSiteSecret({ write }: Database, name: string): Promise<string> {
  await write
    .insertInto('site_secret')
    .values({ name, value: randomBytes(BYTES).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await write
    .selectFrom('site_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
