import { describe, expect, it } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { findGuthIndex } from '#core/photometry/ugr/guth-index.ts';
import { calculateRoom } from './calculate-room.ts';
import { room as base } from './room.fixtures.ts';
import { calculateRoomUgr } from './room-ugr.ts';

/** A panel of 0.36 m² of even luminance: Φ / (π A). */
const panel = createTestLuminaire(cosinePower(1, 0.5), { lampFluxLm: 3600 });
const AREA = 0.36;
const LUMINANCE = 3600 / Math.PI / AREA;
const room = { ...base, lengthM: 8, widthM: 6, heightM: 3, mountingHeightM: 3 };
/** Exitance of all surfaces, so that each eye sees the same background. */
const EXITANCE = 100;
const EYE_M = 1.2;

type Placed = { x: number; y: number; c0Deg: number };

function rate(
  placed: Placed[],
  change: { maintenanceFactor?: number; mountingHeightM?: number } = {},
) {
  const { maintenanceFactor = 1, ...heights } = change;
  const where = { ...room, ...heights };
  const lighting = { luminaire: panel, placed, maintenanceFactor };
  const lit = calculateRoom(where, lighting, { columns: 3, rows: 3 });
  return calculateRoomUgr(where, lighting, { ...lit, exitance: lit.exitance.map(() => EXITANCE) });
}

/** UGR of panels that stand ahead and aside of an eye, before surfaces of that exitance: 8 lg(0.25 / Lb · Σ L² ω / p²). */
function expectUgr(seen: { ahead: number; aside: number }[], maintenanceFactor = 1): number {
  const height = 3 - EYE_M;
  const sum = seen.reduce((total, { ahead, aside }) => {
    const distance = Math.hypot(ahead, aside, height);
    const solidAngle = (AREA * (height / distance)) / distance ** 2;
    const position = findGuthIndex(aside / ahead, height / ahead);
    return position === null ? total : total + (LUMINANCE ** 2 * solidAngle) / position ** 2;
  }, 0);
  return 8 * Math.log10((0.25 / (EXITANCE / Math.PI / maintenanceFactor)) * sum);
}

/** The eye's view of the surfaces is a sum over patches: within 6 %, a quarter of a unit. */
function expectNear(ugr: number | null, expected: number): void {
  expect(Math.abs((ugr ?? 0) - expected)).toBeLessThan(0.25);
}

describe('calculateRoomUgr in a room of even luminance', () => {
  it.each([
    ['in the middle', { x: 4, y: 3 }],
    ['near one end', { x: 2, y: 3 }],
    ['near the other end', { x: 6, y: 3 }],
    ['at one side', { x: 4, y: 1.5 }],
    ['at the other side', { x: 4, y: 4.5 }],
    ['in a corner', { x: 2, y: 1 }],
  ])('is that of the formula for a panel %s, for the observer who sees more', (_, { x, y }) => {
    const { crosswise, endwise } = rate([{ x, y, c0Deg: 0 }]);
    const worst = (aheads: number[], aside: number) =>
      Math.max(...aheads.map((ahead) => expectUgr([{ ahead, aside }])));
    expectNear(crosswise, worst([x, 8 - x], Math.abs(y - 3)));
    expectNear(endwise, worst([y, 6 - y], Math.abs(x - 4)));
  });

  it.each([
    [0, false],
    [90, true],
    [180, false],
    [270, true],
  ])('looks along the length of luminaires turned by %i° as it lies', (c0Deg, isTurned) => {
    const { crosswise, endwise } = rate([{ x: 4, y: 1.5, c0Deg }]);
    const [x, y] = [expectUgr([{ ahead: 4, aside: 1.5 }]), expectUgr([{ ahead: 4.5, aside: 0 }])];
    expectNear(crosswise, isTurned ? y : x);
    expectNear(endwise, isTurned ? x : y);
  });

  it('adds luminaires, and compares new ones with a background before maintenance', () => {
    const two = [
      { x: 4, y: 3, c0Deg: 0 },
      { x: 6, y: 3, c0Deg: 0 },
    ];
    const seen = [
      { ahead: 4, aside: 0 },
      { ahead: 6, aside: 0 },
    ];
    const { crosswise } = rate(two, { maintenanceFactor: 0.5 });
    expectNear(crosswise, expectUgr(seen, 0.5));
  });

  it('ignores luminaires behind the eye, far to the side, and not above it', () => {
    // Half a metre ahead of one observer and 7.5 m of the other, who sees it 2.9 m to the side.
    const { crosswise } = rate([{ x: 0.5, y: 5.9, c0Deg: 0 }]);
    expectNear(crosswise, expectUgr([{ ahead: 7.5, aside: 2.9 }]));
    expect(rate([{ x: 4, y: 3, c0Deg: 0 }], { mountingHeightM: EYE_M }).crosswise).toBeNull();
    expect(rate([{ x: 4, y: 3, c0Deg: 0 }], { mountingHeightM: 1 }).endwise).toBeNull();
    expect(rate([])).toEqual({ crosswise: null, endwise: null });
  });

  it('rates a luminaire less than a metre above the eye', () => {
    expect(rate([{ x: 4, y: 3, c0Deg: 0 }], { mountingHeightM: 1.7 }).crosswise).toBeGreaterThan(0);
  });
});
