import { COMPARED_COOKIE, LISTED_COOKIE } from '#core/choice-params.ts';

/** Optional purposes that a visitor can allow. */
export const consentPurposes = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const CONSENT_COOKIE = 'cookie_consent';
export const CONSENT_DAYS = 180;
/** Google's captcha sets it. */
export const RECAPTCHA_COOKIE = '_GRECAPTCHA';

/** Cookies that remain after a visitor refuses all that can be refused; the first one stores the language. */
export const necessaryCookies: readonly string[] = [
  'i18n_redirected',
  CONSENT_COOKIE,
  RECAPTCHA_COOKIE,
  COMPARED_COOKIE,
  LISTED_COOKIE,
];

/** Anchor of the settings on the page about cookies. */
export const COOKIE_SETTINGS = 'cookie-settings';

/** Increases when consent has to be requested again, because there are more purposes. */
const VERSION = '1';
const DAY_S = 24 * 60 * 60;

/**
 * Reads the allowed purposes from `document.cookie` or a Cookie header. An empty list is a refusal; null means that
 * the visitor has not chosen yet, or chose before purposes were added.
 */
export function parseConsent(cookies: string): ConsentPurpose[] | null {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${CONSENT_COOKIE}=`));
  const [version, ...allowed] = pair?.split('=')[1]?.trim().split('.') ?? [];
  if (version !== VERSION) return null;
  return consentPurposes.filter((purpose) => allowed.includes(purpose));
}

/** Returns the cookie that stores a choice, in the format of `document.cookie` without `Secure`. */
export function formatConsent(allowed: readonly ConsentPurpose[]): string {
  const value = [VERSION, ...consentPurposes.filter((one) => allowed.includes(one))].join('.');
  return `${CONSENT_COOKIE}=${value}; Max-Age=${CONSENT_DAYS * DAY_S}; Path=/; SameSite=Lax`;
}
