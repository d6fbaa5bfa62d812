import type en from '#core/documents/texts/en.json';
import { formatMessage, type MessageValues } from '#core/i18n/messages.ts';

/**
 * The texts that only documents use, in one language. They are separate from the texts of the interface because
 * browsers never need them.
 */
export type DocumentTexts = typeof en;

type KeysOf<Value> = {
  [Key in keyof DocumentTexts]: DocumentTexts[Key] extends Value ? Key : never;
}[keyof DocumentTexts];

export type TextKey = KeysOf<string>;
type ListKey = KeysOf<string[]>;

/** Returns the texts of one language: `text('pdf.version', { date })`, `text.list('safety.items')`. */
export type DocumentText = {
  (key: TextKey, values?: MessageValues): string;
  list: (key: ListKey) => string[];
};

export function createDocumentText(texts: DocumentTexts): DocumentText {
  const text = (key: TextKey, values?: MessageValues) => formatMessage(texts[key], values);
  return Object.assign(text, { list: (key: ListKey): string[] => texts[key] });
}
