import type { MouseEvent, ReactNode } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { requestCompare } from '#app/ui/browser/compare-request.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { comparisonParams } from '#core/catalogue/compare/comparison-address.ts';
import { pathTo } from '#core/i18n/paths.ts';

/**
 * Opens the search over the comparison. Without JavaScript it leads to the field that adds to the comparison: the
 * products know nothing of it.
 */
export function AddLink({ className, children }: { className?: string; children: ReactNode }) {
  const t = useT();
  const href = useIsHydrated() ? pathTo(t.locale, 'products') : `#${comparisonParams.find}`;
  function add(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    requestCompare({});
  }
  return (
    <a className={className} href={href} onClick={add}>
      {children}
    </a>
  );
}
