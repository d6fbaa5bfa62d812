import { requestLocale } from '#app/i18n/request-locale.ts';
import { servicesContext, siteContext } from '#app/services-context.ts';
import { type ArticleCard, articlePath } from '#core/content/article-view.ts';
import { getLocale } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/articles-rss.ts';

const LATEST = 50;

/** Returns the latest articles as RSS 2.0. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { siteUrl } = context.get(siteContext);
  const { editorial, content } = context.get(servicesContext);
  const [articles, company] = await Promise.all([
    editorial.listArticles(locale),
    content.getCompany(locale),
  ]);
  const home = `${siteUrl}${pathTo(locale, 'articles')}`;
  const item = (article: ArticleCard) => {
    const link = `${siteUrl}${pathTo(locale, 'articles', articlePath(article))}`;
    return [
      '<item>',
      `<title>${escapeXml(article.title)}</title>`,
      `<link>${link}</link>`,
      `<guid isPermaLink="true">${link}</guid>`,
      `<pubDate>${new Date(article.published).toUTCString()}</pubDate>`,
      `<atom:updated>${new Date(article.updated).toISOString()}</atom:updated>`,
      `<dc:creator>${escapeXml(article.author.name)}</dc:creator>`,
      `<category>${escapeXml(article.category.title)}</category>`,
      `<description>${escapeXml(article.summary)}</description>`,
      '</item>',
    ].join('');
  };
  const changed = articles
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    `<title>${escapeXml(company.name)}</title>`,
    `<link>${home}</link>`,
    `<atom:link href="${home}/feed.xml" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(company.tagline)}</description>`,
    `<language>${getLocale(locale).iso}</language>`,
    ...(changed ? [`<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`] : []),
    ...articles.slice(0, LATEST).map(item),
    '</channel></rss>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
