import { useEffect, useMemo, useState } from 'react';
import { forgetPlace } from '#app/frame/navigation/scroll-restoration.tsx';
import { isErrorResponse } from '#app/router/page-state.ts';
import { untilReachable } from '#app/ui/browser/connection.ts';
import { hasJustReloaded, RELOADED_AT } from '#app/ui/browser/recovery.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';

/**
 * Returns whether a page that cannot be shown is being loaded as a document instead: code of an earlier deployment no
 * longer exists, and a document loads the new code. At most once a minute; not for errors sent by the server, nor where
 * the browser cannot store the time of the last reload.
 */
export function useRecovery(error: unknown): boolean {
  const isHydrated = useIsHydrated();
  const [refused, setRefused] = useState<unknown>(null);
  // Decided once for each error: a page that arrived with one is not reloaded after hydration.
  const isDue = useMemo(() => isHydrated && !isRefusal(error), [error]);
  const isRecovering = isDue && refused !== error;
  useEffect(() => {
    if (!isRecovering) return;
    void untilReachable().then(() => {
      if (!takeReload()) return setRefused(error);
      forgetPlace();
      window.location.reload();
    });
  }, [isRecovering, error]);
  return isRecovering;
}

/** The server has responded that the page does not exist, or that access is denied. */
const isRefusal = (error: unknown) => isErrorResponse(error) && error.status < 500;

/** Returns whether a reload is allowed, and stores its time. */
function takeReload(): boolean {
  if (hasJustReloaded()) return false;
  try {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
