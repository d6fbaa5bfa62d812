import {
  type GeoJSONSource,
  Map as MapLibre,
  Marker,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import outlinesUrl from '#core/places/base-map.geojson?url';
import type { Coordinates } from '#core/places/coordinates.ts';
import { outlineLayers } from '#core/places/outline-layers.ts';

type MapColours = Record<'sea' | 'surface' | 'line' | 'line-strong' | 'others' | 'area', string>;

type Options = {
  /** A button: dragged, and moved by the arrow keys. */
  pin: HTMLElement;
  colours: MapColours;
  /** Texts of MapLibre's own controls. */
  texts: Record<string, string>;
  isReadOnly: boolean;
  onMove: (place: Coordinates) => void;
};

/** What a map shows: the place, other places of the table, the centre of the postcode's area. */
export type ShownPlaces = {
  place: Coordinates | null;
  others: readonly Coordinates[];
  area: Coordinates | null;
};

/** Britain and Spain with the Canary Islands: the extent of the outlines. */
const MAX_BOUNDS: [number, number, number, number] = [-22, 25, 14, 63];
const HOME_CENTRE: [number, number] = [-3, 48];
/** A town and its surroundings. */
const PLACE_ZOOM = 8;
/** Pixels of an arrow key. */
const KEY_STEP = 8;
/** 10 m. */
const DECIMALS = 4;

/**
 * Creates a map with one place that is moved: by the pointer, a click, or the arrow keys on its pin.
 *
 * @throws Error if the browser cannot draw it.
 */
export function createPlaceMap(container: HTMLElement, options: Options) {
  const { pin, colours, isReadOnly, onMove } = options;
  setWorkerUrl(new URL(workerUrl, window.location.href).href);
  const map = new MapLibre({
    ...{ container, style: styleWith(colours), locale: options.texts },
    ...{ center: HOME_CENTRE, zoom: 3, maxZoom: 14, maxBounds: MAX_BOUNDS },
    ...{ renderWorldCopies: false, dragRotate: false, pitchWithRotate: false, touchPitch: false },
    ...{ cooperativeGestures: true, attributionControl: false, fadeDuration: 0 },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  const marker = new Marker({ element: pin, draggable: !isReadOnly }).setLngLat(HOME_CENTRE);
  const loaded = new Promise((resolve) => map.once('load', resolve));
  let isCentred = false;
  const moveTo = ({ lng, lat }: { lng: number; lat: number }) => {
    onMove({ latitude: round(lat), longitude: round(lng) });
  };
  if (!isReadOnly) {
    marker.on('dragend', () => moveTo(marker.getLngLat()));
    map.on('click', ({ lngLat }) => moveTo(lngLat));
    pin.addEventListener('keydown', (event) => {
      const step = steps[event.key];
      if (!step) return;
      // Nor does the map move.
      event.preventDefault();
      event.stopPropagation();
      const { x, y } = map.project(marker.getLngLat());
      moveTo(map.unproject([x + step[0] * KEY_STEP, y + step[1] * KEY_STEP]));
    });
  }
  return {
    show({ place, others, area }: ShownPlaces) {
      const features = [
        ...others.map((at) => pointAt(at, 'other')),
        ...(area ? [pointAt(area, 'area')] : []),
      ];
      void loaded.then(() => {
        const source = map.getSource<GeoJSONSource>('points');
        source?.setData({ type: 'FeatureCollection', features });
      });
      if (place) marker.setLngLat(toLngLat(place)).addTo(map);
      else marker.remove();
      const centre = place ?? area;
      if (!centre || (isCentred && map.getBounds().contains(toLngLat(centre)))) return;
      map.jumpTo({ center: toLngLat(centre), zoom: Math.max(map.getZoom(), PLACE_ZOOM) });
      isCentred = true;
    },
    remove: () => map.remove(),
  };
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

const toLngLat = ({ longitude, latitude }: Coordinates): [number, number] => [longitude, latitude];

function pointAt(at: Coordinates, kind: 'other' | 'area') {
  return {
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: toLngLat(at) },
    properties: { kind },
  };
}

function styleWith(colours: MapColours): StyleSpecification {
  const isKind = (kind: string) => ['==', ['get', 'kind'], kind] as ['==', ['get', string], string];
  return {
    version: 8,
    sources: {
      outlines: { type: 'geojson', data: new URL(outlinesUrl, window.location.href).href },
      points: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      ...outlineLayers(colours),
      {
        ...{ id: 'others', type: 'circle', source: 'points', filter: isKind('other') },
        paint: { 'circle-color': colours.others, 'circle-radius': 3 },
      },
      {
        ...{ id: 'area', type: 'circle', source: 'points', filter: isKind('area') },
        paint: {
          ...{ 'circle-color': 'transparent', 'circle-radius': 12 },
          ...{ 'circle-stroke-color': colours.area, 'circle-stroke-width': 2 },
        },
      },
    ],
  };
}
