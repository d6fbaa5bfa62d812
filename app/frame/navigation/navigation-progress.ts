/**
 * `waiting`: loading has begun, but nothing shows yet. `growing`: the bar shows and grows. `finishing` and `failed`:
 * the bar is full, for a moment.
 */
export type ProgressPhase = 'hidden' | 'waiting' | 'growing' | 'finishing' | 'failed';
export type ProgressEvent = 'start' | 'finish' | 'fail' | 'elapsed';

/** Loading for this long shows the bar, ms. */
export const THROTTLE_MS = 200;
/** A full bar hides after this long, ms. */
export const HIDE_DELAY_MS = 500;

const FULL = { start: 'waiting', elapsed: 'hidden', fail: 'failed' } as const;

const transitions: Record<ProgressPhase, Partial<Record<ProgressEvent, ProgressPhase>>> = {
  hidden: { start: 'waiting', fail: 'failed' },
  waiting: { elapsed: 'growing', finish: 'hidden', fail: 'failed' },
  growing: { finish: 'finishing', fail: 'failed' },
  finishing: FULL,
  failed: FULL,
};

/** Returns the phase after an event; an event without a meaning in a phase changes nothing. */
export function nextPhase(phase: ProgressPhase, event: ProgressEvent): ProgressPhase {
  return transitions[phase][event] ?? phase;
}

const durations: Partial<Record<ProgressPhase, number>> = {
  waiting: THROTTLE_MS,
  finishing: HIDE_DELAY_MS,
  failed: HIDE_DELAY_MS,
};

/** The progress of page loading: a phase that changes by events and by timers. */
export function createProgress() {
  let phase: ProgressPhase = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function send(event: ProgressEvent): void {
    const next = nextPhase(phase, event);
    if (next === phase) return;
    phase = next;
    clearTimeout(timer);
    const duration = durations[phase];
    if (duration !== undefined) timer = setTimeout(() => send('elapsed'), duration);
    for (const listener of listeners) listener();
  }

  return {
    send,
    phase: () => phase,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
