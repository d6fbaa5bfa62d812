/** What a visitor may allow besides what the site needs. */
export const consentPurposes = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const CONSENT_COOKIE = 'cookie_consent';
export const CONSENT_DAYS = 180;
/** Google's captcha sets it. */
export const RECAPTCHA_COOKIE = '_GRECAPTCHA';

/** Cookies that stay when a visitor refuses all that can be refused; the first one keeps the language. */
export const necessaryCookies: readonly string[] = [
  'i18n_redirected',
  CONSENT_COOKIE,
  RECAPTCHA_COOKIE,
];

/** The part of the page about cookies that links to the choice lead to. */
export const COOKIE_SETTINGS = 'cookie-settings';

/** Grows when visitors have to be asked anew, because there is more to allow. */
const VERSION = '1';
const DAY_S = 24 * 60 * 60;

/**
 * What a visitor has allowed, from `document.cookie` or a Cookie header. An empty list is a refusal; null means that
 * they have not been asked, or about less than there is now.
 */
export function parseConsent(cookies: string): ConsentPurpose[] | null {
  const pair = cookies.split(';').find((part) => part.trim().startsWith(`${CONSENT_COOKIE}=`));
  const [version, ...allowed] = pair?.split('=')[1]?.trim().split('.') ?? [];
  if (version !== VERSION) return null;
  return consentPurposes.filter((purpose) => allowed.includes(purpose));
}

/** The cookie that keeps a choice, as `document.cookie` takes it. */
export function formatConsent(allowed: readonly ConsentPurpose[], isSecure: boolean): string {
  const value = [VERSION, ...consentPurposes.filter((one) => allowed.includes(one))].join('.');
  const cookie = `${CONSENT_COOKIE}=${value}; Max-Age=${CONSENT_DAYS * DAY_S}; Path=/; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
