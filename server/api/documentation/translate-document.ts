import { locales } from '#core/i18n/locales.ts';

/** Translations by the English text, with single spaces in place of line breaks. */
export type Descriptions = Readonly<Record<string, string>>;

/** Addresses of one language say so: `A document, English`. */
const LANGUAGE = new RegExp(`, (?:${locales.map(({ name }) => name).join('|')})$`);

/** Returns the OpenAPI document with translated summaries and descriptions; texts without a translation stay. */
export function translateDocument<Document>(document: Document, texts: Descriptions): Document {
  return translatePart(document, texts) as Document;
}

function translatePart(part: unknown, texts: Descriptions): unknown {
  if (Array.isArray(part)) return part.map((item) => translatePart(item, texts));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (name === 'example') return [name, value];
      const isText = (name === 'summary' || name === 'description') && typeof value === 'string';
      return [name, isText ? translateText(value, texts) : translatePart(value, texts)];
    }),
  );
}

function translateText(text: string, texts: Descriptions): string {
  const [language = ''] = LANGUAGE.exec(text) ?? [];
  const translated = texts[keyOf(text.slice(0, text.length - language.length))];
  return translated === undefined ? text : translated + language;
}

/** The key of an English text in the files of translations. */
export function keyOf(text: string): string {
  return text.replace(/\s+/g, ' ');
}
