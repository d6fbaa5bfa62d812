import type { Coordinates } from '#core/places/coordinates.ts';
import type { Country } from '#core/places/country.ts';
import { isWithin, type MapArea } from '#core/places/map-area.ts';

/**
 * Rectangles around the land of a country, degrees, with a margin of about 10 km. They tell countries of this list apart,
 * not a country from its neighbours.
 */
const areas: Record<Country, readonly MapArea[]> = {
  gb: [{ west: -8.8, south: 49.8, east: 1.9, north: 60.95 }],
  es: [
    // The mainland, the Balearic Islands, Ceuta and Melilla.
    { west: -9.4, south: 35.1, east: 4.45, north: 43.9 },
    // The Canary Islands.
    { west: -18.3, south: 27.5, east: -13.3, north: 29.5 },
  ],
};

/** Whether a place can be in a country. */
export function canBeIn(country: Country, place: Coordinates): boolean {
  return areas[country].some((area) => isWithin(area, place));
}
