import type { Localised } from '#core/i18n/localised.ts';
import type { Picture } from '#core/media.ts';
import type { Coordinates } from '#core/places/coordinates.ts';
import type { Country } from '#core/places/country.ts';
import type { OpeningHours } from '#core/places/opening-hours.ts';

export type Address = {
  street: string;
  town: string;
  /** County or province. */
  region: string;
  postcode: string;
  country: Country;
};

type Contactable = { phone: string; email: string };

/** An exhibition of the manufacturer, in one language. */
export type Showroom = Coordinates &
  Contactable & {
    id: number;
    code: string;
    slug: string;
    slugs: Localised;
    title: string;
    summary: string;
    descriptionHtml: string;
    address: Address;
    hours: OpeningHours;
    picture: Picture | null;
  };

/** An area sales manager, in one language. */
export type StaffMember = Contactable & {
  id: number;
  code: string;
  name: string;
  role: string;
  country: Country;
  region: string;
  languages: string[];
  counties: string[];
  postcodeAreas: string[];
  /** Provinces by code and name. */
  provinces: { code: string; name: string }[];
};

/** Stockists of a product family: their number and a few of them from different regions. */
export type StockistSummary = { total: number; some: { id: number; name: string; town: string }[] };

/** A shop or wholesaler; the same in every language. `email` and `website` are '' when there is none. */
export type Stockist = Coordinates &
  Contactable & {
    id: number;
    code: string;
    name: string;
    address: Address;
    website: string;
    hours: OpeningHours;
    /** Ids of the categories in stock. */
    categoryIds: number[];
  };
