import { useState } from 'react';
import { labelText, withinSentence } from '#app/i18n/label-text.ts';
import type { TermFacetView } from '#app/screens/listing/filters/facet-views.ts';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import type { TermFacetId } from '#core/catalogue/listing/facets.ts';
import { formatNumber } from '#core/units.ts';

/** Number of values that a collapsed list shows. */
const FOLDED_COUNT = 8;
/** A list is collapsed only if that hides at least this many values. */
const MIN_FOLDED = 3;
/** Longer lists have a search field. */
const MAX_WITHOUT_SEARCH = 12;
/** Texts up to this length fit beside their counts in one of two columns. */
const MAX_SHORT_LENGTH = 8;
/** As many letters as a swatch takes the room of. */
const SWATCH_LENGTH = 2;

type Props = { facet: TermFacetView; chosen: string[]; onToggle: (value: string) => void };

type Value = {
  value: string;
  text: string;
  count: number;
  isChosen: boolean;
  parent: string | undefined;
};

/** Checkboxes for the values of a facet. A value without results can only be deselected. */
export function FacetTerms({ facet, chosen, onToggle }: Props) {
  const t = useT();
  const [isUnfolded, setUnfolded] = useState(false);
  const [wanted, setWanted] = useState('');
  const name = t(facet.label);
  const values = facet.values.map(({ value, label, count, parent }): Value => {
    return { value, text: labelText(t, label), count, isChosen: chosen.includes(value), parent };
  });
  const hasLevels = values.some(({ parent }) => parent !== undefined);
  const visible = listVisible(values, hasLevels);
  const isFoldable = visible.size + MIN_FOLDED <= values.length && wanted === '';
  const isFolded = isFoldable && !isUnfolded;
  const findText = t('filter.find', { name: withinSentence(name) });
  const hasSwatches = facet.id === 'cct' || facet.id === 'finish';
  const isFound = ({ text }: Value) => normalise(text).includes(normalise(wanted));
  return (
    <fieldset>
      <legend className="visually-hidden">{name}</legend>
      {values.length > MAX_WITHOUT_SEARCH && !(isFolded && hasLevels) && (
        <input
          className="facet-terms-find"
          type="search"
          value={wanted}
          aria-label={findText}
          placeholder={findText}
          onChange={(event) => setWanted(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul
        className="facet-terms-list"
        data-short={fitColumns(values, hasSwatches ? SWATCH_LENGTH : 0) || undefined}
      >
        {values.map((value) => (
          <li
            key={value.value}
            data-folded={(isFolded && !visible.has(value)) || undefined}
            data-below={value.parent !== undefined || undefined}
            hidden={!isFound(value)}
          >
            <Term facet={facet.id} value={value} onToggle={() => onToggle(value.value)} />
          </li>
        ))}
      </ul>
      {!values.some(isFound) && <p className="facet-terms-none">{t('filter.find-none')}</p>}
      {isFoldable && (
        <button
          type="button"
          className="facet-terms-more"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded
            ? t('filter.less')
            : t('filter.more', { count: formatNumber(t.locale, values.length - visible.size) })}
        </button>
      )}
    </fieldset>
  );
}

type TermProps = { facet: TermFacetId; value: Value; onToggle: () => void };

function Term({ facet, value: { value, text, count, isChosen }, onToggle }: TermProps) {
  const t = useT();
  return (
    <label className="facet-terms-term">
      <input
        type="checkbox"
        name={facet}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={onToggle}
      />
      {facet === 'cct' && <span className="facet-terms-white" data-cct={value} />}
      {facet === 'finish' && <span data-finish={value} />}
      <span className="facet-terms-text">{text}</span>
      <span className="facet-terms-count">{formatNumber(t.locale, count)}</span>
    </label>
  );
}

/**
 * Whether texts fit into two columns, whatever their counts, which change with the other filters.
 * @param inset letters that the columns have less room for.
 */
export function fitColumns(values: { text: string }[], inset = 0): boolean {
  return values.every(({ text }) => inset + text.length <= MAX_SHORT_LENGTH);
}

/**
 * Returns the values that a collapsed list shows: the first ones, or the upper of two levels, plus selected values and
 * their siblings.
 */
function listVisible(values: Value[], hasLevels: boolean): Set<Value> {
  const chosen = values.filter(({ isChosen }) => isChosen);
  const open = new Set(chosen.flatMap(({ value, parent }) => parent ?? value));
  const isVisible = ({ parent, isChosen }: Value, index: number) =>
    isChosen || (hasLevels ? parent === undefined || open.has(parent) : index < FOLDED_COUNT);
  return new Set(values.filter(isVisible));
}

/** Removes case and accents. */
function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
