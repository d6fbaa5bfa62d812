/** A process reports this often within the time after which it counts as blocked. */
const BEATS = 6;

/** Returns the milliseconds between two reports of a process; null where nothing is to be noticed. */
export function beatMsOf(hangSeconds: number): number | null {
  return hangSeconds > 0 ? (hangSeconds * 1000) / BEATS : null;
}

/**
 * Counts the intervals since a process last reported. Intervals of the supervisor, not time: where the machine was
 * suspended or the supervisor itself got no processor, only one has passed.
 */
export class Heartbeat {
  /** Null until the process is ready: before, it may load code for long. */
  #missed: number | null = null;

  /** The process is ready, or has reported: its event loop runs. */
  beat(): void {
    this.#missed = 0;
  }

  /** An interval is over. Returns true once, when the process has been silent for the whole time. */
  isBlockedNow(): boolean {
    if (this.#missed === null) return false;
    this.#missed += 1;
    return this.#missed === BEATS + 1;
  }
}
