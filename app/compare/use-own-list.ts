import { useEffect, useRef } from 'react';
import { compareStore } from '#app/compare/compare-store.ts';
import { useNavigate } from '#app/router/router.tsx';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { hasSameIds } from '#core/catalogue/compare/compare-list.ts';
import type { ComparedHead } from '#core/catalogue/compare/compare-variants.ts';

type Page = {
  /** Ids in the URL. */
  ids: number[];
  /** The variants among them that exist. */
  compared: ComparedHead[];
  hrefOf: (ids: number[]) => string;
};

/**
 * Synchronises the URL with the visitor's stored list. A shared comparison becomes the stored list if that is empty;
 * otherwise both stay as they are and `foreign` is set until the visitor chooses one of them.
 */
export function useOwnList({ ids, compared, hrefOf }: Page) {
  const navigate = useNavigate();
  const stored = compareStore.use();
  const isHydrated = useIsHydrated();
  const isFollowing = useRef(false);
  const shown = compared.map(({ variant }) => variant.id);
  const storedIds = stored.map(({ id }) => id);
  const adopt = () => compareStore.replace(compared.map(toItem));

  useEffect(() => {
    compareStore.remove(ids.filter((id) => !shown.includes(id)));
    if (compareStore.get().length === 0) adopt();
    isFollowing.current = ids.length === 0 || hasSameIds(idsOf(compareStore.get()), shown);
  }, [ids.join()]);
  useEffect(() => {
    const listIds = idsOf(compareStore.get());
    if (!isFollowing.current || hasSameIds(listIds, shown)) return;
    void navigate(hrefOf(listIds), { replace: true });
  }, [storedIds.join(), ids.join()]);

  return {
    /** Whether the visitor's own list is shown, so that changes apply to both list and URL. */
    isOwn: isHydrated && hasSameIds(storedIds, shown),
    /** Ids of the visitor's own list if the URL shows another one. */
    foreign:
      isHydrated && shown.length > 0 && storedIds.length > 0 && !hasSameIds(storedIds, shown)
        ? storedIds
        : null,
    adopt() {
      isFollowing.current = true;
      adopt();
    },
  };
}

function toItem({ variant, product }: ComparedHead) {
  return { id: variant.id, parent: product.id };
}

function idsOf(list: { id: number }[]): number[] {
  return list.map(({ id }) => id);
}
