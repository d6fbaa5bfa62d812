import { describe, expect, it } from 'vitest';
import { createRoomSolver } from '#core/calculators/room/calculate-room.ts';
import { findGroupProblems } from '#core/calculators/room/groups/group-problems.ts';
import { createElements } from '#core/calculators/room/luminaire-elements.ts';
import { traceRoom } from '#core/calculators/room/monte-carlo.fixtures.ts';
import { room } from '#core/calculators/room/room.fixtures.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { createProjectedArea } from '#core/photometry/figures/projected-area.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { createGroup } from './group-form.ts';
import { toLuminaireGroup } from './place-group.ts';
import { tiltLuminaire } from './tilt-luminaire.ts';

const spot = createTestLuminaire(cosinePower(40), { lampFluxLm: 2000 });

describe('a tilted luminaire', () => {
  it('keeps its flux, and a level one is the same', () => {
    for (const tiltDeg of [1, 30, 62, 90]) {
      const { light } = tiltLuminaire(spot, tiltDeg);
      expect(calculateFlux(light)).toBeCloseTo(calculateFlux(spot.light), 9);
    }
    expect(tiltLuminaire(spot, 0)).toBe(spot);
    // The same object again, as long as the tilt is the same.
    expect(tiltLuminaire(spot, 30)).toBe(tiltLuminaire(spot, 30));
    expect(tiltLuminaire(spot, 31).luminousArea.tiltDeg).toBe(31);
  });

  it('has its peak where it is aimed, and each intensity where the tilt takes it', () => {
    const ownAt = createIntensityLookup(spot.light);
    const intensityAt = createIntensityLookup(tiltLuminaire(spot, 35).light);
    expect(intensityAt(0, 35) / ownAt(0, 0)).toBeCloseTo(1, 2);
    // In the plane of the aim angles add up; across it they do so on the sphere.
    expect(intensityAt(0, 55) / ownAt(0, 20)).toBeCloseTo(1, 2);
    expect(intensityAt(180, 5) / ownAt(0, 40)).toBeCloseTo(1, 1);
    const across = Math.acos(Math.cos((35 * Math.PI) / 180) * Math.cos(Math.PI / 9));
    expect(intensityAt(90, 20) / ownAt(0, (across * 180) / Math.PI)).toBeCloseTo(1, 1);
  });

  it('looks as large from where it is aimed as a level one from below, and has no face from its side', () => {
    const area = { lengthM: 1.2, widthM: 0.3, heightsM: [0, 0, 0, 0], tiltDeg: 40 } as const;
    expect(createProjectedArea(area)(0, 40)).toBeCloseTo(0.36, 9);
    expect(createProjectedArea(area)(180, 50)).toBeCloseTo(0, 9);
    expect(createProjectedArea(area)(0, 0)).toBeCloseTo(0.36 * Math.cos((40 * Math.PI) / 180), 9);
  });

  it('raises the elements of its C0 side', () => {
    const seen: number[][] = [];
    const area = { lengthM: 0.2, widthM: 0.2, heightsM: [0, 0, 0, 0], tiltDeg: 30 } as const;
    const visit = createElements(area, ({ dx, dy, dz }) => seen.push([dx, dy, dz]));
    visit({ dx: 0, dy: 0, dz: -0.3 }, { c0Deg: 90 });
    expect(seen.length).toBeGreaterThan(4);
    // C0 points along y: the farther an element lies there, the smaller the offset from it, and the lower the point.
    for (const [, dy = 0, dz = 0] of seen) {
      expect(dz + 0.3).toBeCloseTo(dy * Math.tan(Math.PI / 6), 9);
    }
    const mean = seen.reduce((sum, [, , dz = 0]) => sum + dz, 0) / seen.length;
    expect(mean).toBeCloseTo(-0.3, 1);
  });

  it('lights a room as rays of light do: average within 2 %, points within 5 %', () => {
    const panel = createTestLuminaire(cosinePower(2, 2.5), { lampFluxLm: 3000 });
    const low = { ...room, mountingHeightM: 2.4 };
    const group = { ...createGroup('X', 2.4), columns: 2, turn: 50, tilt: 35 };
    const { placed, luminaire } = toLuminaireGroup(low, group, panel);
    const points = { columns: 6, rows: 4 };
    const fine = createRoomSolver(low)(
      { luminaire, placed, maintenanceFactor: 0.8 },
      { columns: 24, rows: 16 },
    );
    const traced = traceRoom(
      low,
      { luminaire: panel, placed, maintenanceFactor: 0.8 },
      { ...points, rays: 800_000, tiltDeg: 35 },
    );
    expect(Math.abs(fine.plane.averageLux / traced.averageLux - 1)).toBeLessThan(0.02);
    traced.lux.forEach((lux, cell) => {
      const cells = fine.plane.lux.filter((_, index) => {
        const [column, row] = [Math.floor((index % 24) / 4), Math.floor(index / 96)];
        return row * 6 + column === cell;
      });
      const mean = cells.reduce((sum, value) => sum + value, 0) / cells.length;
      expect(Math.abs(mean / lux - 1), `cell ${cell}`).toBeLessThan(0.05);
    });
  });

  it('that shines nowhere stays dark', () => {
    const dark = createTestLuminaire(cosinePower(1), { lampFluxLm: 0 });
    expect(tiltLuminaire(dark, 45).lampFluxLm).toBe(0);
    const { light } = tiltLuminaire(
      {
        ...dark,
        light: { ...uniformLight(90), intensities: [Array.from({ length: 91 }, () => 0)] },
      },
      45,
    );
    expect(light.intensities.flat().every((value) => value === 0)).toBe(true);
  });
});

describe('the tilt of a group', () => {
  const bounds = { lengthM: 6, widthM: 4, heightM: 3, lowestM: 1 };
  const find = (mounting: number, tilt: number) =>
    findGroupProblems(bounds, { ...createGroup('X', mounting), tilt }, spot);

  it('leaves luminaires below the ceiling, but for what a recess takes', () => {
    expect(find(3, 0)).toEqual([]);
    expect(find(3, 9)).toEqual([]);
    expect(find(2.7, 90)).toEqual([]);
    expect(find(3, 30)).toEqual([
      { field: 'tilt', kind: 'group-tilt', values: { max: expect.closeTo(2.85, 9) } },
    ]);
  });
});
