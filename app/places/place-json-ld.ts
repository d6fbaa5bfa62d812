import type { Coordinates } from '#core/places/coordinates.ts';
import { formatOpeningHours, type OpeningHours } from '#core/places/opening-hours.ts';
import type { Address } from '#core/places/place.ts';

type Place = Coordinates & {
  name: string;
  address: Address;
  phone: string;
  email: string;
  hours: OpeningHours;
};

/** Returns a shop or showroom as structured data. */
export function localBusiness(place: Place): Record<string, unknown> {
  const { street, town, region, postcode, country } = place.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: place.name,
    telephone: place.phone,
    email: place.email || undefined,
    openingHours: formatOpeningHours(place.hours),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressRegion: region,
      postalCode: postcode,
      addressCountry: country.toUpperCase(),
    },
    geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
  };
}
