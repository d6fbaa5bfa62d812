import type { LocaleCode } from '#core/i18n/locales.ts';
import type {
  FacetTerm,
  FacetTerms,
  IndexedCategory,
  IndexedTerm,
} from '#server/catalogue/indexed.ts';
import type { TermKind } from '#server/db/tables.ts';

/** Families by title, categories as a tree, types in category order, applications in content order. */
export function sortTerms(
  terms: Map<number, IndexedTerm>,
  categories: IndexedCategory[],
  locale: LocaleCode,
): FacetTerms {
  const all = [...terms.values()].sort((a, b) => a.position - b.position);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const places = new Map(categories.map(({ card }, place) => [card.id, place]));
  const placeOf = ({ scope }: IndexedTerm) => places.get(scope) ?? 0;
  const ofKind = (kind: TermKind) => all.filter((term) => term.kind === kind);
  return {
    family: bySlug(ofKind('family').sort((a, b) => compare(a.title, b.title))),
    category: new Map(
      categories.map(({ card: { id, slug, title, parentId } }) => {
        const parent = parentId === null ? undefined : terms.get(parentId)?.slug;
        return [slug, { id, slug, title, ...(parent && { parent }) }];
      }),
    ),
    type: bySlug(ofKind('type').sort((a, b) => placeOf(a) - placeOf(b))),
    application: bySlug(ofKind('application')),
  };
}

function bySlug(terms: IndexedTerm[]): Map<string, FacetTerm> {
  return new Map(terms.map(({ id, slug, title }) => [slug, { id, slug, title }]));
}
