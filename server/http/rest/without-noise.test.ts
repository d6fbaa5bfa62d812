import { expect, test } from 'vitest';
import { withoutNoise } from '#server/http/rest/without-noise.ts';

test.each([
  [0.1 + 0.2, 0.3],
  [4313.987999999999, 4313.988],
  [1 / 3, 0.333333333333],
  [1e-7 / 3, 3.33333333333e-8],
  [-1.005, -1.005],
  [9007199254740991, 9007199254740991],
  [Number.NaN, Number.NaN],
])('%d is sent as %d', (computed, sent) => {
  expect(withoutNoise(computed)).toBe(sent);
});

test('the rest of a body stays as it is, and the body itself is not changed', () => {
  const date = new Date(0);
  const body = { a: [0.1 + 0.2, null, 'x', true], b: { c: 0.7 * 3 }, date, none: undefined };
  expect(withoutNoise(body)).toEqual({
    a: [0.3, null, 'x', true],
    b: { c: 2.1 },
    date,
    none: undefined,
  });
  expect(body.b.c).toBe(0.7 * 3);
});
