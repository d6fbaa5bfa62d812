/** A place on the globe, WGS 84, degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** Mean radius of the earth, km (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;

/** Distance along the surface, km, by the haversine formula: exact to about 0.5 % because the earth is no sphere. */
export function calculateDistanceKm(one: Coordinates, other: Coordinates): number {
  const [latitude, otherLatitude] = [radians(one.latitude), radians(other.latitude)];
  const half = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = half + Math.cos(latitude) * Math.cos(otherLatitude) * across;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Parses `53.38,-1.47`, latitude first; null for anything else and for coordinates out of range. */
export function parseCoordinates(text: string): Coordinates | null {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return match && isOnGlobe ? { latitude, longitude } : null;
}

/** The place of two figures, or of texts that are figures; null for anything else and for coordinates out of range. */
export function readPlace(latitude: unknown, longitude: unknown): Coordinates | null {
  return parseCoordinates(`${latitude},${longitude}`);
}
