import { describe, expect, it } from 'vitest';
import { drawCone } from './cone-drawing.ts';

type Edges = readonly [number, number] | null;

const coneOf = (beams: readonly Edges[], isUpward = false) => ({
  isUpward,
  planes: beams.map((edges, index) => ({
    planeDeg: index * 90,
    edges: edges && { fromDeg: edges[0], toDeg: edges[1] },
  })),
  steps: [0.5, 1, 2, 2.5, 4].map((distanceM) => ({ distanceM, centreLux: 100, strips: [] })),
});

const pointsOf = (path: string | null | undefined) =>
  (path ?? '')
    .replace(/[MZ]/g, '')
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);
const angleOf = ([x, y]: [number, number], [fromX, fromY]: [number, number]) =>
  (Math.atan2(x - fromX, y - fromY) * 180) / Math.PI;

describe('drawCone', () => {
  it('draws the whole metres to scale, from the luminaire down', () => {
    const { lines, luminaire, beams } = drawCone(coneOf([[-20, 20]]));
    expect(lines.map(({ step }) => step.distanceM)).toEqual([1, 2, 4]);
    const [apex = [0, 0], end = [0, 0]] = pointsOf(beams[0]);
    expect(apex[0]).toBe(0);
    for (const { y, step } of lines) {
      expect((y - apex[1]) / (end[1] - apex[1])).toBeCloseTo(step.distanceM / 4, 9);
    }
    expect(luminaire.x + luminaire.width / 2).toBe(0);
    // The light begins just below the luminaire.
    expect(apex[1] - (luminaire.y + luminaire.height)).toBe(1);
  });

  it.each([
    [-20, 20],
    [-10, 26],
    [15, 30],
    [-25, -5],
  ])('has the edges of a beam from %f° to %f°, to the right for C', (from, to) => {
    const [apex = [0, 0], left = [0, 0], right = [0, 0], ...others] = pointsOf(
      drawCone(coneOf([[from, to]])).beams[0],
    );
    expect(others).toEqual([]);
    expect(angleOf(left, apex)).toBeCloseTo(from, 1);
    expect(angleOf(right, apex)).toBeCloseTo(to, 1);
  });

  it('cuts wide beams at the ends of the lines, at their angle', () => {
    const { beams, lines } = drawCone(coneOf([[-75, 20]]));
    const [apex = [0, 0], cut = [0, 0], corner = [0, 0]] = pointsOf(beams[0]);
    expect(cut[0]).toBe(lines[0]?.x1);
    expect(angleOf(cut, apex)).toBeCloseTo(-75, 1);
    expect(corner).toEqual([-100, lines.at(-1)?.y]);
  });

  it('has an axis in the middle of a tilted beam, none of an upright one', () => {
    const { axes } = drawCone(
      coneOf([
        [10, 30],
        [-20, 20],
      ]),
    );
    const [apex = [0, 0], end = [0, 0]] = pointsOf(axes[0]);
    expect(angleOf(end, apex)).toBeCloseTo(20, 1);
    expect(axes[1]).toBeNull();
  });

  it('has no beam where the light has none, or no edge', () => {
    expect(drawCone(coneOf([null, [-10, 10]])).beams[0]).toBeNull();
    expect(drawCone(coneOf([[-90, 90]])).beams).toEqual([null]);
    expect(drawCone({ ...coneOf([]), steps: [] })).toMatchObject({ beams: [], lines: [] });
  });

  it('stands on its head if the light shines up', () => {
    const { beams, lines, luminaire, box } = drawCone(coneOf([[-20, 20]], true));
    const [apex = [0, 0], end = [0, 0]] = pointsOf(beams[0]);
    expect(end[1]).toBeLessThan(apex[1]);
    expect(end[1]).toBe(lines.at(-1)?.y);
    expect(luminaire.y - apex[1]).toBe(1);
    expect(luminaire.y + luminaire.height).toBeLessThan(box.height);
  });

  it('is surrounded by its box, with room for illuminance and width on the right', () => {
    const { box, lines, luminaire } = drawCone(coneOf([[-20, 20]]));
    expect(box.x).toBeLessThan(-100);
    expect(box.x + box.width - 100).toBe(66);
    expect(box.y).toBeLessThan(luminaire.y);
    const last = lines.at(-1)?.y ?? 0;
    expect(last).toBeLessThan(box.y + box.height);
    expect(last).toBeGreaterThan(0.9 * box.height);
  });
});
