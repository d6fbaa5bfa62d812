import styles from '#app/frame/docks/search-button.module.css';
import { isApple, type SearchControl } from '#app/frame/docks/use-search-overlay.ts';
import { useT } from '#app/i18n/use-t.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { pathTo } from '#core/i18n/paths.ts';

/** Opens the product search; without JavaScript it is a form, or links to the listing. */
export function SearchButton({ search }: { search: SearchControl }) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const listing = pathTo(t.locale, 'products');
  return (
    <>
      <LinkButton
        ref={search.button}
        className={styles.button}
        href={listing}
        aria-haspopup="dialog"
        aria-expanded={search.isOpen}
        aria-keyshortcuts={isHydrated ? (isApple() ? 'Meta+K' : 'Control+K') : undefined}
        onPress={search.open}
        onPointerEnter={search.warm}
        onFocus={search.warm}
      >
        <Icon name="search" size={22} />
        <span className={`visually-hidden ${styles.label}`}>{t('search.open')}</span>
        <span className={styles.keys} aria-hidden="true">
          {isHydrated && (isApple() ? '⌘K' : 'Ctrl K')}
        </span>
      </LinkButton>
      <noscript className={styles.instead}>
        <search>
          <form className={styles.form} action={listing}>
            <Icon name="search" size={22} />
            <input
              type="search"
              name="search"
              aria-label={t('search.open')}
              placeholder={t('search.field')}
            />
            <button type="submit" className="visually-hidden">
              {t('search.open')}
            </button>
          </form>
        </search>
      </noscript>
    </>
  );
}
