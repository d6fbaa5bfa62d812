import type { UsageCounter } from '#server/limits/usage.ts';

type LimitOptions = {
  /** Prefix of its keys. */
  name: string;
  /** What a key may use within the window: requests, milliseconds. */
  max: number;
  windowMs: number;
};

/** Limits what each key uses within a window that begins with its first use. */
export function createRateLimit(usage: UsageCounter, { name, max, windowMs }: LimitOptions) {
  /** Returns null when a key may use this amount, else the seconds until it may. */
  function wait(key: string, amount: number): number | null {
    const { used, endsInMs } = usage.find(`${name} ${key}`);
    return used + amount <= max ? null : Math.max(1, Math.ceil(endsInMs / 1000));
  }

  function spend(key: string, amount: number): void {
    usage.add({ key: `${name} ${key}`, amount, windowMs });
  }

  return {
    wait,
    spend,

    /** Counts a request. Returns null when it may pass, else the seconds until the next may. */
    take(key: string): number | null {
      const seconds = wait(key, 1);
      if (seconds === null) spend(key, 1);
      return seconds;
    },
  };
}
