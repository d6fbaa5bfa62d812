import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns false on the server and in the browser's first rendering, which must match it; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
