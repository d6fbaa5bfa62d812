import type { MouseEvent, ReactNode } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { requestCompare } from '#app/ui/browser/compare-request.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** Links to the products; with JavaScript it opens the search over the comparison. */
export function AddLink({ className, children }: { className?: string; children: ReactNode }) {
  const t = useT();
  function add(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    requestCompare({});
  }
  return (
    <a className={className} href={pathTo(t.locale, 'products')} onClick={add}>
      {children}
    </a>
  );
}
