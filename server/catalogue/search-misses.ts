import type { LocaleCode } from '#core/i18n/locales.ts';
import { searchMissText } from '#server/catalogue/search-miss-text.ts';
import { type CountedMiss, storeSearchMisses } from '#server/catalogue/store-search-misses.ts';
import type { Database } from '#server/db/client.ts';
import { log } from '#server/log.ts';

/** How long a text of the overlay must stay as it is to count as searched for. */
const TYPING_MS = 5_000;
const WRITE_EVERY_MS = 30_000;
const DAY_MS = 86_400_000;
const RETENTION_DAYS = 400;
const MAX_ROWS = 5_000;
/** Different texts between two writes, and being typed at once: beyond that they are not counted. */
const MAX_WAITING = 500;

export type FinishedSearch = { locale: LocaleCode; text: string; found: number };

/**
 * Counts searches that find nothing, and writes the counts every half minute, so that no visitor waits for it. What is
 * not written yet is lost when the process is killed.
 */
export function createSearchMisses(database: Database) {
  const counts = new MissCounts();
  const typed = new TypedTexts();
  const write = createMissWriter(database, counts);
  let timer: NodeJS.Timeout | null = null;
  let writtenAt = Date.now();

  function wait() {
    timer ??= setTimeout(tick, TYPING_MS).unref();
  }

  function tick() {
    timer = null;
    for (const miss of typed.takeSettled(Date.now() - TYPING_MS)) counts.add(miss);
    if (Date.now() - writtenAt >= WRITE_EVERY_MS) {
      writtenAt = Date.now();
      void write();
    }
    if (typed.size > 0 || counts.size > 0) wait();
  }

  return {
    /** A search that a visitor sent: the listing with a text and no filters. */
    noteSearch({ locale, text: search, found }: FinishedSearch): void {
      const text = searchMissText(search);
      if (text === null) return;
      typed.forget(locale, text);
      if (found > 0) return;
      counts.add({ locale, text, count: 1 });
      wait();
    },

    /**
     * A search of the overlay, which asks while its visitor types: it counts once five seconds have passed without
     * another search, found or not, that continues or shortens its text.
     */
    noteTyping({ locale, text: search, found }: FinishedSearch): void {
      const text = searchMissText(search);
      if (text === null) return;
      typed.forget(locale, text);
      if (found > 0 || typed.size >= MAX_WAITING) return;
      typed.add(locale, text);
      wait();
    },

    /** Counts and writes all that waits, at the end of a process. Never rejects. */
    async close(): Promise<void> {
      if (timer) clearTimeout(timer);
      for (const miss of typed.takeSettled(Date.now())) counts.add(miss);
      await write();
    },
  };
}

/** Counts that wait to be written. */
class MissCounts {
  readonly #byText = new Map<string, CountedMiss>();

  get size(): number {
    return this.#byText.size;
  }

  add({ locale, text, count }: CountedMiss): void {
    const key = `${locale} ${text}`;
    const existing = this.#byText.get(key);
    if (existing) existing.count += count;
    else if (this.size < MAX_WAITING) this.#byText.set(key, { locale, text, count });
  }

  take(): CountedMiss[] {
    const misses = [...this.#byText.values()];
    this.#byText.clear();
    return misses;
  }
}

/** Texts that found nothing and may still be typed on. */
class TypedTexts {
  #texts: { locale: LocaleCode; text: string; at: number }[] = [];

  get size(): number {
    return this.#texts.length;
  }

  add(locale: LocaleCode, text: string): void {
    this.#texts.push({ locale, text, at: Date.now() });
  }

  /** Forgets what was typed on the way to a text, or back from it. */
  forget(locale: LocaleCode, text: string): void {
    this.#texts = this.#texts.filter(
      (typed) =>
        typed.locale !== locale || !(typed.text.startsWith(text) || text.startsWith(typed.text)),
    );
  }

  /** Takes out the texts that have not changed since a time, each as a miss. */
  takeSettled(since: number): CountedMiss[] {
    const settled = this.#texts.filter(({ at }) => at <= since);
    this.#texts = this.#texts.filter(({ at }) => at > since);
    return settled.map(({ locale, text }) => ({ locale, text, count: 1 }));
  }
}

/** Writes what has been counted, one write after the other; what cannot be written is counted again. */
function createMissWriter(database: Database, counts: MissCounts): () => Promise<void> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  async function store(misses: CountedMiss[]) {
    const options = {
      day: day(Date.now()),
      forgetBefore: day(Date.now() - RETENTION_DAYS * DAY_MS),
      maxRows: MAX_ROWS,
    };
    await storeSearchMisses(database, misses, options).catch((error) => {
      log.warn({ err: error }, 'cannot count searches without results');
      for (const miss of misses) counts.add(miss);
    });
  }
  let writing: Promise<void> = Promise.resolve();
  return () => {
    const misses = counts.take();
    if (misses.length > 0) writing = writing.then(() => store(misses));
    return writing;
  };
}
