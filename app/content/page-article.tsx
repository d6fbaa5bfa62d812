import type { ReactNode } from 'react';
import styles from '#app/content/page-article.css?url';
import { useT } from '#app/i18n/use-t.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import { LaterStyles } from '#app/ui/later-styles.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { contactHrefOf } from '#core/contact-href.ts';
import type { PageDetail } from '#core/content/page-view.ts';
import { formatDate } from '#core/units.ts';

type Props = {
  page: PageDetail;
  crumbs: Crumb[];
  /** Rendered below the heading, as wide as the page. */
  opening?: ReactNode;
  /** Rendered between the picture and the text. */
  children?: ReactNode;
};

const PICTURE_SIZES = '(min-width: 1498px) 880px, (min-width: 1024px) 60vw, 92vw';

/** The text of a content page, with its picture and the facts beside it. */
export function PageArticle({ page, crumbs, opening, children }: Props) {
  const t = useT();
  return (
    <article className="page-article">
      <LaterStyles href={styles} />
      <div className="page-article-head">
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} current={page.title} />
        <PageHeading title={page.title} text={page.summary} />
        {opening}
      </div>
      <div className="page-article-main">
        {page.picture && (
          <div className="page-article-picture">
            <Photo picture={page.picture} sizes={PICTURE_SIZES} isFirst />
          </div>
        )}
        {children}
        <Prose html={page.bodyHtml} className="page-article-text" />
      </div>
      <aside className="page-article-facts" aria-label={t('page.facts')}>
        {page.facts.length > 0 && (
          <dl>
            {page.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <FactValue value={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="page-article-updated">
          {t('page.updated')}{' '}
          <time dateTime={page.updated}>{formatDate(t.locale, page.updated)}</time>
        </p>
      </aside>
    </article>
  );
}

/** A telephone number or e-mail address is a link. */
function FactValue({ value }: { value: string }) {
  const href = contactHrefOf(value);
  return href ? <a href={href}>{value}</a> : value;
}
