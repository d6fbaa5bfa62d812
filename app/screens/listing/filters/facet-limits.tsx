import { labelText } from '#app/i18n/label-text.ts';
import { fitColumns } from '#app/screens/listing/filters/facet-term-list.tsx';
import type { TermFacetView } from '#app/screens/listing/filters/facet-views.ts';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  facet: TermFacetView;
  chosen: string[];
  /** Null removes the limit. */
  onChoose: (value: string | null) => void;
};

/** A choice of one limit or none among values that include each other, such as UGR classes. */
export function FacetLimits({ facet, chosen, onChoose }: Props) {
  const t = useT();
  const values = facet.values.map((value) => ({ ...value, text: labelText(t, value.label) }));
  return (
    <fieldset>
      <legend className="visually-hidden">{t(facet.label)}</legend>
      <ul className="facet-terms-list" data-short={fitColumns(values) || undefined}>
        <li>
          <label className="facet-terms-term">
            <input
              type="radio"
              name={facet.id}
              value=""
              checked={chosen.length === 0}
              onChange={() => onChoose(null)}
            />
            <span className="facet-terms-text">{t('filter.any')}</span>
          </label>
        </li>
        {values.map(({ value, text, count }) => (
          <li key={value}>
            <label className="facet-terms-term">
              <input
                type="radio"
                name={facet.id}
                value={value}
                checked={chosen.includes(value)}
                disabled={count === 0 && !chosen.includes(value)}
                onChange={() => onChoose(value)}
              />
              <span className="facet-terms-text">{text}</span>
              <span className="facet-terms-count">{formatNumber(t.locale, count)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
