import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  policyHeaders,
} from '#server/http/policies/content-security-policy.ts';

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

test('Style attributes are allowed only with scripts of others, which write some', () => {
  const styles = (options: object) =>
    contentSecurityPolicy({ styles: [], ...options })
      .split('; ')
      .find((part) => part.startsWith('style-src-attr'));
  expect(styles({})).toBe("style-src-attr 'none'");
  expect(styles({ hasRecaptcha: true })).toBe("style-src-attr 'unsafe-inline'");
  expect(styles({ hasTagManager: true })).toBe("style-src-attr 'unsafe-inline'");
});

test('A page names the address for reports in both ways that browsers know', () => {
  const { 'content-security-policy': policy, 'reporting-endpoints': endpoints } =
    Object.fromEntries(policyHeaders({ styles: [] }));
  expect(policy).toMatch(/; report-uri \/csp-reports; report-to csp$/);
  expect(endpoints).toBe('csp="/csp-reports"');
});
