import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { openPostgresUsage } from '#server/limits/postgres-usage.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import { openSqliteUsage } from '#server/limits/sqlite-usage.ts';
import { createUsage, type UsageStore } from '#server/limits/usage.ts';
import { log } from '#server/log.ts';

const closing: (() => Promise<unknown>)[] = [];
const closeAll = async () => {
  for (const close of closing.splice(0).reverse()) await close();
};
afterEach(closeAll);

/** As `vi.waitFor`, with a limit that only a hanging test reaches. */
const waitFor = <Value>(check: () => Value) => vi.waitFor(check, 60_000);

/** A process that counts in a store: it lets ten requests of each visitor pass. */
function startProcess(store: UsageStore, secret = 'secret') {
  const usage = createUsage({ store, secret });
  closing.push(usage.close);
  return { ...createRateLimit(usage, { name: 'n', max: 10, windowMs: 60_000 }), usage };
}

describeEachDatabase('Counts of two processes', (createPlace) => {
  async function openTwo(): Promise<[UsageStore, UsageStore]> {
    const { location, open, dataDir } = await createPlace();
    const openStore = async () =>
      location.databaseUrl ? openPostgresUsage((await open()).write) : openSqliteUsage(dataDir);
    // Whoever comes first creates the table.
    const stores = await Promise.all([openStore(), openStore()]);
    for (const { close } of stores) closing.push(close);
    return stores;
  }

  test('what one process has counted limits the other', async () => {
    const [one, two] = (await openTwo()).map((store) => startProcess(store));
    for (let sent = 0; sent < 7; sent += 1) expect(one?.take('a')).toBeNull();
    await waitFor(() => {
      expect(two?.take('a')).toBeNull();
      expect(two?.usage.find('n a').used).toBeGreaterThan(7);
    });
    two?.spend('a', 10);
    expect(two?.take('a')).toBeGreaterThan(50);
    await waitFor(() => {
      one?.spend('a', 0);
      expect(one?.take('a')).toBeGreaterThan(50);
    });
    expect(one?.take('b')).toBeNull();
    // Before the database.
    await closeAll();
  });

  test('amounts of the same key add up, whoever sends them, and a window ends', async () => {
    const [one, two] = await openTwo();
    const change = { key: 'k', amount: 2, windowMs: 60_000 };
    await Promise.all([one.add([change]), two.add([change]), one.add([change])]);
    const result = (
      await two.add([
        { ...change, amount: 1.5 },
        { ...change, key: 'l' },
      ])
    ).get('k');
    expect(result?.used).toBe(7.5);
    expect(result?.endsInMs).toBeGreaterThan(0);
    expect(result?.endsInMs).toBeLessThanOrEqual(60_000);
    const short = { key: 's', amount: 5, windowMs: 1 };
    await one.add([short]);
    await waitFor(async () => expect((await two.add([short])).get('s')?.used).toBe(5));
  });
});

test('Counts from before a restart of the machine, whose clock began again, are void', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'usage-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  let time = 9_000_000;
  const store = await openSqliteUsage(folder, () => time);
  closing.push(store.close);
  const change = { key: 'k', amount: 3, windowMs: 60_000 };
  await store.add([change]);
  time = 1000;
  expect((await store.add([change])).get('k')).toEqual({ used: 3, endsInMs: 60_000 });
});

test('A key is forgotten after its window, though nobody uses it again', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let time = 0;
  const usage = createUsage({ now: () => time });
  usage.add({ key: 'short', amount: 1, windowMs: 1000 });
  usage.add({ key: 'long', amount: 1, windowMs: 600_000 });
  time = 60_000;
  vi.advanceTimersByTime(60_000);
  expect([usage.size(), usage.find('long').used]).toEqual([1, 1]);
  time = 600_000;
  vi.advanceTimersByTime(60_000);
  expect(usage.size()).toBe(0);
  vi.useRealTimers();
});

describe('A store', () => {
  const failing = { add: () => Promise.reject(new Error('away')), close: async () => {} };

  test('that is away leaves the limits of the process', async () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    const limit = startProcess(failing);
    for (let sent = 0; sent < 10; sent += 1) expect(limit.take('a')).toBeNull();
    await waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1));
    expect(limit.take('a')).toBeGreaterThan(0);
  });

  test('that hangs is waited for by nobody, and gets the rest together when it is back', async () => {
    const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>();
    const sent: number[][] = [];
    const slow: UsageStore = {
      async add(changes) {
        sent.push(changes.map(({ amount }) => amount));
        await isBack;
        return new Map();
      },
      close: async () => {},
    };
    const limit = startProcess(slow);
    limit.take('a');
    await waitFor(() => expect(sent).toEqual([[1]]));
    for (const visitor of ['a', 'a', 'b', 'a']) limit.take(visitor);
    comeBack();
    await waitFor(() => expect(sent).toEqual([[1], [3, 1]]));
  });

  test('learns no addresses', async () => {
    const keys: string[] = [];
    const store: UsageStore = {
      async add(changes) {
        keys.push(...changes.map(({ key }) => key));
        return new Map(changes.map(({ key }) => [key, { used: 10, endsInMs: 5000 }]));
      },
      close: async () => {},
    };
    const limit = startProcess(store);
    limit.take('192.0.2.7');
    await waitFor(() => expect(limit.take('192.0.2.7')).toBe(5));
    startProcess(store, 'another').take('192.0.2.7');
    await waitFor(() => expect(new Set(keys).size).toBe(2));
    expect(keys.join()).not.toContain('192.0.2');
  });
});
