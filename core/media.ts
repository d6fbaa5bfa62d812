/** A raster picture that the server scales on request: `/images/{hash}/{width}.{avif|webp}`. */
export type Picture = {
  /** First 16 hex digits of the file's SHA-256. */
  hash: string;
  /** Size of the master, pixels. */
  width: number;
  height: number;
  alt: string;
};

/** A file served as it is: `/files/{hash}/{name}`. */
export type FileLink = {
  url: string;
  name: string;
  title: string;
  mimeType: string;
  sizeBytes: number;
  /** Pixels, for vector drawings and videos. */
  width: number | null;
  height: number | null;
};

/** The only widths that the server scales pictures to, pixels. */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600, 1920] as const;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Address of a picture at one of `pictureWidths`. */
export function pictureUrl(hash: string, width: number, format: PictureFormat): string {
  return `/images/${hash}/${width}.${format}`;
}

/** The widths offered for a master: all that do not exceed it, and at least the smallest. */
export function widthsFor(masterWidth: number): number[] {
  const fitting = pictureWidths.filter((width) => width <= masterWidth);
  return fitting.length > 0 ? fitting : [pictureWidths[0]];
}
