import { useState } from 'react';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import type { Mark } from '#app/places/map/map-props.ts';
import { StockistMap } from '#app/places/map/stockist-map.tsx';
import { MarkedPlace } from '#app/places/marked-place.tsx';
import { NearMe } from '#app/places/near-me.tsx';
import { localBusiness } from '#app/places/place-json-ld.ts';
import placeStyles from '#app/places/places.css?url';
import { loadT, useT } from '#app/places/places-texts.ts';
import { StockistCard } from '#app/places/stockist-card.tsx';
import { StockistResult } from '#app/places/stockist-result.tsx';
import { servicesContext, siteContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { SearchForm } from '#app/ui/search-form.tsx';
import { AppError } from '#core/app-error.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import { type Coordinates, parseCoordinates } from '#core/places/coordinates.ts';
import { countries, countryName, homeCountryOf } from '#core/places/country.ts';
import { formatMapArea, type MapArea, parseMapArea } from '#core/places/map-area.ts';
import type { Route } from './+types/stockists.ts';

const PER_PAGE = 24;

export const handle = {
  paths: (_, search) => alternatesOf('stockists', undefined, search),
} satisfies PageHandle;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, stockists, isWhole, crumbs } = loaderData;
  return pageMeta(matches, {
    ...head,
    paths: alternatesOf('stockists'),
    crumbs,
    jsonLd: stockists.map(localBusiness),
    isIndexed: isWhole,
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { places, catalogue, content } = context.get(servicesContext);
  const { name: company } = await content.getCompany(locale);
  const fields = readQuery(url.searchParams);
  const stocked = await places.listStockedCategories();
  const categories = (await catalogue.listCategories(locale))
    .filter(({ id }) => stocked.has(id))
    .map(({ id, slug, title }) => ({ id, slug, title }));
  const family = categories.find(({ slug }) => slug === fields.family);
  const near = parseCoordinates(fields.near);
  const area = parseMapArea(fields.area);
  const country = countries.find((code) => code === fields.country);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw new AppError('page-not-found');
  const query = {
    search: fields.search,
    firstCountry: homeCountryOf(locale),
    ...(near && { near }),
    ...(area && { area }),
    ...(country && { country }),
    ...(family && { categoryId: family.id }),
  };
  const slice = { page, perPage: PER_PAGE };
  const offer = await places.offerStockists(query, slice);
  const { items, total, around, isOffer } = offer;
  const pageCount = Math.max(1, Math.ceil(total / PER_PAGE));
  if (page > pageCount) throw new AppError('page-not-found');
  const title = t('places.stockists-title');
  return {
    company,
    stockists: items,
    total,
    around: around?.name[locale] ?? null,
    isOffer,
    nearestKm: page === 1 ? (items[0]?.distanceKm ?? null) : null,
    categories,
    fields,
    area,
    filter: apiQuery(offer.usedQuery),
    tiles: context.get(siteContext).mapTiles,
    page,
    pageCount,
    isWhole: url.search === '',
    crumbs: [homeCrumb(locale), { title, href: pathTo(locale, 'stockists') }],
    head: {
      title: page === 1 ? title : `${title} · ${t('places.page', { page, count: pageCount })}`,
      description: t('places.stockists-text', { company }),
    },
  };
}

type StockistQuery = {
  search: string;
  country: string;
  family: string;
  near: string;
  area: string;
};

function readQuery(query: URLSearchParams): StockistQuery {
  const read = (name: string) => query.get(name)?.trim().slice(0, 200) ?? '';
  return {
    search: read('search'),
    country: read('country'),
    family: read('family'),
    near: read('near'),
    area: read('area'),
  };
}

/** Returns the API query for all matching stockists, regardless of the map area. */
function apiQuery(filter: { search?: string; country?: string; categoryId?: number }): string {
  const { search, country, categoryId } = filter;
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(country && { country }),
    ...(categoryId && { category: String(categoryId) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Finds stockists by name, town or postcode, by the categories in stock, and by distance. */
export default function Stockists({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { company, stockists, categories, fields, page, pageCount } = loaderData;
  const { tiles, area, filter, crumbs } = loaderData;
  const [marked, setMarked] = useState<Mark>(null);
  // A stockist that the visitor chose to show stays marked until another one is chosen.
  const onMark = (id: number | null) =>
    setMarked((mark) => {
      if (id === null) return mark?.isShown ? mark : null;
      return mark?.id === id ? mark : { id };
    });
  const path = pathTo(t.locale, 'stockists');
  const hrefOf = (changes: Partial<StockistQuery> & { page?: number }) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...fields, ...changes })) {
      if (value !== '' && !(name === 'page' && value === 1)) query.set(name, String(value));
    }
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <link rel="stylesheet" href={placeStyles} precedence="parts" />
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={crumbs.slice(0, -1)}
        current={t('places.stockists-title')}
      />
      <PageHeading
        title={t('places.stockists-title')}
        text={t('places.stockists-text', { company })}
      />
      <StockistSearch {...{ fields, categories, hrefOf }} />
      <StockistResult {...loaderData} search={fields.search} />
      <div className="stockists">
        <div>
          <ul className="place-list">
            {stockists.map((stockist) => (
              <MarkedPlace key={stockist.id} {...{ marked, onMark }} id={stockist.id}>
                <StockistCard
                  stockist={stockist}
                  families={familiesOf(stockist, categories)}
                  onShow={() => setMarked({ id: stockist.id, isShown: true })}
                />
              </MarkedPlace>
            ))}
          </ul>
          <Pages {...{ page, pageCount }} hrefOf={(number) => hrefOf({ page: number })} />
        </div>
        <StockistMap
          {...{ tiles, area, filter, marked, onMark }}
          places={stockists}
          hrefOf={(change) => hrefOf({ near: '', area: '', page: 1, ...toQuery(change) })}
        />
      </div>
    </main>
  );
}

type SearchProps = {
  fields: StockistQuery;
  categories: Category[];
  hrefOf: (changes: Partial<StockistQuery>) => string;
};

function StockistSearch({ fields, categories, hrefOf }: SearchProps) {
  const t = useT();
  return (
    <SearchForm
      action={pathTo(t.locale, 'stockists')}
      label={t('places.stockists-search')}
      submit={t('places.submit')}
      value={fields.search}
    >
      <label>
        <span>{t('places.country')}</span>
        <select name="country" defaultValue={fields.country}>
          <option value="">{t('places.any-country')}</option>
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(t.locale, code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('places.family')}</span>
        <select name="family" defaultValue={fields.family}>
          <option value="">{t('places.any-family')}</option>
          {categories.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {fields.area && <input type="hidden" name="area" value={fields.area} />}
      {fields.near && <input type="hidden" name="near" value={fields.near} />}
      <NearMe hrefOf={(near) => hrefOf({ near, area: '' })} />
    </SearchForm>
  );
}

type Category = Route.ComponentProps['loaderData']['categories'][number];

/** Returns the titles of the categories that a stockist has in stock. */
function familiesOf({ categoryIds }: { categoryIds: number[] }, categories: Category[]): string[] {
  return categories.filter(({ id }) => categoryIds.includes(id)).map(({ title }) => title);
}

type PagesProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

function Pages(props: PagesProps) {
  const t = useT();
  return (
    <Pagination
      {...props}
      labels={{
        nav: t('pagination'),
        previous: t('pagination.previous'),
        next: t('pagination.next'),
        page: (number) => t('pagination.page', { number }),
      }}
    />
  );
}

function toQuery(change: { area: MapArea } | { near: Coordinates }): Partial<StockistQuery> {
  if ('area' in change) return { area: formatMapArea(change.area) };
  return { near: `${change.near.latitude},${change.near.longitude}` };
}
