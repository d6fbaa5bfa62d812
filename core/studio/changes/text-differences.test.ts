import { expect, test } from 'vitest';
import { compareTexts, type TextPart } from '#core/studio/changes/text-differences.ts';

/** Own words in brackets, gaps as dots. */
const write = (parts: TextPart[]) =>
  parts
    .map(({ kind, text }) => (kind === 'own' ? `[${text}]` : kind === 'gap' ? '…' : text))
    .join('');

const compare = (one: string, other: string) => {
  const { before, after } = compareTexts(one, other);
  return [write(before), write(after)];
};

test('the words that differ are told apart', () => {
  expect(compare('A ring of frosted glass.', 'A ring of opal glass.')).toEqual([
    'A ring of [frosted] glass.',
    'A ring of [opal] glass.',
  ]);
});

test('words with accents are whole, and a new sentence is one piece', () => {
  expect(compare('Iluminación', 'Iluminacion. Hecha en Manises')).toEqual([
    '[Iluminación]',
    '[Iluminacion. Hecha en Manises]',
  ]);
});

test('equal texts, and a text and none', () => {
  expect(compare('Same.', 'Same.')).toEqual(['Same.', 'Same.']);
  expect(compare('', 'New text')).toEqual(['', '[New text]']);
});

test('what is far from a change is left out', () => {
  const long = 'word '.repeat(200);
  const [before = '', after = ''] = compare(`${long}end\n${long}`, `${long}close\n${long}`);
  expect(before).toMatch(/^…[\sword]+\[end\][\sword]+…$/);
  expect(after).toMatch(/^…[\sword]+\[close\][\sword]+…$/);
  expect(after.length).toBeLessThan(400);
  expect(after).not.toMatch(/…\S/);
});

test('where a sentence was added, both sides show the words in front of it', () => {
  const long = 'word '.repeat(200);
  const [before = '', after = ''] = compare(long, `${long}end`);
  expect(before).toMatch(/^… (?:word )+$/);
  expect(after).toBe(`${before}[end]`);
});

test('words between changed ones are told apart, blanks are not', () => {
  expect(compare('one two and six', 'three four and five')).toEqual([
    '[one two] and [six]',
    '[three four] and [five]',
  ]);
});
