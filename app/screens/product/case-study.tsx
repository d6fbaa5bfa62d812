import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/case-study.module.css';
import { Photo } from '#app/ui/photo.tsx';
import type { ProductDetail } from '#core/catalogue/product-view.ts';
import { pathToPage } from '#core/i18n/paths.ts';

type Props = { caseStudy: NonNullable<ProductDetail['caseStudy']> };

/** A product in use: a picture of the site beside a one-sentence summary. */
export function CaseStudy({ caseStudy: { path, title, summary, picture } }: Props) {
  const t = useT();
  return (
    <a className={styles.study} href={pathToPage(t.locale, path)}>
      {picture && (
        <span className={styles.frame}>
          <Photo picture={{ ...picture, alt: '' }} sizes="(min-width: 1024px) 55vw, 92vw" />
        </span>
      )}
      <span className={styles.text}>
        <strong className={styles.title}>{title}</strong>
        <span>{summary}</span>
        <span className={styles.more}>{t('case-study.read')} →</span>
      </span>
    </a>
  );
}
