import { useT } from '#app/content/articles-texts.ts';
import { Photo } from '#app/ui/photo.tsx';
import { type ArticleCard, articlePath } from '#core/content/article-view.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatDate } from '#core/units.ts';

type Props = { articles: ArticleCard[]; isFirst?: boolean };

const SIZES = '(min-width: 1440px) 440px, (min-width: 1024px) 30vw, (min-width: 700px) 46vw, 92vw';

/** Articles as cards: picture, category, title, summary, date and reading time. */
export function ArticleList({ articles, isFirst = false }: Props) {
  const t = useT();
  return (
    <ul className="article-list">
      {articles.map((article, index) => (
        <li key={article.id}>
          <a href={pathTo(t.locale, 'articles', articlePath(article))}>
            <span className="article-frame">
              {article.picture && (
                <Photo
                  picture={{ ...article.picture, alt: '' }}
                  sizes={SIZES}
                  isFirst={isFirst && index === 0}
                />
              )}
            </span>
            <span className="article-category">{article.category.title}</span>
            <span className="article-title">{joinFigures(article.title)}</span>
            <span className="article-summary">{article.summary}</span>
            <span className="article-note">
              <time dateTime={article.published}>{formatDate(t.locale, article.published)}</time>
              {' · '}
              {t.count('articles.minutes', article.minutes)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
