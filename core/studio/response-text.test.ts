import { expect, test } from 'vitest';
import { withTemplate } from '#core/studio/response-text.ts';

test.each([
  ['', '', 'Second'],
  ['  \n', 'First', 'Second'],
  ['First\n', 'First', 'Second'],
  ['First, edited', 'First', 'First, edited\n\nSecond'],
  ['Typed', '', 'Typed\n\nSecond'],
])('%j with %j chosen before becomes %j', (current, previous, expected) => {
  expect(withTemplate(current, { previous, chosen: 'Second' })).toBe(expected);
});
