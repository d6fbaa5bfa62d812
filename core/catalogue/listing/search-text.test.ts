import { expect, test } from 'vitest';
import { toSearchText } from '#core/catalogue/listing/search-text.ts';

test.each([
  ['high bay 150w 5000K', 'high bay 150 w 5000 K'],
  ['24v 100W 2m', '24 v 100 W 2 m'],
  ['6,5w 4.8W/m 3h', '6,5 w 4.8 W/m 3 h'],
  ['600mm 1200lm 120lm/w', '600 mm 1200 lm 120 lm/w'],
  ['ARD150/12/830/60D/W/FX', 'ARD150/12/830/60D/W/FX'],
  ['TRA128/4.8 24w5 600x600 2x75', 'TRA128/4.8 24w5 600x600 2x75'],
  ['"150w"', '"150w"'],
  ['', ''],
])('%j becomes the query %j', (text, expected) => {
  expect(toSearchText(text)).toBe(expected);
});
