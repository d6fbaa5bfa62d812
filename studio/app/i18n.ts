import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishAdmin from 'ra-language-english';
import { localeCodes } from '#core/i18n/locales.ts';
import englishNames from '#core/studio/names/en.json';
import spanishNames from '#core/studio/names/es.json';
import english from '#studio/texts/en.json';
import spanish from '#studio/texts/es.json';
import { spanishAdmin } from '#studio/texts/es-admin.ts';

const SAVED = 'studio-language';

/** react-admin's own, but for "Sign out", as everywhere in the studio, and names of lists inside sentences. */
const englishTexts: typeof englishAdmin.ra = {
  ...englishAdmin.ra,
  auth: { ...englishAdmin.ra.auth, logout: 'Sign out' },
  navigation: {
    ...englishAdmin.ra.navigation,
    no_results: 'No results',
    no_filtered_results: 'Nothing matches these filters.',
  },
};

/** react-admin's own texts, those of the studio, and names of codes, which files of the server have as well. */
const messages = {
  en: {
    ...{ ...englishAdmin, ...english, ra: englishTexts },
    studio: { ...english.studio, ...englishNames },
  },
  es: { ...spanishAdmin, ...spanish, studio: { ...spanish.studio, ...spanishNames } },
};

type StudioLocale = keyof typeof messages;

const isKnown = (code: string | null | undefined): code is StudioLocale =>
  code !== null && code !== undefined && code in messages;

/** The language that was chosen here, else the first of the browser's that there is. */
export function firstLocale(): StudioLocale {
  const saved = localStorage.getItem(SAVED);
  if (isKnown(saved)) return saved;
  const codes = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  return codes.find(isKnown) ?? 'en';
}

const names: Record<string, string> = { en: 'English', es: 'Español' };
const locales = localeCodes.map((locale) => ({ locale, name: names[locale] ?? locale }));

const provider = polyglotI18nProvider(
  (locale) => messages[isKnown(locale) ? locale : 'en'],
  firstLocale(),
  locales,
  { allowMissing: false },
);

export const i18nProvider = {
  ...provider,
  async changeLocale(locale: string) {
    localStorage.setItem(SAVED, locale);
    document.documentElement.lang = locale;
    return provider.changeLocale(locale);
  },
};
