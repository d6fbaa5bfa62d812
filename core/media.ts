import type { LocaleCode } from '#core/i18n/locales.ts';

/** What of a picture stays in view where it is cropped; none is its middle. */
export const focusPoints = [
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type FocusPoint = (typeof focusPoints)[number];

/** A raster picture that the server scales on request: `/images/{hash}/{width}.{avif|webp}`. */
export type Picture = {
  /** First 16 hex digits of the file's SHA-256. */
  hash: string;
  /** Size of the master, pixels. */
  width: number;
  height: number;
  alt: string;
  /** Absent for the middle. */
  focus?: FocusPoint | undefined;
};

/** A file served unchanged: `/files/{hash}/{name}`. */
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

/** What is said or to be done in a film, in one language: WebVTT. */
export type FilmCaptions = { url: string; language: LocaleCode; label: string };

/** A film in H.264; the poster is shown until it plays. */
export type Film = FileLink & {
  poster: Picture | null;
  /** The same film in AV1, with its codec for the browser to choose. */
  av1?: { url: string; type: string };
  captions?: FilmCaptions[];
};

/** The only widths that the server scales pictures to, pixels; 720 fills a phone of 390 points at density 2. */
export const pictureWidths = [160, 320, 480, 640, 720, 800, 1200, 1600, 1920] as const;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Address of a picture at one of `pictureWidths`. */
export function pictureUrl(hash: string, width: number, format: PictureFormat): string {
  return `/images/${hash}/${width}.${format}`;
}

/** Size of share cards, pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Address of a page's share card: `/en/about` → `/cards/en/about.jpg`; of a product's with the query of a variant. */
export function shareCardUrl(pagePath: string, query = ''): string {
  return `/cards${pagePath}.jpg${query}`;
}

/** Address of the still picture of a variant's light; the variant by its id. */
export function sceneUrl(variantId: number): string {
  return `/scenes/${variantId}.webp`;
}

/** `/files/{hash}/{name}` → hash; null for any other address. */
export function hashOf(url: string): string | null {
  return url.match(/^\/files\/([0-9a-f]{16})\//)?.[1] ?? null;
}

/** The widths offered for a master: all that do not exceed it, and at least the smallest. */
export function widthsFor(masterWidth: number): number[] {
  const fitting = pictureWidths.filter((width) => width <= masterWidth);
  return fitting.length > 0 ? fitting : [pictureWidths[0]];
}
