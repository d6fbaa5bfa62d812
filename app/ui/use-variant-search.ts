import { useEffect, useState } from 'react';

/** An article that a search has found. */
export type FoundVariant = { id: number; sku: string; description: string; image: string | null };

export type SearchVariants = (text: string, signal: AbortSignal) => Promise<FoundVariant[]>;

type SearchOutcome = { text: string; found: FoundVariant[]; hasFailed: boolean };

/** A text at rest for this long is searched for, ms. */
const DEBOUNCE_MS = 180;

/** What a search finds for a text; null until there is an answer to exactly this text. */
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
