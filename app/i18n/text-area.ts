import { use } from 'react';
import { addTexts, getMessages, loadMessages, type TextFiles } from '#app/i18n/load-messages.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { reportIncomplete } from '#app/ui/browser/loads.ts';
import { hasJustReloaded } from '#app/ui/browser/recovery.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Area } from '#core/i18n/messages.ts';
import { localeOfPath } from '#core/i18n/paths.ts';
import { createTranslate, type Translate } from '#core/i18n/translate.ts';

/**
 * Texts that are loaded with the code that shows them, from the files in `core/i18n/messages/<area>/`. The area's
 * module awaits `start`, so that its importers have the texts of the page's language; after a switch of language `useT`
 * waits for the new ones. Texts that cannot be loaded fail as code does, and the page is loaded as a document; right
 * after such a document their keys show as words instead, and the page says that it is incomplete.
 */
export function createTextArea<A extends Area>(area: A, files: TextFiles) {
  const loads = new Map<LocaleCode, Promise<Translate<A>>>();

  async function load(locale: LocaleCode): Promise<Translate<A>> {
    const tasks = [addTexts(locale, files, `${area}/${locale}`), loadMessages(locale)];
    await Promise.all(tasks.map((task) => task.catch(goWithout)));
    return createTranslate<A>(locale, getMessages(locale));
  }

  /** Returns the translation function of a language, for loaders and event handlers. */
  function loadT(locale: LocaleCode): Promise<Translate<A>> {
    const known = loads.get(locale);
    if (known) return known;
    const task = load(locale);
    loads.set(locale, task);
    task.then(
      // The fields by which React reads a promise without waiting for it.
      (value) => Object.assign(task, { status: 'fulfilled', value }),
      () => loads.delete(locale),
    );
    return task;
  }

  return {
    loadT,

    /** Returns the translation function of the page's language, including the texts of the area. */
    useT(): Translate<A> {
      // React repeats a render that has waited, and fails unless it calls `use` again.
      return use(loadT(useLocale()));
    },

    async start(): Promise<void> {
      const shown = import.meta.env.SSR ? localeCodes : [localeOfPath(window.location.pathname)];
      await Promise.all(shown.map((locale) => locale && loadT(locale)));
    },
  };
}

function goWithout(error: unknown): void {
  if (import.meta.env.SSR || !hasJustReloaded()) throw error;
  reportIncomplete();
}
