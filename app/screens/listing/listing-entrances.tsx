import { labelText } from '#app/i18n/label-text.ts';
import { useT } from '#app/i18n/use-t.ts';
import { useLocation } from '#app/router/router.tsx';
import styles from '#app/screens/listing/listing-entrances.module.css';
import { TermLinks } from '#app/screens/listing/term-links.tsx';
import { isNarrowed, toggleTerm, withoutFacet } from '#core/catalogue/listing/change-listing.ts';
import { formatListingState, parseListingState } from '#core/catalogue/listing/listing-state.ts';
import type { FacetView } from '#core/catalogue/listing/listing-view.ts';

type Props = {
  facets: FacetView[];
  /** Path of the listing, without its query. */
  path: string;
};

const entrances = [
  { id: 'type', label: 'listing.types', all: 'listing.all-types' },
  { id: 'family', label: 'listing.families', all: 'listing.all-families' },
] as const;

/** Links to the types and families of a category, beside the filters. */
export function ListingEntrances({ facets, path }: Props) {
  const t = useT();
  const state = parseListingState(new URLSearchParams(useLocation().search));
  return (
    <div className={styles.entrances}>
      {entrances.map(({ id, label, all }) => {
        const facet = facets.find((candidate) => candidate.id === id);
        if (facet?.kind !== 'term' || facet.values.length < 2) return null;
        const open = withoutFacet(state, id);
        return (
          <TermLinks
            key={id}
            label={t(label)}
            allText={t(all)}
            terms={facet.values.map((value) => ({
              slug: value.value,
              title: labelText(t, value.label),
              count: value.count,
            }))}
            chosen={state.terms[id] ?? []}
            isCombined={isNarrowed(open)}
            hrefOf={(slug) =>
              path + formatListingState(slug === undefined ? open : toggleTerm(open, id, slug))
            }
          />
        );
      })}
    </div>
  );
}
