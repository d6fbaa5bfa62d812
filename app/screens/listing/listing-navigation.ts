import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNextLocation } from '#app/router/router.tsx';
import {
  formatListingState,
  type ListingState,
  parseListingState,
} from '#core/catalogue/listing/listing-state.ts';

export type ChangeListing = (
  update: (state: ListingState) => ListingState,
  options?: { isReplace?: boolean },
) => void;

/**
 * Returns the state that the controls show, the state of the loaded products, and a function that changes it. A change
 * shows on the controls at once and in the URL when its products have loaded; the scroll position stays.
 */
export function useListingState() {
  const { pathname, search, key } = useLocation();
  const target = useNextLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<ListingState | null>(null);
  const next = target?.pathname === pathname ? target : null;
  const query = next ? next.search : search;
  const requested = useMemo(() => parseListingState(new URLSearchParams(query)), [query]);
  const loaded = useMemo(() => parseListingState(new URLSearchParams(search)), [search]);
  const state = wanted ?? requested;

  // A second change builds on the first, even before that has rendered.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  useEffect(() => {
    if (!target) setWanted(null);
  }, [target, key]);

  const change: ChangeListing = (update, { isReplace = false } = {}) => {
    const changed = update(latest.current);
    const address = formatListingState(changed);
    if (address === formatListingState(latest.current)) return;
    latest.current = changed;
    setWanted(changed);
    void navigate(pathname + address, { replace: isReplace });
  };
  return { state, loaded, isPending: next !== null, change };
}
