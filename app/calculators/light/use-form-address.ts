import { useEffect } from 'react';

/** Browsers throttle URL changes, such as one for every step of a drag. */
const DELAY_MS = 200;

/** Writes the query of a form into the address after a pause without changes; null leaves the address as it is. */
export function useFormAddress(query: string | null): void {
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => writeAddress(query), DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
}

function writeAddress(query: string): void {
  const { pathname, hash } = window.location;
  const address = `${pathname}${query && `?${query}`}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}
