import { stemmer as englishStemmer } from '@orama/stemmers/english';
import { stemmer as spanishStemmer } from '@orama/stemmers/spanish';
import type { RootOf } from '#core/catalogue/search/word-book.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Shorter roots say nothing of a word's origin. */
const MIN_LENGTH = 4;

const stemmers: Partial<Record<string, (word: string) => string>> = {
  en: englishStemmer,
  es: spanishStemmer,
};

/** Returns how the root of a word is found in a language; words of a language without a stemmer have none. */
export function rootsOf(locale: LocaleCode): RootOf {
  const stemmer = stemmers[locale];
  return (word) => {
    const root = !stemmer || /\d/.test(word) ? '' : stemmer(word);
    return root.length < MIN_LENGTH ? null : root;
  };
}
