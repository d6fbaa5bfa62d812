import { useEffect, useState } from 'react';
import { type ComparableVariant, lookUpVariants } from '#app/compare/comparable-variants.ts';
import { compareStore } from '#app/compare/compare-store.ts';
import type { CompareItem } from '#core/catalogue/compare/compare-list.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Loads the variants of a list; those that no longer exist are removed from the list and counted in `goneCount`. */
export function useChosenVariants(locale: LocaleCode, list: CompareItem[], pathname: string) {
  const [variants, setVariants] = useState<ComparableVariant[]>([]);
  const [gone, setGone] = useState({ count: 0, pathname });
  useEffect(() => {
    let isWanted = true;
    void lookUpVariants(locale, list).then((result) => {
      if (!isWanted) return;
      setVariants(result.variants);
      if (result.gone.length === 0) return;
      setGone({ count: result.gone.length, pathname: window.location.pathname });
      compareStore.remove(result.gone);
    });
    return () => {
      isWanted = false;
    };
  }, [locale, list]);
  return {
    /** Undefined until the variant has loaded. */
    variantOf: ({ id }: CompareItem) => variants.find((variant) => variant.id === id),
    /** Number of variants removed from the list on the current page. */
    goneCount: gone.pathname === pathname ? gone.count : 0,
  };
}
