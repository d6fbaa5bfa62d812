import type { Listener, RouterState } from '#app/router/router.tsx';

/** The router's state, and who is told of its changes. */
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
      // What has changed before somebody listened.
      if (state !== first) listener(state, false);
      return () => listeners.delete(listener);
    },
  };
}

export type RouterStore = ReturnType<typeof createRouterStore>;
