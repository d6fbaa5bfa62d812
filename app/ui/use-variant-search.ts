import { useEffect, useState } from 'react';

/** A variant in the search results. */
export type FoundVariant = { id: number; sku: string; description: string; image: string | null };

export type SearchVariants = (text: string, signal: AbortSignal) => Promise<FoundVariant[]>;

type SearchOutcome = { text: string; found: FoundVariant[]; hasFailed: boolean };

/** Delay between the last keystroke and the search, ms. */
const DEBOUNCE_MS = 180;

/** Returns the search results for a text; null until the response for exactly this text has arrived. */
export function useVariantSearch(search: SearchVariants, text: string): SearchOutcome | null {
  const [answer, setAnswer] = useState<SearchOutcome | null>(null);
  const query = text.trim();
  useEffect(() => {
    if (query.length < 2) return;
    const running = new AbortController();
    const timer = setTimeout(() => {
      search(query, running.signal).then(
        (found) => setAnswer({ text: query, found, hasFailed: false }),
        () => {
          if (!running.signal.aborted) setAnswer({ text: query, found: [], hasFailed: true });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [query, search]);
  return answer?.text === query ? answer : null;
}
