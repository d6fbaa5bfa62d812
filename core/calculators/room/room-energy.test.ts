import { describe, expect, it } from 'vitest';
import { useOf } from './room-address.ts';
import { calculateRoomEnergy } from './room-energy.ts';
import { findVeeiLimit, roomUses } from './uses.ts';

describe('calculateRoomEnergy', () => {
  it('has no VEEI where there is no light', () => {
    const dark = { powerW: 30, count: 10, averageLux: 0, targetLux: 500 };
    const energy = calculateRoomEnergy({ lengthM: 10, widthM: 6 }, dark, roomUses[0]);
    expect(energy).toMatchObject({ wPerM2: 5, veei: 0, wPerM2Per100Lx: 0 });
  });

  it('gives W/m², VEEI and LENI', () => {
    const installed = { powerW: 30, count: 10, averageLux: 500, targetLux: 500 };
    const energy = calculateRoomEnergy({ lengthM: 10, widthM: 6 }, installed, roomUses[0]);
    expect(energy).toMatchObject({
      powerW: 300,
      wPerM2: 5,
      veei: 1,
      wPerM2Per100Lx: 1,
      veeiLimit: 3,
    });
    expect(energy?.leniKwhM2).toBeCloseTo(12.5, 9);
    const unknown = { ...installed, powerW: null };
    expect(calculateRoomEnergy({ lengthM: 1, widthM: 1 }, unknown, roomUses[0])).toBeNull();
  });

  it.each([
    ['office-writing', 500, 3],
    ['office-drawing', 750, 2.5],
    ['meeting-room', 500, 8],
    ['corridor', 100, 6],
    ['classroom', 600, 3.5],
    ['retail', 300, 8],
    ['ward', 100, 4],
    ['restaurant', 601, 2.5],
  ])('limits the VEEI of %s at %s lx to %s (CTE DB-HE 3:2019, table 3.1)', (use, lux, limit) => {
    expect(findVeeiLimit(useOf({ use }), lux)).toBe(limit);
  });
});
