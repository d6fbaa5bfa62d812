import { expect, test } from 'vitest';
import { encodeSrgb, exposeLux, whiteSteps } from './exposure.ts';
import { lightColour } from './light-colour.ts';

test('A white wall at the stated illuminance is full white, the dark is black', () => {
  expect(exposeLux(500, 0.7, 500)).toBeCloseTo(1, 9);
  expect(exposeLux(0, 0.7, 500)).toBeCloseTo(0, 9);
  expect(exposeLux(5000, 0.7, 500)).toBeCloseTo(1, 9);
  // Half the reflectance at twice the illuminance looks the same.
  expect(exposeLux(200, 0.35, 500)).toBeCloseTo(exposeLux(100, 0.7, 500), 9);
  const levels = [1, 10, 50, 100, 250, 499].map((lux) => exposeLux(lux, 0.7, 500));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

test('sRGB: 18 % grey is 0.4614, both parts of the curve meet', () => {
  expect(encodeSrgb(0.18)).toBeCloseTo(0.4614, 4);
  expect(encodeSrgb(0.0031308)).toBeCloseTo(0.04045, 5);
  expect(encodeSrgb(1)).toBeCloseTo(1, 9);
});

test('4000 K is neutral, lower temperatures are redder, higher bluer, all of luminance 1', () => {
  expect(lightColour(4000)).toEqual({ red: 1, green: 1, blue: 1 });
  const [warm, cold] = [lightColour(2700), lightColour(6500)];
  expect(warm.red).toBeGreaterThan(1.2);
  expect(warm.blue).toBeLessThan(0.6);
  expect(cold.blue).toBeGreaterThan(1.3);
  for (const { red, green, blue } of [warm, cold, lightColour(1800)]) {
    expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeCloseTo(1, 9);
    expect(Math.min(red, green, blue)).toBeGreaterThanOrEqual(0);
  }
});

test('Steps are 1, 2 and 5 times powers of ten', () => {
  expect(whiteSteps.slice(0, 5)).toEqual([0.1, 0.2, 0.5, 1, 2]);
  expect(whiteSteps.at(-1)).toBe(50_000);
});
