import { foldText } from '#core/fold-text.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { RowOf } from '#server/db/tables.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { MediaCaption } from '#server/import/rows/media-register.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Builds the rows of all used media; call it when every use is registered. */
export function* buildMediaRows({ register, updatedAt }: Build): Generator<RowOf<'media'>> {
  const slugs = new Set<string>();
  for (const [id, { file, caption }] of register.used) {
    yield {
      id,
      path: file.path,
      slug: freeSlug(slugOf(file.name), slugs),
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
export function* buildMediaTexts({ register }: Build): Generator<RowOf<'media_text'>> {
  for (const [id, use] of register.used) {
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
