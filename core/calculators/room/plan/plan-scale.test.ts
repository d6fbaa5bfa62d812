import { describe, expect, it } from 'vitest';
import { chooseScale, colourAt } from './plan-scale.ts';

describe('chooseScale', () => {
  it.each([
    [308, 634, 500, [300, 400, 500, 600]],
    [200, 1100, 750, [150, 300, 450, 600, 750, 900, 1050]],
    [40, 160, 100, [40, 60, 80, 100, 120, 140]],
    [0, 9.5, 100, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('from %f lx to %f lx, %f lx wanted, starts bands at %j', (lowest, highest, target, from) => {
    const { bands, levels } = chooseScale({ lowest, highest }, target);
    expect(bands.map((band) => band.from)).toEqual(from);
    expect(levels).toEqual(from.slice(1));
    expect(bands.at(-1)?.to).toBeGreaterThanOrEqual(highest);
  });

  it('has few colours for even light: they count from zero', () => {
    const { bands } = chooseScale({ lowest: 470, highest: 540 }, 500);
    expect(bands).toHaveLength(2);
    expect(bands[1]?.colour).toBe(colourAt(1));
  });

  it('has one band for darkness', () => {
    expect(chooseScale({ lowest: 0, highest: 0 }, 500).bands).toHaveLength(1);
  });

  /** CIE lightness L* of an sRGB colour (IEC 61966-2-1), its channels weighted for an eye. */
  const lightness = (colour: string, weights: readonly number[]) => {
    const linear = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const y = linear.reduce((sum, part, index) => sum + part * (weights[index] ?? 0), 0);
    return 116 * Math.cbrt(y) - 16;
  };

  it.each([
    ['usual eyes', [0.2126, 0.7152, 0.0722]],
    // Protanopes hardly see the red primary (V. Smith and J. Pokorny, 1975).
    ['protanopes', [0.11, 0.81, 0.08]],
    ['print in grey', [0.299, 0.587, 0.114]],
  ])('rises in nearly equal steps of lightness for %s', (_, weights) => {
    const steps = Array.from({ length: 9 }, (__, index) => {
      const [from, to] = [colourAt(index / 9), colourAt((index + 1) / 9)];
      return lightness(to, weights) - lightness(from, weights);
    });
    expect(Math.min(...steps)).toBeGreaterThan(6);
    expect(Math.max(...steps)).toBeLessThan(15);
  });
});
