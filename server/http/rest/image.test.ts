import { expect, test } from 'vitest';
import { presentImage } from '#server/http/rest/image.ts';

const picture = { hash: 'a'.repeat(16), width: 1000, height: 600, alt: 'A downlight' };

test('An image has the size of its file: the largest width up to the requested one', () => {
  const image = presentImage(picture, 500);
  expect(image?.width).toBeLessThanOrEqual(500);
  expect(image?.width).toBeGreaterThan(100);
  expect((image?.height ?? 0) / (image?.width ?? 1)).toBeCloseTo(0.6, 2);
});

test('An image is never larger than its original', () => {
  const small = { ...picture, width: 90, height: 54 };
  expect(presentImage(small, 5000)).toMatchObject({ width: 90, height: 54 });
});

test('No picture is no image', () => {
  expect(presentImage(null)).toBeNull();
});
