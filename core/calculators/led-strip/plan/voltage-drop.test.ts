import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cableDrop,
  coreResistance,
  stripDrop,
} from '#core/calculators/led-strip/plan/voltage-drop.ts';
import { LOOP_OHM_PER_M } from '#core/calculators/led-strip/strip.fixtures.ts';

test.each([
  [1.5, 0.4587, 1.911],
  [0.75, 0.9173, 3.822],
])('96 W at 24 V over 5 m of %s mm²', (area, volts, percent) => {
  const drop = cableDrop({ lengthM: 5, currentA: 4, ohmPerM: coreResistance(area) });
  expect(drop).toBeCloseTo(volts, 4);
  expect((drop / 24) * 100).toBeCloseTo(percent, 3);
});

test.each([
  [0.0133, 0.532],
  [0.026, 1.04],
])('the highest resistance of class 5, %s Ω/m, gives %s V', (ohmPerM, volts) => {
  expect(cableDrop({ lengthM: 5, currentA: 4, ohmPerM })).toBeCloseTo(volts, 6);
});

test('14 AWG of 8.286 mΩ/m there and back, 10 m, 6.5 A', () => {
  expect(cableDrop({ lengthM: 5, currentA: 6.5, ohmPerM: 0.008286 })).toBeCloseTo(0.5386, 4);
});

test.each([
  [12, 1.962],
  [24, 7.849],
  [48, 31.395],
])('at %s V, 96 W keep 3 %% over %s m of 1.5 mm²', (volts, metres) => {
  const cable = { lengthM: metres, currentA: 96 / volts, ohmPerM: coreResistance(1.5) };
  expect(cableDrop(cable)).toBeCloseTo(0.03 * volts, 3);
});

test.each([
  [24, 5, 'one-end', 1.0531, 4.39],
  [24, 5, 'both-ends', 0.2633, 1.1],
  [24, 5, 'centre', 0.2633, 1.1],
  [24, 10, 'one-end', 4.2122, 17.55],
  [12, 5, 'one-end', 2.1061, 17.55],
  [48, 10, 'one-end', 2.1061, 4.39],
] as const)(
  'strip of 14.4 W/m at %s V, %s m fed %s has a drop of %s V',
  (volts, metres, feed, drop, percent) => {
    const load = { loopOhmPerM: LOOP_OHM_PER_M, ampsPerM: 14.4 / volts };
    const actual = stripDrop(load, metres, feed);
    expect(actual).toBeCloseTo(drop, 4);
    expect((actual / volts) * 100).toBeCloseTo(percent, 2);
  },
);

test.each([
  [12, 3.774, 2.669],
  [24, 7.548, 5.337],
  [48, 15.097, 10.675],
])('at %s V the drop reaches 10 %% after %s m and 5 %% after %s m', (volts, at10, at5) => {
  const load = { loopOhmPerM: LOOP_OHM_PER_M, ampsPerM: 14.4 / volts };
  expect(stripDrop(load, at10, 'one-end')).toBeCloseTo(0.1 * volts, 3);
  expect(stripDrop(load, at5, 'one-end')).toBeCloseTo(0.05 * volts, 3);
});

const positive = (max: number) => fc.double({ min: 0.01, max, noNaN: true });

test('the drop along a cable is never negative and falls with its section', () => {
  fc.assert(
    fc.property(
      positive(100),
      positive(30),
      positive(10),
      positive(10),
      (length, amps, area, more) => {
        const drop = (areaMm2: number) => {
          return cableDrop({ lengthM: length, currentA: amps, ohmPerM: coreResistance(areaMm2) });
        };
        expect(drop(area)).toBeGreaterThan(0);
        expect(drop(area + more)).toBeLessThan(drop(area));
      },
    ),
  );
});

test('feeding from two sides reduces the drop to a quarter', () => {
  fc.assert(
    fc.property(positive(1), positive(3), positive(20), (loopOhmPerM, ampsPerM, length) => {
      const load = { loopOhmPerM, ampsPerM };
      const single = stripDrop(load, length, 'one-end');
      expect(single).toBeGreaterThan(0);
      expect(stripDrop(load, length, 'both-ends') / single).toBeCloseTo(0.25, 9);
      expect(stripDrop(load, 2 * length, 'centre') / single).toBeCloseTo(1, 9);
    }),
  );
});
