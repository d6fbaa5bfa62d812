import { z } from 'zod';
import { localised, localisedText, slugSchema } from '#core/i18n/localised.ts';
import { countries } from '#core/places/country.ts';
import { parseOpeningHours } from '#core/places/opening-hours.ts';
import { postcodeAreas } from '#core/places/postcode-areas.ts';
import { provinces } from '#core/places/provinces.ts';
import { sayable } from '#core/say.ts';
import { sceneImageSchema } from '#core/scene-image.ts';

const text = z.string().trim().min(1);

const hoursSchema = z
  .string()
  .trim()
  .refine(
    (hours) => parseOpeningHours(hours) !== null,
    sayable('Write days and times like Mo-Fr 09:00-13:00,16:00-19:00; Sa 09:00-13:00'),
  );

/** Britain and Spain with their islands, and some margin: a wrong sign or swapped figures fall outside. */
const latitude = z.number().min(27).max(61);
const longitude = z.number().min(-19).max(5);

const addressSchema = z.strictObject({
  street: text,
  town: text,
  /** County or province. */
  region: text,
  postcode: text,
  country: z.enum(countries),
});

/** `places/showrooms.yaml`: a list. The description is Markdown. */
export const showroomRecordSchema = z.strictObject({
  code: slugSchema,
  slug: localised(slugSchema),
  title: localisedText,
  summary: localised(z.string().trim().min(20).max(220)),
  description: localised(z.string().trim().min(20)),
  address: addressSchema,
  latitude,
  longitude,
  phone: text,
  email: z.email(),
  hours: hoursSchema,
  image: sceneImageSchema,
});

/** `places/area-sales-managers.yaml`: a list. Each postcode area and each province belongs to one manager. */
export const staffRecordSchema = z
  .strictObject({
    code: slugSchema,
    name: z.string().trim().min(2),
    role: localisedText,
    phone: text,
    email: z.email(),
    country: z.enum(countries),
    /** Name of the region. */
    region: localisedText,
    /** Spoken languages, as ISO 639 codes. */
    languages: z.array(z.string().regex(/^[a-z]{2}$/)).min(1),
    /** Counties and other names that people search for. */
    counties: z.array(text).default([]),
    postcode_areas: z.array(z.enum(postcodeAreas)).default([]),
    /** The first two digits of the province's postcodes. */
    provinces: z.array(z.enum(provinces.map(({ code }) => code))).default([]),
  })
  .refine(({ country, postcode_areas, provinces: own }) => {
    return country === 'gb' ? postcode_areas.length > 0 : own.length > 0;
  }, sayable('Name at least one of postcode_areas for gb, of provinces for es'));

/** A cell that holds a number. */
function cell(schema: z.ZodType<number>) {
  return z.preprocess((value) => (value === '' ? undefined : Number(value)), schema);
}

/** A row of `places/stockists.csv`. */
export const stockistRecordSchema = z.object({
  code: slugSchema,
  name: text,
  street: text,
  town: text,
  region: text,
  postcode: text,
  country: z.enum(countries),
  latitude: cell(latitude),
  longitude: cell(longitude),
  phone: text,
  /** May stay empty. */
  email: z.union([z.literal(''), z.email()]),
  /** May stay empty. */
  website: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
  hours: hoursSchema,
  /** Codes of categories in stock, separated by a bar. */
  categories: z.string().transform((list) => list.split('|').filter(Boolean)),
});

export type ShowroomRecord = z.infer<typeof showroomRecordSchema>;
export type StaffRecord = z.infer<typeof staffRecordSchema>;
export type StockistRecord = z.infer<typeof stockistRecordSchema>;
