import { describe, expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import type { EscapeTask } from './escape.ts';
import { drawEscape } from './escape-drawing.ts';
import { type EscapeFigureId, type EscapeOutcome, solveEscape } from './escape-outcome.ts';

const luminaire = createTestLuminaire(cosinePower(1), { lampFluxLm: 240 });
/** 240 lm with a Lambertian distribution, maintained: 61.1 cd straight below. */
const peak = (0.8 * 240) / Math.PI;
const luxOf = (heightM: number, distanceM: number) =>
  (peak * heightM ** 2) / (heightM ** 2 + distanceM ** 2) ** 2;

const straight: EscapeTask = {
  edition: '2013',
  space: 'route',
  sections: [{ lengthM: 30, turn: 'none' }],
  widthM: 2,
  points: [],
  lights: [],
  lighting: { luminaire, heightM: 2.8, axis: 'best', maintenanceFactor: 0.8 },
};
const bent: EscapeTask = {
  ...straight,
  sections: [
    { lengthM: 12, turn: 'none' },
    { lengthM: 8, turn: 'right' },
  ],
};
const figureOf = ({ checks }: EscapeOutcome, figure: EscapeFigureId) =>
  checks.find((check) => check.figure === figure)?.value;
const missedOf = ({ checks }: EscapeOutcome) =>
  checks.filter(({ isMet }) => !isMet).map(({ figure }) => figure);

describe('a straight route', () => {
  /** Whether a route of 30 m has 1 lx on its centre line with this number of luminaires, every 0.1 m. */
  const isLit = (count: number) => {
    const places = Array.from({ length: count }, (_, index) => ((index + 0.5) * 30) / count);
    return Array.from({ length: 301 }, (_, step) => step / 10).every((x) => {
      return places.reduce((sum, place) => sum + luxOf(2.8, x - place), 0) >= 1;
    });
  };

  test('has the fewest evenly spaced luminaires that light its centre line', () => {
    const outcome = solveEscape(straight);
    const count = outcome.lights.length;
    expect([isLit(count - 1), isLit(count)]).toEqual([false, true]);
    expect(missedOf(outcome)).toEqual([]);
    const [first, second] = outcome.lights;
    expect(first).toEqual({ x: 15 / count, y: 0, alongM: 15 / count, acrossM: 1 });
    expect(second?.alongM).toBeCloseTo(45 / count);
  });

  test('is dark where no number of luminaires is enough, and says so', () => {
    const faint = createTestLuminaire(cosinePower(1), { lampFluxLm: 1 });
    const lighting = { ...straight.lighting, luminaire: faint, heightM: 8 };
    const outcome = solveEscape({ ...straight, lighting });
    expect(outcome.lights.length).toBe(4);
    expect(missedOf(outcome)).toContain('centre');
  });

  test('of more than 2 m counts as strips with centre lines of their own', () => {
    const [narrow, wide] = [2, 4].map((widthM) => solveEscape({ ...straight, widthM }));
    // In the middle of the last section the strip's centre is 1 m beside the luminaires.
    const count = wide?.lights.length ?? 0;
    const places = Array.from({ length: count }, (_, index) => ((index + 0.5) * 30) / count);
    const end = places.reduce((sum, place) => sum + luxOf(2.8, Math.hypot(place, 1)), 0);
    expect(wide && figureOf(wide, 'centre')).toBeLessThanOrEqual(end + 1e-6);
    expect(narrow && figureOf(narrow, 'centre')).toBeGreaterThanOrEqual(1);
  });
});

describe('the edition of 2024', () => {
  // 2 m wide: 1 m without the borders; 4 m wide: 3 m without those of 0.5 m.
  test.each([
    [1.2, 0.3],
    [2, 0.5],
    [4, 1.5],
  ])('gives a route of %s m 1 lx up to %s m beside its centre line', (widthM, besideM) => {
    const outcome = solveEscape({ ...straight, widthM, edition: '2024' });
    const { lights, checks } = outcome;
    expect(missedOf(outcome)).toEqual([]);
    expect(checks.find(({ figure }) => figure === 'band')).toMatchObject({ limit: 1 });
    const isLit = (places: number[]) =>
      Array.from({ length: 301 }, (_, step) => step / 10).every((x) => {
        const lux = places.map((place) => luxOf(2.8, Math.hypot(x - place, besideM)));
        return lux.reduce((sum, one) => sum + one, 0) >= 0.995;
      });
    expect(isLit(lights.map(({ alongM }) => alongM))).toBe(true);
    const fewer = lights.slice(1).map((_, index) => ((index + 0.5) * 30) / (lights.length - 1));
    expect(isLit(fewer)).toBe(false);
  });

  test('refuses what has 1 lx on its centre line alone', () => {
    const lights = [4, 11, 18, 26].map((alongM) => ({ alongM, acrossM: 0 }));
    const lines = { ...straight, lights };
    const low = (edition: '2013' | '2024') => {
      const band = solveEscape({ ...lines, edition }).checks.find(
        ({ figure }) => figure === 'band',
      );
      return band?.isMet;
    };
    expect([low('2013'), low('2024')]).toEqual([true, false]);
  });
});

describe('a bend', () => {
  const outcome = solveEscape(bent);

  test('has a luminaire of its own', () => {
    expect(outcome.lights).toContainEqual({ x: 12, y: 0, alongM: 12, acrossM: 1 });
    expect(outcome.sections[1]).toMatchObject({ origin: { x: 12, y: 0 }, headingDeg: -90 });
  });

  test('hides the light from around the corner', () => {
    const second = outcome.sections[1];
    const own = outcome.lights.filter(({ alongM }) => alongM >= 12);
    const { columns = 1, rows = 1, values = [] } = second?.plane ?? {};
    const u = -1 + (9 * 0.5) / columns;
    const v = (0.5 * 2) / rows - 1;
    const lux = own.reduce(
      (sum, { alongM }) => sum + luxOf(2.8, Math.hypot(u - alongM + 12, v)),
      0,
    );
    expect(values[0]).toBeCloseTo(lux, 2);
  });

  test('is drawn as one outline, downwards after a turn to the right', () => {
    const { walls, width, height } = drawEscape(outcome);
    // 13 m by 9 m in plan, 620 units wide.
    expect([width, height].map(Math.round)).toEqual([620, Math.round((620 * 9) / 13)]);
    expect(walls.match(/[ML]/g)).toHaveLength(6);
  });
});

describe('points of emphasis', () => {
  const points: EscapeTask['points'] = [
    { kind: 'exit', alongM: 30, acrossM: 1 },
    { kind: 'fire', alongM: 9, acrossM: 0 },
    { kind: 'stairs', alongM: 10, acrossM: 1 },
  ];
  const outcome = solveEscape({ ...straight, points });

  test('have a luminaire within 2 m; neighbours share one', () => {
    expect(outcome.lights.map(({ alongM }) => alongM)).toEqual(expect.arrayContaining([9, 29.5]));
    expect(outcome.points.map(({ distanceM }) => distanceM)).toEqual([0.5, 1, 1]);
    expect(figureOf(outcome, 'near')).toBe(1);
  });

  test('equipment is lit vertically: I cos / d² on the wall at 1.2 m', () => {
    // 1 m beside and 1.6 m below: 61.1 · 1.6 · 1 / (1² + 1.6²)² = 7.7 lx, and what others add.
    const lux = outcome.points[1]?.verticalLux ?? 0;
    expect(lux).toBeGreaterThan((peak * 1.6) / 3.56 ** 2);
    const others = outcome.lights.filter(({ alongM }) => alongM !== 9);
    const added = others.reduce((sum, { alongM }) => {
      return sum + (peak * 1.6) / (1 + 1.6 ** 2 + (alongM - 9) ** 2) ** 2;
    }, 0);
    expect(lux).toBeCloseTo((peak * 1.6) / 3.56 ** 2 + added, 2);
    expect(outcome.points[0]?.verticalLux).toBeNull();
  });
});

describe('an open area', () => {
  const open: EscapeTask = {
    ...straight,
    space: 'open',
    sections: [{ lengthM: 20, turn: 'none' }],
    widthM: 12,
  };

  test('has the fewest luminaires in rows that give 0.5 lx to the corners without the border', () => {
    const outcome = solveEscape(open);
    expect(missedOf(outcome)).toEqual([]);
    const corner = outcome.lights.reduce((sum, { x, y }) => {
      return sum + luxOf(2.8, Math.hypot(x - 0.5, y - 5.5));
    }, 0);
    expect(corner).toBeGreaterThanOrEqual(figureOf(outcome, 'open') ?? Number.NaN);
    const isCornerLit = (columns: number, rows: number) => {
      const lights = Array.from({ length: columns * rows }, (_, index) => [
        (((index % columns) + 0.5) * 20) / columns,
        ((Math.floor(index / columns) + 0.5) * 12) / rows,
      ]);
      const lux = (px: number, py: number) =>
        lights.reduce((sum, [x = 0, y = 0]) => sum + luxOf(2.8, Math.hypot(x - px, y - py)), 0);
      return [0.5, 5, 10].every((px) => [0.5, 3, 6].every((py) => lux(px, py) >= 0.5));
    };
    for (let count = 1; count < outcome.lights.length; count += 1) {
      for (let rows = 1; rows <= count; rows += 1) {
        if (count % rows === 0) expect(isCornerLit(count / rows, rows)).toBe(false);
      }
    }
  });

  test('gets one in front of equipment that others do not light enough', () => {
    const points: EscapeTask['points'] = [{ kind: 'first-aid', alongM: 20, acrossM: 3 }];
    const outcome = solveEscape({ ...open, points });
    expect(outcome.points[0]?.verticalLux).toBeGreaterThanOrEqual(5);
    expect(missedOf(outcome)).toEqual([]);
  });

  test('gets one more near a door that has none within 2 m', () => {
    const points: EscapeTask['points'] = [{ kind: 'exit', alongM: 0, acrossM: 0 }];
    const outcome = solveEscape({ ...open, points });
    expect(outcome.points[0]?.distanceM).toBeLessThanOrEqual(2);
    expect(missedOf(outcome)).toEqual([]);
  });
});

test('the plane along the route is the one that needs fewer luminaires', () => {
  // 300 cd/klm up to 75° along C0-C180, narrow along C90-C270.
  const gammasDeg = Array.from({ length: 19 }, (_, index) => 5 * index);
  const along = gammasDeg.map((gammaDeg) => (gammaDeg > 75 ? 0 : 300));
  const across = gammasDeg.map((gammaDeg) => 300 * Math.cos((gammaDeg * Math.PI) / 180) ** 8);
  const light = {
    planesDeg: [0, 90, 180, 270],
    gammasDeg,
    intensities: [along, across, along, across],
  };
  const wide = createTestLuminaire(light, { lampFluxLm: 240 });
  const solve = (axis: 'best' | 'c0' | 'c90') =>
    solveEscape({ ...straight, lighting: { ...straight.lighting, luminaire: wide, axis } });
  expect(solve('c0').lights.length).toBeLessThan(solve('c90').lights.length);
  expect(solve('best')).toEqual(solve('c0'));
});

test.each([
  [2.4, 500],
  [2.5, 900],
  [3.2, 1600],
  [4, 3500],
  [6, 5000],
])('at %s m luminaires may have %i cd from 60°', (heightM, limit) => {
  const { checks } = solveEscape({ ...straight, lighting: { ...straight.lighting, heightM } });
  // New luminaires: 240/π · cos 60° = 38 cd.
  expect(checks.at(-1)).toMatchObject({ figure: 'glare', limit, isMet: true });
  expect(checks.at(-1)?.value).toBeCloseTo(120 / Math.PI, 0);
});
