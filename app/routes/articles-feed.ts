import { requestLocale } from '#app/i18n/request-locale.ts';
import { servicesContext, siteContext } from '#app/services-context.ts';
import { articlePath } from '#core/content/article-view.ts';
import { getLocale } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pictureUrl, widthsFor } from '#core/media.ts';
import type { Route } from './+types/articles-feed.ts';

const LATEST = 50;
const PICTURE_WIDTH = 1200;

/** Returns the latest articles as JSON Feed 1.1. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const { siteUrl } = context.get(siteContext);
  const { editorial, content } = context.get(servicesContext);
  const [articles, company] = await Promise.all([
    editorial.listArticles(locale),
    content.getCompany(locale),
  ]);
  const home = `${siteUrl}${pathTo(locale, 'articles')}`;
  const items = articles.slice(0, LATEST).map((article) => {
    const { title, summary, published, updated, author, category, picture } = article;
    const link = `${siteUrl}${pathTo(locale, 'articles', articlePath(article))}`;
    const width = widthsFor(picture?.width ?? 0).findLast((wide) => wide <= PICTURE_WIDTH);
    return {
      id: link,
      url: link,
      title,
      summary,
      content_text: summary,
      date_published: `${published}T00:00:00Z`,
      date_modified: `${updated}T00:00:00Z`,
      authors: [{ name: author.name }],
      tags: [category.title],
      image: picture && width ? `${siteUrl}${pictureUrl(picture.hash, width, 'webp')}` : undefined,
    };
  });
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: company.name,
    description: company.tagline,
    home_page_url: home,
    feed_url: `${home}/feed.json`,
    language: getLocale(locale).iso,
    items,
  };
  return new Response(JSON.stringify(feed), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
}
