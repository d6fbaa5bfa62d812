import { use } from 'react';
import { getMessages, importTexts, loadMessages, type TextFiles } from '#app/i18n/load-messages.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { localeOfPath } from '#core/i18n/paths.ts';

/**
 * Texts that are loaded with what shows them, from the files in `core/i18n/messages/<area>/`. A module awaits `start`, so that whoever imports it has the texts of the
 * page's language; after a switch of language `useTexts` waits for those of the other one.
 */
export function createTextArea(area: string, files: TextFiles) {
  const adding = new Map<LocaleCode, Promise<void>>();
  const added = new Set<LocaleCode>();

  function load(locale: LocaleCode): Promise<void> {
    const known = adding.get(locale);
    if (known) return known;
    const texts = importTexts<Partial<Messages>>(files, `${area}/${locale}.json`);
    const task = Promise.all([texts, loadMessages(locale)]).then(([loaded]) => {
      Object.assign(getMessages(locale), loaded);
      added.add(locale);
    });
    adding.set(locale, task);
    task.catch(() => adding.delete(locale));
    return task;
  }

  return {
    async start(): Promise<void> {
      const locale = import.meta.env.SSR ? null : localeOfPath(window.location.pathname);
      await Promise.all(
        (import.meta.env.SSR ? localeCodes : [locale]).map((one) => one && load(one)),
      );
    },
    useTexts(locale: LocaleCode): void {
      if (!added.has(locale)) use(load(locale));
    },
  };
}
