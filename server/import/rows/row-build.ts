import { createHash } from 'node:crypto';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { RowOf, VersionedTable } from '#server/db/tables.ts';
import type { LinkResolver } from '#server/import/check/link-resolver.ts';
import type { CheckMemory } from '#server/import/check-memory.ts';
import type { MarkdownLinks } from '#server/import/markdown.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { IdOf } from '#server/import/rows/entity-ids.ts';
import type { MediaCaption, MediaRegister } from '#server/import/rows/media-register.ts';

/** Rows of a table, which may be made only when they are read. */
export type RowList<Row> = Iterable<Row> & {
  readonly length: number;
  /** Those that differ from the version in use, where that is known. */
  readonly fresh?: Iterable<Row>;
};

/** All rows of a version, by table. */
export type Rows = { [Table in VersionedTable]: RowList<RowOf<Table>> };

/**
 * Rows that are made each time they are read: all at once, those of a large catalogue would take more memory than its
 * records.
 * @param make all rows, or those that differ from the version in use.
 */
export function lazyRows<Row>(
  make: (areAll: boolean) => Iterable<Row>,
  length: number,
): RowList<Row> {
  const lazily = (areAll: boolean) => ({
    [Symbol.iterator]: () => make(areAll)[Symbol.iterator](),
  });
  return { ...lazily(true), length, fresh: lazily(false) };
}

/** Shared context of row builders. */
export type Build = {
  content: Content;
  idOf: IdOf;
  media: Pick<ReadonlyMap<string, MediaFile>, 'get'>;
  register: MediaRegister;
  links: LinkResolver;
  linksOf: (locale: LocaleCode) => MarkdownLinks;
  /**
   * Returns when an entity last changed: its time in the previous version when its checksum is unchanged; else the day
   * that its record states, unless that is in the future or before the last known change; else now.
   */
  updatedAt: (entity: { kind: StampKind; id: number }, checksum: string, stated?: string) => string;
  memory: CheckMemory | null;
  /** Ids whose rows are those of the version in use; complete once all rows are built. */
  unchanged: { products: Set<number>; media: Set<number> };
  /** What is known of the rows of the version in use. */
  served: MadeRows | null;
};

/** What the rows of a version were made of, by id. */
export type MadeRows = {
  products: ReadonlyMap<number, object>;
  media: ReadonlyMap<number, { file: MediaFile; caption: MediaCaption; slug: string }>;
};

export type StampKind = 'term' | 'product' | 'page' | 'article' | 'entry' | 'stockist' | 'media';

/** Checksum of a record, for detecting later changes. */
export function checksumOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
