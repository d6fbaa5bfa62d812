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
import type { Telling } from '#core/say.ts';
import type { CodeNames } from '#core/studio/code-names.ts';
import type { StudioTexts } from '#core/studio/mail-texts.ts';
import { decimalSign, formatShortDate } from '#core/units.ts';

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

/** Names of codes of the studio in each language, as its screens have them. */
export const studioNames = mapLocales((locale) => readTexts<CodeNames>('studio/names', locale));

/** Names of kinds and fields of records in a language; few need them, so they are read then. */
export const readEditingTexts = (locale: LocaleCode) =>
  readTexts<EditingTexts>('editing/texts', locale);

/** Sentences of the page about privacy in each language. */
export const privacyTexts = mapLocales((locale) =>
  readTexts<PrivacyTexts>('privacy/texts', locale),
);

/** Translations of the descriptions in the OpenAPI document, by the English text. */
export const apiDescriptions = mapLocales((locale) =>
  readTranslations('i18n/api-descriptions', locale),
);

/** Translations of the importer's findings in each language. */
export const tellings = mapLocales(
  (locale): Telling => ({
    templates: readTranslations('i18n/said', locale),
    number: (plain) => plain.replace('.', decimalSign(locale)),
    day: (day) => formatShortDate(locale, day),
  }),
);

/** The same for people of the studio: it names what they have before them, no files or commands of the site. */
export const studioTellings = mapLocales((locale): Telling => {
  const told = tellings[locale];
  return { ...told, templates: { ...told.templates, ...readTranslations('studio/said', locale) } };
});

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

/** Texts by those in English, of which there is no file; what a language lacks stays English. */
function readTranslations(folder: string, locale: LocaleCode): Readonly<Record<string, string>> {
  return existsSync(fileOf(folder, locale)) ? readTexts(folder, locale) : {};
}

function fileOf(folder: string, locale: LocaleCode): URL {
  return new URL(`../core/${folder}/${locale}.json`, import.meta.url);
}
