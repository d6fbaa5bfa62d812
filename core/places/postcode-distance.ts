import { type Coordinates, calculateDistanceKm } from '#core/places/coordinates.ts';
import type { Country } from '#core/places/country.ts';
import { type KnownPlace, placeOfPostcode } from '#core/places/known-place.ts';
import { postcodeAreas } from '#core/places/postcode-areas.ts';
import { provinces } from '#core/places/provinces.ts';

/** Towns of wide areas lie so far from their centre: Fort William 113 km from Perth. */
const LEAST_REACH_KM = 125;
/** In thinly settled country areas are wider: so many times the distance to the fifth of the other centres. */
const REACH_FACTOR = 1.5;

export type PostcodePlace = {
  /** The postcode area or province. */
  place: KnownPlace;
  country: Country;
  /** From its centre, km. */
  distanceKm: number;
  /** Whether a site with this postcode can be so far away. */
  isNear: boolean;
};

/**
 * Compares coordinates with the postcode area or the province of a postcode; null for a postcode of neither. It finds the
 * coordinates of another part of the country, not those of the next town.
 */
export function compareWithPostcode(postcode: string, at: Coordinates): PostcodePlace | null {
  const place = placeOfPostcode(postcode);
  if (!place) return null;
  const distanceKm = calculateDistanceKm(place, at);
  const isNear = distanceKm <= LEAST_REACH_KM || distanceKm <= reachOf(place);
  return { place, country: place.province === null ? 'gb' : 'es', distanceKm, isNear };
}

function reachOf(place: KnownPlace): number {
  const codes = place.province === null ? postcodeAreas : provinces.map(({ code }) => code);
  const distances = codes
    .flatMap((code) => placeOfPostcode(code) ?? [])
    .map((other) => calculateDistanceKm(place, other))
    .sort((one, other) => one - other);
  // The first is the place itself.
  return REACH_FACTOR * (distances[5] ?? Number.POSITIVE_INFINITY);
}
