import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { listSearchMisses } from '#server/catalogue/list-search-misses.ts';
import { createSearchMisses } from '#server/catalogue/search-misses.ts';
import { storeSearchMisses } from '#server/catalogue/store-search-misses.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';

describeEachDatabase('Searches without results', (createPlace) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime('2026-11-20T23:30:00Z');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function setUp() {
    const database = await (await createPlace()).open();
    const misses = createSearchMisses(database);
    const listed = async () => {
      await misses.close();
      const all = await listSearchMisses(database);
      return all.map(({ count, locale, text }) => [count, locale, text]);
    };
    const search = (text: string, found = 0, locale: LocaleCode = 'en') =>
      misses.noteSearch({ locale, text, found });
    const type = (text: string, found = 0, locale: LocaleCode = 'en') =>
      misses.noteTyping({ locale, text, found });
    return { database, misses, listed, search, type };
  }

  test('are counted by text and language, ignoring case, accents and spaces', async () => {
    const { search, listed } = await setUp();
    search('Farolillo', 0, 'es');
    search(' farolíllo ', 0, 'es');
    search('farolillo');
    search('downlight', 12);
    search('ana@example.com');
    search('600 123 456');
    search('   ');
    expect(await listed()).toEqual([
      [2, 'es', 'farolillo'],
      [1, 'en', 'farolillo'],
    ]);
  });

  test('count once while a visitor is still typing', async () => {
    const { type, search, listed } = await setUp();
    for (const text of ['chande', 'chandeli', 'chandelier']) type(text);
    type('lanp');
    type('lan', 4);
    type('lantern', 2);
    type('sconse gold');
    search('sconse gold');
    type('chan', 0, 'es');
    expect(await listed()).toEqual([
      [1, 'es', 'chan'],
      [1, 'en', 'chandelier'],
      [1, 'en', 'sconse gold'],
    ]);
  });

  test('of the overlay count five seconds after the last keystroke', async () => {
    const { type, listed } = await setUp();
    type('chandelier');
    await vi.advanceTimersByTimeAsync(10_000);
    type('chandelier', 1);
    type('lamppost');
    await vi.advanceTimersByTimeAsync(3_000);
    type('lamppos', 1);
    expect(await listed()).toEqual([[1, 'en', 'chandelier']]);
  });

  test('are written half a minute later without a further request', async () => {
    const { database, search } = await setUp();
    search('chandelier');
    expect(await listSearchMisses(database)).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await listSearchMisses(database)).toHaveLength(1));
  });

  test('add up over days and processes', async () => {
    const { database, search, misses } = await setUp();
    search('chandelier');
    await misses.close();
    vi.setSystemTime('2026-11-23T08:00:00Z');
    const other = createSearchMisses(database);
    for (let count = 0; count < 3; count++) {
      other.noteSearch({ locale: 'en', text: 'chandelier', found: 0 });
    }
    other.noteSearch({ locale: 'es', text: 'araña', found: 0 });
    await other.close();
    const chandelier = {
      locale: 'en',
      text: 'chandelier',
      count: 4,
      firstDay: '2026-11-20',
      lastDay: '2026-11-23',
    };
    const [first, second] = await listSearchMisses(database);
    expect(first).toEqual(chandelier);
    expect(second).toMatchObject({ text: 'arana', count: 1, firstDay: '2026-11-23' });
    expect(await listSearchMisses(database, { since: '2026-11-23' })).toHaveLength(2);
    expect(await listSearchMisses(database, { since: '2026-11-24' })).toEqual([]);
  });

  test('are deleted after a long time, and the rarest when there are too many', async () => {
    const { database } = await setUp();
    const store = (day: string, ...counted: [string, number][]) =>
      storeSearchMisses(
        database,
        counted.map(([text, count]) => ({ locale: 'en', text, count })),
        { day, forgetBefore: '2026-02-01', maxRows: 3 },
      );
    await store('2026-01-31', ['long ago', 9]);
    await store('2026-11-18', ['older', 1], ['often', 5]);
    await store('2026-11-19', ['newer', 1], ['newest', 2]);
    const texts = (await listSearchMisses(database)).map(({ text }) => text);
    expect(texts).toEqual(['often', 'newest', 'newer']);
  });

  test('cannot fill the memory', async () => {
    const { search, type, listed } = await setUp();
    for (let count = 0; count < 700; count++) {
      search(`nothing ${count} here`);
      type(`nothing like ${count} there`);
    }
    expect(await listed()).toHaveLength(500);
  });

  test('are retained for the next write while the database is unavailable', async () => {
    const { database, misses, search } = await setUp();
    const away = vi.spyOn(database.write, 'transaction').mockImplementation(() => {
      throw new Error('the database is away');
    });
    search('chandelier');
    await misses.close();
    away.mockRestore();
    await misses.close();
    expect(await listSearchMisses(database)).toHaveLength(1);
  });
});
