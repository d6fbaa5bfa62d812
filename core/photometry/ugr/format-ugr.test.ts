import { expect, it } from 'vitest';
import { formatUgr } from './format-ugr.ts';

it.each([
  [19, '19.0', '19,0'],
  [16.46, '16.5', '16,5'],
  [9.96, '10.0', '10,0'],
  [9.94, '<\u00a010', '<\u00a010'],
  [-3, '<\u00a010', '<\u00a010'],
  [null, '–', '–'],
])('%s is written as %s, in Spanish as %s', (ugr, english, spanish) => {
  expect(formatUgr('en', ugr)).toBe(english);
  expect(formatUgr('es', ugr)).toBe(spanish);
});
