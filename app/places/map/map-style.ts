import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapTiles } from '#core/places/map-tiles.ts';
import { outlineLayers } from '#core/places/outline-layers.ts';

type PointsOf<Properties> = {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    geometry: { type: 'Point'; coordinates: [number, number] };
    properties: Properties;
  }[];
};

/** GeoJSON as `ansell/v1/stockists/points` returns it. */
export type StockistPoints = PointsOf<{ id: number; name: string; town: string }>;

/** Colours of the page, named as its tokens. */
export type MapColours = Record<
  'ground' | 'surface' | 'ink' | 'on-ink' | 'muted' | 'line' | 'line-strong' | 'accent' | 'glow',
  string
>;

type Options = {
  colours: MapColours;
  /** Absolute URL of the embedded outlines. */
  outlines: string;
  tiles: MapTiles | null;
  points: StockistPoints;
};

/** A web font of the page: the map requests no glyphs. */
export const FONT = 'Hanken Grotesk Variable';
const TILE_PX = 256;
const CLUSTER_RADIUS_PX = 46;
const LAST_CLUSTERED_ZOOM = 11;

export const NOTHING: StockistPoints = { type: 'FeatureCollection', features: [] };

/**
 * Returns the MapLibre style: land and borders or configured tiles, towns, clusters, single stockists, the marked one.
 */
export function createMapStyle({ colours, outlines, tiles, points }: Options): StyleSpecification {
  return {
    version: 8,
    sources: {
      outlines: { type: 'geojson', data: outlines },
      ...(tiles && { tiles: { type: 'raster', tiles: [tiles.url], tileSize: TILE_PX } }),
      towns: { type: 'geojson', data: listTowns(points) },
      stockists: {
        type: 'geojson',
        data: points,
        cluster: true,
        clusterRadius: CLUSTER_RADIUS_PX,
        clusterMaxZoom: LAST_CLUSTERED_ZOOM,
      },
      marked: { type: 'geojson', data: NOTHING },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.ground } },
      ...(tiles
        ? [{ id: 'tiles', type: 'raster', source: 'tiles' } satisfies LayerSpecification]
        : outlineLayers(colours)),
      ...stockistLayers(colours),
    ],
  };
}

/** Returns a point for each town, at its first stockist, with the number of stockists. */
export function listTowns({ features }: StockistPoints): PointsOf<{ town: string; count: number }> {
  const towns = new Map<
    string,
    { count: number; geometry: StockistPoints['features'][number]['geometry'] }
  >();
  for (const { geometry, properties } of features) {
    const existing = towns.get(properties.town);
    if (existing) existing.count += 1;
    else towns.set(properties.town, { count: 1, geometry });
  }
  return {
    type: 'FeatureCollection',
    features: [...towns].map(([town, { count, geometry }]) => {
      return { type: 'Feature', geometry, properties: { town, count } };
    }),
  };
}

function stockistLayers(colours: MapColours): LayerSpecification[] {
  const isCluster = ['has', 'point_count'] as ['has', string];
  return [
    {
      ...{ id: 'towns', type: 'symbol', source: 'towns', minzoom: 5 },
      layout: {
        'text-field': ['get', 'town'],
        'text-font': [FONT],
        'text-size': 13,
        'text-offset': [0, 1.7],
        'text-anchor': 'top',
        'symbol-sort-key': ['-', 0, ['get', 'count']],
      },
      paint: {
        'text-color': colours.muted,
        'text-halo-color': colours.surface,
        'text-halo-width': 1.5,
      },
    },
    {
      ...{ id: 'clusters', type: 'circle', source: 'stockists', filter: isCluster },
      paint: {
        'circle-color': colours.ink,
        'circle-radius': ['step', ['get', 'point_count'], 14, 10, 18, 100, 23, 1000, 28],
      },
    },
    {
      ...{ id: 'counts', type: 'symbol', source: 'stockists', filter: isCluster },
      layout: {
        'text-field': ['to-string', ['get', 'point_count']],
        'text-font': [FONT],
        'text-size': 13,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': colours['on-ink'] },
    },
    {
      ...{ id: 'stockists', type: 'circle', source: 'stockists', filter: ['!', isCluster] },
      paint: dot(colours, { colour: colours.accent, radius: 8 }),
    },
    {
      ...{ id: 'marked', type: 'circle', source: 'marked' },
      paint: { ...dot(colours, { colour: colours.glow, radius: 11 }), 'circle-stroke-width': 3 },
    },
  ];
}

function dot(colours: MapColours, { colour, radius }: { colour: string; radius: number }) {
  return {
    'circle-color': colour,
    'circle-radius': radius,
    'circle-stroke-color': colours.ink,
    'circle-stroke-width': 1,
  };
}
