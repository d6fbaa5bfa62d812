import { defaultLocale } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { STILL_SIZE } from '#core/photometry/scene/still.ts';
import type { ScaledPicture } from '#server/images/picture-scaler.ts';
import type { createScenePictures } from '#server/images/scene-picture.ts';
import type { PhotometryService } from '#server/photometry/photometry-service.ts';
import type { PhotometryThread } from '#server/photometry-worker/photometry-thread.ts';

type Options = {
  photometry: Pick<PhotometryService, 'findScene'>;
  photometryThread: Pick<PhotometryThread, 'renderStill'>;
  makeScene: ReturnType<typeof createScenePictures>;
};

/** Composes the still pictures of the light of variants. */
export function composeLightScenes({ photometry, photometryThread, makeScene }: Options) {
  /** The picture of a variant by its id; null when there is none. It is the same in every language. */
  return async function scene(variantId: number): Promise<ScaledPicture | null> {
    const found = await photometry.findScene(defaultLocale, variantId);
    if (!found) return null;
    return makeScene(found.source, async () => {
      const bytes = (await photometryThread.renderStill(found.task)) ?? missing();
      return { bytes, size: STILL_SIZE };
    });
  };
}
