import { type ArticleDetail, articlePath } from '#core/content/article-view.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pictureUrl, widthsFor } from '#core/media.ts';

const PICTURE_WIDTH = 1200;

/** Returns an article as structured data. */
export function articleJsonLd(
  article: ArticleDetail,
  { siteUrl, locale }: { siteUrl: string; locale: LocaleCode },
): Record<string, unknown> {
  const { picture } = article;
  const width = widthsFor(picture?.width ?? 0).findLast((wide) => wide <= PICTURE_WIDTH);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    inLanguage: getLocale(locale).iso,
    datePublished: article.published,
    dateModified: article.updated,
    articleSection: article.category.title,
    author: { '@type': 'Person', name: article.author.name, jobTitle: article.author.role },
    publisher: { '@id': `${siteUrl}/#organisation` },
    mainEntityOfPage: `${siteUrl}${pathTo(locale, 'articles', articlePath(article))}`,
    image: picture && width ? `${siteUrl}${pictureUrl(picture.hash, width, 'webp')}` : undefined,
  };
}
