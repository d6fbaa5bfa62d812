import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishAdmin from 'ra-language-english';
import { localeCodes } from '#core/i18n/locales.ts';
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

/** react-admin's own texts and those of the studio. */
const messages = {
  en: { ...englishAdmin, ...english, ra: englishTexts },
  es: { ...spanishAdmin, ...spanish },
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
