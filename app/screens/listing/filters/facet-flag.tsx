import { useT } from '#app/i18n/use-t.ts';
import type { FlagFacetView } from '#app/screens/listing/filters/facet-views.ts';
import { formatNumber } from '#core/units.ts';

type Props = { facet: FlagFacetView; isChosen: boolean; onToggle: () => void };

/** A switch for a required property. */
export function FacetFlag({ facet, isChosen, onToggle }: Props) {
  const t = useT();
  return (
    <label className="facet-flag">
      <span className="facet-flag-name">{t(facet.label)}</span>
      <span className="facet-flag-count">{formatNumber(t.locale, facet.count)}</span>
      <input
        type="checkbox"
        className="switch"
        name={facet.id}
        value="yes"
        checked={isChosen}
        disabled={facet.count === 0 && !isChosen}
        onChange={onToggle}
      />
    </label>
  );
}
