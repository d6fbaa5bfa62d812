import { useEffect, useMemo, useState } from 'react';
import { forgetPlace } from '#app/frame/navigation/scroll-restoration.tsx';
import { isErrorResponse } from '#app/router/page-state.ts';
import { untilReachable } from '#app/ui/browser/connection.ts';
import { hasJustReloaded, RELOADED_AT } from '#app/ui/browser/recovery.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';

/**
 * Whether a page that cannot be shown is being loaded as a document instead: parts of a site that has been replaced
 * meanwhile are gone, and the new one brings its own. At most once a minute; not for what came as an error from the
 * server, nor where the browser cannot remember the last time.
 */
export function useRecovery(error: unknown): boolean {
  const isHydrated = useIsHydrated();
  const [refused, setRefused] = useState<unknown>(null);
  // Decided once for each error: a page that came with one is not loaded again after it has been hydrated.
  const isDue = useMemo(() => isHydrated && !isResponse(error), [error]);
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

/** The server has said that there is no such page, or that it may not be seen. */
const isResponse = (error: unknown) => isErrorResponse(error) && error.status < 500;

/** Whether a reload is allowed, which is remembered as this moment's. */
function takeReload(): boolean {
  if (hasJustReloaded()) return false;
  try {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
