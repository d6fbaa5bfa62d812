import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Messages } from '#core/i18n/messages.ts';

const loaded = new Map<LocaleCode, Messages>();

const loaders: Record<LocaleCode, () => Promise<{ default: Messages }>> = {
  en: () => import('#core/i18n/messages/en.json'),
  es: () => import('#core/i18n/messages/es.json'),
};

/** Loads the texts of one language; the browser has only the languages it has shown. */
export async function loadMessages(locale: LocaleCode): Promise<void> {
  if (loaded.has(locale)) return;
  const module = await loaders[locale]();
  loaded.set(locale, module.default);
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

if (import.meta.env.SSR) await Promise.all((['en', 'es'] as const).map(loadMessages));
