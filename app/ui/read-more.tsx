import { Prose } from '#app/ui/prose.tsx';
import styles from '#app/ui/read-more.module.css';

type Props = { html: string; labels: { more: string; less: string } };

/** A text behind "Read more", which becomes "Read less" while it is open. Works without JavaScript. */
export function ReadMore({ html, labels }: Props) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span className={styles.more}>{labels.more}</span>
        <span className={styles.less}>{labels.less}</span>
      </summary>
      <Prose html={html} />
    </details>
  );
}
