import type { Listener, RouterState } from '#app/router/router.tsx';

/** Stores the router's state and notifies listeners of its changes. */
export function createRouterStore(first: RouterState) {
  const listeners = new Set<Listener>();
  let state = first;
  return {
    get: () => state,
    publish(change: Partial<RouterState>, isSamePage = false): void {
      state = { ...state, ...change };
      for (const listener of listeners) listener(state, isSamePage);
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      // Changes before the first listener subscribed.
      if (state !== first) listener(state, false);
      return () => listeners.delete(listener);
    },
  };
}

export type RouterStore = ReturnType<typeof createRouterStore>;
