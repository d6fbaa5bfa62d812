import { expect, test } from 'vitest';
import { cutExcerpt, markWords } from '#core/search/places/mark-words.ts';

test('Words are marked by their stem, with their accents and capitals', () => {
  const stems = new Set(['luc', 'garantia']);
  expect(markWords('Luces, garantías y luz', stems)).toBe(
    '<mark>Luces</mark>, <mark>garantías</mark> y <mark>luz</mark>',
  );
  expect(markWords('Nothing here', stems)).toBe('Nothing here');
});

const long = `${'one two three '.repeat(20)}flicker ${'four five six '.repeat(20)}`;

test('A long text is cut between words, around its first match', () => {
  const excerpt = cutExcerpt(long, new Set(['flicker']));
  expect(excerpt).toMatch(/^… (one|two|three) .*flicker.* (four|five|six) …$/);
  expect(excerpt.length).toBeLessThanOrEqual(144);
});

test('Without a match a long text is cut after its beginning', () => {
  expect(cutExcerpt(long, new Set())).toMatch(/^one two three .*[a-z] …$/);
});

test('The end of a text is shown as a whole', () => {
  const text = `${'one two three '.repeat(20)}the last flicker`;
  expect(cutExcerpt(text, new Set(['flicker']))).toMatch(/^… .*the last flicker$/);
});

test('A text of exactly the length of an excerpt, or an end of it, is not cut', () => {
  const whole = 'word '.repeat(28).trimEnd().padEnd(140, 's');
  expect(cutExcerpt(whole, new Set())).toBe(whole);
  const late = `${'word '.repeat(22)}flicker`.padEnd(140, ' end');
  expect(cutExcerpt(late, new Set(['flicker']))).toBe(late);
  expect(cutExcerpt(`${whole}s`, new Set())).toMatch(/^word .*word …$/);
  const end = `flicker ${'word '.repeat(26)}`.padEnd(140, 's');
  expect(cutExcerpt(`${'one two three '.repeat(20)}${end}`, new Set(['flicker']))).toMatch(
    /^… .*flicker .* …$/,
  );
  const lead = 'x'.repeat(200);
  expect(cutExcerpt(`${lead} ${end}`, new Set(['word']))).toBe(`… ${end}`);
});

test('A short text stays as it is', () => {
  expect(cutExcerpt('Five years.', new Set(['year']))).toBe('Five years.');
});
