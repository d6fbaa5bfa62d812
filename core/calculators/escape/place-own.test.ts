import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { type EscapeTask, findPlace, layOut } from './escape.ts';
import { type EscapeFigureId, type EscapeOutcome, solveEscape } from './escape-outcome.ts';

const luminaire = createTestLuminaire(cosinePower(1), { lampFluxLm: 240 });
/** 240 lm with a Lambertian distribution, maintained: 61.1 cd straight below. */
const peak = (0.8 * 240) / Math.PI;
const luxOf = (distanceM: number) => (peak * 2.8 ** 2) / (2.8 ** 2 + distanceM ** 2) ** 2;

const straight: EscapeTask = {
  edition: '2013',
  space: 'route',
  sections: [{ lengthM: 20, turn: 'none' }],
  widthM: 2,
  points: [],
  lights: [],
  lighting: { luminaire, heightM: 2.8, axis: 'best', maintenanceFactor: 0.8 },
};
const bent: EscapeTask = {
  ...straight,
  sections: [
    { lengthM: 10, turn: 'none' },
    { lengthM: 8, turn: 'right' },
  ],
};
const figureOf = ({ checks }: EscapeOutcome, figure: EscapeFigureId) =>
  checks.find((check) => check.figure === figure);

test('luminaires stay where they are wanted, and what they miss is said', () => {
  const lights = [
    { alongM: 3, acrossM: 0.5 },
    { alongM: 12, acrossM: 1.5 },
  ];
  const outcome = solveEscape({ ...straight, lights });
  expect(outcome.lights.map(({ alongM, acrossM }) => ({ alongM, acrossM }))).toEqual(lights);
  expect(outcome.lights.map(({ x, y }) => [x, y])).toEqual([
    [3, 0.5],
    [12, -0.5],
  ]);
  // The end of the centre line is darkest: 17 m from one, 8 m from the other, half a metre beside both.
  const end = luxOf(Math.hypot(17, 0.5)) + luxOf(Math.hypot(8, 0.5));
  const centre = figureOf(outcome, 'centre');
  // Between the half degrees of the distribution.
  expect(centre?.value).toBeCloseTo(end, 5);
  expect(centre?.isMet).toBe(false);
});

test('the same places as even spacing give the same figures', () => {
  for (const task of [straight, bent, { ...straight, space: 'open', widthM: 12 } as const]) {
    const even = solveEscape(task);
    const own = solveEscape({ ...task, lights: even.lights });
    expect(own.checks.map(({ isMet }) => isMet)).toEqual(even.checks.map(({ isMet }) => isMet));
    own.checks.forEach(({ value }, index) => {
      expect(value).toBeCloseTo(even.checks[index]?.value ?? Number.NaN, 9);
    });
  }
});

test('a luminaire in the square of a bend lights both sections, one beside it only its own', () => {
  const lit = (alongM: number, acrossM: number) =>
    solveEscape({ ...bent, lights: [{ alongM, acrossM }] }).sections.map(({ plane }) =>
      plane.values.some((value) => value > 0),
    );
  expect(lit(9.2, 1.6)).toEqual([true, true]);
  expect(lit(10, 1)).toEqual([true, true]);
  // Beyond the bend, still in its square.
  expect(lit(10.8, 1)).toEqual([true, true]);
  expect(lit(8.9, 1)).toEqual([true, false]);
  expect(lit(11.1, 1)).toEqual([false, true]);
});

test('an open area counts 0.5 lx with luminaires of own places too', () => {
  const area: EscapeTask = { ...straight, space: 'open', widthM: 10 };
  const corner = solveEscape({ ...area, lights: [{ alongM: 1, acrossM: 1 }] });
  expect(figureOf(corner, 'open')).toMatchObject({ limit: 0.5, isMet: false });
  const four = [5, 15].flatMap((alongM) => [2.5, 7.5].map((acrossM) => ({ alongM, acrossM })));
  expect(figureOf(solveEscape({ ...area, lights: four }), 'open')).toMatchObject({ isMet: true });
});

test('a place in the plan is found along the nearest section, never outside', () => {
  const sections = layOut(bent);
  expect(findPlace(sections, { x: 4, y: 0.5 })).toEqual({ alongM: 4, acrossM: 0.5 });
  expect(findPlace(sections, { x: -3, y: 9 })).toEqual({ alongM: 0, acrossM: 0 });
  // The second section heads down from x = 10.
  expect(findPlace(sections, { x: 10.4, y: -6 })).toEqual({ alongM: 16, acrossM: 0.6 });
  expect(findPlace(sections, { x: 10, y: -99 })).toEqual({ alongM: 18, acrossM: 1 });
});
