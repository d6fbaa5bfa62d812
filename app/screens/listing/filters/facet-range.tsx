import type { FocusEvent } from 'react';
import type { RangeFacetView } from '#app/screens/listing/filters/facet-views.ts';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import { formatLimit, readDraft, useRangeDraft } from '#app/screens/listing/filters/range-draft.ts';
import { RangeSlider } from '#app/screens/listing/filters/range-slider.tsx';
import type { Limits } from '#core/catalogue/listing/listing-state.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  facet: RangeFacetView;
  limits: Limits;
  /** `isAgain`: the visitor is still editing, and the change replaces the last history entry. */
  onLimit: (limits: Limits | null, isAgain: boolean) => void;
};

const OPEN: Limits = { min: null, max: null };
const ends = ['min', 'max'] as const;

/** Two limits of a figure, set by slider or by text field. */
export function FacetRange({ facet, limits, onLimit }: Props) {
  const t = useT();
  const { id, bounds, unit } = facet;
  const settled = {
    min: formatLimit(t.locale, limits.min),
    max: formatLimit(t.locale, limits.max),
  };
  const { shown, edit, flush, leave } = useRangeDraft({ id, settled, onLimit });

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) leave();
  }
  return (
    <fieldset className="facet-range" onBlur={onBlur}>
      <legend className="visually-hidden">{`${t(facet.label)}, ${unit}`}</legend>
      <RangeSlider
        facet={facet}
        limits={readDraft(id, shown) ?? OPEN}
        onSlide={(end, value) => {
          const limit = value === bounds[end] ? null : value;
          edit({ ...shown, [end]: formatLimit(t.locale, limit) });
        }}
      />
      <div className="facet-range-fields">
        {ends.map((end) => (
          <label key={end} className="facet-range-field">
            <span className="facet-range-label">
              {t(end === 'min' ? 'filter.from' : 'filter.to')}
            </span>
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              size={5}
              name={`${id}-${end}`}
              value={shown[end]}
              placeholder={formatNumber(t.locale, bounds[end], 2)}
              aria-invalid={isWrong(id, shown[end]) || undefined}
              onChange={(event) => edit({ ...shown, [end]: event.target.value })}
              onKeyDown={(event) => event.key === 'Enter' && flush()}
            />
            <span className="facet-range-unit" data-joined={unit === '°' || undefined}>
              {unit}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns whether a text is not a number. */
function isWrong(id: RangeFacetView['id'], text: string): boolean {
  return text.trim() !== '' && readDraft(id, { min: text, max: '' }) === null;
}
