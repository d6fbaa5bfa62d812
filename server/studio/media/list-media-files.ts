import { foldText } from '#core/fold-text.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { mapKeys } from '#core/keys.ts';
import {
  type ListedMedia,
  lacksAlt,
  type MediaFolderCount,
  type MediaItem,
  type MediaPage,
  type MediaQuery,
  mediaKinds,
} from '#core/studio/media/media-item.ts';

/** The files as the library shows them. */
export function toListed(files: readonly MediaItem[], changed: ReadonlySet<string>): ListedMedia[] {
  const alike = Map.groupBy(files, ({ hash }) => hash);
  return files.map((file) => ({
    ...file,
    isChanged: changed.has(file.path),
    sameAs: (alike.get(file.hash) ?? [])
      .map(({ path }) => path)
      .filter((path) => path !== file.path),
  }));
}

/** Those that match, by path. */
export function findMedia(
  files: readonly ListedMedia[],
  query: MediaQuery,
  { offset, limit }: { offset: number; limit: number },
): MediaPage {
  const matching = files.filter((file) => matches(file, query));
  const others = matching.filter(({ path }) => isBelow(path, query.under));
  const ofKind = ({ kind }: ListedMedia) => query.kind === undefined || kind === query.kind;
  const found = others.filter(ofKind);
  return {
    items: found.slice(offset, offset + limit),
    total: found.length,
    folders: countFolders(matching.filter(ofKind)),
    counts: mapKeys(mediaKinds, (kind) => others.filter((file) => file.kind === kind).length),
  };
}

const isBelow = (path: string, under = ''): boolean => under === '' || path.startsWith(`${under}/`);

/** Each folder that has files, and those around it, except the first: nobody looks for all of `catalogue`. */
function countFolders(files: readonly ListedMedia[]): MediaFolderCount[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const parts = path.split('/');
    for (let length = 2; length < parts.length; length += 1) {
      const folder = parts.slice(0, length).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([folder, count]) => ({ folder, count }))
    .sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

function matches(file: ListedMedia, { q = '', only }: MediaQuery): boolean {
  if (only && !isOne(file, only)) return false;
  const words = foldText(q).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const places = file.uses.flatMap(({ file: record, alt }) => [record, ...textsOf(alt)]);
  const searched = foldText([file.path, ...places].join(' '));
  return words.every((word) => searched.includes(word));
}

const textsOf = (alt: ListedMedia['uses'][number]['alt']): string[] =>
  localeCodes.flatMap((code) => alt?.[code] ?? []);

function isOne(file: ListedMedia, only: NonNullable<MediaQuery['only']>): boolean {
  switch (only) {
    case 'changed':
      return file.isChanged;
    case 'unused':
      return file.uses.length === 0;
    case 'without-alt':
      return lacksAlt(file);
    case 'twice':
      return file.sameAs.length > 0;
  }
}
