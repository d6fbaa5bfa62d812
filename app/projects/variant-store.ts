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

type KnownVariants = {
  variants: ReadonlyMap<number, ProjectVariant>;
  /** Ids of variants that the catalogue does not have. */
  gone: ReadonlySet<number>;
};

const NOTHING: KnownVariants = { variants: new Map(), gone: new Set() };
const signals = mapLocales(() => createSignal(NOTHING));

/** Returns the known variants in a language; fetches those with these ids again now and on reconnection. */
export function useProjectVariants(locale: LocaleCode, ids: number[]): KnownVariants {
  const known = signals[locale].use();
  const wanted = useMemo(() => [...new Set(ids)].sort((a, b) => a - b), [ids.join()]);
  useEffect(() => {
    const refresh = () => void storeVariants(locale, wanted);
    refresh();
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [locale, wanted]);
  return known;
}

/** Fetches variants and stores them, so that lists can be shown offline. */
export async function storeVariants(locale: LocaleCode, ids: number[]): Promise<void> {
  if (ids.length === 0 || !navigator.onLine) return;
  const requested = ids.slice(0, MOST_LINES);
  const response = await getJson(locale, `jgm/v1/project-articles?include=${requested.join()}`);
  if (!Array.isArray(response)) return;
  const parsed = toProjectVariants(response);
  const signal = signals[locale];
  const variants = new Map(signal.get().variants);
  const gone = new Set(signal.get().gone);
  for (const id of requested) {
    variants.delete(id);
    gone.add(id);
  }
  for (const variant of parsed) {
    variants.set(variant.id, variant);
    gone.delete(variant.id);
  }
  signal.set({ variants, gone });
  store(locale, variants);
}

/** Stores only variants of the visitor's lists. */
function store(locale: LocaleCode, variants: ReadonlyMap<number, ProjectVariant>): void {
  const { lists } = projectStore.get();
  const ids = new Set(lists.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const listed = [...variants.values()].filter(({ id }) => ids.has(id));
  try {
    localStorage.setItem(variantsKey(locale), JSON.stringify(listed));
  } catch {
    // Full or forbidden storage only affects the next offline visit.
  }
}

if (!import.meta.env.SSR) {
  for (const locale of localeCodes) {
    try {
      const stored = parseStoredVariants(localStorage.getItem(variantsKey(locale)));
      const variants = new Map(stored.map((variant) => [variant.id, variant]));
      signals[locale].set({ variants, gone: new Set() });
    } catch {
      // Without readable storage nothing is stored.
    }
  }
}
