import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createAvailability } from '#server/db/availability.ts';
import { type DatabaseLocation, openDatabase } from '#server/db/client.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import { createSqliteWaits } from '#server/db/sqlite/sqlite-waits.ts';
import { log } from '#server/log.ts';

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
});

/** A database in a file, and a second connection that holds its write lock, as another process would. */
async function openLocked(options: Omit<DatabaseLocation, 'dataDir'> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'locked-'));
  const database = await openDatabase({ dataDir, ...options });
  const other = new DatabaseSync(join(dataDir, 'catalogue.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(async () => {
    other.close();
    await database.destroy();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { database, unlock: () => other.exec('ROLLBACK') };
}

test('A write waits for a lock while timers and reads go on', async () => {
  const { database, unlock } = await openLocked();
  const order: string[] = [];
  const writing = getSiteSecret(database, 'captcha').then(() => order.push('written'));
  await pause(30);
  order.push('timer');
  await database.read.selectFrom('content_state').selectAll().execute();
  order.push('read');
  unlock();
  await writing;
  expect(order).toEqual(['timer', 'read', 'written']);
});

test('Transactions that queue for the lock are all stored, each once', async () => {
  const { database, unlock } = await openLocked();
  const add = (name: string) =>
    database.write.transaction().execute(async (transaction) => {
      await transaction.insertInto('site_secret').values({ name, value: name }).execute();
    });
  const writing = Promise.all(['a', 'b', 'c'].map(add));
  await pause(10);
  unlock();
  await writing;
  const rows = await database.read.selectFrom('site_secret').select('name').execute();
  expect(rows.map(({ name }) => name).sort()).toEqual(['a', 'b', 'c']);
});

test('After the limit writes are refused, at once while the lock lasts, and succeed when it is gone', async () => {
  const { database, unlock } = await openLocked({ waitMs: 20 });
  const write = () => getSiteSecret(database, 'captcha');
  const refusals = await Promise.allSettled([write(), write(), write()]);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ reason: { id: 'storage-unavailable', status: 503 } });
  }
  expect(database.problem()).toBe('locked by another process');
  unlock();
  await expect(write()).resolves.toMatch(/^[0-9a-f]{64}$/);
  expect(database.problem()).toBeNull();
});

test('A lock is waited for once, not once for each statement in the queue', async () => {
  const locked = Object.assign(new Error('database is locked'), { errcode: 5 });
  const availability = createAvailability();
  const wait = createSqliteWaits(20, availability);
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    throw locked;
  };
  await expect(wait(attempt, 'stores')).rejects.toMatchObject({ cause: locked });
  attempts = 0;
  await expect(wait(attempt, 'stores')).rejects.toMatchObject({ cause: locked });
  expect(attempts).toBe(1);
  // A read beside the lock does not show that it is gone.
  await wait(async () => 'read', 'none');
  attempts = 0;
  await expect(wait(attempt, 'stores')).rejects.toMatchObject({ cause: locked });
  expect(attempts).toBe(1);
});

test('A wrong statement fails with its own error', async () => {
  const { database, unlock } = await openLocked();
  unlock();
  const insert = () =>
    database.write.insertInto('site_secret').values({ name: 'a', value: 'a' }).execute();
  await insert();
  await expect(insert()).rejects.toThrow(/UNIQUE/);
  expect(database.problem()).toBeNull();
});
