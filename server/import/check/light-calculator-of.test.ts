import { expect, test } from 'vitest';
import { lightCalculatorOf } from '#server/import/check/light-calculator-of.ts';
import type { Content } from '#server/import/read/content-records.ts';

const category = (code: string, parent: string | null, calculator?: 'road' | 'none') =>
  ({ record: { code, parent, calculator } }) as Content['categories'][number];
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
