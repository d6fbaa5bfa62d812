import { expect, test } from 'vitest';
import { joinFigures } from '#core/i18n/join-figures.ts';

test.each([
  ['EN 12464-1, IEC 62471 and CIE 117', 'EN\u00a012464-1, IEC\u00a062471 and CIE\u00a0117'],
  ['UGR ≤ 16, CRI 90, RAL 9005', 'UGR\u00a0≤\u00a016, CRI\u00a090, RAL\u00a09005'],
  ['95 lm/W or U0 0.6', '95\u00a0lm/W or U0\u00a00.6'],
  ['Angle of a mast, °', 'Angle of a mast,\u00a0°'],
  ['Nobody there, % of the hours', 'Nobody there,\u00a0% of the hours'],
])('%s stays on one line', (text, joined) => {
  expect(joinFigures(text)).toBe(joined);
});

test.each(['IMAGEN 3', 'EN or 4', 'IP65 sealed', 'in rows, mounted'])('%s is as it was', (text) => {
  expect(joinFigures(text)).toBe(text);
});
