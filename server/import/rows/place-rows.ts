import type { LocaleCode } from '#core/i18n/locales.ts';
import { type OpeningHours, parseOpeningHours } from '#core/places/opening-hours.ts';
import type { ShowroomRecord, StaffRecord } from '#core/places/place-record.ts';
import { nameOfProvince, provinces } from '#core/places/provinces.ts';
import type { RowOf } from '#server/db/tables.ts';
import { sceneFolder } from '#server/import/check/media-uses.ts';
import { renderMarkdown } from '#server/import/markdown.ts';
import { toPicture } from '#server/import/media-library.ts';
import type { Entry } from '#server/import/read/content-entry.ts';
import { type Build, checksumOf } from '#server/import/rows/row-build.ts';

/** A showroom's headings start below its name, which is a second-level heading. */
const TOP_HEADING = 3;

/** Builds the rows of showrooms and area sales managers, in the order of the content. */
export function buildPlaceEntries(build: Build): (Entry<'showroom'> | Entry<'staff'>)[] {
  const { showrooms, staff } = build.content;
  return [
    ...(showrooms?.record ?? []).map((record) => toShowroom(record, build)),
    ...(staff?.record ?? []).map(toStaff),
  ];
}

/** Builds the rows of the stockists, with their categories by id. */
export function buildStockistRows(build: Build): RowOf<'stockist'>[] {
  return build.content.stockists.rows.map(({ record }) => {
    const id = build.idOf('post', 'stockist', record.code);
    const { categories, ...columns } = record;
    const checksum = checksumOf(record);
    return {
      ...columns,
      id,
      categories: JSON.stringify(categories.map((code) => build.idOf('term', 'category', code))),
      checksum,
      updated: build.updatedAt({ kind: 'stockist', id }, checksum),
    };
  });
}

function toShowroom(record: ShowroomRecord, build: Build): Entry<'showroom'> {
  const { code, slug, title, address, latitude, longitude, phone, email } = record;
  const picture = build.media.get(`${sceneFolder}/${record.image.file}`);
  build.register.use(picture, { title, alt: record.image.alt, parentId: null });
  const textOf = (locale: LocaleCode) => ({
    slug: slug[locale],
    title: title[locale],
    body: {
      slugs: slug,
      summary: record.summary[locale],
      descriptionHtml: renderMarkdown(
        record.description[locale],
        build.linksOf(locale),
        TOP_HEADING,
      ),
      address,
      latitude,
      longitude,
      phone,
      email,
      // The record's schema accepts only valid hours.
      hours: parseOpeningHours(record.hours) as OpeningHours,
      picture: toPicture(picture, record.image.alt[locale], record.image.focus),
    },
  });
  return { kind: 'showroom', code, textOf };
}

function toStaff(record: StaffRecord): Entry<'staff'> {
  const { code, name, role, region, postcode_areas, provinces: own, ...rest } = record;
  const textOf = (locale: LocaleCode) => ({
    slug: code,
    title: name,
    body: {
      ...rest,
      role: role[locale],
      region: region[locale],
      postcodeAreas: postcode_areas,
      provinces: provinces
        .filter((province) => own.includes(province.code))
        .map((province) => ({ code: province.code, name: nameOfProvince(province, locale) })),
    },
  });
  return { kind: 'staff', code, textOf };
}
