import { type Coordinates, parseCoordinates } from '#core/places/coordinates.ts';

/** The visible part of a map, degrees. Never across the 180th meridian, where no products are sold. */
export type MapArea = { west: number; south: number; east: number; north: number };

/** Parses the `west,south,east,north` format of `formatMapArea`; null for anything else. */
export function parseMapArea(text: string): MapArea | null {
  const values = text.split(',');
  const [west = '', south = '', east = '', north = ''] = values;
  const low = parseCoordinates(`${south},${west}`);
  const high = parseCoordinates(`${north},${east}`);
  if (values.length !== 4 || !low || !high) return null;
  const area = {
    west: low.longitude,
    south: low.latitude,
    east: high.longitude,
    north: high.latitude,
  };
  return area.west < area.east && area.south < area.north ? area : null;
}

/** Formats the area for an address: `-2.10,53.20,-1.05,53.90`, rounded to about a kilometre. */
export function formatMapArea({ west, south, east, north }: MapArea): string {
  return [west, south, east, north].map((value) => value.toFixed(2)).join(',');
}

export function isWithin(
  { west, south, east, north }: MapArea,
  { latitude, longitude }: Coordinates,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

export function centreOfArea({ west, south, east, north }: MapArea): Coordinates {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** The smallest area that contains all places; null for none. */
export function areaAround(places: readonly Coordinates[]): MapArea | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
