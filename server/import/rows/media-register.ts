import type { Localised } from '#core/i18n/localised.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { IdOf } from '#server/import/rows/entity-ids.ts';

/** Name, description and owner of a file; the first use of a file decides. */
export type MediaCaption = { title: Localised; alt: Localised | null; parentId: number | null };

/** Collects the media that the content uses. */
export function createMediaRegister(idOf: IdOf) {
  const used = new Map<number, { file: MediaFile; caption: MediaCaption }>();
  return {
    used,
    /** Registers a use and returns the media's id; null for a missing file. */
    use(file: MediaFile | undefined, caption: MediaCaption): number | null {
      if (!file) return null;
      const id = idOf('post', 'media', file.path);
      if (!used.has(id)) used.set(id, { file, caption });
      return id;
    },
  };
}

export type MediaRegister = ReturnType<typeof createMediaRegister>;
