import { useMemo, useRef } from 'react';
import { ProjectLink } from '#app/frame/docks/project-link.tsx';
import { SearchButton } from '#app/frame/docks/search-button.tsx';
import type { SearchControl } from '#app/frame/docks/use-search-overlay.ts';
import { LanguageMenu, OtherLanguages } from '#app/frame/menus/language-menu.tsx';
import { listTopItems } from '#app/frame/menus/mega-menu.ts';
import { MegaMenuBar } from '#app/frame/menus/mega-menu-bar.tsx';
import { useMegaMenu } from '#app/frame/menus/use-mega-menu.ts';
import styles from '#app/frame/site-header.module.css';
import { SiteLink } from '#app/frame/site-link.tsx';
import { SiteLogo } from '#app/frame/site-logo.tsx';
import { useIsStuck } from '#app/frame/use-is-stuck.ts';
import { useT } from '#app/i18n/use-t.ts';
import type { SiteData } from '#app/page/site-data.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

type Props = {
  site: SiteData;
  /** The header overlays the picture at the top of the page. */
  isTransparent: boolean | undefined;
  search: SearchControl;
  isPanelOpen: boolean;
  onOpenPanel: () => void;
};

/** Logo, mega menus, search and service links; on narrow screens logo, search and burger. */
export function SiteHeader({ site, isTransparent, search, isPanelOpen, onOpenPanel }: Props) {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const isSticky = useIsStuck(top);
  const menu = useMegaMenu();
  const { options } = site;
  const items = useMemo(() => listTopItems(site.menu, options), [site.menu, options]);
  const isWhite = !isTransparent || isSticky || menu.openAt !== null;

  return (
    <>
      <div ref={top} className={styles.top} />
      <header
        id="header"
        className={styles.header}
        data-transparent={isTransparent || undefined}
        data-white={isWhite || undefined}
        data-sticky={isSticky || undefined}
        data-menu-open={menu.openAt !== null || undefined}
      >
        <div className={styles.service}>
          <nav className={`container ${styles.utility}`} aria-label={t('menu.utility')}>
            <SiteLink link={options.stockists_link} />
            <SiteLink link={options.catalogue_link} />
            <SiteLink link={options.contact_link} />
            <ProjectLink />
            <SiteLink link={options.external_login_link} />
            <OtherLanguages className={styles.other} />
            <LanguageMenu />
          </nav>
        </div>
        <div className={styles.bar}>
          <div className={`container ${styles.row}`}>
            <span className={styles.logos}>
              <SiteLogo options={options} ground="scheme" className={styles.onScheme} />
              {isTransparent && (
                <SiteLogo options={options} ground="dark" className={styles.onDark} />
              )}
            </span>
            <MegaMenuBar items={items} menu={menu} />
            <SearchButton search={search} />
            <LinkButton
              className={styles.burger}
              href="#mm-menu"
              aria-label={t('menu.open')}
              aria-haspopup="dialog"
              aria-expanded={isPanelOpen}
              onPress={onOpenPanel}
            >
              <Icon name="menu" size={28} />
            </LinkButton>
          </div>
        </div>
      </header>
    </>
  );
}
