import type { ReactNode } from 'react';
import { useT } from '#app/places/places-texts.ts';
import type { Coordinates } from '#core/places/coordinates.ts';
import { countryName } from '#core/places/country.ts';
import type { Address } from '#core/places/place.ts';

type Props = {
  name: string;
  address: Address;
  phone: string;
  email: string;
  website?: string;
  coordinates: Coordinates;
  /** Rendered after the other contact details. */
  children?: ReactNode;
};

/** Address and contact details of a place. */
export function PlaceAddress({
  name,
  address,
  phone,
  email,
  website = '',
  coordinates,
  children,
}: Props) {
  const t = useT();
  const { street, town, region, postcode, country } = address;
  const place = country === 'es' ? `${postcode} ${town}` : `${town} ${postcode}`;
  const route = `https://www.openstreetmap.org/directions?to=${coordinates.latitude}%2C${coordinates.longitude}`;
  return (
    <address className="place-address">
      <span>{street}</span>
      <span>{place}</span>
      <span>
        {region !== town && `${region}, `}
        {countryName(t.locale, country)}
      </span>
      <span className="place-links">
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {website && (
          <a href={website} rel="noopener" aria-label={`${t('places.website')} ${name}`}>
            {t('places.website')}
          </a>
        )}
        <a href={route} rel="noopener" aria-label={`${t('places.route')} ${name}`}>
          {t('places.route')}
        </a>
        {children}
      </span>
    </address>
  );
}
