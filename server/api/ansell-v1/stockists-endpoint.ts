import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { parseCoordinates } from '#core/places/coordinates.ts';
import { countries } from '#core/places/country.ts';
import { formatOpeningHours } from '#core/places/opening-hours.ts';
import type { Scope } from '#server/api/ansell-v1/ansell-scope.ts';
import { filterParams, readFilter, wrongPattern } from '#server/api/ansell-v1/stockist-filter.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { listHeaders } from '#server/http/rest/list-response.ts';
import { integer, text } from '#server/http/rest/params.ts';
import type { Services } from '#server/services.ts';

const stockistSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    address: z.object({
      street: z.string(),
      town: z.string(),
      region: z.string(),
      postcode: z.string(),
      country: z.enum(countries),
    }),
    latitude: z.number(),
    longitude: z.number(),
    phone: z.string(),
    email: z.string(),
    website: z.string(),
    opening_hours: z.array(z.string()).openapi({ description: 'In schema.org format.' }),
    categories: z
      .array(z.number().int())
      .openapi({ description: 'Ids of the product categories that the stockist carries.' }),
    distance_km: z
      .number()
      .nullable()
      .openapi({ description: 'Distance from `near`; null without `near`.' }),
  })
  .openapi('Stockist', {
    example: {
      id: 620119347,
      name: 'Peak & Hallam Wholesale',
      address: {
        street: '27 Shoreham Street',
        town: 'Sheffield',
        region: 'South Yorkshire',
        postcode: 'S1 4SP',
        country: 'gb',
      },
      latitude: 53.3745,
      longitude: -1.4653,
      phone: '+44 114 496 0177',
      email: 'sales@example.com',
      website: 'https://www.example.com',
      opening_hours: ['Mo-Fr 08:00-17:30', 'Sa 08:30-12:00'],
      categories: [402117],
      distance_km: 1.8,
    },
  });

const params = {
  ...filterParams,
  near: text({
    description: 'Latitude and longitude in degrees: sorts by distance, nearest first.',
    example: '53.38,-1.47',
  }),
  page: integer({ description: 'Page number.', minimum: 1, fallback: 1 }),
  per_page: integer({ description: 'Items per page.', minimum: 1, maximum: 100, fallback: 10 }),
};

/** `ansell/v1/stockists`: the stockists, nearest first if a place is given. */
export function addStockistsEndpoint(api: OpenAPIHono, scope: Scope): void {
  addEndpoint(api, {
    route: '/ansell/v1/stockists',
    tag: 'ansell/v1',
    summary: 'List stockists',
    path: z.object({}),
    query: params,
    response: z.array(stockistSchema),
    responseDescription: 'A page of stockists, sorted by distance, or by town and name.',
    isPaged: true,
    errors: { 400: 'A parameter is invalid, or the page does not exist.' },
    async handle({ query, sent }) {
      const { page, per_page: perPage } = query;
      const filter = {
        ...readFilter(query),
        ...(query.near !== undefined && { near: readPlace(query.near) }),
      };
      const { places } = scope.services;
      const { items, total } = await places.searchStockists(filter, { page, perPage });
      if (total > 0 && page > Math.ceil(total / perPage)) throw new AppError('list-page-not-found');
      const url = apiUrl(scope, '/ansell/v1/stockists');
      return {
        body: items.map(presentStockist),
        headers: listHeaders({ url, query: sent, total, page, perPage }),
      };
    },
  });
}

function readPlace(near: string) {
  const place = parseCoordinates(near);
  if (place) return place;
  throw wrongPattern('near', 'near must be a latitude and a longitude, separated by a comma.');
}

type StockistResult = Awaited<ReturnType<Services['places']['searchStockists']>>['items'][number];

function presentStockist(stockist: StockistResult): z.infer<typeof stockistSchema> {
  const { id, name, address, latitude, longitude, phone, email, website } = stockist;
  const { distanceKm } = stockist;
  return {
    ...{ id, name, address, latitude, longitude, phone, email, website },
    opening_hours: formatOpeningHours(stockist.hours),
    categories: stockist.categoryIds,
    distance_km: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
  };
}
