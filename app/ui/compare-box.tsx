import { createContext, useContext } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { type CompareRequest, requestCompare } from '#app/ui/browser/compare-request.ts';
import styles from '#app/ui/compare-box.module.css';
import { ADDED_PARAM } from '#core/choice-params.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** The state of the comparison that checkboxes show. */
export type ComparePicks = {
  /** Ids of variants and of their products; no product has the id of a variant. */
  chosen: number[];
  /** Disables unchecked boxes once the comparison is full. */
  fullText?: string;
};

export const NO_PICKS: ComparePicks = { chosen: [] };
export const PicksContext = createContext(NO_PICKS);

type Props = Pick<CompareRequest, 'id' | 'first'> & {
  parent: number;
  /** Accessible name of the choice. */
  name: string;
  /** A heading above describes it. */
  isBare?: boolean;
};

/**
 * Adds a variant to the comparison or removes it; without `id` it stands for the product, and `first` for the variant.
 * Its handler is loaded on demand. Without JavaScript a link adds the variant.
 */
export function CompareBox({ name, isBare, ...request }: Props) {
  const t = useT();
  const { chosen, fullText } = useContext(PicksContext);
  const look = isBare ? `${styles.box} ${styles.bare}` : styles.box;
  const linked = import.meta.env.SSR && (request.id ?? request.first);
  const isChosen = chosen.includes(request.id ?? request.parent);
  if (fullText && !isChosen) return <span className={look}>{fullText}</span>;
  return (
    <>
      <label className={look}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={`${t('compare.box')} ${name}`}
          onChange={() => requestCompare(request)}
        />
        {isBare ? <span>{t('compare.box')}</span> : t('compare.box')}
      </label>
      <noscript>
        {import.meta.env.SSR && !isBare && linked && (
          <a
            className={styles.link}
            href={`${pathTo(t.locale, 'compare-products')}?${ADDED_PARAM}=${linked}`}
            rel="nofollow"
          >
            {t('compare.box')}
          </a>
        )}
      </noscript>
    </>
  );
}
