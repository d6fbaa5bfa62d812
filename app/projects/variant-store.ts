import { useEffect, useMemo } from 'react';
import { getJson } from '#app/i18n/api-client.ts';
import { projectStore } from '#app/projects/project-store.ts';
import { createSignal } from '#app/ui/browser/signal.ts';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { MOST_LINES } from '#core/projects/project.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import {
  parseStoredVariants,
  toProjectVariants,
  variantsKey,
} from '#core/projects/stored-variants.ts';

type Known = {
  articles: ReadonlyMap<number, ProjectVariant>;
  /** Ids of articles that the catalogue has not. */
  gone: ReadonlySet<number>;
};

const NOTHING: Known = { articles: new Map(), gone: new Set() };
const signals = mapLocales(() => createSignal(NOTHING));

/** What is known of articles in a language; those asked for are looked up anew, and again when a connection comes. */
export function useProjectVariants(locale: LocaleCode, ids: number[]): Known {
  const known = signals[locale].use();
  const wanted = useMemo(() => [...new Set(ids)].sort((a, b) => a - b), [ids.join()]);
  useEffect(() => {
    const ask = () => void storeVariants(locale, wanted);
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [locale, wanted]);
  return known;
}

/** Looks articles up and keeps what is found, so that lists can be shown without a connection. */
export async function storeVariants(locale: LocaleCode, ids: number[]): Promise<void> {
  if (ids.length === 0 || !navigator.onLine) return;
  const asked = ids.slice(0, MOST_LINES);
  const answer = await getJson(locale, `jgm/v1/project-articles?include=${asked.join()}`);
  if (!Array.isArray(answer)) return;
  const found = toProjectVariants(answer);
  const signal = signals[locale];
  const articles = new Map(signal.get().articles);
  const gone = new Set(signal.get().gone);
  for (const id of asked) {
    articles.delete(id);
    gone.add(id);
  }
  for (const article of found) {
    articles.set(article.id, article);
    gone.delete(article.id);
  }
  signal.set({ articles, gone });
  store(locale, articles);
}

/** Only what is in one of the visitor's lists is worth its place. */
function store(locale: LocaleCode, articles: ReadonlyMap<number, ProjectVariant>): void {
  const { lists } = projectStore.get();
  const ids = new Set(lists.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const kept = [...articles.values()].filter(({ id }) => ids.has(id));
  try {
    localStorage.setItem(variantsKey(locale), JSON.stringify(kept));
  } catch {
    // Storage that is full or forbidden only costs the next visit without a connection.
  }
}

if (!import.meta.env.SSR) {
  for (const locale of localeCodes) {
    try {
      const kept = parseStoredVariants(localStorage.getItem(variantsKey(locale)));
      const articles = new Map(kept.map((article) => [article.id, article]));
      signals[locale].set({ articles, gone: new Set() });
    } catch {
      // Nothing is kept where nothing can be read.
    }
  }
}
