import type { Localised } from '#core/i18n/localised.ts';
import { productFilePaths } from '#server/import/check/media-uses.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { ProductSource } from '#server/import/read/content-records.ts';
import type { Build } from '#server/import/rows/row-build.ts';

/** Returns the existing files of one product. All of them are registered as belonging to it. */
export function createProductMedia({ record, folder }: ProductSource, build: Build, id: number) {
  const hashes: string[] = [];
  const picture = (name: string) => build.media.get(`${folder}/images/${name}`);
  const file = (name: string) =>
    productFilePaths(folder, name)
      .map((path) => build.media.get(path))
      .find((found) => found !== undefined);

  function note(found: MediaFile | undefined, title: Localised, alt: Localised | null = null) {
    if (found) hashes.push(found.hash);
    return build.register.use(found, { title, alt, parentId: id });
  }

  const pictureIds = record.images.map((image) =>
    note(picture(image.file), record.title, image.alt),
  );
  for (const drawing of record.drawings) note(file(drawing.file), drawing.title);
  if (record.model_3d) note(file(record.model_3d), record.title);
  for (const video of [record.video, record.installation_video]) {
    if (video) note(file(video.file), video.title);
    const others = [video?.poster, video?.av1, ...Object.values(video?.captions ?? {})];
    for (const name of others) if (video && name) note(file(name), video.title);
  }
  for (const document of record.documents) note(file(document.file), document.title);
  const firstPictureId = pictureIds.find((pictureId) => pictureId !== null) ?? null;
  return { picture, file, hashes, firstPictureId };
}

export type ProductMedia = ReturnType<typeof createProductMedia>;
