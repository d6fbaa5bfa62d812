import { describe, expect, it } from 'vitest';
import { cosinePower, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { createSolid, drawSolid, turnView } from './light-solid.ts';

const cornersOf = ({ path }: { path: string }) =>
  path
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);
const pointsOf = (facets: { path: string }[]) => facets.flatMap(cornersOf);

describe('createSolid', () => {
  it('is a ball of radius 1 for even light, and a ball below the luminaire for Lambert', () => {
    for (const point of createSolid(uniformLight(180)).flat()) {
      expect(Math.hypot(...point)).toBeCloseTo(1, 9);
    }
    for (const [x, y, z] of createSolid(cosinePower(1)).flat()) {
      expect(Math.hypot(x, y, z + 0.5)).toBeCloseTo(0.5, 4);
    }
  });

  it('follows a narrow beam in as many steps as a wide one', () => {
    const spot = {
      planesDeg: [0],
      gammasDeg: [0, 2, 4, 6, 90],
      intensities: [[100, 80, 20, 0, 0]],
    };
    const [row = []] = createSolid(spot);
    expect(row).toHaveLength(19);
    expect(row[0]).toEqual([0, 0, -1]);
    expect(Math.hypot(...(row.at(-1) ?? [1, 1, 1]))).toBeCloseTo(0, 9);
  });

  it('has C0 on the first axis and C90 on the second', () => {
    const light = {
      planesDeg: [0, 90, 180, 270],
      gammasDeg: [0, 90],
      intensities: [
        [0, 100],
        [0, 50],
        [0, 0],
        [0, 25],
      ],
    };
    const solid = createSolid(light);
    const ends = [0, 6, 12, 18].map((plane) => solid[plane]?.at(-1)?.map((v) => v + 0));
    [
      [1, 0],
      [0, 0.5],
      [0, 0],
      [0, -0.25],
    ].forEach(([x = 0, y = 0], index) => {
      expect(ends[index]?.[0]).toBeCloseTo(x, 9);
      expect(ends[index]?.[1]).toBeCloseTo(y, 9);
    });
  });
});

describe('drawSolid', () => {
  const lambert = createSolid(cosinePower(1));

  it('shows a disc of even light from everywhere', () => {
    for (const aboveDeg of [-60, 0, 35]) {
      const { facets } = drawSolid(createSolid(uniformLight(180)), { planeDeg: 70, aboveDeg });
      const radii = pointsOf(facets).map(([x, y]) => Math.hypot(x, y));
      expect(Math.max(...radii)).toBeLessThan(100.1);
      expect(Math.max(...radii)).toBeGreaterThan(99);
    }
  });

  it('has the nadir at the bottom, seen from the side, and at the centre, seen from below', () => {
    const side = pointsOf(drawSolid(lambert, { planeDeg: 0, aboveDeg: 0 }).facets);
    expect(Math.max(...side.map(([, y]) => y))).toBe(100);
    expect(Math.min(...side.map(([, y]) => y))).toBeCloseTo(0, 1);
    const below = pointsOf(drawSolid(lambert, { planeDeg: 0, aboveDeg: -90 }).facets);
    expect(Math.max(...below.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(50, 0);
  });

  it('has C90 on the right, seen from C0, and its axes before or behind the solid', () => {
    const { axes } = drawSolid(lambert, { planeDeg: 0, aboveDeg: 30 });
    const [c0, c90, c180, c270] = axes;
    expect([c90?.x, c90?.y]).toEqual([80, 0]);
    expect(c270?.x).toBe(-80);
    // From above, what is near is low in the picture.
    expect(c0?.y).toBeCloseTo(40, 9);
    expect([c0?.isBehind, c180?.isBehind]).toEqual([false, true]);
  });

  it('draws the near side over the far one, brightest where it faces the viewer', () => {
    const { facets } = drawSolid(createSolid(uniformLight(180)), { planeDeg: 0, aboveDeg: 0 });
    const distance = (facet: { path: string } | undefined) => {
      const corners = facet ? cornersOf(facet) : [];
      return Math.max(...corners.map(([x, y]) => Math.hypot(x, y)));
    };
    expect(distance(facets.at(-1))).toBeLessThan(32);
    expect(facets.at(-1)?.shade).toBe(4);
    expect(facets.find((facet) => distance(facet) > 99)?.shade).toBeLessThan(3);
    expect(facets.length).toBeLessThan(24 * 18 + 1);
  });

  it('draws nothing in darkness', () => {
    const dark = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[0, 0]] };
    expect(drawSolid(createSolid(dark), { planeDeg: 0, aboveDeg: 0 }).facets).toEqual([]);
  });
});

describe('turnView', () => {
  it('turns around and stops straight above and below', () => {
    const view = { planeDeg: 350, aboveDeg: 80 };
    expect(turnView(view, 15, 0)).toEqual({ planeDeg: 5, aboveDeg: 80 });
    expect(turnView(view, -355, 15)).toEqual({ planeDeg: 355, aboveDeg: 90 });
    expect(turnView(view, 0, -200)).toEqual({ planeDeg: 350, aboveDeg: -90 });
  });
});
