import { readFileSync } from 'node:fs';
import { createDocumentText, type DocumentTexts } from '#core/documents/document-texts.ts';
import type { FormTexts } from '#core/forms/form-messages.ts';
import { type LocaleCode, mapLocales } from '#core/i18n/locales.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { createTranslate } from '#core/i18n/translate.ts';

/** What documents say in each language; no browser needs it. */
export const documentTexts = mapLocales((locale) =>
  createDocumentText(readTexts<DocumentTexts>('documents/texts', locale)),
);

/** What forms say in each language. */
export const formTexts = mapLocales((locale) => readTexts<FormTexts>('forms/texts', locale));

/** The interface's texts in each language, with those of the named areas of `core/i18n/messages/`. */
export function createTexts(...areas: string[]) {
  return mapLocales((locale) => createTranslate(locale, readMessages(locale, areas)));
}

function readMessages(locale: LocaleCode, areas: string[]): Messages {
  const texts = readTexts<Messages>('i18n/messages', locale);
  const added = areas.map((area) => readTexts<Partial<Messages>>(`i18n/messages/${area}`, locale));
  return Object.assign({}, texts, ...added);
}

/** One file of texts. `scripts/check-messages.mjs` holds them complete. */
function readTexts<T>(folder: string, locale: LocaleCode): T {
  const file = new URL(`../core/${folder}/${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
