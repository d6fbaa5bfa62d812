import { describe, expect, it } from 'vitest';
import { drawPolarGrid, POLAR_RADIUS } from './polar-grid.ts';

const rings = [
  { radius: 0.5, label: '50' },
  { radius: 1, label: '100' },
];
const whole = drawPolarGrid(rings, true);
const lower = drawPolarGrid(rings, false);
/** Angle from the nadir at the bottom, degrees, and distance from the centre. */
const polarOf = ({ x, y }: { x: number; y: number }) => ({
  angle: Math.round((Math.atan2(Math.abs(x), y) * 180) / Math.PI),
  distance: Math.hypot(x, y),
});

describe('drawPolarGrid', () => {
  it.each([
    ['half', lower, [0, 30, 30, 60, 60, 90, 90]],
    ['whole', whole, [0, 30, 30, 60, 60, 90, 90, 120, 120, 150, 150, 180]],
  ])('draws a %s circle with rays at 30°, to both sides', (_, { rays }, angles) => {
    const found = rays.map(polarOf);
    expect(found.map(({ angle }) => angle).sort((a, b) => a - b)).toEqual(angles);
    for (const { distance } of found) expect(distance).toBeCloseTo(POLAR_RADIUS, 1);
    const sum = rays.reduce((total, { x }) => total + x, 0);
    expect(sum).toBeCloseTo(0, 9);
    expect(rays.filter(({ x }) => x > 1)).toHaveLength(rays.filter(({ x }) => x < -1).length);
    for (const { x, y } of rays) expect([x, y]).toEqual([x, y].map((v) => Number(v.toFixed(2))));
  });

  it.each([
    ['half', lower, 6],
    ['whole', whole, 10],
  ])('names the angles of a %s circle just outside it', (_, { angles, box }, count) => {
    expect(angles).toHaveLength(count);
    for (const { x, y, text } of angles) {
      // The middle of the letters is 2.5 above their base line.
      const { angle, distance } = polarOf({ x, y: y - 2.5 });
      expect(`${angle}°`).toBe(text);
      expect(distance).toBeCloseTo(POLAR_RADIUS + 9, 1);
      expect(Math.abs(x)).toBeLessThan(box.x + box.width - 8);
      expect(y - 8).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height - 3);
    }
  });

  it('has the nadir at the bottom and the luminaire in the middle', () => {
    for (const { box } of [lower, whole]) {
      expect(box.x).toBe(-box.width / 2);
      expect(box.y + box.height).toBe(116);
    }
    expect(whole.box.y).toBe(-114);
    expect(lower.box.y).toBe(-14);
  });

  it('draws rings as arcs from side to side, once around if there is uplight', () => {
    expect(lower.rings).toEqual([
      { path: 'M-50 0A50 50 0 0 0 50 0', radius: 50, label: '50' },
      { path: 'M-100 0A100 100 0 0 0 100 0', radius: 100, label: '100' },
    ]);
    expect(whole.rings[0]?.path).toBe('M-50 0A50 50 0 0 0 50 0A50 50 0 0 0 -50 0');
  });
});
