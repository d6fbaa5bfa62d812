import { expect, test } from 'vitest';
import { respellFigures } from '#core/respell-figures.ts';

const es = { from: 'es', to: 'en' } as const;

test.each([
  ['7.230; 1,5 m', '7230; 1.5 m'],
  [',5', '0.5'],
  ['1,2,3', '1,2,3'],
  ['no figure', 'no figure'],
])('%j from Spanish is %j in English', (text, expected) => {
  expect(respellFigures(text, es)).toBe(expected);
});

test('a text that stays in its language is unchanged, and so is a figure beyond all plain ones', () => {
  expect(respellFigures('7.230', { from: 'es', to: 'es' })).toBe('7.230');
  expect(respellFigures('9'.repeat(30), es)).toBe('9'.repeat(30));
  expect(respellFigures('7,230; 1.5', { from: 'en', to: 'es' })).toBe('7230; 1,5');
});
