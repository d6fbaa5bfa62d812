import { useEffect, useState } from 'react';

/** A variant in the search results. */
export type FoundVariant = { id: number; sku: string; description: string; image: string | null };

export type SearchVariants = (text: string, signal: AbortSignal) => Promise<FoundVariant[]>;

type SearchOutcome = { text: string; hits: FoundVariant[]; hasFailed: boolean };

/** Delay between the last keystroke and the search, ms. */
const DEBOUNCE_MS = 180;

/** Returns the search results for a text; null until the response for exactly this text has arrived. */
export function useVariantSearch(search: SearchVariants, text: string): SearchOutcome | null {
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const query = text.trim();
  useEffect(() => {
    if (query.length < 2) return;
    const running = new AbortController();
    const timer = setTimeout(() => {
      search(query, running.signal).then(
        (hits) => setOutcome({ text: query, hits, hasFailed: false }),
        () => {
          if (!running.signal.aborted) setOutcome({ text: query, hits: [], hasFailed: true });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [query, search]);
  return outcome?.text === query ? outcome : null;
}
