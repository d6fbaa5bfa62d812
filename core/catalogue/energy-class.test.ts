import { expect, test } from 'vitest';
import {
  bestPlausibleClass,
  calculateMainsEfficacy,
  energyClassOf,
  lowestPlausibleClass,
} from '#core/catalogue/energy-class.ts';

test.each([
  [210, 'A'],
  [209.9, 'B'],
  [185, 'B'],
  [184.9, 'C'],
  [160, 'C'],
  // 3600 lm at 30 W: 120 lm/W undirected, 141.12 lm/W with the factor for directional sources.
  [120, 'E'],
  [141.12, 'D'],
  [159.9, 'D'],
  [135, 'D'],
  [134.9, 'E'],
  [110, 'E'],
  [109.9, 'F'],
  [85, 'F'],
  [84.9, 'G'],
] as const)('A light source of %d lm/W is of class %s', (efficacy, expected) => {
  expect(energyClassOf(efficacy)).toBe(expected);
});

// 3600 lm at 30 W, and the four factors of (EU) 2019/2015, Annex II, table 2.
test.each([
  [{ isDirectional: false, isOffMains: false }, 120, 'E'],
  [{ isDirectional: false, isOffMains: true }, 111.12, 'E'],
  [{ isDirectional: true, isOffMains: false }, 141.12, 'D'],
  [{ isDirectional: true, isOffMains: true }, 130.68, 'E'],
])('The total mains efficacy of a source %j is %d lm/W, class %s', (kind, efficacy, expected) => {
  expect(calculateMainsEfficacy(3600 / 30, kind)).toBeCloseTo(efficacy, 9);
  expect(energyClassOf(calculateMainsEfficacy(3600 / 30, kind))).toBe(expected);
});

test('The source in a luminaire is at least as good as the luminaire', () => {
  expect(lowestPlausibleClass(115)).toBe('E');
  expect(lowestPlausibleClass(115, true)).toBe('F');
  expect(bestPlausibleClass(50)).toBe('C');
  expect(bestPlausibleClass(115)).toBe('A');
  expect(bestPlausibleClass(60)).toBe('A');
  expect(bestPlausibleClass(60, true)).toBe('B');
});
