import type { SearchControl } from '#app/frame/docks/use-search-overlay.ts';
import { listTopItems } from '#app/frame/menus/mega-menu.ts';
import { ProgressBar } from '#app/frame/navigation/progress-bar.tsx';
import { knownBasics, type SiteData } from '#app/page/site-data.ts';

type Props = { search: SearchControl; site: SiteData };

/** The product search over the page, with the site's categories for browsing. */
export function SearchHost({ search: { Overlay, isOpen, close }, site }: Props) {
  const access = knownBasics()?.search;
  if (!Overlay || !access) return null;
  const items = listTopItems(site.menu, site.options);
  const products = items.find(({ item }) => item.description === 'products')?.mega;
  return (
    <Overlay
      isOpen={isOpen}
      onClose={close}
      access={access}
      suggestions={{
        title: products?.text.menu_links_title ?? '',
        groups: products?.columns ?? [],
      }}
      // An overlay also covers the bar of the page.
      progress={<ProgressBar hasFailed={false} />}
    />
  );
}
