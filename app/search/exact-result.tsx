import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/search/exact-result.module.css';
import { MarkedText } from '#app/search/marked-text.tsx';
import { ReplacedCodes } from '#app/search/replaced-codes.tsx';
import type { SearchResult } from '#app/search/search-result.ts';
import { textOf } from '#app/search/split-marks.ts';
import { Thumbnail } from '#app/search/thumbnail.tsx';
import { CompareBox } from '#app/ui/compare-box.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** What bears the very code that was searched for, above newer results that only begin with it. */
export function ExactResult({ result }: { result: SearchResult }) {
  const t = useT();
  const { sku, title, description, replaces, href, pictureUrl, compare } = result;
  return (
    <>
      <a className={styles.exact} href={href} data-place>
        <Thumbnail url={pictureUrl} />
        <span className={styles.text}>
          <span className={styles.label}>
            <Icon name="check" size={14} /> {t('search.exact')}
          </span>
          <span className={styles.code}>
            <MarkedText pieces={sku} isCode />
          </span>
          <ReplacedCodes codes={replaces} />
          <span className={styles.name}>
            <span className={styles.title}>
              <MarkedText pieces={title} />
            </span>{' '}
            <span className={styles.description}>
              <MarkedText pieces={description} />
            </span>
          </span>
        </span>
        <Icon name="right" size={20} />
      </a>
      <CompareBox {...compare} name={textOf(compare.id ? sku : title)} />
    </>
  );
}
