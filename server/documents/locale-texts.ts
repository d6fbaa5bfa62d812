import { createDocumentText, type DocumentText } from '#core/documents/document-texts.ts';
import documentsEn from '#core/documents/texts/en.json' with { type: 'json' };
import documentsEs from '#core/documents/texts/es.json' with { type: 'json' };
import type { LocaleCode } from '#core/i18n/locales.ts';
import comparisonEn from '#core/i18n/messages/comparison/en.json' with { type: 'json' };
import comparisonEs from '#core/i18n/messages/comparison/es.json' with { type: 'json' };
import interfaceEn from '#core/i18n/messages/en.json' with { type: 'json' };
import interfaceEs from '#core/i18n/messages/es.json' with { type: 'json' };
import photometryEn from '#core/i18n/messages/photometry/en.json' with { type: 'json' };
import photometryEs from '#core/i18n/messages/photometry/es.json' with { type: 'json' };
import projectsEn from '#core/i18n/messages/projects/en.json' with { type: 'json' };
import projectsEs from '#core/i18n/messages/projects/es.json' with { type: 'json' };
import { createTranslate, type Translate } from '#core/i18n/translate.ts';

/** What documents say in one language: the words of the site, and those that only documents have. */
export type LocaleTexts = { t: Translate; text: DocumentText };

export const localeTexts: Record<LocaleCode, LocaleTexts> = {
  en: {
    t: createTranslate('en', { ...interfaceEn, ...comparisonEn, ...photometryEn, ...projectsEn }),
    text: createDocumentText(documentsEn),
  },
  es: {
    t: createTranslate('es', { ...interfaceEs, ...comparisonEs, ...photometryEs, ...projectsEs }),
    text: createDocumentText(documentsEs),
  },
};
