import { expect, test } from 'vitest';
import { unbroken } from '#server/pdf/unbroken.ts';

test.each([
  'EN 60598-1:2021',
  'EN 55015:2019+A11:2020',
  'EN IEC 63000:2018',
  'EN 300 328 V2.2.2',
  'BS EN 60598-2-22',
  'UNE-EN 60598-1',
  'UNE 20460',
  'IEC 62386-101:2022',
  '220 mm',
])('%s has no space at which it may break', (name) => {
  expect(unbroken(`see ${name}, too`)).toBe(`see ${name.replace(/ (?!V)/g, '\u00a0')}, too`);
});
