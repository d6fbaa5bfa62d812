import { expect, test } from 'vitest';
import { encodeBackslashes } from '#server/process/plain-target.ts';

test.each([
  ['/en/products', '/en/products'],
  ['/en\\products', '/en%5Cproducts'],
  ['/\\example.test/a\\b?search=a\\b', '/%5Cexample.test/a%5Cb?search=a\\b'],
  ['', ''],
])('%j is %j', (target, plain) => {
  expect(encodeBackslashes(target)).toBe(plain);
});
