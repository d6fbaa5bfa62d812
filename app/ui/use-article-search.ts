import { useEffect, useState } from 'react';

/** An article that a search has found. */
export type FoundArticle = { id: number; sku: string; description: string; image: string | null };

export type SearchArticles = (text: string, signal: AbortSignal) => Promise<FoundArticle[]>;

type Answer = { text: string; found: FoundArticle[]; hasFailed: boolean };

/** A text at rest for this long is searched for, ms. */
const DEBOUNCE_MS = 180;

/** What a search finds for a text; null until there is an answer to exactly this text. */
export function useArticleSearch(search: SearchArticles, text: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
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
