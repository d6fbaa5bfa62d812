import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from '#app/router/router.tsx';
import {
  formatVariantTable,
  parseVariantTable,
  type VariantTableState,
} from '#core/catalogue/variants/variant-table-state.ts';

/** Where links of the table lead without JavaScript. */
export const VARIANTS_ID = 'variants';

/** The element that says how many variants were found. */
export const FOUND_ID = 'variants-found';

export type VariantTable = {
  state: VariantTableState;
  /** The variant that the address names, as it stands there. */
  variation: string | null;
  /** Address of the page with a changed table, from its first page on unless another is asked for. */
  hrefOf: (part: Partial<VariantTableState>) => string;
  /** Changes the table at once, and its address. */
  change: (part: Partial<VariantTableState>, options?: { isReplace?: boolean }) => void;
  /** Goes where a link of the table leads; the page stays where it is. */
  follow: (query: string) => void;
};

/** The state of the table of variants, which the address of the page holds. */
export function useVariantTable(): VariantTable {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const asked = useMemo(() => parseVariantTable(params), [params]);
  const [state, show] = useOptimistic(asked);
  const variation = /^\d{1,15}$/.exec(params.get('variation') ?? '')?.[0] ?? null;
  const addressOf = (next: VariantTableState) => pathname + formatVariantTable(variation, next);
  function go(next: VariantTableState, to: string, replace = false) {
    startTransition(async () => {
      // The next change builds on this one, also before the address has followed.
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
