import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { describeWithPostgres } from '#server/db/databases.fixtures.ts';
import { addWordIndex } from '#server/db/studio/word-index.ts';

describeWithPostgres('the index of words', (createPlace) => {
  const listIndexes = async (db: Awaited<ReturnType<typeof openDatabase>>) => {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes
      where schemaname = current_schema() and indexname = 'desk_case_by_words'`.execute(db.read);
    return rows.length;
  };

  test('is added where the extension can be created, once', async () => {
    const { open } = await createPlace();
    const db = await open();
    expect(await listIndexes(db)).toBe(1);
    await addWordIndex(db.write);
    expect(await listIndexes(db)).toBe(1);
  });

  test('is done without where the extension cannot be created', async () => {
    const { location } = await createPlace();
    const admin = new pg.Client({ connectionString: location.databaseUrl });
    await admin.connect();
    const name = `plain_${randomBytes(6).toString('hex')}`;
    // A role of its own database may create a trusted extension; one that owns only a schema may not.
    await admin.query(`create role ${name} login`);
    const database = `${name}_db`;
    await admin.query(`create database ${database}`);
    const own = new URL(location.databaseUrl as string);
    own.pathname = `/${database}`;
    own.search = '';
    const inside = new pg.Client({ connectionString: own.href });
    await inside.connect();
    await inside.query(`create schema authorization ${name}`);
    await inside.end();
    own.username = name;
    own.password = '';
    try {
      const db = await openDatabase({ databaseUrl: own.href });
      expect(await listIndexes(db)).toBe(0);
      expect(await db.read.selectFrom('desk_case').selectAll().execute()).toEqual([]);
      await db.destroy();
    } finally {
      await admin.query(`drop database ${database}`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    }
  });
});
