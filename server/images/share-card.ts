import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { type FocusPoint, shareCardSize } from '#core/media.ts';
import { BRAND_FONT } from '#server/images/brand-font.ts';
import { loadSharp } from '#server/images/load-sharp.ts';
import type { ReadOrMake, ScaledPicture } from '#server/images/picture-scaler.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';
import { createFairQueue, type Spend } from '#server/limits/fair-queue.ts';

export type ShareCard = {
  /** Name of the item. */
  title: string;
  /** Category or section. */
  kicker: string;
  /** Hashes of stored media; null if there is none. */
  picture: string | null;
  /** What stays in view of the picture; null for what stands out in it. */
  focus: FocusPoint | null;
  logo: string | null;
};

type Options = {
  /** Cards are cached in `cache/cards` below it; that folder may be emptied at any time. */
  dataDir: string;
  findOriginal: (hash: string) => Promise<{ path: string; mimeType: string } | null>;
  readOrMake: ReadOrMake;
  spend?: Spend | undefined;
};

/** Increment it when the composition changes, so that cached cards are made again. */
const REVISION = 1;
/** The brand's background, ink and muted text, as in tokens.css. */
const BACKGROUND = '#f7f6f3';
const INK = '#17191b';
const MUTED = '#62686d';
const MARGIN = 64;
const TEXT_WIDTH = 500;
const PICTURE_WIDTH = 572;
const LOGO_HEIGHT = 48;
const KICKER_HEIGHT = 30;
/** Long titles use smaller type until they fit this height, pixels. */
const TITLE_HEIGHT = 300;
/** Programs that preview links come from few addresses. */
const MAX_WAITING = 200;
const MAX_OWN_WAITING = 100;
const ESTIMATE_MS = 300;

/**
 * Makes preview images for shared links: the item's picture beside its name on the brand's background, 1200 × 630
 * pixels, JPEG. Each is made once for the same content.
 */
export function createShareCards({ dataDir, findOriginal, readOrMake, spend }: Options) {
  const folder = join(dataDir, 'cache', 'cards');
  const running = new Map<string, Promise<ScaledPicture>>();
  const queue = createFairQueue({
    name: 'link-previews',
    maxWaiting: MAX_WAITING,
    maxOwnWaiting: MAX_OWN_WAITING,
    spend,
  });

  async function produce(card: ShareCard, name: string): Promise<ScaledPicture> {
    const path = join(folder, `${name}.jpg`);
    const bytes =
      (await readFile(path).catch(() => null)) ??
      // In the turn it is read again: another visitor may have had one before.
      (await queue.run(() => readOrMake(path, () => compose(card, findOriginal)), ESTIMATE_MS));
    return { bytes, etag: `"${name}"` };
  }

  return function makeCard(content: ShareCard): Promise<ScaledPicture> {
    const name = hash('sha256', JSON.stringify([REVISION, content])).slice(0, 32);
    const key = `${currentVisitor()} ${name}`;
    const pending = running.get(key);
    if (pending) return pending;
    const producing = produce(content, name).finally(() => running.delete(key));
    running.set(key, producing);
    return producing;
  };
}

async function compose(
  { title, kicker, picture, focus, logo }: ShareCard,
  findOriginal: Options['findOriginal'],
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const { width, height } = shareCardSize;
  const find = async (hash: string | null) => (hash === null ? null : findOriginal(hash));
  const [photo, mark] = await Promise.all([find(picture), find(logo)]);
  const name = await fitTitle(title);
  const layers: OverlayOptions[] = [
    {
      input: name,
      left: MARGIN,
      top: height - MARGIN - KICKER_HEIGHT - 24 - (await heightOf(name)),
    },
  ];
  if (kicker) {
    const input = await renderText(kicker, { colour: MUTED, height: KICKER_HEIGHT });
    layers.push({ input, left: MARGIN, top: height - MARGIN - KICKER_HEIGHT });
  }
  if (mark) {
    const input = await sharp(mark.path, { density: 300 })
      .resize({ height: LOGO_HEIGHT })
      .png()
      .toBuffer();
    layers.push({ input, left: MARGIN, top: MARGIN });
  }
  if (photo?.mimeType.startsWith('image/')) {
    const input = await sharp(photo.path)
      .rotate()
      .resize({
        width: PICTURE_WIDTH,
        height,
        fit: 'cover',
        position: focus?.split('-').toReversed().join(' ') ?? 'attention',
      })
      .toBuffer();
    layers.push({ input, left: width - PICTURE_WIDTH, top: 0 });
  }
  return sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Renders the title in the largest size that fits. */
async function fitTitle(title: string): Promise<Buffer> {
  for (const size of [58, 50, 42, 34]) {
    const text = await renderText(title, { colour: INK, size });
    if (size === 34 || (await heightOf(text)) <= TITLE_HEIGHT) return text;
  }
  throw new Error('Unreachable: the smallest size is always used.');
}

type TextOptions = { colour: string; size?: number; height?: number };

/** Renders text as an image, in lines of `TEXT_WIDTH`; with a height it is one line. */
async function renderText(content: string, { colour, size, height }: TextOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `Hanken Grotesk SemiBold ${size ?? 24}`,
      fontfile: BRAND_FONT,
      width: TEXT_WIDTH,
      wrap: 'word',
      spacing: 4,
      rgba: true,
      dpi: 72,
    },
  })
    .resize(
      height === undefined
        ? {}
        : { width: TEXT_WIDTH, height, fit: 'inside', withoutEnlargement: true },
    )
    .png()
    .toBuffer();
}

async function heightOf(picture: Buffer): Promise<number> {
  const sharp = await loadSharp();
  return (await sharp(picture).metadata()).height;
}
