import { useEffect } from 'react';
import { loadVariants } from '#app/compare/comparable-variants.ts';
import { CompareBar } from '#app/compare/compare-bar.tsx';
import dockStyles from '#app/compare/compare-dock.css?url';
import { compareStore } from '#app/compare/compare-store.ts';
import { useT } from '#app/compare/comparison-texts.ts';
import { openProduct } from '#app/compare/open-product.ts';
import { useChosenVariants } from '#app/compare/use-chosen-variants.ts';
import { VariantDialog } from '#app/compare/variant-dialog.tsx';
import { useLocation } from '#app/router/router.tsx';
import type { CompareRequest } from '#app/ui/browser/compare-request.ts';
import { useRegionReady } from '#app/ui/browser/use-region-ready.ts';
import type { ComparePicks } from '#app/ui/compare-box.tsx';
import { COMPARE_LIMIT, type CompareItem } from '#core/catalogue/compare/compare-list.ts';
import { defaultLocale } from '#core/i18n/locales.ts';
import { localeOfPath, pathTo } from '#core/i18n/paths.ts';

const NOTHING: CompareItem[] = [];

/** The list that the page has loaded with, of which nothing is announced. */
const loaded = compareStore.get();

/** The comparison on every screen: the bar of chosen variants, and the dialog with a product's variants. */
export function Dock({ onPicks }: { onPicks: (picks: ComparePicks) => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const list = compareStore.use();
  const isReady = useRegionReady();
  // The dialog announces its own changes; what lies behind it is inert.
  const opened = openProduct.use();
  const isChanged = opened === null && list !== loaded;
  useEffect(() => {
    onPicks({
      chosen: list.flatMap(({ id, parent }) => [id, parent]),
      ...(list.length >= COMPARE_LIMIT && { fullText: t('comparison.full') }),
    });
    // Where the dialog opens instead, a square that was ticked at once is not any more.
  }, [list, t, onPicks, opened]);
  // The comparison screen shows its own list and reports missing variants itself.
  const shown = pathname === pathTo(t.locale, 'compare-products') ? NOTHING : list;
  const { variantOf, goneCount } = useChosenVariants(t.locale, shown, pathname);
  return (
    <>
      <link rel="stylesheet" href={dockStyles} precedence="compare" />
      {shown.length > 0 && <CompareBar list={shown} variantOf={variantOf} />}
      <div role="status">
        {isReady && goneCount > 0 && (
          <p className="compare-gone">{t.count('comparison.gone', goneCount)}</p>
        )}
      </div>
      <VariantDialog list={list} />
      <p className="visually-hidden" role="status">
        {isReady &&
          isChanged &&
          t('comparison.spoken', { count: list.length, most: COMPARE_LIMIT })}
      </p>
    </>
  );
}

/** Handles a request of a checkbox or other code; a request without a valid product id is ignored. */
export function handleRequest({ parent, id, first }: CompareRequest): void {
  if (!isId(parent)) return;
  if (isId(id)) compareStore.toggle({ id, parent });
  else if (first === undefined) openProduct.set(parent);
  else void toggleProduct(parent, first);
}

/** Removes all variants of a product, or adds the one that stands for it; the list opens where none is found. */
async function toggleProduct(parent: number, first: number | null): Promise<void> {
  const listed = compareStore.get().filter((item) => item.parent === parent);
  if (listed.length > 0) return compareStore.remove(listed.map(({ id }) => id));
  const locale = localeOfPath(window.location.pathname) ?? defaultLocale;
  const id = first ?? (await loadVariants(locale, parent))?.[0]?.id;
  if (isId(id)) compareStore.toggle({ id, parent });
  else openProduct.set(parent);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
