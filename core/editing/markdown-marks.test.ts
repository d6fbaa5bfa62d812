import { expect, test } from 'vitest';
import { applyMark, type MarkdownMark } from '#core/editing/markdown-marks.ts';

/** Brackets stand for the ends of the selection. */
function apply(text: string, mark: MarkdownMark): string {
  const start = text.indexOf('⟦');
  const end = text.indexOf('⟧') - 1;
  const result = applyMark({ text: text.replace(/[⟦⟧]/g, ''), start, end }, mark);
  const { text: after } = result;
  return `${after.slice(0, result.start)}⟦${after.slice(result.start, result.end)}⟧${after.slice(result.end)}`;
}

test.each<[MarkdownMark, string, string]>([
  ['bold', 'a ⟦word⟧ here', 'a **⟦word⟧** here'],
  ['bold', 'a **⟦word⟧** here', 'a ⟦word⟧ here'],
  ['italic', '⟦⟧', '_⟦⟧_'],
  ['link', 'see ⟦this⟧.', 'see [this](⟦https://⟧).'],
  ['heading', 'one\nt⟦w⟧o\nthree', 'one\n⟦## two⟧\nthree'],
  ['heading', '### t⟦w⟧o', '⟦two⟧'],
  ['list', 'o⟦ne\nt⟧wo', '⟦- one\n- two⟧'],
  ['list', '- o⟦ne\n- t⟧wo', '⟦one\ntwo⟧'],
  ['numbers', 'o⟦ne\nt⟧wo', '⟦1. one\n2. two⟧'],
])('%s: %j becomes %j', (mark, before, after) => {
  expect(apply(before, mark)).toBe(after);
});

test('what is marked twice is as before', () => {
  expect(apply(apply('a ⟦word⟧', 'italic'), 'italic')).toBe('a ⟦word⟧');
  expect(apply(apply('⟦one\ntwo⟧', 'numbers'), 'numbers')).toBe('⟦one\ntwo⟧');
});
