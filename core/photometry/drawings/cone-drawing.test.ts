import { describe, expect, it } from 'vitest';
import { drawCone } from './cone-drawing.ts';

const stepOf = (distanceM: number, c0Deg: number | null, c90Deg: number | null) => {
  const width = (beamDeg: number | null) =>
    beamDeg === null ? null : 2 * distanceM * Math.tan((beamDeg / 360) * Math.PI);
  return { distanceM, centreLux: 100, widthC0M: width(c0Deg), widthC90M: width(c90Deg) };
};
const coneOf = (c0Deg: number | null, c90Deg: number | null) =>
  [0.5, 1, 2, 2.5, 4].map((distance) => stepOf(distance, c0Deg, c90Deg));

/** Apex, left and right end of a beam. */
function pointsOf(path: string | null | undefined) {
  const numbers =
    path
      ?.match(/^M(\S+) (\S+)L(\S+) (\S+)H(\S+)Z$/)
      ?.slice(1)
      .map(Number) ?? [];
  const [apexX, apexY, left, bottom, right] = numbers;
  return { apexX, apexY: apexY ?? 0, left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0 };
}

describe('drawCone', () => {
  it('draws the whole metres to scale, from the luminaire down', () => {
    const { lines, luminaire, beams } = drawCone(coneOf(40, 20));
    expect(lines.map(({ step }) => step.distanceM)).toEqual([1, 2, 4]);
    const { apexX, apexY, bottom } = pointsOf(beams[0]);
    expect(apexX).toBe(0);
    for (const { y, step } of lines) {
      expect((y - apexY) / (bottom - apexY)).toBeCloseTo(step.distanceM / 4, 9);
    }
    expect(luminaire.x + luminaire.width / 2).toBe(0);
    expect(luminaire.y).toBeGreaterThan(0);
    // The light begins just below the luminaire.
    expect(apexY - (luminaire.y + luminaire.height)).toBe(1);
  });

  it.each([
    [40, 20],
    [20, 40],
    [8, 60],
  ])('has the angles of both beams: %i° and %i°', (c0Deg, c90Deg) => {
    const { beams } = drawCone(coneOf(c0Deg, c90Deg));
    [c0Deg, c90Deg].forEach((beamDeg, index) => {
      const { apexY, left, right, bottom } = pointsOf(beams[index]);
      expect(left).toBe(-right);
      expect((2 * Math.atan(right / (bottom - apexY)) * 180) / Math.PI).toBeCloseTo(beamDeg, 9);
    });
  });

  it('ends wide beams with the lines', () => {
    const { beams, lines } = drawCone(coneOf(150, 20));
    const { left, right } = pointsOf(beams[0]);
    expect([left, right]).toEqual([lines[0]?.x1, lines[0]?.x2]);
    expect([left, right]).toEqual([-100, 100]);
  });

  it('has no beam where the light has none', () => {
    expect(drawCone(coneOf(null, 20)).beams[0]).toBeNull();
    expect(drawCone(coneOf(20, null)).beams[1]).toBeNull();
    expect(drawCone([])).toMatchObject({ beams: [null, null], lines: [] });
  });

  it('is surrounded by its box, with room for the illuminance on the right', () => {
    const { box, lines, luminaire } = drawCone(coneOf(40, 20));
    expect(box.x).toBeLessThan(-100);
    expect(box.x + box.width - 100).toBe(50);
    expect(box.y).toBeLessThan(luminaire.y);
    const last = lines.at(-1)?.y ?? 0;
    expect(last).toBeLessThan(box.y + box.height);
    expect(last).toBeGreaterThan(0.9 * box.height);
  });
});
