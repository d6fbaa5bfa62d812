import type { LocaleCode } from '#core/i18n/locales.ts';
import {
  type CountedMiss,
  MAX_WAITING,
  PendingCounts,
} from '#server/catalogue/search-report/search-counts.ts';
import { readFollowUp } from '#server/catalogue/search-report/search-follow-up.ts';
import { searchMissText } from '#server/catalogue/search-report/search-miss-text.ts';
import { storeSearchCounts } from '#server/catalogue/search-report/store-search-counts.ts';
import type { Database } from '#server/db/client.ts';
import { log } from '#server/log.ts';

/** How long an overlay search must remain unchanged to count. */
const TYPING_MS = 5_000;
const WRITE_EVERY_MS = 30_000;
const DAY_MS = 86_400_000;
const RETENTION_DAYS = 400;
const MAX_ROWS = 5_000;

export type FinishedSearch = {
  locale: LocaleCode;
  text: string;
  found: number;
  /** Words that the results do without. */
  leftOut?: string[];
  /** Whether the results are all that the visitor is shown, rather than hits of every word beside them. */
  isWhole?: boolean;
};

/**
 * Counts searches that find nothing or leave words out, and what visitors do next. Writes the counts every half minute,
 * so that no visitor waits for it. Unwritten counts are lost when the process is killed.
 */
export function createSearchMisses(database: Database) {
  const counts = new PendingCounts();
  const typed = new TypedTexts();
  const write = createWriter(database, counts);
  let writtenAt = Date.now();

  const { wait, stop } = createTimer(() => {
    for (const miss of typed.takeSettled(Date.now() - TYPING_MS)) counts.add(miss);
    if (Date.now() - writtenAt >= WRITE_EVERY_MS) {
      writtenAt = Date.now();
      void write(false);
    }
    return typed.size > 0 || counts.size > 0;
  });

  return {
    /** Records a submitted search: a listing with a text and no other filters. */
    noteSearch(search: FinishedSearch): void {
      const miss = readMiss(search);
      if (miss === null) return;
      typed.forget(miss);
      if (!isMiss(search)) return;
      counts.add({ ...miss, listed: 1 });
      wait();
    },

    /**
     * Records a search of the overlay, which searches while the visitor types: it counts after five seconds without
     * another search, with or without results, that continues or shortens its text. Of several searches for one text
     * the whole one counts.
     */
    noteTyping(search: FinishedSearch): void {
      const miss = readMiss(search);
      const { isWhole = false } = search;
      if (miss === null || (!isWhole && typed.hasWhole(miss))) return;
      typed.forget(miss);
      if (!(isMiss(search) || isWhole) || typed.size >= MAX_WAITING) return;
      typed.add({ miss, isWhole, isMiss: isMiss(search) });
      wait();
    },

    /** Records that a visitor went from one page to another; it counts after a search that is counted. */
    noteNext(from: string, to: string, isResult = false): void {
      const followUp = readFollowUp(from, to, isResult);
      if (followUp === null) return;
      counts.addFollowUp({ ...followUp, count: 1 });
      wait();
    },

    /** Counts and writes everything pending, at the end of a process. Never rejects. */
    async close(): Promise<void> {
      stop();
      for (const miss of typed.takeSettled(Date.now())) counts.add(miss);
      await write(true);
    },
  };
}

/** Calls the work some seconds after `wait`, then as long as it returns true. */
function createTimer(work: () => boolean) {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer ??= setTimeout(tick, TYPING_MS).unref();
  };
  const tick = () => {
    timer = undefined;
    if (work()) wait();
  };
  return { wait, stop: () => clearTimeout(timer) };
}

const isMiss = ({ found, leftOut = [] }: FinishedSearch) => found === 0 || leftOut.length > 0;

function readMiss({ locale, text: search, found, leftOut = [] }: FinishedSearch) {
  const text = searchMissText(search);
  if (text === null) return null;
  return { locale, text, count: 1, listed: 0, leftOut: found > 0 ? leftOut : [] };
}

/** A text, and whether its search misses something. */
type TypedText = { miss: CountedMiss; isWhole: boolean; isMiss: boolean };

/** Texts that may still be being typed. */
class TypedTexts {
  #texts: (TypedText & { at: number })[] = [];

  get size(): number {
    return this.#texts.length;
  }

  add(text: TypedText): void {
    this.#texts.push({ ...text, at: Date.now() });
  }

  /** Whether the whole search for this text is known. */
  hasWhole({ locale, text }: CountedMiss): boolean {
    return this.#texts.some(
      ({ miss, isWhole }) => isWhole && miss.locale === locale && miss.text === text,
    );
  }

  /** Removes texts that are a prefix or a continuation of a text. */
  forget({ locale, text }: CountedMiss): void {
    this.#texts = this.#texts.filter(
      ({ miss }) =>
        miss.locale !== locale || !(miss.text.startsWith(text) || text.startsWith(miss.text)),
    );
  }

  /** Removes the texts unchanged since a time, and returns those that miss something. */
  takeSettled(since: number): CountedMiss[] {
    const settled = this.#texts.filter(({ at }) => at <= since);
    this.#texts = this.#texts.filter(({ at }) => at > since);
    return settled.flatMap(({ miss, isMiss }) => (isMiss ? miss : []));
  }
}

/** Writes the counts, one write at a time; counts that fail to be written are restored. */
function createWriter(database: Database, counts: PendingCounts) {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  async function store(taken: ReturnType<PendingCounts['take']>) {
    const options = {
      day: day(Date.now()),
      forgetBefore: day(Date.now() - RETENTION_DAYS * DAY_MS),
      maxRows: MAX_ROWS,
    };
    await storeSearchCounts(database, taken, options).catch((error) => {
      log.warn({ err: error }, 'cannot count searches without results');
      counts.restore(taken);
    });
  }
  let writing: Promise<void> = Promise.resolve();
  return (isLast: boolean): Promise<void> => {
    if (counts.size > 0) {
      const taken = counts.take(isLast);
      writing = writing.then(() => store(taken));
    }
    return writing;
  };
}
