import type { SearchResults } from '#app/search/client/search-client.ts';
import { queryOf } from '#app/search/client/search-request.ts';

/** Delay between the last keystroke and the search, ms. */
export const DEBOUNCE_MS = 200;

export type SearchState = {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The latest result, which stays while the next one is loading. */
  results: SearchResults | null;
};

type Sources = {
  search: (query: string, signal: AbortSignal) => Promise<SearchResults>;
  /** Returns a cached result, or null. */
  recall: (query: string) => SearchResults | null;
};

const IDLE: SearchState = { status: 'idle', results: null };

/** Connects the search field with the search: only the result for the latest text ever shows. */
export function createSearchSession({ search, recall }: Sources) {
  let state = IDLE;
  let wanted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  function set(next: SearchState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function stop() {
    clearTimeout(timer);
    running?.abort();
    running = null;
  }

  async function start() {
    stop();
    const controller = new AbortController();
    running = controller;
    set({ ...state, status: 'loading' });
    try {
      const results = await search(wanted, controller.signal);
      if (running === controller) set({ status: 'done', results });
    } catch {
      if (running === controller) set({ status: 'failed', results: null });
    }
  }

  return {
    /** Handles a change of the field's text. */
    type(text: string): void {
      const query = queryOf(text);
      if (query === wanted) return;
      wanted = query;
      stop();
      const cached = query === '' ? null : recall(query);
      if (cached) set({ status: 'done', results: cached });
      else if (query === '') set(IDLE);
      else timer = setTimeout(start, DEBOUNCE_MS);
    },
    /** Repeats a failed request. */
    retry: () => void start(),
    stop,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
