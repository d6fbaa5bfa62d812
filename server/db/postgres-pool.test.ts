import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { startSilentProxy } from '#server/db/postgres-proxy.fixtures.ts';
import { log } from '#server/log.ts';

const url = process.env.TEST_DATABASE_URL;
const title = url ? 'PostgreSQL' : 'PostgreSQL: skipped, TEST_DATABASE_URL names no server';
const REFUSED = { id: 'storage-unavailable', status: 503 };

/** Opens the database as a server does, through a proxy. */
async function openThroughProxy(waitMs: number) {
  for (const level of ['error', 'warn'] as const) vi.spyOn(log, level).mockImplementation(() => {});
  const direct = new URL(url as string);
  const proxy = await startSilentProxy({ host: direct.hostname, port: Number(direct.port) });
  direct.host = `127.0.0.1:${proxy.port}`;
  const database = await openDatabase({ databaseUrl: direct.href, waitMs });
  onTestFinished(async () => {
    await database.destroy();
    await proxy.stop();
  });
  const ping = () => sql`select 1 as one`.execute(database.read);
  return { database, proxy, ping };
}

describe.skipIf(!url)(title, () => {
  test('a server that falls silent is given up, and used again over new connections', async () => {
    const { database, proxy, ping } = await openThroughProxy(150);
    await ping();
    proxy.fallSilent();
    await expect(ping()).rejects.toMatchObject(REFUSED);
    expect(database.problem()).toBe('server cannot be reached');
    proxy.forwardNew();
    await expect(ping()).resolves.toMatchObject({ rows: [{ one: 1 }] });
    expect(database.problem()).toBeNull();
  });

  test('while it is silent one query tries and the others fail before it', async () => {
    const { proxy, ping } = await openThroughProxy(150);
    proxy.fallSilent();
    await expect(ping()).rejects.toMatchObject(REFUSED);
    const order: string[] = [];
    const note = (name: string) => () => order.push(name);
    const trial = ping().catch(note('trial'));
    await Promise.all([ping().catch(note('other')), ping().catch(note('other'))]);
    await trial;
    expect(order).toEqual(['other', 'other', 'trial']);
  });

  test('a statement that takes too long is cancelled, and others go on', async () => {
    const { database, ping } = await openThroughProxy(150);
    await expect(sql`select pg_sleep(20)`.execute(database.read)).rejects.toMatchObject(REFUSED);
    expect(database.problem()).toBeNull();
    await ping();
  });

  test('a connection that is closed while it holds a lock ends nothing but itself', async () => {
    const { database, ping } = await openThroughProxy(2000);
    const release = await database.tryLock('mail');
    await sql`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())
    `.execute(database.read);
    await vi.waitUntil(async () => (await database.tryLock('mail')) !== null);
    await release?.();
    await ping();
  });

  test('locks that a silent server does not give leave no connection behind', async () => {
    const { database, proxy, ping } = await openThroughProxy(150);
    await ping();
    // More of them than a process has connections.
    for (let at = 0; at < 12; at += 1) {
      proxy.fallSilent();
      await expect(database.tryLock('mail')).rejects.toThrow();
      proxy.forwardNew();
      await ping().catch(() => {});
    }
    await expect(database.tryLock('mail')).resolves.not.toBeNull();
  });

  test('a wrong statement fails with its own error', async () => {
    const { database } = await openThroughProxy(2000);
    await expect(sql`select * from nothing`.execute(database.read)).rejects.toThrow(
      'relation "nothing" does not exist',
    );
    expect(database.problem()).toBeNull();
  });
});
