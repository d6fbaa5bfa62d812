import type { DocumentText } from '#core/documents/document-texts.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { createTexts, documentTexts } from '#server/texts.ts';

/** What documents say in one language: the words of the site, and those that only documents have. */
export type LocaleTexts = { t: Translate; text: DocumentText };

const interfaceTexts = createTexts('comparison', 'photometry', 'projects');

export const localeTexts = mapLocales((locale): LocaleTexts => {
  return { t: interfaceTexts[locale], text: documentTexts[locale] };
});
