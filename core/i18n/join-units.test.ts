import { expect, test } from 'vitest';
import { joinUnits } from '#core/i18n/join-units.ts';

test.each([
  ['al 70 %, hasta 1000 mm²', 'al 70\u00a0%, hasta 1000\u00a0mm²'],
  ['24 V, 5 m reel; 177 lm/W', '24\u00a0V, 5\u00a0m reel; 177\u00a0lm/W'],
  ['10 s to 60 min, 2.4 kg.', '10\u00a0s to 60\u00a0min, 2.4\u00a0kg.'],
])('%s stays on one line', (text, joined) => {
  expect(joinUnits(text)).toBe(joined);
});

test.each(['3 hours', '5 minutes', '4 Mayo', 'IP65 sealed', 'T8 m3'])('%s is as it was', (text) => {
  expect(joinUnits(text)).toBe(text);
});
