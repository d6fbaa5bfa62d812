import { readCookies, writeCookie } from '#app/ui/browser/browser-cookies.ts';
import { type ConsentPurpose, consentPurposes, necessaryCookies } from '#core/consent.ts';
import { missing } from '#core/missing.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/** Google's consent types for each purpose. */
const signals: Record<ConsentPurpose, string[]> = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

let isStarted = false;

/** Loads the tag manager, once, and passes it the visitor's consent. */
export function startTagManager(id: string, allowed: readonly ConsentPurpose[]): void {
  const place = window as unknown as { dataLayer?: unknown[] };
  place.dataLayer ??= [];
  const { dataLayer } = place;
  // The tag manager recognises a command by its being an `arguments` object.
  function tell(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag manager recognises nothing else
    dataLayer.push(arguments);
  }
  const stateOf = (isAllowed: (purpose: ConsentPurpose) => boolean) => {
    const entries = consentPurposes.flatMap((purpose) => {
      return signals[purpose].map((name) => [name, isAllowed(purpose) ? 'granted' : 'denied']);
    });
    return Object.fromEntries(entries);
  };
  if (!isStarted)
    tell(
      'consent',
      'default',
      stateOf(() => false),
    );
  tell(
    'consent',
    'update',
    stateOf((purpose) => allowed.includes(purpose)),
  );
  if (isStarted) return;
  isStarted = true;
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Removes the cookies that tags have set, as far as a page can access them. */
export function forgetForeignCookies(): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`);
  for (const cookie of readCookies().split('; ')) {
    const name = cookie.split('=')[0] ?? missing();
    if (necessaryCookies.includes(name)) continue;
    for (const domain of ['', ...domains]) writeCookie(`${name}=; Max-Age=0; Path=/${domain}`);
  }
}
