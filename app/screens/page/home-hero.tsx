import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/page/home-hero.module.css';
import { Photo } from '#app/ui/photo.tsx';
import type { PageCard } from '#core/content/page-view.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** The hero of the home page: a lit room, the maker's claim, and two links. */
export function HomeHero({ page }: { page: PageCard | null }) {
  const t = useT();
  if (!page) return null;
  return (
    <section className={styles.hero}>
      {page.picture && (
        <div className={styles.picture}>
          <Photo picture={page.picture} sizes="100vw" isFirst />
        </div>
      )}
      <div className={`container ${styles.text}`}>
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.summary}>{page.summary}</p>
        <p className={styles.actions}>
          <a className={styles.primary} href={pathTo(t.locale, 'product-categories')}>
            {t('home.browse')}
          </a>
          <a className={styles.secondary} href={pathTo(t.locale, 'products')}>
            {t('home.latest')}
          </a>
        </p>
      </div>
    </section>
  );
}
