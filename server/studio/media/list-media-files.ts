import { foldText } from '#core/fold-text.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { mapKeys } from '#core/keys.ts';
import {
  type ListedMedia,
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
  const others = files.filter((file) => matches(file, query));
  const found = query.kind ? others.filter(({ kind }) => kind === query.kind) : others;
  return {
    items: found.slice(offset, offset + limit),
    total: found.length,
    counts: mapKeys(mediaKinds, (kind) => others.filter((file) => file.kind === kind).length),
  };
}

function matches(file: ListedMedia, { q = '', under = '', only }: MediaQuery): boolean {
  if (under !== '' && !file.path.startsWith(`${under}/`)) return false;
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
      return file.uses.some(({ alt }) => alt && Object.values(alt).some((text) => !text.trim()));
    case 'twice':
      return file.sameAs.length > 0;
  }
}
