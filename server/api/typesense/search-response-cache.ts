import { LRUCache } from 'lru-cache';
import type { TypedSearch } from '#server/api/typesense/typed-search.ts';

export type CachedResponse = {
  /** The answer as JSON. */
  text: string;
  /** What a visitor typed to get it, if somebody did. */
  typed: TypedSearch | null;
};

type Options = {
  maxBytes: number;
  /** Counts the changes to what is found; null where nobody here knows of them. */
  changes: () => number | null;
};

/** Longer answers are not worth their room. */
const MAX_ANSWER_BYTES = 128 * 1024;

/**
 * Answers as text by what was asked, until what is found changes: visitors ask for the same few words again and again.
 * Holds at most `maxBytes`; what was not asked for the longest goes first.
 */
export function createResponseCache({ maxBytes, changes }: Options) {
  const answers = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (key.length + text.length),
  });
  let validAt = changes();
  let cleared = 0;

  function clear() {
    answers.clear();
    cleared += 1;
  }

  /** Names the state of what is found; what is answered from it is kept only while it lasts. */
  function state(): string | null {
    const now = changes();
    if (now !== validAt) clear();
    validAt = now;
    return now === null ? null : `${now} ${cleared}`;
  }

  return {
    state,
    clear,
    find(key: string): CachedResponse | null {
      if (state() === null) return null;
      return answers.get(key) ?? null;
    },
    /** Keeps an answer to what was asked in a state, unless that has passed. */
    keep(key: string, answer: CachedResponse, asked: string | null): void {
      if (asked !== null && asked === state()) answers.set(key, answer);
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
