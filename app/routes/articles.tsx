import { ArticleList } from '#app/content/article-list.tsx';
import articleStyles from '#app/content/articles.css?url';
import { loadT, useT } from '#app/content/articles-texts.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { searchedText } from '#app/page/searched-text.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { AppError } from '#core/app-error.ts';
import { type ArticleCard, type ArticleCategory, articlePath } from '#core/content/article-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/articles.ts';

const PER_PAGE = 12;

type Shown = { category: ArticleCategory | null };

export const handle = {
  paths: ({ category }) => alternatesOf('articles', category?.slugs),
} satisfies PageHandle<Shown>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, crumbs, articles, category, page, search } = loaderData;
  return pageMeta(matches, {
    ...head,
    paths: alternatesOf('articles', category?.slugs),
    picture: articles[0]?.picture ?? null,
    crumbs,
    isIndexed: page === 1 && search === '',
  });
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { content, editorial } = context.get(servicesContext);
  const categories = await editorial.listArticleCategories(locale);
  const category = categories.find(({ slug }) => slug === params.category) ?? null;
  if (params.category !== undefined && !category) throw new AppError('page-not-found');
  const search = category ? '' : searchedText(url);
  const listed = await editorial.listArticles(locale, category ? { categoryId: category.id } : {});
  const found = search === '' ? null : await content.listFoundPlaces(locale, search, 'article');
  const all = found ? pickFound(listed, found, locale) : listed;
  const pageCount = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > pageCount) throw new AppError('page-not-found');
  const index = { title: t('articles.title'), href: pathTo(locale, 'articles') };
  const categoryCrumb = category && {
    title: category.title,
    href: pathTo(locale, 'articles', category.slug),
  };
  const title = category?.title ?? t('articles.title');
  const ofPages = t('articles.page', { page, count: pageCount });
  return {
    articles: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    categories,
    category,
    search,
    total: all.length,
    page,
    pageCount,
    crumbs: [homeCrumb(locale), index, ...(categoryCrumb ? [categoryCrumb] : [])],
    head: {
      title: page === 1 ? title : `${title} · ${ofPages}`,
      description: category?.summary ?? t('articles.text'),
    },
  };
}

/** Returns the articles that a search found, in its order. */
function pickFound(articles: ArticleCard[], found: { href: string }[], locale: LocaleCode) {
  const byHref = new Map(
    articles.map((card) => [pathTo(locale, 'articles', articlePath(card)), card]),
  );
  return found.flatMap(({ href }) => byHref.get(href) ?? []);
}

/** Lists the articles of all categories or of one, newest first, or those that a search found, the best first. */
export default function Articles({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { articles, categories, category, page, pageCount, crumbs, head } = loaderData;
  const { search, total } = loaderData;
  const path = pathTo(t.locale, 'articles', category?.slug);
  const feed = pathTo(t.locale, 'articles');
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <link rel="stylesheet" href={articleStyles} precedence="parts" />
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={crumbs.slice(0, -1)}
        current={category?.title ?? t('articles.title')}
      />
      <PageHeading
        title={category?.title ?? t('articles.title')}
        text={search === '' ? head.description : foundText(t, search, total)}
      />
      <nav className="link-row" aria-label={t('articles.categories')}>
        <a href={feed} aria-current={category || search !== '' ? undefined : 'page'}>
          {t('articles.all')}
        </a>
        {categories.map(({ id, slug, title }) => (
          <a
            key={id}
            href={pathTo(t.locale, 'articles', slug)}
            aria-current={id === category?.id ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {articles.length > 0 ? (
        <ArticleList articles={articles} isFirst />
      ) : (
        search === '' && <p>{t('articles.none', { 0: category?.title ?? '' })}</p>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => path + queryOf(search, number)}
        labels={{
          nav: t('pagination'),
          previous: t('pagination.previous'),
          next: t('pagination.next'),
          page: (number) => t('pagination.page', { number }),
        }}
      />
      <p className="articles-feeds">
        {t('articles.feeds')}
        <a href={`${feed}/feed.xml`}>{t('articles.feed-rss')}</a>
        <a href={`${feed}/feed.json`}>{t('articles.feed-json')}</a>
      </p>
    </main>
  );
}

function foundText(t: ReturnType<typeof useT>, text: string, total: number): string {
  return total > 0
    ? t.count('articles.found', total, { text })
    : t('articles.found-none', { text });
}

function queryOf(search: string, page: number): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}
