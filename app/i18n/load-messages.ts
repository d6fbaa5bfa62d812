import { inTime, loadChunk } from '#app/ui/browser/loads.ts';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';

/** Texts by their keys, as loaded: keys that the code expects may be missing. */
type Texts = Record<string, string>;

/** Text files by their path, as `import.meta.glob` returns them; each is loaded when it is called. */
export type TextFiles = Record<string, () => Promise<unknown>>;

/** The loaded texts; the browser has only the languages it has shown. */
const tables: Record<LocaleCode, Texts> = mapLocales(() => ({}));
const loaded = new Set<LocaleCode>();
const files: TextFiles = import.meta.glob('/core/i18n/messages/??.json');

/** Loads the texts of every page; code that starts a page or changes its language awaits them. */
export async function loadMessages(locale: LocaleCode): Promise<void> {
  if (loaded.has(locale)) return;
  await addTexts(locale, files, locale);
  loaded.add(locale);
}

/** Adds the texts of a file to those of the language. Rejects where they cannot be loaded. */
export async function addTexts(locale: LocaleCode, from: TextFiles, name: string): Promise<void> {
  const load = async () => from[`/core/i18n/messages/${name}.json`]?.();
  const file = await loadChunk(() => (import.meta.env.SSR ? load() : inTime(load())));
  if (!isWhole(file)) throw new Error(`No texts: ${name}`);
  Object.assign(tables[locale], file.default);
}

/** Some proxies respond with 200 and an empty body. */
function isWhole(file: unknown): file is { default: Texts } {
  return typeof file === 'object' && file !== null && 'default' in file;
}

/** Returns the texts of a language loaded so far; later ones are added to the same table. */
export function getMessages(locale: LocaleCode): Texts {
  return tables[locale];
}

if (import.meta.env.SSR) await Promise.all(localeCodes.map(loadMessages));
