import { expect, test } from 'vitest';
import { groupByWords } from '#server/studio/warranties/named-products.ts';

const names = new Map([
  ['ARD150/12', 'Ardea 150, 12 W, 3000 K Downlight empotrable'],
  ['ARD150/24', 'Ardea 150, 24 W, 4000 K Downlight empotrable'],
  ['LIN1200', ''],
]);

test.each([
  ['ardea', [{ otherWords: '', codes: ['ARD150/12', 'ARD150/24'] }]],
  [
    'EMPOTRÁBLE 3000',
    [
      { otherWords: '', codes: ['ARD150/12'] },
      { otherWords: '3000', codes: ['ARD150/24'] },
    ],
  ],
  ['ard150/12 cádiz', [{ otherWords: 'cadiz', codes: ['ARD150/12'] }]],
  ['lin1200', [{ otherWords: '', codes: ['LIN1200'] }]],
  ['cádiz', []],
  [' ', []],
])('groups products by what %j does not name', (text, groups) => {
  expect(groupByWords(names, text)).toEqual(groups);
});
