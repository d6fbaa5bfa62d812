import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from '#app/router/router.tsx';
import {
  formatVariantTable,
  parseVariantTable,
  type VariantTableState,
} from '#core/catalogue/variants/variant-table-state.ts';

/** Fragment of the table's links without JavaScript. */
export const VARIANTS_ID = 'variants';

/** Id of the element that shows the number of matching variants. */
export const MATCH_COUNT_ID = 'variants-found';

export type VariantTable = {
  state: VariantTableState;
  /** Id of the variant in the URL, unparsed. */
  variation: string | null;
  /** Returns the URL of the page with a changed table; resets to the first page unless `part` sets one. */
  hrefOf: (part: Partial<VariantTableState>) => string;
  /** Changes the table at once, and the URL. */
  change: (part: Partial<VariantTableState>, options?: { isReplace?: boolean }) => void;
  /** Follows a link of the table; the scroll position stays. */
  follow: (query: string) => void;
};

/** Returns the state of the variants table, which the URL holds. */
export function useVariantTable(): VariantTable {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const requested = useMemo(() => parseVariantTable(params), [params]);
  const [state, show] = useOptimistic(requested);
  const variation = /^\d{1,15}$/.exec(params.get('variation') ?? '')?.[0] ?? null;
  const addressOf = (next: VariantTableState) => pathname + formatVariantTable(variation, next);
  function go(next: VariantTableState, to: string, replace = false) {
    startTransition(async () => {
      // The next change builds on this state, even before the URL has changed.
      show(next);
      await navigate(to, { replace });
    });
  }
  return {
    state,
    variation,
    hrefOf: (part) => `${addressOf({ ...state, page: 1, ...part })}#${VARIANTS_ID}`,
    change(part, { isReplace = false } = {}) {
      const next = { ...state, page: 1, ...part };
      if (addressOf(next) === addressOf(state)) return;
      go(next, addressOf(next), isReplace);
    },
    follow: (query) => go(parseVariantTable(new URLSearchParams(query)), pathname + query),
  };
}
