import styles from '#app/frame/menus/language-menu.module.css';
import { useT } from '#app/i18n/use-t.ts';
import { usePageHandle } from '#app/page/page-handle.ts';
import { Icon } from '#app/ui/icon.tsx';
import { MenuDetails } from '#app/ui/menu-details.tsx';
import { getLocale, locales } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** The languages of the site; a choice leads to the home page in that language. */
export function LanguageMenu() {
  const t = useT();
  const summary = (
    <>
      <span className="visually-hidden">{t('language.label')}: </span>
      {getLocale(t.locale).name}
      <Icon name="down" size={12} />
    </>
  );
  return (
    <MenuDetails className={styles.menu} summary={summary}>
      <ul className={styles.list}>
        {locales.map(({ code, name }) => (
          <li key={code}>
            <a
              href={pathTo(code, 'home')}
              lang={code}
              hrefLang={code}
              aria-current={code === t.locale || undefined}
            >
              {name}
              {code === t.locale && <Icon name="check" size={14} />}
            </a>
          </li>
        ))}
      </ul>
    </MenuDetails>
  );
}

/** Links to the current page in its other languages. */
export function OtherLanguages({ className }: { className?: string | undefined }) {
  const t = useT();
  const { paths } = usePageHandle();
  return locales.map(({ code, thisPage }) => {
    const path = paths[code];
    if (path === undefined || code === t.locale) return null;
    return (
      <a key={code} className={className} href={path} lang={code} hrefLang={code}>
        {thisPage}
      </a>
    );
  });
}
