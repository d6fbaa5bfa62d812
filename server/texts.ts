import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  type AttributeTexts,
  createAttributeText,
} from '#core/catalogue/attributes/attribute-texts.ts';
import { type FigureTexts, FigureWords } from '#core/catalogue/search/figure-words.ts';
import { createDocumentText, type DocumentTexts } from '#core/documents/document-texts.ts';
import type { EditingTexts } from '#core/editing/field-hints.ts';
import type { FormTexts } from '#core/forms/form-messages.ts';
import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import type { Area } from '#core/i18n/messages.ts';
import { createTranslate } from '#core/i18n/translate.ts';
import type { PrivacyTexts } from '#core/privacy/privacy-facts.ts';
import type { StudioTexts } from '#core/studio/mail-texts.ts';

/** Texts of documents in each language; browsers do not load them. */
export const documentTexts = mapLocales((locale) =>
  createDocumentText(readTexts<DocumentTexts>('documents/texts', locale)),
);

/** Names of attributes and their codes in each language. */
export const attributeTexts = mapLocales((locale) =>
  createAttributeText(locale, readTexts<AttributeTexts>('catalogue/attributes/texts', locale)),
);

/** Words for figures in typed texts in each language. */
export const figureWords = mapLocales(
  (locale) => new FigureWords(readTexts<FigureTexts>('catalogue/search/texts', locale)),
);

/** Texts of forms in each language. */
export const formTexts = mapLocales((locale) => readTexts<FormTexts>('forms/texts', locale));

/** Mails of the studio in each language. */
export const studioTexts = mapLocales((locale) => readTexts<StudioTexts>('studio/texts', locale));

/** Names of kinds and fields of records in a language; few need them, so they are read then. */
export const readEditingTexts = (locale: LocaleCode) =>
  readTexts<EditingTexts>('editing/texts', locale);

/** Sentences of the page about privacy in each language. */
export const privacyTexts = mapLocales((locale) =>
  readTexts<PrivacyTexts>('privacy/texts', locale),
);

/** Translations of the descriptions in the OpenAPI document, by the English text. */
export const apiDescriptions = mapLocales((locale) =>
  existsSync(fileOf('i18n/api-descriptions', locale))
    ? readTexts<Record<string, string>>('i18n/api-descriptions', locale)
    : {},
);

const MESSAGES = 'i18n/messages';
const areas = readdirSync(new URL(`../core/${MESSAGES}`, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${MESSAGES}/${name}`);

/** Every text of the interface in each language, for documents, mails and the API. */
export const texts = mapLocales((locale) => {
  const files = [MESSAGES, ...areas].map((folder) => readTexts<object>(folder, locale));
  return createTranslate<Area>(locale, Object.assign({}, ...files));
});

/** One file of texts. `scripts/check-messages.mjs` checks that they are complete. */
function readTexts<T>(folder: string, locale: LocaleCode): T {
  return JSON.parse(readFileSync(fileOf(folder, locale), 'utf8'));
}

function fileOf(folder: string, locale: LocaleCode): URL {
  return new URL(`../core/${folder}/${locale}.json`, import.meta.url);
}
