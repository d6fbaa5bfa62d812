import { describe, expect, it } from 'vitest';
import { useOf } from '#core/calculators/room/room-address.ts';
import { findDensityLimit, findVeeiLimit, roomUses } from '#core/calculators/room/uses.ts';
import { type Controls, defaultControls } from './control-factors.ts';
import { calculateRoomEnergy } from './room-energy.ts';

const installed = {
  ...{
    powerW: 30,
    fluxLm: 3_600,
    count: 10,
    averageLux: 500,
    targetLux: 500,
    maintenanceFactor: 0.8,
  },
  controls: defaultControls(roomUses[0]),
};

describe('calculateRoomEnergy', () => {
  it('has no VEEI where there is no light', () => {
    const dark = { ...installed, averageLux: 0 };
    const energy = calculateRoomEnergy({ lengthM: 10, widthM: 6 }, dark, roomUses[0]);
    expect(energy).toMatchObject({ wPerM2: 5, veei: 0, wPerM2Per100Lx: 0 });
  });

  it('gives W/m², VEEI and LENI', () => {
    const energy = calculateRoomEnergy({ lengthM: 10, widthM: 6 }, installed, roomUses[0]);
    expect(energy).toMatchObject({
      powerW: 300,
      // 3,600 lm over 30 W.
      efficacyLmW: 120,
      wPerM2: 5,
      wPerM2Limit: 10,
      veei: 1,
      wPerM2Per100Lx: 1,
      veeiLimit: 3,
    });
    expect(energy?.leniKwhM2).toBeCloseTo(12.5, 9);
    const unknown = { ...installed, powerW: null };
    expect(calculateRoomEnergy({ lengthM: 1, widthM: 1 }, unknown, roomUses[0])).toBeNull();
  });

  it('has less LENI with controls, and standby', () => {
    const controls: Controls = {
      ...installed.controls,
      presence: 'manual-off',
      absence: 0.4,
      isConstant: true,
      daylight: 'medium',
      dimming: 'automatic',
      latitudeDeg: 50,
      standbyKwhM2: 1.5,
    };
    const room = { lengthM: 10, widthM: 6 };
    const energy = calculateRoomEnergy(room, { ...installed, controls }, roomUses[0]);
    // F_C (1 + 0.8) / 2; F_O 0.8 + 0.2 - 0.4; F_D 1 - (1.2425 - 0.0117 · 50) · 0.77 = 0.4937.
    expect(energy?.factors.constant).toBeCloseTo(0.9, 9);
    expect(energy?.factors.occupancy).toBeCloseTo(0.6, 9);
    expect(energy?.factors.daylight).toBeCloseTo(0.493_725, 6);
    // 5 W/m² · 0.9 · 0.6 · (2250 · 0.4937 + 250) h / 1000 + 1.5
    expect(energy?.leniKwhM2).toBeCloseTo(5.1744, 3);
  });

  it.each([
    ['office-writing', 600, 10],
    ['office-drawing', 750, 25],
    ['car-park', 75, 5],
  ])('limits the power of a building of %s at %s lx to %s W/m² (table 3.2)', (use, lux, limit) => {
    expect(findDensityLimit(useOf({ use }), lux)).toBe(limit);
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
