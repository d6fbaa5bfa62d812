import type Sharp from 'sharp';

let loading: Promise<typeof Sharp> | undefined;

/**
 * The picture library, loaded with the first picture. It keeps no decoded pictures, because each is encoded once, and
 * works on one core for each picture: more threads hold more memory and make none sooner when several are wanted.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
