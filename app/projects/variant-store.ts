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
  /** Ids of variants that the catalogue does not have. */
  gone: ReadonlySet<number>;
};

const NOTHING: Known = { articles: new Map(), gone: new Set() };
const signals = mapLocales(() => createSignal(NOTHING));

/** Returns the known variants in a language; fetches those with these ids again now and on reconnection. */
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

/** Fetches variants and stores them, so that lists can be shown offline. */
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

/** Stores only variants of the visitor's lists. */
function store(locale: LocaleCode, articles: ReadonlyMap<number, ProjectVariant>): void {
  const { lists } = projectStore.get();
  const ids = new Set(lists.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const kept = [...articles.values()].filter(({ id }) => ids.has(id));
  try {
    localStorage.setItem(variantsKey(locale), JSON.stringify(kept));
  } catch {
    // Full or forbidden storage only affects the next offline visit.
  }
}

if (!import.meta.env.SSR) {
  for (const locale of localeCodes) {
    try {
      const kept = parseStoredVariants(localStorage.getItem(variantsKey(locale)));
      const articles = new Map(kept.map((article) => [article.id, article]));
      signals[locale].set({ articles, gone: new Set() });
    } catch {
      // Without readable storage nothing is stored.
    }
  }
}
