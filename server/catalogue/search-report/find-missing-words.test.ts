import { expect, test } from 'vitest';
import type { MissingWords, MissingWordsQuery } from '#core/studio/missing-words.ts';
import {
  findMissingWords,
  readMissingWords,
} from '#server/catalogue/search-report/find-missing-words.ts';
import { createSearchMisses } from '#server/catalogue/search-report/search-misses.ts';
import { openDatabase } from '#server/db/client.ts';

test('Missing words are filtered and divided into pages', async () => {
  const database = await openDatabase({ inMemory: true });
  const misses = createSearchMisses(database);
  for (const text of ['chandelier', 'chandelier', 'farolillo']) {
    misses.noteSearch({ locale: 'en', text, found: 0 });
  }
  misses.noteSearch({ locale: 'es', text: 'Araña de cristal', found: 0 });
  misses.noteSearch({ locale: 'en', text: 'philips lamp', found: 3, leftOut: ['philips'] });
  await misses.close();
  const wordsOf = async (query: MissingWordsQuery, page = { offset: 0, limit: 25 }) => {
    const { items, total } = await findMissingWords(database, query, page);
    return [total, ...items.map(({ words }) => words).sort()];
  };

  expect(await wordsOf({})).toEqual([
    ...[4, 'arana de cristal', 'chandelier', 'farolillo', 'philips'],
  ]);
  expect(await wordsOf({ locale: 'es' })).toEqual([1, 'arana de cristal']);
  expect(await wordsOf({ outcome: 'left-out' })).toEqual([1, 'philips']);
  expect(await wordsOf({ outcome: 'nothing', locale: 'en' })).toEqual([
    ...[2, 'chandelier', 'farolillo'],
  ]);
  expect(await wordsOf({ text: ' ARAÑA ' })).toEqual([1, 'arana de cristal']);
  expect(await wordsOf({ text: 'lamp' })).toEqual([1, 'philips']);
  expect(await wordsOf({ since: '2100-01-01' })).toEqual([0]);
  expect(await wordsOf({}, { offset: 0, limit: 1 })).toEqual([4, 'chandelier']);
  expect(await wordsOf({}, { offset: 4, limit: 25 })).toEqual([4]);
  await database.destroy();
});

test('All missing words are read, in the order of the list, with their synonyms', async () => {
  const database = await openDatabase({ inMemory: true });
  const locales = ['en', 'es'] as const;
  const rows = Array.from({ length: 1234 }, (_, at) => {
    const [locale, day] = [locales[at % 2] ?? 'en', '2026-11-01'];
    const about = { locale, text: `word${at}`, left_out: '', listed: 0 };
    return { ...about, count: at, first_day: day, last_day: day };
  });
  await database.write.insertInto('search_miss').values(rows).execute();
  const readAll = async (query: MissingWordsQuery) => {
    const all: MissingWords[] = [];
    for await (const page of readMissingWords(database, query)) all.push(...page);
    return all;
  };
  const all = await readAll({});
  expect(all).toHaveLength(1234);
  const page = await findMissingWords(database, {}, { offset: 1000, limit: 25 });
  expect(all.slice(1000, 1025)).toEqual(page.items);
  expect(await readAll({ locale: 'es' })).toHaveLength(617);
  await database.destroy();
});
