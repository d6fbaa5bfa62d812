import {
  type GeoJSONSource,
  Map as MapLibre,
  type MapOptions,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import {
  createMapStyle,
  FONT,
  listTowns,
  type MapColours,
  NOTHING,
  type StockistPoints,
} from '#app/places/map/map-style.ts';
import { inTime } from '#app/ui/browser/loads.ts';
import outlinesUrl from '#core/places/base-map.geojson?url';
import type { Coordinates } from '#core/places/coordinates.ts';
import type { MapArea } from '#core/places/map-area.ts';
import type { MapTiles } from '#core/places/map-tiles.ts';

/** Timeout for the web font (tokens.css): the map draws each glyph once, so it waits for both files. */
const FONT_TIMEOUT_MS = 2000;
await inTime(document.fonts.load(`1em "${FONT}"`, 'aÉ'), FONT_TIMEOUT_MS).catch(() => {});

export type PointedStockist = Coordinates & { id: number; name: string; town: string };

type Options = {
  tiles: MapTiles | null;
  /** Texts of MapLibre's own controls. */
  texts: Record<string, string>;
  /** The initial area. */
  area: MapArea | null;
  /** Called when a stockist is pressed. */
  onPick: (stockist: PointedStockist) => void;
  /** Called when the pointer enters or leaves a stockist. */
  onPoint: (id: number | null) => void;
  /** Called when the visitor has moved the map. */
  onMove: (area: MapArea) => void;
  onReady: () => void;
};

/** Britain and Spain with the Canary Islands: the extent of the embedded outlines. */
const MAX_BOUNDS: [number, number, number, number] = [-22, 25, 14, 63];
const HOME_CENTRE: [number, number] = [-3, 48];
const MARGIN_PX = 48;
/** Shows a town and its surroundings: the area of a postcode's first stockists. */
const TOWN_ZOOM = 9;

export type StockistMap = ReturnType<typeof createStockistMap>;

/**
 * Creates a map of stockists in an element. The arrow keys, + and − move it; MapLibre omits animations for visitors who
 * prefer reduced motion.
 *
 * @throws Error if the browser cannot draw it.
 */
export function createStockistMap(container: HTMLElement, options: Options) {
  setWorkerUrl(new URL(workerUrl, window.location.href).href);
  let points = NOTHING;
  const style = () => {
    const outlines = new URL(outlinesUrl, window.location.href).href;
    return createMapStyle({
      colours: readColours(container),
      outlines,
      tiles: options.tiles,
      points,
    });
  };
  const map = openMap({ container, style: style(), locale: options.texts });
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  listen(map, options);
  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  const redraw = () => map.setStyle(style());
  scheme.addEventListener('change', redraw);
  /** Runs once the style has loaded; a source accepts data only then. */
  const whenReady = (act: () => void) => {
    if (map.isStyleLoaded()) act();
    else map.once('idle', act);
  };
  const fit = (area: MapArea, isAnimated: boolean) => {
    const { west, south, east, north } = area;
    const bounds: [number, number, number, number] = [west, south, east, north];
    const camera = { padding: MARGIN_PX, maxZoom: TOWN_ZOOM, animate: isAnimated };
    map.fitBounds(bounds, camera, { isOwn: true });
  };
  if (options.area) fit(options.area, false);

  return {
    /** Shows an area without calling `onMove`. */
    showArea: (area: MapArea) => fit(area, true),
    /** Moves to a stockist. */
    showPlace({ longitude, latitude }: Coordinates) {
      const zoom = Math.max(map.getZoom(), TOWN_ZOOM);
      map.easeTo({ center: [longitude, latitude], zoom }, { isOwn: true });
    },
    setPoints(all: StockistPoints) {
      points = all;
      whenReady(() => {
        sourceOf(map, 'stockists').setData(all);
        sourceOf(map, 'towns').setData(listTowns(all));
      });
    },
    /** Highlights a stockist, even within a cluster; null for none. */
    mark(place: Coordinates | null) {
      const features = place ? [toFeature(place)] : [];
      whenReady(() => sourceOf(map, 'marked').setData({ ...NOTHING, features }));
    },
    remove() {
      scheme.removeEventListener('change', redraw);
      map.remove();
    },
  };
}

function openMap(options: Pick<MapOptions, 'container' | 'style' | 'locale'>): MapLibre {
  const map = new MapLibre({
    ...options,
    center: HOME_CENTRE,
    zoom: 3,
    maxZoom: 14,
    maxBounds: MAX_BOUNDS,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    attributionControl: false,
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

function listen(map: MapLibre, { onPick, onPoint, onMove, onReady }: Options) {
  map.once('idle', onReady);
  map.on('moveend', (event) => {
    if ('isOwn' in event) return;
    const bounds = map.getBounds();
    const [west, south, east, north] = bounds.toArray().flat() as [number, number, number, number];
    onMove({ west, south, east, north });
  });
  map.on('click', 'clusters', async ({ features }) => {
    const [feature] = features ?? [];
    if (feature?.geometry.type !== 'Point') return;
    const center = feature.geometry.coordinates as [number, number];
    const source = sourceOf(map, 'stockists');
    const zoom = await source.getClusterExpansionZoom(feature.properties.cluster_id);
    map.easeTo({ center, zoom });
  });
  map.on('click', 'stockists', ({ features }) => {
    const [feature] = features ?? [];
    if (feature?.geometry.type !== 'Point') return;
    const [longitude, latitude] = feature.geometry.coordinates as [number, number];
    const { id, name, town } = feature.properties as { id: number; name: string; town: string };
    onPick({ id, name, town, longitude, latitude });
  });
  map.on('mousemove', 'stockists', ({ features }) => onPoint(features?.[0]?.properties.id ?? null));
  map.on('mouseleave', 'stockists', () => onPoint(null));
  for (const layer of ['clusters', 'stockists']) {
    map.on('mouseenter', layer, () => {
      map.getCanvas().style.cursor = 'pointer';
    });
    map.on('mouseleave', layer, () => {
      map.getCanvas().style.cursor = '';
    });
  }
}

function sourceOf(map: MapLibre, name: string): GeoJSONSource {
  return map.getSource(name) as GeoJSONSource;
}

function toFeature({ longitude, latitude }: Coordinates): StockistPoints['features'][number] {
  const geometry = {
    type: 'Point' as const,
    coordinates: [longitude, latitude] as [number, number],
  };
  return { type: 'Feature', geometry, properties: { id: 0, name: '', town: '' } };
}

function readColours(element: HTMLElement): MapColours {
  const tokens = getComputedStyle(element);
  const read = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  return {
    ground: read('ground'),
    surface: read('surface'),
    ink: read('ink'),
    'on-ink': read('on-ink'),
    muted: read('muted'),
    line: read('line'),
    'line-strong': read('line-strong'),
    accent: read('accent'),
    glow: read('glow'),
  };
}
