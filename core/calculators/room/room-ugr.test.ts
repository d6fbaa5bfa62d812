import { describe, expect, it } from 'vitest';
import { createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { calculateRoom } from './calculate-room.ts';
import { lambert, room } from './room.fixtures.ts';
import { placeGrid } from './room.ts';
import { calculateRoomUgr } from './room-ugr.ts';

describe('calculateRoomUgr', () => {
  it('is close to the table for its room, and rises with the flux', () => {
    const where = { ...room, lengthM: 8, widthM: 8, mountingHeightM: 3.2, heightM: 3.2 };
    const rate = (lampFluxLm: number) => {
      const lighting = {
        luminaire: { ...lambert, lampFluxLm },
        placed: placeGrid(where, { rows: 16, columns: 16, isTurned: false }),
        maintenanceFactor: 0.8,
      };
      return calculateRoomUgr(
        where,
        lighting,
        calculateRoom(where, lighting, { columns: 4, rows: 4 }),
      );
    };
    // The standard table: 4H × 4H, 70/50/20, 3600 lm.
    expect(Math.abs((rate(3600).crosswise ?? 0) - 20.35)).toBeLessThan(1);
    expect((rate(7200).endwise ?? 0) - (rate(3600).endwise ?? 0)).toBeCloseTo(2.408, 2);
  });
});

describe('calculateRoomUgr, seen from one wall', () => {
  const gammasDeg = Array.from({ length: 19 }, (_, index) => index * 5);
  /** Light towards C0 only, with some of it at every angle below the horizontal. */
  const thrower = createTestLuminaire(
    {
      planesDeg: [0, 90, 180, 270],
      gammasDeg,
      intensities: [200, 0, 0, 0].map((candela) => gammasDeg.map(() => candela)),
    },
    { lampFluxLm: 3600 },
  );
  /** So close to one wall that only the observer at the other one has it in view. */
  const rate = (placed: { x: number; y: number; c0Deg: number }) => {
    const lighting = { luminaire: thrower, placed: [placed], maintenanceFactor: 1 };
    return calculateRoomUgr(room, lighting, calculateRoom(room, lighting, { columns: 4, rows: 4 }));
  };

  it.each([
    ['crosswise', { x: 5.9, y: 2 }, 180, 0],
    ['crosswise', { x: 0.1, y: 2 }, 0, 180],
    ['endwise', { x: 3, y: 3.9 }, 270, 90],
    ['endwise', { x: 3, y: 0.1 }, 90, 270],
  ] as const)('counts %s light from %j that is thrown at the observer', (axis, place, at, away) => {
    expect(rate({ ...place, c0Deg: away })[axis]).toBeNull();
    expect(rate({ ...place, c0Deg: at })[axis]).toBeGreaterThan(15);
  });
});
