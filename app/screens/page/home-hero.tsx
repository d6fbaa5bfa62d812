import { useT } from '#app/i18n/use-t.ts';
import { Photo } from '#app/ui/photo.tsx';
import type { PageCard } from '#core/content/page-view.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** The hero of the home page: a lit room, the maker's claim, and two links. */
export function HomeHero({ page }: { page: PageCard | null }) {
  const t = useT();
  if (!page) return null;
  return (
    <section className="home-hero">
      {page.picture && (
        <div className="home-hero-picture">
          <Photo picture={page.picture} sizes="100vw" isFirst />
        </div>
      )}
      <div className="container home-hero-text">
        <h1 className="home-hero-title">{page.title}</h1>
        <p className="home-hero-summary">{page.summary}</p>
        <p className="home-hero-actions">
          <a className="home-hero-primary" href={pathTo(t.locale, 'product-categories')}>
            {t('home.browse')}
          </a>
          <a className="home-hero-secondary" href={pathTo(t.locale, 'products')}>
            {t('home.latest')}
          </a>
        </p>
      </div>
    </section>
  );
}
