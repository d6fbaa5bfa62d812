import { useT } from '#app/compare/comparison-texts.ts';
import { comparisonHref } from '#core/catalogue/compare/comparison-address.ts';

type Props = {
  /** Ids of the visitor's own list. */
  ownIds: number[];
  onAdopt: () => void;
};

/** States that the comparison is not the visitor's own; fixed at the window's edge, so that nothing shifts. */
export function ForeignNotice({ ownIds, onAdopt }: Props) {
  const t = useT();
  return (
    <aside className="comparison-foreign" aria-label={t('comparison.bar')}>
      <div className="container">
        <p role="status">{t.count('comparison.foreign', ownIds.length)}</p>
        <a href={comparisonHref(t.locale, { ids: ownIds })} data-replace>
          {t('comparison.show-own')}
        </a>
        <button type="button" onClick={onAdopt}>
          {t('comparison.adopt')}
        </button>
      </div>
    </aside>
  );
}
