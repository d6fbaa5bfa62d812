import { z } from '@hono/zod-openapi';
import { type Picture, pictureUrl, widthsFor } from '#core/media.ts';

const DEFAULT_WIDTH = 800;

/** An image in responses of the site's own endpoints. */
export const imageSchema = z
  .object({
    url: z.string().openapi({ description: 'Path of the scaled image on the site.' }),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
  })
  .openapi('Image', {
    example: {
      url: '/images/0f3b9a61c2d47e85/800.webp',
      width: 800,
      height: 600,
      alt: 'Rectangular opal panel seen from below',
    },
  });

type Image = z.infer<typeof imageSchema>;

/** @param wanted width in pixels; the largest existing width up to it is used, at most the original's. */
export function presentImage(picture: Picture | null, wanted = DEFAULT_WIDTH): Image | null {
  if (!picture) return null;
  const widths = widthsFor(picture.width);
  const step = widths.findLast((candidate) => candidate <= wanted) ?? widths[0] ?? wanted;
  const width = Math.min(step, picture.width);
  return {
    url: pictureUrl(picture.hash, step, 'webp'),
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
}
