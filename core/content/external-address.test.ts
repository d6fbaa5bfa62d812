import { expect, test } from 'vitest';
import { isExternalAddress } from '#core/content/external-address.ts';

test.each([
  'https://www.example.com',
  'https://example.com:8443/a/b?c=d#e',
  'https://españa.example/año',
  'mailto:sales@example.com',
  'mailto:sales@example.com?subject=Samples',
  'tel:+34911234567',
  'tel:+44-20-7946-0000;ext=12',
])('%s leads out of the site', (address) => {
  expect(isExternalAddress(address)).toBe(true);
});

test.each([
  'https://',
  'https:///path',
  'https:example.com',
  'https://localhost/a',
  'https://www..example.com',
  'https://-www.example.com',
  'https://192.168.0.1/a',
  'https://www.exa mple.com',
  'https://example.com/a b',
  'https://user:secret@example.com',
  'https://https://example.com',
  'http://www.example.com',
  'javascript:alert(1)',
  'mailto:sales',
  'mailto:sales@',
  'tel:',
  'tel:sales',
  '',
])('%s is no address of another site', (address) => {
  expect(isExternalAddress(address)).toBe(false);
});
