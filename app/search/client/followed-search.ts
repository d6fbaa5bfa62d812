import type { SearchResults } from '#app/search/client/search-client.ts';

/** How long results must be shown to count, as on the server, ms. */
const SETTLED_MS = 5_000;

type Shown = { query: string; isMissed: boolean; since: number };

/** What followed a search. */
export type SearchStep = {
  /** The text of the search. */
  from: string;
} & (
  | { kind: 'opened'; path: string }
  /** The text that was searched instead. */
  | { kind: 'refined'; query: string }
);

/** Whether a search misses something: it shows nothing, or does without some of its words. */
function isMiss({ rows, places, exact, reading }: SearchResults): boolean {
  const isNone = rows.length === 0 && places.length === 0 && exact === null;
  return isNone || reading.leftOut.length > 0;
}

const isRelated = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/**
 * Follows what a visitor does after searches of the overlay that miss something, so that the web team learns what their
 * texts mean. A search counts when its results were shown for five seconds, or when they were used.
 */
export function createSearchTrail({
  report,
  now = Date.now,
}: {
  report: (step: SearchStep) => void;
  now?: () => number;
}) {
  let shown: Shown | null = null;
  let missed: string | null = null;

  function settle() {
    if (!shown) return;
    const { query, isMissed } = shown;
    if (missed !== null && isRelated(missed, query)) missed = null;
    if (missed !== null) report({ kind: 'refined', from: missed, query });
    missed = isMissed ? query : null;
  }

  function settleIfOld() {
    if (shown && now() - shown.since >= SETTLED_MS) settle();
    shown = null;
  }

  return {
    /** New results are on the screen. */
    show(results: SearchResults): void {
      if (shown?.query === results.query) return;
      settleIfOld();
      shown = { query: results.query, isMissed: isMiss(results), since: now() };
    },
    /** The visitor opens one of them. */
    open(path: string): void {
      settle();
      if (shown && missed !== null) report({ kind: 'opened', from: missed, path });
      missed = null;
      shown = null;
    },
    /** The visitor goes on in the listing, which follows its own searches. */
    submit(query: string): void {
      shown = { query, isMissed: false, since: now() };
      settle();
      shown = null;
    },
    /** The overlay is closed. */
    close(): void {
      settleIfOld();
      missed = null;
    },
  };
}
