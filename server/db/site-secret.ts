import { randomBytes } from 'node:crypto';
import { missing } from '#core/missing.ts';
import type { Database } from '#server/db/client.ts';

const BYTES = 32;

/**
 * Returns a key that all processes of the site share, as hex. Only the first call writes: links that depend on a key
 * work in a database that refuses writes, too.
 */
export async function getSiteSecret({ write }: Database, name: string): Promise<string> {
  const stored = () =>
    write.selectFrom('site_secret').select('value').where('name', '=', name).executeTakeFirst();
  const before = await stored();
  if (before) return before.value;
  await write
    .insertInto('site_secret')
    .values({ name, value: randomBytes(BYTES).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await stored())?.value ?? missing();
}
