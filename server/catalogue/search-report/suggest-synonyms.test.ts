import { expect, test } from 'vitest';
import type { SearchMiss } from '#server/catalogue/search-report/list-search-misses.ts';
import {
  createSuggestions,
  groupMisses,
} from '#server/catalogue/search-report/suggest-synonyms.ts';

const names = {
  words: ['downlight', 'pendant', 'stanchion', 'bulkhead'],
  nameOfPath: new Map([
    ['/en/products/ibis-50', 'Pendants'],
    ['/en/products/ibis-90', 'Pendants'],
    ['/en/products/ardea-150', 'Downlights'],
  ]),
};

const miss = (text: string, more: Partial<SearchMiss> = {}): SearchMiss => ({
  ...{ locale: 'en', text, leftOut: [], count: 1, listed: 1, opened: 0, refined: 0, next: [] },
  ...{ firstDay: '2026-11-01', lastDay: '2026-11-01' },
  ...more,
});
const opened = (target: string, count = 1) => ({ kind: 'opened' as const, target, count });
const refined = (target: string, count = 1) => ({ kind: 'refined' as const, target, count });
const list = (...misses: SearchMiss[]) => groupMisses(misses).map(createSuggestions(names));
const synonymOf = (...misses: SearchMiss[]) => list(...misses)[0]?.synonym;

test('Words are added up over the searches that left them out, apart from those that found nothing', () => {
  const searches = [
    miss('philips downlight', { leftOut: ['Philips'], count: 5, listed: 4, opened: 3 }),
    miss('philips panel', {
      leftOut: ['philips'],
      count: 2,
      listed: 2,
      refined: 1,
      lastDay: '2026-11-09',
    }),
    miss('philips', { count: 4 }),
    miss('philips', { locale: 'es', count: 9 }),
  ];
  const rows = list(...searches).map(
    ({ locale, words, isLeftOut, count, left, lastDay, example }) => {
      return [locale, words, isLeftOut, count, left, lastDay, example];
    },
  );
  expect(rows).toEqual([
    ['es', 'philips', false, 9, 1, '2026-11-01', 'philips'],
    ['en', 'philips', true, 7, 2, '2026-11-09', 'philips downlight'],
    ['en', 'philips', false, 4, 1, '2026-11-01', 'philips'],
  ]);
});

test('What most visitors searched instead would find it', () => {
  const next = [
    refined('pendant lamp', 3),
    refined('downlight'),
    refined(''),
    opened('/en/products/ardea-150', 9),
  ];
  expect(synonymOf(miss('chandelier lamp', { next }))).toEqual({
    word: 'pendant',
    by: 'searched instead',
  });
});

test('Neither fewer of the same words nor another search without a result would', () => {
  const next = [refined('lamp', 4), refined('lustre', 2)];
  expect(synonymOf(miss('chandelier lamp', { next }), miss('lustre'))).toBeNull();
});

test('Else the category of what most visitors opened', () => {
  const next = [
    opened('/en/products/ardea-150', 2),
    opened('/en/products/ibis-50', 2),
    opened('/en/products/ibis-90'),
  ];
  expect(synonymOf(miss('chandelier', { next }))).toEqual({ word: 'Pendants', by: 'opened' });
  expect(synonymOf(miss('chandelier', { next: [opened('/en/products/gone')] }))).toBeNull();
});

test('Else the word of the catalogue that it is but for a typing mistake', () => {
  expect(synonymOf(miss('stanction'))).toEqual({ word: 'stanchion', by: 'similar letters' });
  expect(synonymOf(miss('led bulkheed light'))).toEqual({
    word: 'bulkhead',
    by: 'similar letters',
  });
  expect(synonymOf(miss('xyz'))).toBeNull();
  expect(synonymOf(miss('pednant'))).toMatchObject({ word: 'pendant' });
});

test.each(['standing', 'bulk', 'gad', 'ard150', 'downlight', 'lightdown'])(
  '"%s" is no mistake: another word, a code, or a word of the catalogue',
  (text) => {
    expect(synonymOf(miss(text))).toBeNull();
  },
);

test('Similar words that are no mistakes are no advice', () => {
  const words = [
    'chips',
    'sanidad',
    'neutral',
    'modulo',
    'cenador',
    'anthracite',
    'garganta',
    'recamara',
  ];
  const suggest = createSuggestions({ words, nameOfPath: new Map() });
  const typed = [
    'philips',
    'comunidad',
    'eutrac',
    'modular',
    'ordenador',
    'warranty',
    'garantia',
    'reclamar',
  ];
  const advice = groupMisses(typed.map((text) => miss(text))).map(
    (group) => suggest(group).synonym,
  );
  expect(advice).toEqual(typed.map(() => null));
});
