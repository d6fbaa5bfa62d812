import { expect, test } from 'vitest';
import { listCountedParts } from '#core/catalogue/search/counted-parts.ts';

test.each([
  ['Tacto 4, 4 keys, Octo, no battery, white', ['4keys']],
  ['Tándem 4, nodo Octo, DALI-2 difusión, 20 drivers, blanco', ['20drivers']],
  ['Ardea 150, 12 W, 830, 60 D, 1200 mm', []],
  ['', []],
])('"%s" counts %j', (description, counted) => {
  expect(listCountedParts(description)).toEqual(counted);
});
