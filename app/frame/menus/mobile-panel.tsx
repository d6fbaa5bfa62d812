import { useEffect, useRef } from 'react';
import { ProjectLink } from '#app/frame/docks/project-link.tsx';
import { LanguageMenu, OtherLanguages } from '#app/frame/menus/language-menu.tsx';
import { listTopItems, type TopItem } from '#app/frame/menus/mega-menu.ts';
import { MenuLinks } from '#app/frame/menus/menu-links.tsx';
import styles from '#app/frame/menus/mobile-panel.module.css';
import { SiteLink } from '#app/frame/site-link.tsx';
import { SiteLogo } from '#app/frame/site-logo.tsx';
import { useT } from '#app/i18n/use-t.ts';
import type { SiteData } from '#app/page/site-data.ts';
import { useBackdropPress } from '#app/ui/browser/use-backdrop-press.ts';
import { useScrollLock } from '#app/ui/browser/use-scroll-lock.ts';
import { CachedPart } from '#app/ui/cached-part.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import closeStyles from '#app/ui/shared/close-button.module.css';

/** From this width the header shows the menus instead of the burger. */
const WIDE = '(min-width: 1024px)';

type Props = { site: SiteData; isOpen: boolean; onClose: () => void };

/**
 * The menus of narrow screens in a panel that slides in. The browser keeps the focus in it, closes it on Escape and
 * restores the focus; without JavaScript the burger's address opens it.
 */
export function MobilePanel({ site: { options, menu }, isOpen, onClose }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(isOpen);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // A window that has become wide shows the menus themselves.
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  useBackdropPress(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      id="mm-menu"
      className={styles.panel}
      aria-label={t('menu.main')}
      onClose={onClose}
    >
      <div className={styles.head}>
        <SiteLogo options={options} ground="scheme" />
        <LinkButton
          className={closeStyles.close}
          href="#header"
          aria-label={t('close')}
          onPress={onClose}
        >
          <Icon name="close" size={24} />
        </LinkButton>
      </div>
      <CachedPart as="nav" aria-label={t('menu.all')} cacheKey="menu-panel">
        <ul className={styles.tops}>
          {listTopItems(menu, options).map((top) => (
            <li key={top.item.title}>
              <Accordion top={top} />
            </li>
          ))}
        </ul>
        <div className={styles.utility}>
          <SiteLink link={options.stockists_link} />
          <SiteLink link={options.catalogue_link} />
          <SiteLink link={options.contact_link} />
          <ProjectLink />
          <SiteLink link={options.external_login_link} />
        </div>
      </CachedPart>
      <div className={styles.languages}>
        <LanguageMenu />
        <OtherLanguages />
      </div>
    </dialog>
  );
}

function Accordion({ top: { item, mega } }: { top: TopItem }) {
  if (!mega) {
    return (
      <a className={styles.plain} href={item.url}>
        {item.title}
      </a>
    );
  }
  const { menu_link: more } = mega.text;
  const isOverview = more?.url === item.url;
  return (
    <details className={styles.accordion} name="mm">
      <summary>
        {item.title}
        <Icon name="down" size={18} />
      </summary>
      <div className={styles.links}>
        <a className={styles.overview} href={item.url}>
          {isOverview ? more?.title : mega.text.menu_title} <Icon name="right" />
        </a>
        {mega.columns.map((column) => (
          <MenuLinks key={column.links[0]?.url} column={column} look={styles} />
        ))}
        {more && !isOverview && <SiteLink className={styles.heading} link={more} />}
      </div>
    </details>
  );
}
