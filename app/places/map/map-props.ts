import type { Coordinates } from '#core/places/coordinates.ts';
import type { MapArea } from '#core/places/map-area.ts';
import type { MapTiles } from '#core/places/map-tiles.ts';
import type { Stockist } from '#core/places/place.ts';

/** Screens wide enough for the map beside the list; otherwise it is above the list. */
export const BESIDE_LIST = '(min-width: 1200px)';

/** The highlighted stockist in list and map; `isShown` if the visitor chose to see it on the map. */
export type Mark = { id: number; isShown?: boolean } | null;

export type MapProps = {
  tiles: MapTiles | null;
  /** The stockists on this page of the list. */
  places: {
    id: number;
    name: string;
    latitude: number;
    longitude: number;
    address: Stockist['address'];
  }[];
  /** The area that limits the list; null for none. */
  area: MapArea | null;
  /** API query for all matching stockists, including `?`. */
  filter: string;
  marked: Mark;
  hrefOf: (change: { area: MapArea } | { near: Coordinates }) => string;
  onMark: (id: number | null) => void;
};
