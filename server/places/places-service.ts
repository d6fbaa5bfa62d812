import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Country } from '#core/places/country.ts';
import { placeOfPostcode } from '#core/places/known-place.ts';
import { findManagerOfPlace, listManagersOfPlace } from '#core/places/manager-of-place.ts';
import type { Showroom, StaffMember, StockistSummary } from '#core/places/place.ts';
import { hasWord, indexWords, splitWords } from '#core/places/place-names.ts';
import type { Database } from '#server/db/client.ts';
import { createLoadScope, type LoadScope } from '#server/db/content-scope.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { loadEntries } from '#server/db/entry-queries.ts';
import type { SliceOptions } from '#server/db/slice.ts';
import { offerStockists } from '#server/places/offer-stockists.ts';
import {
  listStockists,
  loadStockedCategories,
  type StockistFilter,
  type StockistQuery,
  searchStockists,
} from '#server/places/stockist-queries.ts';

const EVERYTHING: SliceOptions = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

/** Showrooms, area sales managers and stockists of the content version in use. */
export function createPlacesService(database: Database, state: ContentState) {
  const scopeOf = createLoadScope(database, state);
  return {
    ...createStaffQueries(scopeOf),
    ...createStockistQueries(database, state),

    async listShowrooms(locale: LocaleCode): Promise<Showroom[]> {
      const entries = await loadEntries(await scopeOf(locale), 'showroom');
      return entries.map(({ id, code, slug, title, body }) => ({ id, code, slug, title, ...body }));
    },
  };
}

export type PlacesService = ReturnType<typeof createPlacesService>;

function createStaffQueries(scopeOf: LoadScope) {
  async function listStaff(locale: LocaleCode): Promise<StaffMember[]> {
    const entries = await loadEntries(await scopeOf(locale), 'staff');
    return entries.map(({ id, code, title, body }) => ({ id, code, name: title, ...body }));
  }

  return {
    listStaff,

    /**
     * Area sales managers of a postcode; otherwise those whose name or region contains every word, or who cover the
     * town.
     */
    async searchStaff(locale: LocaleCode, text: string): Promise<StaffMember[]> {
      const staff = await listStaff(locale);
      const words = splitWords(text);
      const named = staff.filter((member) => {
        const index = indexWords(wordsOf(member));
        return words.every((word) => hasWord(index, word));
      });
      const placed = listManagersOfPlace(staff, text);
      return placed.length > 0 && (placeOfPostcode(text) || named.length === 0) ? placed : named;
    },

    /** The area sales manager of a postcode, a province or a county; null when it has none. */
    async findManager(locale: LocaleCode, place: string): Promise<StaffMember | null> {
      return findManagerOfPlace(await listStaff(locale), place);
    },
  };
}

function createStockistQueries(database: Database, state: ContentState) {
  const scope = async () => ({ database, snapshot: await state.snapshot() });
  return {
    /** A page of the matching stockists and their number; for a place without one, the nearest. */
    async searchStockists(query: StockistQuery, slice: SliceOptions) {
      return searchStockists(await scope(), query, slice);
    },

    /** Stockists of a category: their number and a few examples, those of a country first and one for each region. */
    async summariseStockists(
      categoryId: number,
      firstCountry: Country,
      count: number,
    ): Promise<StockistSummary> {
      const snapshot = await state.snapshot();
      return snapshot.recent(`stockists ${categoryId} ${firstCountry} ${count}`, async () => {
        const query = { categoryId, firstCountry };
        const { items, total } = await searchStockists({ database, snapshot }, query, EVERYTHING);
        const regions = new Map(items.toReversed().map((item) => [item.address.region, item]));
        const some = items.filter((item) => regions.get(item.address.region) === item);
        return {
          total,
          some: some
            .slice(0, count)
            .map(({ id, name, address }) => ({ id, name, town: address.town })),
        };
      });
    },

    /** As `searchStockists`; when nothing matches, with stockists to offer instead. */
    async offerStockists(query: StockistQuery, slice: SliceOptions) {
      return offerStockists(await scope(), query, slice);
    },

    /** All matching stockists, by town and name; all others for a place without one. */
    async listStockists(filter: StockistFilter) {
      return (await listStockists(await scope(), filter)).items;
    },

    /** Ids of the categories that at least one stockist has in stock. */
    async listStockedCategories(): Promise<Set<number>> {
      return loadStockedCategories(await scope());
    },
  };
}

function wordsOf({ name, region, counties, provinces }: StaffMember): string[] {
  return [name, region, ...counties, ...provinces.map((province) => province.name)];
}
