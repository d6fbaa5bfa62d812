import { CategoryTiles } from '#app/catalogue/category-tiles.tsx';
import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { ArticleList } from '#app/content/article-list.tsx';
import articleStyles from '#app/content/articles.css?url';
import { useT } from '#app/content/cases-texts.ts';
import { PageArticle } from '#app/content/page-article.tsx';
import { ProblemNotice } from '#app/content/problem-notice.tsx';
import { receivePost } from '#app/forms/receive-post.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { data } from '#app/router/data.ts';
import { EnergyInvitation } from '#app/screens/page/energy-invitation.tsx';
import { loadBlocks } from '#app/screens/page/load-blocks.ts';
import { PageBlocks } from '#app/screens/page/page-blocks.tsx';
import { type Problem, problemContext, servicesContext } from '#app/services-context.ts';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import { AppError } from '#core/app-error.ts';
import type { PageDetail } from '#core/content/page-view.ts';
import type { FormPost } from '#core/forms/form-post.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import type { Route } from './+types/page.ts';

/** The failure of a file form is shown at this URL only. */
type Shown = { page: PageDetail } | { problem: Problem };

export const handle = {
  paths(shown) {
    if ('problem' in shown) return {};
    const paths = localeCodes.map((code) => [code, pathToPage(code, shown.page.paths[code])]);
    return Object.fromEntries(paths);
  },
} satisfies PageHandle<Shown>;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData || 'problem' in loaderData) return [];
  const { page, crumbs, locale } = loaderData;
  return pageMeta(matches, {
    title: page.title,
    description: page.summary,
    paths: handle.paths(loaderData),
    picture: page.picture,
    cardQuery: '',
    crumbs: [...crumbs, { title: page.title, href: pathToPage(locale, page.path) }],
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { catalogue, content, editorial } = context.get(servicesContext);
  const problem = context.get(problemContext);
  if (problem) return data({ problem }, problem.status);
  const path = (params['*'] ?? '').replace(/\/$/, '');
  const page = await content.findPage(locale, path);
  if (!page || page.kind === 'home') throw new AppError('page-not-found');
  const isApplication = page.kind === 'application';
  const [categories, products, blockContent, articles, above] = await Promise.all([
    catalogue.listCategoryCards(locale, page.categoryIds),
    catalogue.listProductCards(locale, page.productIds),
    loadBlocks({ url, context }, page.blocks),
    isApplication ? editorial.listArticles(locale, { applicationPageId: page.id }) : [],
    content.findPage(locale, page.path.split('/').slice(0, -1).join('/')),
  ]);
  return {
    ...{ locale, page, categories, products, blockContent, articles },
    crumbs: crumbsOf(locale, above),
  };
}

export function action({ url, context }: Route.ActionArgs) {
  return receivePost({ url, context });
}

/** Renders a content page: text, facts and related links. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return 'problem' in loaderData ? (
    <ProblemNotice text={loaderData.problem.text} />
  ) : (
    <ContentPage content={loaderData} post={actionData ?? null} />
  );
}

type Content = Exclude<Route.ComponentProps['loaderData'], { problem: Problem }>;

function ContentPage({ content, post }: { content: Content; post: FormPost | null }) {
  const t = useT();
  const { page, categories, products, blockContent, articles, crumbs } = content;
  const isOverview = page.pages.some(({ path }) => path.startsWith(`${page.path}/`));
  const blocks = <PageBlocks blocks={page.blocks} content={blockContent} post={post} />;
  return (
    <main id="main" className="container">
      <PageArticle page={page} crumbs={crumbs} opening={page.hasBlocksFirst && blocks} />
      {!page.hasBlocksFirst && blocks}
      {page.kind === 'case-study' && <EnergyInvitation />}
      {page.pages.length > 0 && (
        <>
          {!isOverview && <SectionHeading title={t('page.related')} />}
          <TileGrid
            tiles={page.pages.map(({ path, title, summary, picture }) => ({
              href: pathToPage(t.locale, path),
              title,
              text: summary,
              picture,
            }))}
            isRow={!isOverview}
          />
        </>
      )}
      {categories.length > 0 && (
        <>
          <SectionHeading title={t('page.categories')} />
          <CategoryTiles categories={categories} isRow />
        </>
      )}
      {products.length > 0 && (
        <>
          <SectionHeading
            title={t(page.kind === 'case-study' ? 'page.products-used' : 'page.products')}
          />
          <ProductGrid products={products} />
        </>
      )}
      {articles.length > 0 && (
        <>
          <link rel="stylesheet" href={articleStyles} precedence="parts" />
          <SectionHeading
            title={t('cases.articles')}
            href={pathTo(t.locale, 'articles')}
            linkText={t('cases.all-articles')}
          />
          <ArticleList articles={articles} />
        </>
      )}
    </main>
  );
}

function crumbsOf(locale: LocaleCode, above: { path: string; title: string } | null) {
  const home = homeCrumb(locale);
  return above ? [home, { title: above.title, href: pathToPage(locale, above.path) }] : [home];
}
