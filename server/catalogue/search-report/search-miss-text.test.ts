import { expect, test } from 'vitest';
import { searchMissText } from '#server/catalogue/search-report/search-miss-text.ts';

test.each([
  ['  Ojo  de BUEY  náutico ', 'ojo de buey nautico'],
  ['ARD150/12/830/60D/W/FX', 'ard150/12/830/60d/w/fx'],
  ['ACP1200-2830-W', 'acp1200-2830-w'],
  ['HBU34-100-40110B', 'hbu34-100-40110b'],
  ['downlight 12 W 3000 K', 'downlight 12 w 3000 k'],
  ['600x600 4000', '600x600 4000'],
  ['ip', 'ip'],
  ['x'.repeat(80), 'x'.repeat(80)],
])('%j is counted as %j', (search, expected) => {
  expect(searchMissText(search)).toBe(expected);
});

test.each([
  'ana.garcia@example.com',
  'ana @ example',
  '600 123 456',
  '+34 600-12-34-56',
  '(020) 7946 0123',
  'tel 91.123.45.67',
  '12345678Z',
  'X1234567L',
  'ES91 2100 0418 4502 0005 1332',
  '5901234123457',
  '*',
  ' / ',
  'a',
  '',
  'x'.repeat(81),
])('%j is not counted', (search) => {
  expect(searchMissText(search)).toBeNull();
});
