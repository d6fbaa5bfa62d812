import { type FormEvent, useEffect, useRef } from 'react';
import { labelText } from '#app/i18n/label-text.ts';
import { FacetFlag } from '#app/screens/listing/filters/facet-flag.tsx';
import { FacetGroup } from '#app/screens/listing/filters/facet-group.tsx';
import { FacetLimits } from '#app/screens/listing/filters/facet-limits.tsx';
import { FacetRange } from '#app/screens/listing/filters/facet-range.tsx';
import { FacetTerms } from '#app/screens/listing/filters/facet-term-list.tsx';
import { FILTER_FORM, readForm, wasTouched } from '#app/screens/listing/filters/filter-form.ts';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import type { ChangeListing } from '#app/screens/listing/listing-navigation.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import {
  setRange,
  toggleFlag,
  toggleTerm,
  withoutFacet,
} from '#core/catalogue/listing/change-listing.ts';
import {
  formatTyped,
  type ListingState,
  TYPED_FROM,
} from '#core/catalogue/listing/listing-state.ts';
import type { FacetView, ListingChip } from '#core/catalogue/listing/listing-view.ts';
import type { Translate } from '#core/i18n/translate.ts';

type Props = {
  facets: FacetView[];
  chips: ListingChip[];
  state: ListingState;
  /** Path of the listing, without its query. */
  path: string;
  change: ChangeListing;
};

/** All facets of a listing. Without JavaScript the form submits to the same URLs. */
export function FilterPanel({ facets, chips, state, path, change }: Props) {
  const t = useT();
  const group = (facet: FacetView) => <Facet key={facet.id} {...{ facet, chips, state, change }} />;
  const form = useRef<HTMLFormElement>(null);
  const typed = formatTyped(state);
  const first = facets.filter(({ isOpen }) => isOpen);
  const main = facets.filter(({ isMain, isOpen }) => isMain && !isOpen);
  const further = facets.filter(({ isMain, isOpen }) => !isMain && !isOpen);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitted = readForm(event.currentTarget);
    change(() => submitted);
  }
  // Applies the selection that a visitor made before hydration.
  const isHydrated = useRef(useIsHydrated());
  useEffect(() => {
    if (isHydrated.current || !form.current || !wasTouched(form.current)) return;
    const touched = form.current;
    change(({ search }) => readForm(touched, search));
  }, []);

  return (
    <form
      ref={form}
      id={FILTER_FORM}
      className="filter-panel"
      action={path}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      {typed !== null && <input type="hidden" name={TYPED_FROM} value={typed} />}
      {state.view !== 'grid' && <input type="hidden" name="view" value={state.view} />}
      {[...first, ...main].map(group)}
      {further.length > 0 && (
        <FacetGroup
          title={t('filter.further')}
          chosen={chosenText(t, { chips, facets: further })}
          isOpenAtFirst={false}
        >
          <div className="filter-panel-further">{further.map(group)}</div>
        </FacetGroup>
      )}
      <button type="submit" className="filter-panel-apply">
        {t('filter.apply')}
      </button>
    </form>
  );
}

type FacetProps = {
  facet: FacetView;
  chips: ListingChip[];
  state: ListingState;
  change: ChangeListing;
};

function Facet({ facet, chips, state, change }: FacetProps) {
  const t = useT();
  if (facet.kind === 'flag') {
    return (
      <FacetFlag
        facet={facet}
        isChosen={state.flags.includes(facet.id)}
        onToggle={() => change((old) => toggleFlag(old, facet.id))}
      />
    );
  }
  return (
    <FacetGroup
      title={t(facet.label)}
      chosen={chosenText(t, { chips, facets: [facet] })}
      isOpenAtFirst={facet.isOpen === true}
    >
      <Choice {...{ facet, state, change }} />
    </FacetGroup>
  );
}

type ChoiceProps = {
  facet: Exclude<FacetView, { kind: 'flag' }>;
  state: ListingState;
  change: ChangeListing;
};

function Choice({ facet, state, change }: ChoiceProps) {
  if (facet.kind === 'range') {
    return (
      <FacetRange
        facet={facet}
        limits={state.ranges[facet.id] ?? { min: null, max: null }}
        onLimit={(limits, isAgain) =>
          change((old) => setRange(old, facet.id, limits), { isReplace: isAgain })
        }
      />
    );
  }
  const { id } = facet;
  const chosen = state.terms[id] ?? [];
  if (!facet.isLimit) {
    const onToggle = (value: string) => change((old) => toggleTerm(old, id, value));
    return <FacetTerms {...{ facet, chosen, onToggle }} />;
  }
  const onChoose = (value: string | null) =>
    change((old) => {
      const open = withoutFacet(old, id);
      return value === null ? open : toggleTerm(open, id, value);
    });
  return <FacetLimits {...{ facet, chosen, onChoose }} />;
}

/** Returns the selected value of a facet, or the number of them if there are several. */
function chosenText(
  t: Translate<'filter'>,
  { chips, facets }: { chips: ListingChip[]; facets: FacetView[] },
): string {
  const ownChips = chips.filter((chip) => facets.some(({ id }) => id === chip.facet));
  const [only] = ownChips;
  if (ownChips.length !== 1 || !only) return ownChips.length === 0 ? '' : String(ownChips.length);
  return only.valueLabel ? labelText(t, only.valueLabel) : t(only.label);
}
