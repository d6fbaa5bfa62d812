import { expect, it } from 'vitest';
import { raiseIlluminance } from './illuminance-steps.ts';

it.each([
  [500, 0, 500],
  [500, 1, 750],
  [500, 2, 1000],
  [75, 1, 100],
  [100, 1, 150],
  [300, 2, 750],
  [7500, 2, 10_000],
  // Not on the scale: up from the step below it.
  [400, 1, 500],
  [400, 0, 400],
  [3, 1, 3],
])('%d lx raised by %d steps are %d lx', (lux, steps, raised) => {
  expect(raiseIlluminance(lux, steps)).toBe(raised);
});
