import { expect, test } from 'vitest';
import { sizesText } from '#core/calculators/sizes-text.ts';

test('sizes are one text, and a missing one is a dash', () => {
  expect(sizesText({ locale: 'en' }, [8, 6.25])).toBe('8 × 6.25\u00a0m');
  expect(sizesText({ locale: 'es' }, [2, 3.5])).toBe('2 × 3,5\u00a0m');
  expect(sizesText({ locale: 'en' }, [Number.NaN, 6])).toBe('– × 6\u00a0m');
});
