import { expect, test } from 'vitest';
import { leadingSectionsOf, lightCalculatorOf } from '#server/import/check/inherited-settings.ts';
import type { Content } from '#server/import/read/content-records.ts';

const category = (code: string, parent: string | null, calculator?: 'road' | 'none') =>
  ({
    record: { code, parent, calculator, sections: calculator && ['life'] },
  }) as Content['categories'][number];
const content = {
  categories: [
    category('interior', null),
    category('downlights', 'interior'),
    category('exterior', null, 'none'),
    category('bollards', 'exterior'),
    category('street', 'exterior', 'road'),
  ],
};

test.each([
  ['downlights', 'room'],
  ['exterior', 'none'],
  ['bollards', 'none'],
  ['street', 'road'],
  ['unknown', 'room'],
])('The luminaires of %s are planned with: %s', (code, calculator) => {
  expect(lightCalculatorOf(code, content)).toBe(calculator);
});

test.each([
  ['downlights', null],
  ['bollards', ['life']],
  ['street', ['life']],
])('The pages of %s start with: %s', (code, sections) => {
  expect(leadingSectionsOf(code, content)).toEqual(sections);
});
