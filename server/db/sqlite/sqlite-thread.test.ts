import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';

const LONG = sql<{ count: number }>`
  with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000000)
  select count(*) as count from n
`;

async function openFile() {
  const dataDir = await mkdtemp(join(tmpdir(), 'thread-'));
  const db = await openDatabase({ dataDir });
  onTestFinished(async () => {
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });
  const add = (name: string) =>
    db.write.insertInto('site_secret').values({ name, value: 'secret' }).execute();
  const listNames = async (read = db.background.read) => {
    const rows = await read.selectFrom('site_secret').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };
  return { db, add, listNames };
}

test('a statement that takes long holds up neither this thread nor the other reader', async () => {
  const { db } = await openFile();
  const order: string[] = [];
  const long = LONG.execute(db.background.read).then(({ rows }) => {
    order.push('long');
    return rows;
  });
  for (let turn = 0; turn < 3; turn += 1) {
    await db.read.selectFrom('site_secret').select('name').execute();
    order.push('short');
  }
  expect(await long).toEqual([{ count: 5_000_000 }]);
  expect(order).toEqual(['short', 'short', 'short', 'long']);
});

test('it reads what was stored, with values of every type', async () => {
  const { db, add, listNames } = await openFile();
  await add('a');
  expect(await listNames()).toEqual(['a']);
  await add('b');
  expect(await listNames()).toEqual(['a', 'b']);
  const bytes = new Uint8Array([0, 255]);
  const { rows } = await sql`
    select ${'é'} as text, ${1.5} as number, ${null} as empty, ${bytes} as bytes
  `.execute(db.background.read);
  expect(rows).toEqual([{ text: 'é', number: 1.5, empty: null, bytes }]);
});

test('a state stays the same while others write, and other reads come after it', async () => {
  const { db, add, listNames } = await openFile();
  await add('a');
  const seen: string[][] = [];
  const state = db.background.readState(async (read) => {
    seen.push(await listNames(read));
    await add('b');
    seen.push(await listNames(read));
  });
  const after = listNames();
  await state;
  expect(seen).toEqual([['a'], ['a']]);
  expect(await after).toEqual(['a', 'b']);
});

test('a wrong statement and one that writes are refused, and the next one is read', async () => {
  const { db, listNames } = await openFile();
  await expect(sql`select name from nowhere`.execute(db.background.read)).rejects.toThrow(
    'no such table: nowhere',
  );
  await expect(sql`delete from site_secret`.execute(db.background.read)).rejects.toThrow();
  expect(await listNames()).toEqual([]);
});
