import { describe, expect, it } from 'vitest';
import { createRoomSolver } from '#core/calculators/room/calculate-room.ts';
import { traceRoom } from '#core/calculators/room/monte-carlo.fixtures.ts';
import { lambert, room } from '#core/calculators/room/room.fixtures.ts';
import { placeGrid } from '#core/calculators/room/room.ts';
import { createTestLuminaire, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { listSurfaceLight } from './surface-light.ts';

const placed = placeGrid(room, { rows: 2, columns: 3, isTurned: false });

describe('listSurfaceLight', () => {
  it.each([
    ['at the ceiling', room, lambert],
    [
      'hung, up and down',
      { ...room, mountingHeightM: 2.4 },
      createTestLuminaire(uniformLight(180), { lampFluxLm: 3600 }),
    ],
    [
      'in a bright room',
      { ...room, mountingHeightM: 2.8, reflectances: { ceiling: 0.8, walls: 0.8, floor: 0.5 } },
      lambert,
    ],
  ])('agrees with ray tracing within 2 %% %s', (_, where, luminaire) => {
    const lighting = { luminaire, placed, maintenanceFactor: 0.8 };
    const { walls, ceiling } = listSurfaceLight(createRoomSolver(where)(lighting));
    const traced = traceRoom(where, lighting, { rays: 300_000, columns: 2, rows: 2 });
    expect(Math.abs(walls.averageLux / traced.wallLux - 1)).toBeLessThan(0.02);
    expect(Math.abs(ceiling.averageLux / traced.ceilingLux - 1)).toBeLessThan(0.02);
  });

  it('finds the darkest wall, and the least even one', () => {
    const black = { ...room, reflectances: { ceiling: 0, walls: 0, floor: 0 } };
    const corner = {
      luminaire: lambert,
      placed: [{ x: 0.5, y: 2, c0Deg: 0 }],
      maintenanceFactor: 1,
    };
    const { walls, ceiling } = listSurfaceLight(createRoomSolver(black)(corner));
    expect(walls.darkestLux).toBeLessThan(0.3 * walls.averageLux);
    // The top of a wall receives next to nothing from a luminaire at the ceiling.
    expect(walls.uniformity).toBeLessThan(0.1);
    expect(ceiling).toEqual({ averageLux: 0, uniformity: 0 });
    const even = { luminaire: lambert, placed, maintenanceFactor: 1 };
    expect(listSurfaceLight(createRoomSolver(room)(even)).walls.uniformity).toBeGreaterThan(0.2);
  });
});
