import type { Coordinates } from '#core/places/coordinates.ts';
import type { MapArea } from '#core/places/map-area.ts';
import type { MapTiles } from '#core/places/map-tiles.ts';
import type { Stockist } from '#core/places/place.ts';

/** Screens with room for the map beside the list; elsewhere it stands above. */
export const BESIDE_LIST = '(min-width: 1200px)';

/** The stockist that stands out in list and map; `isShown` when the visitor wants to see where it is. */
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
  /** The list is limited to it; null for anywhere. */
  area: MapArea | null;
  /** Question of the API for all that match, with its mark. */
  filter: string;
  marked: Mark;
  hrefOf: (change: { area: MapArea } | { near: Coordinates }) => string;
  onMark: (id: number | null) => void;
};
