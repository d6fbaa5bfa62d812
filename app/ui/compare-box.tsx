import { createContext, useContext } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { type CompareRequest, requestCompare } from '#app/ui/browser/compare-request.ts';
import styles from '#app/ui/compare-box.module.css';

/** What is in the comparison, as far as checkboxes show it. */
export type ComparePicks = {
  /** Ids of variants and of the products that they belong to; no product has the id of a variant. */
  chosen: number[];
  /** Stands in place of what is not chosen once there is no room. */
  fullText?: string;
};

export const NO_PICKS: ComparePicks = { chosen: [] };
export const PicksContext = createContext(NO_PICKS);

type Props = CompareRequest & {
  parent: number;
  /** What it chooses, for the ear. */
  name: string;
  /** A heading above says what it is for. */
  isBare?: boolean;
};

/**
 * Chooses a variant for the comparison, or opens the list of a product's variants where several can be meant. What
 * answers is loaded when it is wanted; without JavaScript there is none.
 */
export function CompareBox({ name, isBare, ...request }: Props) {
  const t = useT();
  const { chosen, fullText } = useContext(PicksContext);
  const look = isBare ? `${styles.box} ${styles.bare}` : styles.box;
  const isChosen = chosen.includes(request.id ?? request.parent);
  if (fullText && !isChosen) return <span className={look}>{fullText}</span>;
  return (
    <label className={look}>
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={`${t('compare.box')} ${name}`}
        onChange={() => requestCompare(request)}
      />
      {!isBare && t('compare.box')}
    </label>
  );
}
