import { foldText } from '#core/fold-text.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { RowOf } from '#server/db/tables.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { MediaCaption } from '#server/import/rows/media-register.ts';
import type { Build, MadeRows } from '#server/import/rows/row-build.ts';

export type MadeMedia = MadeRows['media'];

type MediaBuild = { media: MadeMedia; areAll: boolean };

/** Of names of files, for files that stay the same objects. */
const stems = new WeakMap<MediaFile, string>();

/**
 * Makes what the rows of all used media come from; call it when every use is registered. What is the same in the version in
 * use is the same object.
 */
export function makeMedia({ register, served }: Build): MadeMedia {
  const slugs = new Set<string>();
  const made = new Map<number, MadeMedia extends ReadonlyMap<number, infer One> ? One : never>();
  for (const [id, { file, caption }] of register.used) {
    const stem = stems.get(file) ?? slugOf(file.name);
    stems.set(file, stem);
    const slug = freeSlug(stem, slugs);
    const before = served?.media.get(id);
    const isSame =
      before?.file === file && before.slug === slug && areSame(before.caption, caption);
    made.set(id, isSame ? before : { file, caption, slug });
  }
  return made;
}

function areSame(one: MediaCaption, other: MediaCaption): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Builds the rows of all used media, or of those that differ from the version in use. */
export function* buildMediaRows(
  { unchanged, updatedAt }: Build,
  { media, areAll }: MediaBuild,
): Generator<RowOf<'media'>> {
  for (const [id, { file, caption, slug }] of media) {
    if (!areAll && unchanged.media.has(id)) continue;
    yield {
      id,
      path: file.path,
      slug,
      hash: file.hash,
      name: file.name,
      mime_type: file.mimeType,
      is_picture: file.isPicture ? 1 : 0,
      width: file.width,
      height: file.height,
      size_bytes: file.sizeBytes,
      parent_id: caption.parentId,
      updated: updatedAt({ kind: 'media', id }, file.hash),
    };
  }
}

/** Builds their texts. */
export function* buildMediaTexts(
  { unchanged }: Build,
  { media, areAll }: MediaBuild,
): Generator<RowOf<'media_text'>> {
  for (const [id, use] of media) {
    if (!areAll && unchanged.media.has(id)) continue;
    for (const locale of localeCodes) yield toText(id, use, locale);
  }
}

function toText(
  id: number,
  { file, caption }: { file: MediaFile; caption: MediaCaption },
  locale: LocaleCode,
): RowOf<'media_text'> {
  const title = caption.title[locale];
  const alt = caption.alt?.[locale] ?? '';
  return {
    media_id: id,
    locale,
    title,
    alt,
    search_text: foldText(`${title} ${alt} ${file.name}`),
  };
}

function slugOf(name: string): string {
  const stem = foldText(name.replace(/\.[^.]+$/, ''));
  return stem.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'media';
}

/** Returns the slug, with the first number that makes it unique where necessary. */
function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}
