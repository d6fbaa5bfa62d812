import { loadChunk } from '#app/ui/browser/loads.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Messages } from '#core/i18n/messages.ts';

/** Files of texts by their path, as `import.meta.glob` gives them; each is loaded when it is called. */
export type TextFiles = Record<string, () => Promise<unknown>>;

const loaded = new Map<LocaleCode, Messages>();
const files: TextFiles = import.meta.glob('/core/i18n/messages/??.json');

/** Loads the texts of one language; the browser has only the languages it has shown. */
export async function loadMessages(locale: LocaleCode): Promise<void> {
  if (loaded.has(locale)) return;
  loaded.set(locale, await importTexts<Messages>(files, `${locale}.json`));
}

/** The texts in one of the files. Rejects when it does not come, or comes empty. */
export async function importTexts<T>(texts: TextFiles, path: string): Promise<T> {
  const load = texts[`/core/i18n/messages/${path}`];
  const file = load && (await loadChunk(load));
  if (!isWhole<T>(file)) throw new Error(`There are no texts in ${path}.`);
  return file.default;
}

/** Some proxies answer with nothing, and 200. */
function isWhole<T>(file: unknown): file is { default: T } {
  return typeof file === 'object' && file !== null && 'default' in file;
}

/**
 * The texts of a language that has been loaded.
 *
 * @throws Error when they have not: every entry point and the locale layout load them first.
 */
export function getMessages(locale: LocaleCode): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`The texts of '${locale}' are used before they were loaded.`);
  return messages;
}

if (import.meta.env.SSR) await Promise.all(localeCodes.map(loadMessages));
