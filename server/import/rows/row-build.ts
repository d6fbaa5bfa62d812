import { createHash } from 'node:crypto';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { RowOf, VersionedTable } from '#server/db/tables.ts';
import type { LinkResolver } from '#server/import/check/link-resolver.ts';
import type { MarkdownLinks } from '#server/import/markdown.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { IdOf } from '#server/import/rows/entity-ids.ts';
import type { MediaRegister } from '#server/import/rows/media-register.ts';

/** All rows of a version, by table. */
export type Rows = { [Table in VersionedTable]: RowOf<Table>[] };

/** What row builders share. */
export type Build = {
  content: Content;
  idOf: IdOf;
  media: ReadonlyMap<string, MediaFile>;
  register: MediaRegister;
  links: LinkResolver;
  linksOf: (locale: LocaleCode) => MarkdownLinks;
  /**
   * When a thing last changed: its time in the version before when its checksum is the same; else the day that its record
   * states, unless that is to come or before the last known change; else now.
   */
  updatedAt: (entity: { kind: StampKind; id: number }, checksum: string, stated?: string) => string;
};

export type StampKind = 'term' | 'product' | 'page' | 'article' | 'entry' | 'stockist' | 'media';

/** Fingerprint of whatever a record says, to see later whether it changed. */
export function checksumOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
