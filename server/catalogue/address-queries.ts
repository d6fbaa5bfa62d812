import { defaultLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { LoadView, View } from '#server/catalogue/catalogue-view.ts';
import { listSubjects, type Subject } from '#server/catalogue/list-subjects.ts';

/** A sitemap entry: the slug in the requested language and in every language. */
type SlugEntry = { id: number; slug: string; slugs: Localised; updated: string };

type CatalogueEntry = { card: { id: number; slug: string }; updated: string };

type SubjectAddress = { categorySlug: string; query: string };

/** Addresses of the catalogue for search engines, and what changed last. */
export function createAddressQueries(view: LoadView) {
  async function readSubjects(): Promise<Subject[]> {
    const { snapshot } = await view(defaultLocale);
    return snapshot.memo('subjects', async () =>
      listSubjects(await Promise.all(localeCodes.map(view))),
    );
  }

  return {
    /** Every product and category, for the sitemap. */
    async listSlugs(locale: LocaleCode) {
      const views = await Promise.all(localeCodes.map(view));
      const { index } = await view(locale);
      return {
        products: index.products.map((product) =>
          toSlugEntry(product, views, (view) => view.index.productById),
        ),
        categories: index.categories.map((category) =>
          toSlugEntry(category, views, (view) => view.index.categoryById),
        ),
      };
    },

    /** The listed products whose data changed last, with the ISO time of the change. */
    async listChangedProducts(locale: LocaleCode, count: number) {
      const { index } = await view(locale);
      return lastChanged(index.products, count).map(({ card, updated }) => ({ card, updated }));
    },

    /** Listings of one family or type that search engines shall know. */
    listSubjects: readSubjects,

    /** Whether a category's listing with this query is one of them. */
    async hasSubject(locale: LocaleCode, { categorySlug, query }: SubjectAddress) {
      const category = (await view(locale)).index.categoryBySlug.get(categorySlug);
      if (!category) return false;
      return (await readSubjects()).some(
        ({ categoryId, queries }) => categoryId === category.card.id && queries[locale] === query,
      );
    },
  };
}

function toSlugEntry(
  { card: { id, slug }, updated }: CatalogueEntry,
  views: View[],
  entriesOf: (view: View) => ReadonlyMap<number, CatalogueEntry>,
): SlugEntry {
  const slugs = views.map((view) => [view.locale, entriesOf(view).get(id)?.card.slug]);
  return { id, slug, updated, slugs: Object.fromEntries(slugs) as Localised };
}

/** Returns the listed products that changed last; of one day, in their own order. */
export function lastChanged<Entry extends { isListed: boolean; updated: string }>(
  products: readonly Entry[],
  count: number,
): Entry[] {
  const dayOf = ({ updated }: Entry) => updated.slice(0, 'yyyy-mm-dd'.length);
  const listed = products.filter(({ isListed }) => isListed);
  return listed.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))).slice(0, count);
}
