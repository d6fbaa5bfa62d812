import { expect, test } from 'vitest';
import {
  bestPlausibleClass,
  energyClassOf,
  lowestPlausibleClass,
} from '#core/catalogue/energy-class.ts';

test.each([
  [210, 'A'],
  [209.9, 'B'],
  [160, 'C'],
  // 3600 lm at 30 W: 120 lm/W undirected, 141.12 lm/W with the factor for directional sources.
  [120, 'E'],
  [141.12, 'D'],
  [84.9, 'G'],
] as const)('A light source of %d lm/W is of class %s', (efficacy, expected) => {
  expect(energyClassOf(efficacy)).toBe(expected);
});

test('The source in a luminaire is at least as good as the luminaire', () => {
  expect(lowestPlausibleClass(115)).toBe('E');
  expect(lowestPlausibleClass(115, true)).toBe('F');
  expect(bestPlausibleClass(50)).toBe('C');
  expect(bestPlausibleClass(115)).toBe('A');
});
