import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { listSearchMisses } from '#server/catalogue/search-report/list-search-misses.ts';
import { createSearchMisses } from '#server/catalogue/search-report/search-misses.ts';
import { storeSearchCounts } from '#server/catalogue/search-report/store-search-counts.ts';
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

  test('are those of what the visitor is shown, whichever search is first', async () => {
    const { misses, type, listed } = await setUp();
    const show = (text: string, found: number, leftOut: string[] = []) =>
      misses.noteTyping({ locale: 'en', text, found, leftOut, isWhole: true });
    type('proyetor led');
    show('proyetor led', 1);
    show('guarantee', 2);
    type('guarantee');
    type('qwertz');
    show('qwertz', 0);
    show('thorlux lamp', 6, ['thorlux']);
    type('thorlux lamp');
    type('only hits');
    expect(await listed()).toEqual([
      [1, 'en', 'only hits'],
      [1, 'en', 'qwertz'],
      [1, 'en', 'thorlux lamp'],
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

  test('that leave words out are counted with these words', async () => {
    const { database, misses } = await setUp();
    misses.noteSearch({ locale: 'en', text: 'Philips downlight', found: 7, leftOut: ['Philips'] });
    misses.noteTyping({ locale: 'en', text: 'osram panel', found: 2, leftOut: ['osram'] });
    misses.noteSearch({ locale: 'en', text: 'panel', found: 2, leftOut: [] });
    await misses.close();
    const [first, second, ...others] = await listSearchMisses(database);
    expect(first).toMatchObject({ text: 'osram panel', leftOut: ['osram'], count: 1, listed: 0 });
    expect(second).toMatchObject({
      ...{ text: 'philips downlight', leftOut: ['Philips'] },
      ...{ count: 1, listed: 1 },
    });
    expect(others).toEqual([]);
  });

  test('are counted with what visitors did next, where the search itself is counted', async () => {
    const { database, misses, search } = await setUp();
    search('chandelier');
    search('chandelier');
    const from = '/en/products?search=Chandelier';
    misses.noteNext(from, '/en/products/ibis-50');
    misses.noteNext(from, '/en/products?search=pendant');
    misses.noteNext(from, '/en/products?search=Pendant');
    misses.noteNext('/en/products?search=panel', '/en/products/ibis-50');
    await misses.close();
    // Another process, later.
    const other = createSearchMisses(database);
    other.noteNext(from, '/en/products/ibis-50');
    await other.close();
    const rows = await listSearchMisses(database);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      ...{ text: 'chandelier', count: 2, listed: 2, opened: 2, refined: 2 },
      next: [
        { kind: 'opened', target: '/en/products/ibis-50', count: 2 },
        { kind: 'refined', target: 'pendant', count: 2 },
      ],
    });
    expect(await database.read.selectFrom('search_follow_up').selectAll().execute()).toHaveLength(
      2,
    );
  });

  test('of another process may be written after what followed them', async () => {
    const { database, misses, search } = await setUp();
    const other = createSearchMisses(database);
    search('chandelier');
    await vi.advanceTimersByTimeAsync(20_000);
    other.noteNext('/en/products?search=chandelier', '/en/products/ibis-50');
    const opened = async () => (await listSearchMisses(database))[0]?.opened;
    await vi.advanceTimersByTimeAsync(15_000);
    await misses.close();
    expect(await opened()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    await other.close();
    expect(await opened()).toBe(1);
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
      leftOut: [],
      count: 4,
      listed: 4,
      opened: 0,
      refined: 0,
      next: [],
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
      storeSearchCounts(
        database,
        {
          misses: counted.map(([text, count]) => {
            return { locale: 'en', text, count, listed: 0, leftOut: [] };
          }),
          followUps: counted.map(([text, count]) => {
            return { locale: 'en', text, kind: 'refined', target: 'lamp', count };
          }),
        },
        { day, forgetBefore: '2026-02-01', maxRows: 3 },
      );
    await store('2026-01-31', ['long ago', 9]);
    await store('2026-11-18', ['older', 1], ['often', 5]);
    await store('2026-11-19', ['newer', 1], ['newest', 2]);
    const texts = (await listSearchMisses(database)).map(({ text }) => text);
    expect(texts).toEqual(['often', 'newest', 'newer']);
    const followed = await database.read.selectFrom('search_follow_up').select('text').execute();
    expect(followed.map(({ text }) => text).sort()).toEqual(['newer', 'newest', 'often']);
  });

  test('cannot fill the memory', async () => {
    const { search, type, listed, misses } = await setUp();
    for (let count = 0; count < 700; count++) {
      misses.noteNext(`/en/products?search=nothing+${count}`, '/en/products?search=x+y');
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
