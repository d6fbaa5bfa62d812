import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Scope } from '#server/api/ansell-v1/ansell-scope.ts';
import { filterParams, readFilter } from '#server/api/ansell-v1/stockist-filter.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';

const pointsSchema = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        id: z.number().int(),
        geometry: z.object({
          type: z.literal('Point'),
          coordinates: z.tuple([z.number(), z.number()]),
        }),
        properties: z.object({ id: z.number().int(), name: z.string(), town: z.string() }),
      }),
    ),
  })
  .openapi('StockistPoints', {
    example: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 620119347,
          geometry: { type: 'Point', coordinates: [-1.4653, 53.3745] },
          properties: { id: 620119347, name: 'Peak & Hallam Wholesale', town: 'Sheffield' },
        },
      ],
    },
  });

/** `ansell/v1/stockists/points`: all matching stockists as map points. */
export function addStockistPointsEndpoint(api: OpenAPIHono, scope: Scope): void {
  addEndpoint(api, {
    route: '/ansell/v1/stockists/points',
    tag: 'ansell/v1',
    summary: 'List stockist locations',
    path: z.object({}),
    query: filterParams,
    response: pointsSchema,
    responseDescription: 'All matching stockists as GeoJSON.',
    errors: { 400: 'A parameter is invalid.' },
    async handle({ query }) {
      const stockists = await scope.services.places.listStockists(readFilter(query));
      const features = stockists.map(({ id, name, address, latitude, longitude }) => ({
        type: 'Feature' as const,
        id,
        geometry: {
          type: 'Point' as const,
          coordinates: [longitude, latitude] as [number, number],
        },
        properties: { id, name, town: address.town },
      }));
      return { body: { type: 'FeatureCollection' as const, features } };
    },
  });
}
