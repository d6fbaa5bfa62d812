import { expect, test } from 'vitest';
import { hasField } from '#core/editing/has-field.ts';

test('scenes can say what stays in view, pictures of products are shown whole', () => {
  expect(hasField('category', ['image', 'focus'])).toBe(true);
  expect(hasField('showroom', [3, 'image', 'focus'])).toBe(true);
  expect(hasField('page', ['image', 'focus'])).toBe(true);
  expect(hasField('product', ['images', 0, 'alt'])).toBe(true);
  expect(hasField('product', ['images', 0, 'focus'])).toBe(false);
  expect(hasField('product', ['images', 'first', 'alt'])).toBe(false);
  expect(hasField('media', ['focus'])).toBe(false);
});
