import type { LocaleCode } from '#core/i18n/locales.ts';
import { searchMissText } from '#server/catalogue/search-miss-text.ts';
import { type CountedMiss, storeSearchMisses } from '#server/catalogue/store-search-misses.ts';
import type { Database } from '#server/db/client.ts';
import { log } from '#server/log.ts';

/** How long a text of the overlay must stay as it is to count as searched for. */
const TYPING_MS = 5_000;
const WRITE_EVERY_MS = 30_000;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 400;
const MAX_ROWS = 5_000;
/** Different texts between two writes, and being typed at once: beyond that they are not counted. */
const MAX_WAITING = 500;

export type AnsweredSearch = { locale: LocaleCode; text: string; found: number };

type Typed = { locale: LocaleCode; text: string; at: number };

/**
 * Counts searches that find nothing, and writes the counts every half minute, so that no visitor waits for it. What is
 * not written yet is lost when the process is killed.
 */
export function createSearchMisses(database: Database) {
  const counts = new Map<string, CountedMiss>();
  let typed: Typed[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writtenAt = Date.now();
  let writing: Promise<void> = Promise.resolve();

  function add({ locale, text, count }: CountedMiss) {
    const key = `${locale} ${text}`;
    const known = counts.get(key);
    if (known) known.count += count;
    else if (counts.size < MAX_WAITING) counts.set(key, { locale, text, count });
  }

  /** Forgets what was typed on the way to a text, or back from it. */
  function forgetTyping(locale: LocaleCode, text: string) {
    typed = typed.filter(
      (one) => one.locale !== locale || !(one.text.startsWith(text) || text.startsWith(one.text)),
    );
  }

  function settleTyping(before: number) {
    for (const { locale, text, at } of typed) if (at <= before) add({ locale, text, count: 1 });
    typed = typed.filter(({ at }) => at > before);
  }

  function wait() {
    timer ??= setTimeout(tick, TYPING_MS).unref();
  }

  function tick() {
    timer = null;
    settleTyping(Date.now() - TYPING_MS);
    if (Date.now() - writtenAt >= WRITE_EVERY_MS) void write();
    if (typed.length > 0 || counts.size > 0) wait();
  }

  function write(): Promise<void> {
    writtenAt = Date.now();
    const misses = [...counts.values()];
    counts.clear();
    if (misses.length > 0) writing = writing.then(() => store(misses));
    return writing;
  }

  async function store(misses: CountedMiss[]) {
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const options = {
      day: day(Date.now()),
      forgetBefore: day(Date.now() - KEPT_DAYS * DAY_MS),
      maxRows: MAX_ROWS,
    };
    await storeSearchMisses(database, misses, options).catch((error) => {
      log.warn({ err: error }, 'cannot count searches without results');
      for (const miss of misses) add(miss);
    });
  }

  return {
    /** A search that a visitor sent: the listing with a text and no filters. */
    noteSearch({ locale, text: search, found }: AnsweredSearch): void {
      const text = searchMissText(search);
      if (text === null) return;
      forgetTyping(locale, text);
      if (found > 0) return;
      add({ locale, text, count: 1 });
      wait();
    },

    /**
     * A search of the overlay, which asks while its visitor types: it counts once five seconds have passed without
     * another search, found or not, that continues or shortens its text.
     */
    noteTyping({ locale, text: search, found }: AnsweredSearch): void {
      const text = searchMissText(search);
      if (text === null) return;
      forgetTyping(locale, text);
      if (found > 0 || typed.length >= MAX_WAITING) return;
      typed.push({ locale, text, at: Date.now() });
      wait();
    },

    /** Counts and writes all that waits, at the end of a process. Never rejects. */
    async close(): Promise<void> {
      if (timer) clearTimeout(timer);
      settleTyping(Date.now());
      await write();
    },
  };
}
