import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { missing } from '#core/missing.ts';
import { log } from '#server/log.ts';

/** An amount that a key has used, in a window that begins with its first use. */
export type UsageChange = { key: string; amount: number; windowMs: number };

/** What a key has used in its window, and the milliseconds until that ends. */
export type Usage = { used: number; endsInMs: number };

/** Counts for all processes. Its keys are digests: the store learns no addresses of visitors. */
export type UsageStore = {
  /** Adds amounts, each in one step, and returns what the keys have used then. */
  add(changes: UsageChange[]): Promise<ReadonlyMap<string, Usage>>;
  close(): Promise<void>;
};

type Options = {
  /** Null where this process is the only one. */
  store?: UsageStore | null;
  /** Secret of the digests, the same in all processes. */
  secret?: string;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

const MAX_KEYS = 50_000;
/** Changes are sent together: at most a hundred times a second. */
const COLLECT_MS = 10;
/** After a failure of the store this process counts alone for so long. */
const PAUSE_MS = 10_000;
/** A key is forgotten at most so long after its window. */
const SWEEP_MS = 60_000;
const NOTHING: Usage = { used: 0, endsInMs: 0 };

/**
 * Counts what keys use. Each use counts at once in the memory of this process and a few milliseconds later in the store,
 * whose reply adds what other processes have counted. No request waits for the store: while it is slow or away, the
 * process counts alone. Keys are forgotten within a minute after their window, the least recently used of too many at
 * once.
 */
export function createUsage(options: Options = {}) {
  const { store = null, secret = '', now = () => performance.now() } = options;
  const windows = createWindows(now);
  const pending = new Map<string, UsageChange>();
  let isSending = false;
  let isClosed = false;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const digestOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  async function send(target: UsageStore): Promise<void> {
    const changes = new Map([...pending.values()].map((change) => [digestOf(change.key), change]));
    pending.clear();
    try {
      const sent = [...changes].map(([key, change]) => ({ ...change, key }));
      for (const [digest, { used, endsInMs }] of await target.add(sent)) {
        const key = changes.get(digest)?.key ?? missing();
        const unsent = pending.get(key)?.amount ?? 0;
        windows.set(key, { used: used + unsent, endsInMs });
      }
    } catch (error) {
      pausedUntil = now() + PAUSE_MS;
      log.warn({ err: error }, 'limits are counted in this process only');
    }
    isSending = false;
    if (pending.size > 0) sendSoon(target);
  }

  function sendSoon(target: UsageStore): void {
    if (isSending) return;
    isSending = true;
    const sendUnlessClosed = () => {
      if (!isClosed) void send(target);
    };
    setTimeout(sendUnlessClosed, COLLECT_MS).unref();
  }

  return {
    find: windows.find,

    /** Number of keys in the memory of this process. */
    size: windows.size,

    add({ key, amount, windowMs }: UsageChange): void {
      const { used, endsInMs } = windows.find(key);
      windows.set(key, { used: used + amount, endsInMs: endsInMs || windowMs });
      if (!store || now() < pausedUntil || pending.size >= MAX_KEYS) return;
      pending.set(key, { key, amount: amount + (pending.get(key)?.amount ?? 0), windowMs });
      sendSoon(store);
    },

    async close(): Promise<void> {
      isClosed = true;
      windows.close();
      await store?.close();
    },
  };
}

export type UsageCounter = ReturnType<typeof createUsage>;

/** The windows of all keys in this process. */
function createWindows(now: () => number) {
  const windows = new LRUCache<string, { used: number; ends: number }>({ max: MAX_KEYS });

  // What has ended is forgotten, also where no request follows: a key names a visitor.
  const sweep = setInterval(() => {
    for (const [key, { ends }] of windows) if (ends <= now()) windows.delete(key);
  }, SWEEP_MS);
  sweep.unref();

  return {
    find(key: string): Usage {
      const window = windows.get(key);
      const endsInMs = window ? window.ends - now() : 0;
      return window && endsInMs > 0 ? { used: window.used, endsInMs } : NOTHING;
    },
    set(key: string, { used, endsInMs }: Usage): void {
      windows.set(key, { used, ends: now() + endsInMs });
    },
    size: (): number => windows.size,
    close: (): void => clearInterval(sweep),
  };
}
