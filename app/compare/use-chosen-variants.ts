import { useEffect, useState } from 'react';
import { type ComparableVariant, lookUpVariants } from '#app/compare/comparable-variants.ts';
import { compareStore } from '#app/compare/compare-store.ts';
import type { CompareItem } from '#core/catalogue/compare/compare-list.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** What the API says of each item of a list; those that no longer exist leave the list, and `goneCount` says so. */
export function useChosenVariants(locale: LocaleCode, list: CompareItem[], pathname: string) {
  const [variants, setVariants] = useState<ComparableVariant[]>([]);
  const [gone, setGone] = useState({ count: 0, pathname });
  useEffect(() => {
    let isWanted = true;
    void lookUpVariants(locale, list).then((found) => {
      if (!isWanted) return;
      setVariants(found.variants);
      if (found.gone.length === 0) return;
      setGone({ count: found.gone.length, pathname: window.location.pathname });
      compareStore.remove(found.gone);
    });
    return () => {
      isWanted = false;
    };
  }, [locale, list]);
  return {
    /** Undefined as long as nothing is known of it. */
    variantOf: ({ id }: CompareItem) => variants.find((variant) => variant.id === id),
    /** How many have left the list on the page that shows. */
    goneCount: gone.pathname === pathname ? gone.count : 0,
  };
}
