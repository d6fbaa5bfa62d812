import { expect, test } from 'vitest';
import { blackBody } from '#core/photometry/spectrum/reference-light.ts';
import { observer2, tristimulus } from '#core/photometry/spectrum/tristimulus.ts';
import { lightColour, NEUTRAL_K } from './light-colour.ts';

/** Linear sRGB (IEC 61966-2-1) of Planck's law seen by the observer of CIE 1931. */
function radiator(kelvin: number) {
  const [x, y, z] = tristimulus(blackBody(kelvin), observer2);
  return {
    red: 3.2406 * x - 1.5372 * y - 0.4986 * z,
    green: -0.9689 * x + 1.8758 * y + 0.0415 * z,
    blue: 0.0557 * x - 0.204 * y + 1.057 * z,
  };
}

test.each([1700, 1800, 2000, 2200, 2250, 2700, 3000, 3500, 3999, 4001, 5000, 6500, 10_000, 20_000])(
  '%d K has the colour of a black body, seen by a camera that is balanced to 4000 K',
  (kelvin) => {
    const [light, neutral] = [radiator(kelvin), radiator(NEUTRAL_K)];
    const red = light.red / neutral.red;
    const green = light.green / neutral.green;
    const blue = Math.max(0, light.blue / neutral.blue);
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const colour = lightColour(kelvin);
    expect(Math.abs(colour.red - red / luminance)).toBeLessThan(0.015);
    expect(Math.abs(colour.green - green / luminance)).toBeLessThan(0.015);
    expect(Math.abs(colour.blue - blue / luminance)).toBeLessThan(0.015);
  },
);

test('beyond 1,667 and 25,000 K it is the colour of the nearest; 4000 K is white', () => {
  expect(lightColour(1000)).toEqual(lightColour(1667));
  expect(lightColour(40_000)).toEqual(lightColour(25_000));
  expect(lightColour(1668)).not.toEqual(lightColour(1667));
  expect(lightColour(24_999)).not.toEqual(lightColour(25_000));
  const white = lightColour(NEUTRAL_K);
  for (const value of [white.red, white.green, white.blue]) expect(value).toBeCloseTo(1, 3);
});
