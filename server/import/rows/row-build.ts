import { createHash } from 'node:crypto';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { RowOf, VersionedTable } from '#server/db/tables.ts';
import type { LinkResolver } from '#server/import/check/link-resolver.ts';
import type { MarkdownLinks } from '#server/import/markdown.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { IdOf } from '#server/import/rows/entity-ids.ts';
import type { MediaRegister } from '#server/import/rows/media-register.ts';

/** Rows of a table, which may be made only when they are read. */
export type RowList<Row> = Iterable<Row> & { readonly length: number };

/** All rows of a version, by table. */
export type Rows = { [Table in VersionedTable]: RowList<RowOf<Table>> };

/**
 * Rows that are made each time they are read: all at once, those of a large catalogue would take more memory than its
 * records.
 * @param length of the rows; without it they are made once to count them.
 */
export function lazyRows<Row>(make: () => Iterable<Row>, length = lengthOf(make())): RowList<Row> {
  return { length, [Symbol.iterator]: () => make()[Symbol.iterator]() };
}

function lengthOf(rows: Iterable<unknown>): number {
  let length = 0;
  for (const _ of rows) length += 1;
  return length;
}

/** Shared context of row builders. */
export type Build = {
  content: Content;
  idOf: IdOf;
  media: ReadonlyMap<string, MediaFile>;
  register: MediaRegister;
  links: LinkResolver;
  linksOf: (locale: LocaleCode) => MarkdownLinks;
  /**
   * Returns when an entity last changed: its time in the previous version when its checksum is unchanged; else the day
   * that its record states, unless that is in the future or before the last known change; else now.
   */
  updatedAt: (entity: { kind: StampKind; id: number }, checksum: string, stated?: string) => string;
};

export type StampKind = 'term' | 'product' | 'page' | 'article' | 'entry' | 'stockist' | 'media';

/** Checksum of a record, for detecting later changes. */
export function checksumOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
