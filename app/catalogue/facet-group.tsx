import { type ReactNode, useState } from 'react';
import styles from '#app/catalogue/facet-group.module.css';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  title: string;
  /** What is chosen, in short; '' for nothing. */
  chosen: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
};

/** One facet of the filters, which folds. What is chosen of it can be read while it is closed. */
export function FacetGroup({ title, chosen, isOpenAtFirst, children }: Props) {
  const [isOpen] = useState(isOpenAtFirst || chosen !== '');
  return (
    <details className={styles.group} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {chosen && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="down" size={16} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
