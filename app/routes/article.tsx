import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { ArticleBody } from '#app/content/article-body.tsx';
import { ArticleByline } from '#app/content/article-byline.tsx';
import { articleJsonLd } from '#app/content/article-json-ld.ts';
import { ArticleList } from '#app/content/article-list.tsx';
import { ArticleTools } from '#app/content/article-tools.tsx';
import articleStyles from '#app/content/articles.css?url';
import { loadT, useT } from '#app/content/articles-texts.ts';
import drawingStyles from '#app/content/drawing.css?url';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { AppError } from '#core/app-error.ts';
import { type ArticleDetail, articlePath } from '#core/content/article-view.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/article.ts';

const PICTURE_SIZES = '(min-width: 1498px) 1386px, 92vw';

export const handle = {
  paths: ({ article }) => alternatesOf('articles', article.paths),
} satisfies PageHandle<{ article: ArticleDetail }>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, crumbs } = loaderData;
  const { siteUrl, locale } = contextOf(matches);
  const href = pathTo(locale, 'articles', articlePath(article));
  const page = pageMeta(matches, {
    title: article.title,
    description: article.summary,
    paths: handle.paths(loaderData),
    picture: article.picture,
    cardQuery: '',
    crumbs: [...crumbs, { title: article.title, href }],
    jsonLd: [articleJsonLd(article, { siteUrl, locale })],
  });
  return [
    ...page.filter((tag) => !('property' in tag && tag.property === 'og:type')),
    ...articleOpenGraph(article),
  ];
}

/** Open Graph properties that only articles have. */
function articleOpenGraph({ published, updated, author, category }: ArticleDetail) {
  const facts = {
    'og:type': 'article',
    'article:published_time': published,
    'article:modified_time': updated,
    'article:author': author.name,
    'article:section': category.title,
  };
  return Object.entries(facts).map(([property, content]) => ({ property, content }));
}

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { editorial, catalogue } = context.get(servicesContext);
  const article = await editorial.findArticle(locale, `${params.category}/${params.slug}`);
  if (!article) throw new AppError('page-not-found');
  const { category } = article;
  return {
    article,
    products: await catalogue.listProductCards(locale, article.productIds),
    crumbs: [
      homeCrumb(locale),
      { title: t('articles.title'), href: pathTo(locale, 'articles') },
      { title: category.title, href: pathTo(locale, 'articles', category.slug) },
    ],
  };
}

/** Renders an article with its contents, the products that it mentions and further reading. */
export default function Article({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { article, products, crumbs } = loaderData;
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={articleStyles} precedence="parts" />
      <link rel="stylesheet" href={drawingStyles} precedence="parts" />
      <article>
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} current={article.title} />
        <PageHeading title={article.title} text={article.summary}>
          <ArticleByline article={article} />
        </PageHeading>
        {article.picture && (
          <div className="article-lead">
            <Photo picture={article.picture} sizes={PICTURE_SIZES} isFirst />
          </div>
        )}
        <div className="article-columns">
          <div className="article-aside">
            {article.headings.length > 1 && (
              <nav aria-labelledby="contents">
                <strong id="contents">{t('articles.contents')}</strong>
                <ol>
                  {article.headings.map(({ id, text }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <ArticleTools title={article.title} />
          </div>
          <ArticleBody key={article.id} html={article.bodyHtml} terms={article.terms} />
        </div>
      </article>
      {products.length > 0 && (
        <>
          <SectionHeading title={t('articles.products')} />
          <ProductGrid products={products} />
        </>
      )}
      {article.articles.length > 0 && (
        <>
          <SectionHeading
            title={t('articles.related')}
            href={pathTo(t.locale, 'articles')}
            linkText={t('articles.all')}
          />
          <ArticleList articles={article.articles} />
        </>
      )}
    </main>
  );
}
