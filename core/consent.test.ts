import { expect, test } from 'vitest';
import { consentPurposes, formatConsent, parseConsent } from '#core/consent.ts';

const cookieOf = (text: string) => text.split(';')[0] as string;

test.each([[[]], [['statistics']], [['marketing']], [[...consentPurposes]]] as const)(
  'a choice of %j is read back from its cookie among others',
  (allowed) => {
    const cookie = cookieOf(formatConsent(allowed));
    expect(parseConsent(`i18n_redirected=es; ${cookie}; other=1`)).toEqual(allowed);
  },
);

test('a missing, an outdated and a damaged cookie are no choice', () => {
  for (const text of ['', 'other=1', 'cookie_consent=', 'cookie_consent=0.statistics']) {
    expect(parseConsent(text)).toBeNull();
  }
  expect(parseConsent('my_cookie_consent=1.statistics')).toBeNull();
});

test('purposes that were not requested are not allowed', () => {
  expect(parseConsent('cookie_consent=1.everything.marketing')).toEqual(['marketing']);
});

test('the cookie stays on this site for 180 days, and off unsafe lines where there is a safe one', () => {
  expect(formatConsent([])).toBe('cookie_consent=1; Max-Age=15552000; Path=/; SameSite=Lax');
});
