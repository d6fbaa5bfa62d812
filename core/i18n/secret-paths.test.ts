import { expect, test } from 'vitest';
import { isSecretPath } from '#core/i18n/secret-paths.ts';

test.each([
  ['/en/warranty/case/abc', true],
  ['/es/garantia/caso/abc', true],
  ['/en/copy/abc', true],
  ['/es/copia/abc', true],
  ['/es/garantia/certificado/abc', true],
  ['/en/copy', false],
  ['/en/warranty', false],
  ['/en/warranty/claim', false],
  ['/en/products/case', false],
])('%s: %s', (pathname, isSecret) => {
  expect(isSecretPath(pathname)).toBe(isSecret);
});
