/** What was, and what was taken back; the latest last. */
export type GridHistory<State> = { past: readonly State[]; future: readonly State[] };

const MOST = 200;

export const noHistory = { past: [], future: [] } as const;

/** The history after a step away from a state. */
export function noteStep<State>({ past }: GridHistory<State>, before: State): GridHistory<State> {
  return { past: [...past.slice(1 - MOST), before], future: [] };
}

type Step<State> = { state: State; history: GridHistory<State> };

/** The state before the last step; null where there is none. */
export function undoStep<State>(
  { past, future }: GridHistory<State>,
  now: State,
): Step<State> | null {
  const state = past.at(-1);
  if (state === undefined) return null;
  return { state, history: { past: past.slice(0, -1), future: [...future, now] } };
}

export function redoStep<State>(
  { past, future }: GridHistory<State>,
  now: State,
): Step<State> | null {
  const state = future.at(-1);
  if (state === undefined) return null;
  return { state, history: { past: [...past, now], future: future.slice(0, -1) } };
}
