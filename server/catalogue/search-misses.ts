import type { LocaleCode } from '#core/i18n/locales.ts';
import { searchMissText } from '#server/catalogue/search-miss-text.ts';
import { type CountedMiss, storeSearchMisses } from '#server/catalogue/store-search-misses.ts';
import type { Database } from '#server/db/client.ts';
import { log } from '#server/log.ts';

/** How long an overlay search must remain unchanged to count. */
const TYPING_MS = 5_000;
const WRITE_EVERY_MS = 30_000;
const DAY_MS = 86_400_000;
const RETENTION_DAYS = 400;
const MAX_ROWS = 5_000;
/** Maximum distinct texts between two writes, and texts being typed; more are not counted. */
const MAX_WAITING = 500;

export type FinishedSearch = { locale: LocaleCode; text: string; found: number };

/**
 * Counts searches without results and writes the counts every half minute, so that no visitor waits for it. Unwritten
 * counts are lost when the process is killed.
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
    /** Records a submitted search: a listing with a text and no filters. */
    noteSearch({ locale, text: search, found }: FinishedSearch): void {
      const text = searchMissText(search);
      if (text === null) return;
      typed.forget(locale, text);
      if (found > 0) return;
      counts.add({ locale, text, count: 1 });
      wait();
    },

    /**
     * Records a search of the overlay, which searches while the visitor types: it counts after five seconds without
     * another search, with or without results, that continues or shortens its text.
     */
    noteTyping({ locale, text: search, found }: FinishedSearch): void {
      const text = searchMissText(search);
      if (text === null) return;
      typed.forget(locale, text);
      if (found > 0 || typed.size >= MAX_WAITING) return;
      typed.add(locale, text);
      wait();
    },

    /** Counts and writes everything pending, at the end of a process. Never rejects. */
    async close(): Promise<void> {
      if (timer) clearTimeout(timer);
      for (const miss of typed.takeSettled(Date.now())) counts.add(miss);
      await write();
    },
  };
}

/** Counts that are not yet written. */
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

/** Texts without results that may still be being typed. */
class TypedTexts {
  #texts: { locale: LocaleCode; text: string; at: number }[] = [];

  get size(): number {
    return this.#texts.length;
  }

  add(locale: LocaleCode, text: string): void {
    this.#texts.push({ locale, text, at: Date.now() });
  }

  /** Removes texts that are a prefix or a continuation of a text. */
  forget(locale: LocaleCode, text: string): void {
    this.#texts = this.#texts.filter(
      (typed) =>
        typed.locale !== locale || !(typed.text.startsWith(text) || text.startsWith(typed.text)),
    );
  }

  /** Removes and returns the texts unchanged since a time, each as a miss. */
  takeSettled(since: number): CountedMiss[] {
    const settled = this.#texts.filter(({ at }) => at <= since);
    this.#texts = this.#texts.filter(({ at }) => at > since);
    return settled.map(({ locale, text }) => ({ locale, text, count: 1 }));
  }
}

/** Writes the counts, one write at a time; counts that fail to be written are restored. */
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
