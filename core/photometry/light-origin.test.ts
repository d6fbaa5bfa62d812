import { expect, test } from 'vitest';
import { findLightOrigin } from './light-origin.ts';

test.each([
  ['Calculated distribution', true],
  ['Simulación 12', true],
  ['simulated', true],
  ['Distribución calculada', true],
  ['LTL 2026-118', false],
  ['', false],
])('the report number %j: calculated is %s', (reportNumber, isCalculated) => {
  expect(findLightOrigin({ reportNumber })).toEqual({ reportNumber, isCalculated });
});
