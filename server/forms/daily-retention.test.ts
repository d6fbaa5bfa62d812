import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { createDailyRetention } from '#server/forms/daily-retention.ts';
import { buildSubmission, goodMessage, serveForms } from '#server/forms/forms.fixtures.ts';
import { retention } from '#server/forms/retention.ts';

const HOUR_MS = 3_600_000;

describeEachDatabase('daily retention', (createPlace) => {
  /** A message received on 1 January 2026, with a period of ten days, and clocks that the test sets. */
  async function serve() {
    const place = await createPlace();
    const { db, dataDir, forms, createToken } = await serveForms(place);
    const files = openSiteFiles({ dataDir });
    const clock = { time: Date.parse('2026-01-02T02:00:00Z'), elapsed: 0 };
    const send = async (received: string) => {
      const email = `${received.slice(0, 10)}@example.test`;
      const message = { ...goodMessage, 'your-email': email };
      await forms.submit(buildSubmission(message, { token: createToken() }));
      await db.write
        .updateTable('form_submission')
        .set({ received })
        .where('email', '=', email)
        .execute();
    };
    await send('2026-01-01T12:00:00.000Z');
    const start = (mayRemove = async () => {}) =>
      createDailyRetention({
        database: db,
        files,
        mayRemove,
        periods: { ...retention, messageDays: 10 },
        now: () => clock.time,
        elapsed: () => clock.elapsed,
      });
    return { place, db, files, clock, send, start, ...toolsOf(db, clock) };
  }

  test('removes what has expired from three o’clock on, once a day', async () => {
    const { clock, start, send, pass, countMessages } = await serve();
    const { look } = start();
    pass(1);
    for (let day = 2; day <= 11; day++) {
      await look();
      if (day < 11) pass(24);
    }
    // Too old since noon of the 11th, and that day's run was at 03:00.
    for (const hours of [10, 13]) {
      pass(hours);
      await look();
      expect(await countMessages()).toBe(1);
    }
    expect(new Date(clock.time).toISOString()).toBe('2026-01-12T02:00:00.000Z');
    pass(1);
    await look();
    expect(await countMessages()).toBe(0);
    await send('2026-01-01T13:00:00.000Z');
    pass(12);
    await look();
    expect(await countMessages()).toBe(1);
  });

  test('nothing is removed where it may not be, and everything once it may', async () => {
    const { start, pass, countMessages } = await serve();
    const refuse = () => Promise.reject(new Error('the files of another installation'));
    pass(24 * 15 + 2);
    await expect(start(refuse).look()).rejects.toThrow('another installation');
    expect(await countMessages()).toBe(1);
    await start().look();
    expect(await countMessages()).toBe(0);
  });

  test('a restart neither repeats nor omits the run of the day', async () => {
    const { start, send, pass, countMessages } = await serve();
    pass(24 * 15 + 2);
    await start().look();
    expect(await countMessages()).toBe(0);
    await send('2026-01-01T13:00:00.000Z');
    await start().look();
    expect(await countMessages()).toBe(1);
    pass(24);
    await start().look();
    expect(await countMessages()).toBe(0);
  });

  test('a run that failed is repeated until the bytes are overwritten', async () => {
    const { db, files, clock, pass, countMessages } = await serve();
    pass(24 * 15 + 2);
    let isBroken = true;
    let erased = 0;
    const eraseRemains = async () => {
      if (isBroken) throw new Error('the disk is full');
      erased += 1;
    };
    const { look } = createDailyRetention({
      database: { ...db, eraseRemains },
      files,
      periods: { ...retention, messageDays: 10 },
      now: () => clock.time,
      elapsed: () => clock.elapsed,
    });
    await expect(look()).rejects.toThrow('the disk is full');
    expect(await countMessages()).toBe(0);
    isBroken = false;
    await look();
    expect(erased).toBe(1);
    await look();
    expect(erased).toBe(1);
  });

  test('of several processes one runs', async () => {
    const { place, files, clock, db, pass, countMessages } = await serve();
    pass(24 * 15 + 2);
    const other = await place.open();
    const release = await other.tryLock('retention');
    const { look } = createDailyRetention({ database: db, files, now: () => clock.time });
    await look();
    expect(await countMessages()).toBe(1);
    await release?.();
  });

  test('a clock that leaps ahead removes nothing, one that stays ahead does so later', async () => {
    const { clock, start, pass, countMessages } = await serve();
    const { look } = start();
    await look();
    clock.time += 30 * 24 * HOUR_MS + HOUR_MS;
    await look();
    expect(await countMessages()).toBe(1);
    clock.time -= 30 * 24 * HOUR_MS;
    await look();
    clock.time += 30 * 24 * HOUR_MS;
    await look();
    pass(11);
    await look();
    expect(await countMessages()).toBe(1);
    pass(1);
    await look();
    expect(await countMessages()).toBe(0);
  });
});

function toolsOf(
  db: Awaited<ReturnType<typeof serveForms>>['db'],
  clock: Record<'time' | 'elapsed', number>,
) {
  return {
    /** Both clocks go on. */
    pass(hours: number): void {
      clock.time += hours * HOUR_MS;
      clock.elapsed += hours * HOUR_MS;
    },
    async countMessages(): Promise<number> {
      return (await db.read.selectFrom('form_submission').select('id').execute()).length;
    },
  };
}
