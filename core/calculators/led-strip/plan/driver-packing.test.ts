import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DriverOption,
  type Packing,
  packDrivers,
} from '#core/calculators/led-strip/plan/driver-packing.ts';

const rated = (...watts: number[]): DriverOption[] => {
  return watts.map((ratedW) => ({ ratedW, maxLoadFraction: 0.8 }));
};
const loads = (...watts: number[]) => watts.map((load, run) => ({ run, watts: load }));

test('103.5 W need 150 W, since a driver is loaded to four fifths', () => {
  const drivers = packDrivers(loads(103.5), rated(60, 100, 150, 320), 'fewest');
  expect(drivers).toMatchObject([
    { option: { ratedW: 150 }, loadW: 103.5, loadPercent: 69, loads: [0] },
  ]);
});

test('82 W do not fit 100 W at four fifths', () => {
  expect(packDrivers(loads(82), rated(100, 150), 'fewest')).toMatchObject([
    { option: { ratedW: 150 } },
  ]);
});

test('one driver per run, or the fewest that carry them all', () => {
  const ratings = (packing: Packing) => {
    return packDrivers(loads(40, 40, 40), rated(60, 150, 200), packing)?.map(
      ({ option }) => option.ratedW,
    );
  };
  expect(ratings('fewest')).toEqual([150]);
  expect(ratings('one-per-run')).toEqual([60, 60, 60]);
});

test('the smallest footprint may take more drivers than the fewest', () => {
  const options = [
    { ratedW: 100, maxLoadFraction: 0.8, footprintMm2: 5_000 },
    { ratedW: 320, maxLoadFraction: 0.8, footprintMm2: 20_000 },
  ];
  const count = (packing: Packing) => packDrivers(loads(70, 70), options, packing)?.length;
  expect(count('fewest')).toBe(1);
  expect(count('smallest-footprint')).toBe(2);
});

test('does not pack a load above every driver, nor anything without drivers', () => {
  expect(packDrivers(loads(300), rated(60, 150), 'fewest')).toBeNull();
  expect(packDrivers(loads(30), [], 'fewest')).toBeNull();
  expect(packDrivers([], rated(60), 'fewest')).toEqual([]);
});

test('driver loads add up to the total and stay within the permitted share', () => {
  const watts = fc.array(fc.double({ min: 1, max: 48, noNaN: true }), {
    minLength: 1,
    maxLength: 60,
  });
  const options = fc.uniqueArray(fc.integer({ min: 60, max: 480 }), { minLength: 1, maxLength: 6 });
  const packings = fc.constantFrom<Packing>('fewest', 'smallest-footprint', 'one-per-run');
  fc.assert(
    fc.property(watts, options, packings, (all, ratings, packing) => {
      const items = all.map((load, index) => ({ run: index % 7, watts: load }));
      const drivers = packDrivers(items, rated(...ratings), packing);
      expect(drivers).not.toBeNull();
      const total = (drivers ?? []).reduce((sum, { loadW }) => sum + loadW, 0);
      expect(total).toBeCloseTo(
        all.reduce((sum, load) => sum + load, 0),
        6,
      );
      for (const { option, loadW } of drivers ?? []) {
        expect(loadW).toBeLessThanOrEqual(option.ratedW * option.maxLoadFraction + 1e-6);
      }
      const packed = (drivers ?? []).flatMap((driver) => driver.loads).toSorted((a, b) => a - b);
      expect(packed).toEqual(items.map((_, index) => index));
    }),
  );
});
