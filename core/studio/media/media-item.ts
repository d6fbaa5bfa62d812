import type { LocaleCode } from '#core/i18n/locales.ts';

/** What a media file is, for people. */
export const mediaKinds = [
  'picture',
  'drawing',
  'model',
  'photometry',
  'document',
  'film',
  'captions',
] as const;

export type MediaKind = (typeof mediaKinds)[number];

const kindsByExtension: Readonly<Record<string, MediaKind>> = {
  ...{ webp: 'picture', avif: 'picture', jpg: 'picture', png: 'picture' },
  ...{ svg: 'drawing', dwg: 'drawing' },
  ...{ glb: 'model', rfa: 'model' },
  ...{ ldt: 'photometry', ies: 'photometry', gldf: 'photometry', spdx: 'photometry' },
  ...{ pdf: 'document', zip: 'document' },
  ...{ mp4: 'film', webm: 'film', vtt: 'captions' },
};

/** Extension of a path in lower case; '' if it has none. */
export const endOf = (path: string): string =>
  /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Null for files that are no media. */
export const mediaKindOf = (path: string): MediaKind | null =>
  kindsByExtension[endOf(path)] ?? null;

/** A field that names a media file. */
export type MediaPlace = {
  /** File of the record, within the content folder. */
  file: string;
  /** Path of the field with dots, or a column; '' for a text that shows the file. */
  field: string;
  /** Row of a table, the header being 1; null elsewhere. */
  row: number | null;
  /** The description that stands beside it, in its languages; null where the record has no place for one. */
  alt: Partial<Record<LocaleCode, string>> | null;
};

/** A media file of the content under a change set. */
export type MediaItem = {
  path: string;
  kind: MediaKind;
  /** SHA-256, hex. */
  hash: string;
  sizeBytes: number;
  /** Pixels; null for files without dimensions. */
  width: number | null;
  height: number | null;
  uses: MediaPlace[];
};

/** Whether a record describes the file in no words, in at least one language. */
export const lacksAlt = ({ uses }: Pick<MediaItem, 'uses'>): boolean =>
  uses.some(({ alt }) => alt && Object.values(alt).some((text) => !text.trim()));

/** A file as the library lists it. */
export type ListedMedia = MediaItem & {
  /** Written by the change set. */
  isChanged: boolean;
  /** Other paths of the same bytes. */
  sameAs: string[];
};

export const mediaFilters = ['changed', 'unused', 'without-alt', 'twice'] as const;

export type MediaQuery = {
  /** Parts of the path, of descriptions and of the paths of records. */
  q?: string | undefined;
  kind?: MediaKind | undefined;
  /** A folder. */
  under?: string | undefined;
  only?: (typeof mediaFilters)[number] | undefined;
};

/** A folder with all that lies below it. */
export type MediaFolderCount = { folder: string; count: number };

export type MediaPage = {
  items: ListedMedia[];
  total: number;
  /** Folders with files that match the rest of the query, by path. */
  folders: MediaFolderCount[];
  /** Files of each kind that match the rest of the query. */
  counts: Record<MediaKind, number>;
};
