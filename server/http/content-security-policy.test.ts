import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#server/http/content-security-policy.ts';

const connections = (tileOrigin?: string) => {
  const policy = contentSecurityPolicy({ styles: [], tileOrigin });
  return policy.split('; ').find((part) => part.startsWith('connect-src'));
};

test('A page may fetch tiles only where some are configured', () => {
  expect(connections()).toBe("connect-src 'self' blob: data:");
  expect(connections('https://tiles.example.com')).toBe(
    "connect-src 'self' blob: data: https://tiles.example.com",
  );
});
