import { expect, test } from 'vitest';
import { usualLuminaires } from '#core/calculators/energy/usual-luminaires.ts';

const wattsOf = (lamps: string, gear: string) => {
  return usualLuminaires.find((usual) => usual.lamps === lamps && usual.gear === gear)?.watts;
};

test.each([
  // 72 W of lamps on two ballasts of 36 W in class B2, 43 W each.
  ['4 × 18 W T8', 'magnetic', 86],
  ['2 × 58 W T8', 'magnetic', 134],
  ['2 × 58 W T8', 'electronic', 118],
  ['4 × 14 W T5', 'electronic', 68],
  // 400 / 0.9, 250 / 0.9, 70 / 0.85.
  ['400 W HIT (HQI)', 'discharge', 444],
  ['250 W HST', 'discharge', 278],
  ['70 W HST', 'discharge', 82],
  ['50 W GU10', 'none', 50],
])('%s, %s, draws %d W from the mains', (lamps, gear, watts) => {
  expect(wattsOf(lamps, gear)).toBe(watts);
});

test('each draws at least the power of its lamps, and has an id of its own', () => {
  for (const { lamps, watts } of usualLuminaires) {
    const [, count = '1', lampW = ''] = lamps.match(/^(?:(\d) × )?(\d+) W/) ?? [];
    expect(watts, lamps).toBeGreaterThanOrEqual(Number(count) * Number(lampW));
  }
  expect(new Set(usualLuminaires.map(({ id }) => id)).size).toBe(usualLuminaires.length);
});
