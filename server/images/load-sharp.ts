import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/**
 * Loads the image library on first use. It caches no decoded images, because each is encoded once, and uses one thread
 * per image: more threads take more memory and are not faster with several images at a time.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
