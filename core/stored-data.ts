import { ENERGY_FORM_KEY } from '#core/calculators/energy/energy-form.ts';
import {
  ACCESSORIES_KEY,
  DRIVERS_KEY,
  PROFILES_KEY,
} from '#core/calculators/led-strip/parts/stored-parts.ts';
import { COMPARE_COUNT_KEY, COMPARE_LIST_KEY } from '#core/catalogue/compare/compare-list.ts';
import { COMPARED_COOKIE, LISTED_COOKIE } from '#core/choice-params.ts';
import { CONSENT_COOKIE, CONSENT_DAYS, RECAPTCHA_COOKIE } from '#core/consent.ts';
import { DRAFTS_KEY } from '#core/forms/form-draft.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import { PROJECTS_KEY } from '#core/projects/stored-projects.ts';
import { variantsKey } from '#core/projects/stored-variants.ts';

/** An optional part of the site. */
type OptionalPart = 'tag-manager' | 'recaptcha';

/** Data that the site stores in a visitor's browser. */
export type StoredData = {
  name: string;
  place: 'cookie' | 'local' | 'session' | 'cache';
  purpose: MessageKey<'cookies'>;
  /** Days; `permanent`: until the visitor removes it; `visit`: until the window is closed. */
  term: number | 'permanent' | 'visit';
  /** Stored only on sites with this part. */
  only?: OptionalPart;
};

const RECAPTCHA_DAYS = 180;

/** All data that the site stores in browsers; `stored-data.test.ts` checks it against the code. */
export const storedData: readonly StoredData[] = [
  {
    name: 'i18n_redirected',
    place: 'cookie',
    purpose: 'cookies.for.language',
    term: 365,
  },
  {
    name: CONSENT_COOKIE,
    place: 'cookie',
    purpose: 'cookies.for.consent',
    term: CONSENT_DAYS,
    only: 'tag-manager',
  },
  {
    name: RECAPTCHA_COOKIE,
    place: 'cookie',
    purpose: 'cookies.for.recaptcha',
    term: RECAPTCHA_DAYS,
    only: 'recaptcha',
  },
  { name: COMPARED_COOKIE, place: 'cookie', purpose: 'cookies.for.plain-compared', term: 'visit' },
  { name: LISTED_COOKIE, place: 'cookie', purpose: 'cookies.for.plain-listed', term: 'visit' },
  { name: COMPARE_LIST_KEY, place: 'local', purpose: 'cookies.for.comparison', term: 'permanent' },
  { name: COMPARE_COUNT_KEY, place: 'local', purpose: 'cookies.for.comparison', term: 'permanent' },
  { name: PROJECTS_KEY, place: 'local', purpose: 'cookies.for.projects', term: 'permanent' },
  ...localeCodes.map((locale) => {
    const purpose = 'cookies.for.project-variants';
    return { name: variantsKey(locale), place: 'local', purpose, term: 'permanent' } as const;
  }),
  { name: 'offline', place: 'cache', purpose: 'cookies.for.offline', term: 'permanent' },
  { name: ENERGY_FORM_KEY, place: 'local', purpose: 'cookies.for.energy', term: 'permanent' },
  { name: ENERGY_FORM_KEY, place: 'session', purpose: 'cookies.for.energy-tab', term: 'visit' },
  { name: DRIVERS_KEY, place: 'local', purpose: 'cookies.for.strip', term: 'permanent' },
  { name: PROFILES_KEY, place: 'local', purpose: 'cookies.for.strip', term: 'permanent' },
  { name: ACCESSORIES_KEY, place: 'local', purpose: 'cookies.for.strip', term: 'permanent' },
  { name: DRAFTS_KEY, place: 'session', purpose: 'cookies.for.drafts', term: 'visit' },
  { name: 'recent-searches', place: 'local', purpose: 'cookies.for.searches', term: 'permanent' },
  { name: 'banner-closed', place: 'session', purpose: 'cookies.for.banner', term: 'visit' },
  { name: 'scroll-positions', place: 'session', purpose: 'cookies.for.scroll', term: 'visit' },
  { name: 'chunk-reloaded-at', place: 'session', purpose: 'cookies.for.reload', term: 'visit' },
];

/** Returns the data that a site with these parts stores. */
export function listStoredData(parts: Record<OptionalPart, boolean>): StoredData[] {
  return storedData.filter(({ only }) => !only || parts[only]);
}
