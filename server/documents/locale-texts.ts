import type { DocumentText } from '#core/documents/document-texts.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import type { Area } from '#core/i18n/messages.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { documentTexts, texts } from '#server/texts.ts';

/** The texts of documents in one language: those of the site, and those that only documents use. */
export type LocaleTexts = { t: Translate<Area>; text: DocumentText };

export const localeTexts = mapLocales((locale): LocaleTexts => {
  return { t: texts[locale], text: documentTexts[locale] };
});
