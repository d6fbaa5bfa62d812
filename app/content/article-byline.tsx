import { useT } from '#app/content/articles-texts.ts';
import type { ArticleCard } from '#core/content/article-view.ts';
import { formatDate } from '#core/units.ts';

/** Author, dates and reading time of an article. */
export function ArticleByline({ article }: { article: ArticleCard }) {
  const t = useT();
  const { author, published, updated, minutes } = article;
  return (
    <p className="article-byline">
      <span>
        {t('articles.by', { name: author.name })}, {author.role}
      </span>
      <time dateTime={published}>{formatDate(t.locale, published)}</time>
      {updated !== published && (
        <span>
          {t('articles.updated')} <time dateTime={updated}>{formatDate(t.locale, updated)}</time>
        </span>
      )}
      <span>{t.count('articles.minutes', minutes)}</span>
    </p>
  );
}
