import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { listMigrations, listRun, splitStatements } from '#server/db/migrate.ts';

test('Statements end with a semicolon at the end of a line', () => {
  const text = "-- A table.\ncreate table a (\n  id integer\n);\n\ninsert into a values (';');\n";
  expect(splitStatements(text)).toEqual([
    'create table a (\n  id integer\n)',
    "insert into a values (';')",
  ]);
});

describeEachDatabase('releases', (createPlace) => {
  test('A new release brings the data of an earlier one up to date', async () => {
    const { location } = await createPlace();
    const earlier = await openDatabase({ ...location, upTo: '0008-copies' });
    expect((await listRun(earlier.write)).at(-1)).toBe('0008-copies');
    await sql`insert into captcha_verdict (token_digest, score, verified) values ('d', 0.9, '2026')`
      .execute(earlier.write)
      .finally(() => earlier.destroy());
    const now = await openDatabase(location);
    expect(await listRun(now.write)).toEqual(await listMigrations());
    const { rows } = await sql`select token_digest from captcha_verdict`.execute(now.read);
    expect(rows).toEqual([{ token_digest: 'd' }]);
    await now.destroy();
  });

  test('Opened as it is, an earlier database is refused and one of this release is not', async () => {
    const { location } = await createPlace();
    const asItIs = () => openDatabase({ ...location, asItIs: true });
    await (await openDatabase({ ...location, upTo: '0008-copies' })).destroy();
    await expect(asItIs()).rejects.toThrow('those of an earlier release');
    await (await openDatabase(location)).destroy();
    await (await asItIs()).destroy();
  });

  /** The database after a release with one more migration. */
  async function openAfter(name: string) {
    const { location } = await createPlace();
    const newer = await openDatabase(location);
    const timestamp = new Date(Date.now() + 3_600_000).toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`
      .execute(newer.write)
      .finally(() => newer.destroy());
    return openDatabase(location);
  }

  test('An earlier release works with what a newer one has added', async () => {
    const earlier = await openAfter('9999-expanded');
    expect(await earlier.read.selectFrom('form_submission').selectAll().execute()).toEqual([]);
    await earlier.destroy();
  });

  test('An earlier release refuses what a newer one has removed, and says what to do', async () => {
    await expect(openAfter('9999-removed-contract')).rejects.toThrow(
      /newer release \(its migration 9999-removed-contract.*Start that release again, or restore a backup/,
    );
  });
});
