import { expect, test } from 'vitest';
import { findPlaces } from '#core/search/places/find-places.ts';
import { indexPlaces } from '#core/search/places/place-index.ts';
import { sitePlaces } from '#core/search/places/site-place.fixtures.ts';
import { runAtOnce } from '#core/search/work.ts';

const synonyms = [
  { id: 'downlight', root: 'recessed spot', synonyms: ['downlight'] },
  { id: 'luminaire', root: 'light fitting', synonyms: ['street lighting'] },
  { id: 'flux', synonyms: ['flux', 'lumen output'] },
];
const fillers = new Set(['of', 'the']);
const common = new Set(['lamp']);
const links = new Set<string>();
const rootOf = (word: string) => /^(.{4,})(?:ar|e|ing|y)$/.exec(word)?.[1] ?? null;
const index = runAtOnce(indexPlaces(sitePlaces, { synonyms, rootOf, fillers, common, links }));

/** The titles that a text finds, without marks, in the order of their groups. */
function find(text: string): string[] {
  return findPlaces(index, text, { limit: 3 }).flatMap(({ rows }) => {
    return rows.map(({ title }) => title.replaceAll(/<\/?mark>/g, ''));
  });
}

test.each([
  ['a title in the singular', 'downlight', ['Downlights']],
  ['a longer title', 'fire rated downlights', ['Fire-rated downlights']],
  ['a keyword', 'jobs', ['Careers']],
  ['a keyword of several words', 'work with us', ['Careers']],
  ['the beginning of the last word', 'payba', ['Energy savings calculator']],
  ['a typing error', 'guarentee', ['Warranty terms']],
  ['two letters swapped', 'donwlight', ['Downlights']],
  ['letters before a figure', 'ip65', ['IP and IK codes']],
  ['filler words', 'warranty of the', ['Warranty terms', 'How long is the warranty?']],
  ['a one-way synonym', 'recessed spot', ['Downlights']],
  ['a part of a title replaced by a synonym', 'fixed recessed spots', ['Fixed downlights']],
  ['a synonym both ways', 'lumen output', ['Luminous flux']],
  ['a symbol', 'Φ', ['Luminous flux']],
])('A place is found by %s', (_by, text, titles) => {
  expect(find(text)).toEqual(titles);
});

test('Filler words that no place has weigh nothing', () => {
  const any = runAtOnce(
    indexPlaces(sitePlaces, {
      synonyms,
      rootOf,
      fillers: new Set(['bitte', 'mir']),
      common,
      links,
    }),
  );
  const titles = (of: typeof index) =>
    findPlaces(of, 'bitte mir warranty', { limit: 3 }).map(({ rows }) => rows.length);
  expect(titles(any).length).toBeGreaterThan(0);
  expect(titles(index)).toEqual([]);
});

test('A word of a name finds names with words of its origin, if those are wanted that are named in part', () => {
  const place = { kind: 'question' as const, keywords: [], summary: '', body: '' };
  const places = [
    { ...place, href: '/cut', title: 'Cortar la tira' },
    { ...place, href: '/phase', title: 'Corte de fase' },
  ];
  const words = {
    synonyms: [],
    fillers,
    common,
    links,
    rootOf: (word: string) => word.slice(0, 4),
  };
  const small = runAtOnce(indexPlaces(places, words));
  const hrefs = (isNear: boolean) => {
    const groups = findPlaces(small, 'corte tira', { limit: 3, isNear });
    return groups.flatMap(({ rows }) => rows.map(({ href }) => href));
  };
  expect(hrefs(true)[0]).toBe('/cut');
  expect(hrefs(false)).not.toContain('/cut');
});

test.each([
  ['30w downlight 4000k', ['Downlights']],
  ['ip66 downlight 1,5 m', ['Downlights']],
  ['ACME downlight black', ['Downlights']],
  ['fixed downlights 3000K', ['Fixed downlights']],
])('The query %j for a product names its category only', (text, titles) => {
  expect(find(text)).toEqual(titles);
});

test.each([
  ['a text that has the words only in its body', 'battery of the luminaires'],
  ['a part of a keyword', 'work'],
  ['an unknown word beside the name', 'zanzibar jobs'],
  ['a code', 'AB150/12/840'],
  ['nothing but filler words', 'of the'],
  ['an empty text', ''],
  ['white space', '  '],
])('No place is found by %s', (_by, text) => {
  expect(find(text)).toEqual([]);
});

test('A text that names a place in part finds it if wanted', () => {
  const near = (text: string) => {
    const groups = findPlaces(index, text, { limit: 3, isNear: true });
    return groups.flatMap(({ rows }) => rows.map(({ href }) => href));
  };
  expect(near('zanzibar jobs')).toEqual(['/page/careers']);
  expect(near('warranty in zanzibar')).toContain('/page/warranty-terms');
  expect(near('downlight of zanzibar')).not.toContain('/category/downlights');
  expect(near('zanzibar')).toEqual([]);
  expect(near('<b>zanzibar</b> "qqx"')).toEqual([]);
});

test('A word of the same origin as one of a name finds it', () => {
  const [page] = findPlaces(index, 'warranting', { limit: 1 });
  expect(page?.rows[0]?.href).toBe('/page/warranty-terms');
});

test('A word before the last one is not completed', () => {
  expect(find('payba ')).toEqual([]);
});

test('Groups come in a fixed order, each with its best rows, their total and marks', () => {
  expect(findPlaces(index, 'warranty', { limit: 1 })).toMatchObject([
    {
      kind: 'page',
      rows: [{ href: '/page/warranty-terms', title: '<mark>Warranty</mark> terms', excerpt: '' }],
      total: 1,
    },
    {
      kind: 'question',
      rows: [
        {
          href: '/question/how-long-is-the-warranty-',
          title: 'How long is the <mark>warranty</mark>?',
          excerpt: 'Five years for the luminaires.',
        },
      ],
      total: 1,
    },
  ]);
  const [pages] = findPlaces(index, 'calculator', { limit: 1 });
  expect(pages).toMatchObject({ kind: 'page', rows: [{}], total: 2 });
});

test('A text of any length costs no more than its first words', () => {
  const words = Array.from(
    { length: 50_000 },
    (_, at) => `downlight${String.fromCharCode(97 + (at % 26))}`,
  );
  expect(find(`jobs ${' '.repeat(300)} ${words.join(' ')}`)).toEqual(['Careers']);
  expect(find('x'.repeat(100_000))).toEqual([]);
});

test('Places are indexed in steps, between which others get their turn', () => {
  const steps = [...indexPlaces(sitePlaces, { synonyms, rootOf, fillers, common, links })].length;
  expect(steps).toBeGreaterThan(2 * sitePlaces.length);
});
