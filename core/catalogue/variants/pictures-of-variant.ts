import type { FinishCode } from '#core/catalogue/figures/codes.ts';
import type { Picture } from '#core/media.ts';

/** A picture of a product. One with a finish shows variants of that finish only. */
export type ProductPicture = Picture & { finish?: FinishCode };

type WithFinish = { finish?: FinishCode | undefined };

/** Returns the pictures of one finish and those that show none in particular, in their order. */
export function ofFinish<Shown extends WithFinish>(pictures: Shown[], finish: FinishCode): Shown[] {
  return pictures.filter((picture) => picture.finish === undefined || picture.finish === finish);
}

/**
 * Returns the pictures that may stand for a variant, the best first. Once a product says which finish its pictures show,
 * a variant gets one of its own finish or none.
 */
export function portraitsOf<Shown extends WithFinish>(
  pictures: Shown[],
  finish: FinishCode,
): Shown[] {
  const isMarked = pictures.some((picture) => picture.finish !== undefined);
  return isMarked ? pictures.filter((picture) => picture.finish === finish) : pictures;
}
