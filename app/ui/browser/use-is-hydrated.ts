import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the browser's first rendering, which must be the same; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
