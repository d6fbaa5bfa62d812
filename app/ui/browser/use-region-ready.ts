import { useEffect, useState } from 'react';

/** Screen readers announce changes of regions that have been in the page for a moment, ms. */
const MOMENT_MS = 100;

/** Returns whether a live region that has entered the page may have its text, so that the text is announced. */
export function useRegionReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setReady, MOMENT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
