import { z } from 'zod';

const start = z.number().min(0).max(99);
const side = z.number().min(1).max(100);

/** The part of a picture that the site shows, in percent of its width and height. */
export const cropRecordSchema = z.strictObject({
  /** Path within the content folder. */
  file: z.string().min(1),
  left: start,
  top: start,
  width: side,
  height: side,
});

export type CropRecord = z.infer<typeof cropRecordSchema>;
export type Crop = Omit<CropRecord, 'file'>;

export const CROPS_PATH = 'media/crops.yaml';

export const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };

type Size = { width: number; height: number };
/** Pixels of a picture. */
export type CropArea = Size & { left: number; top: number };

/** The pixels of a crop, at least one, and none beyond the picture. */
export function cropArea(crop: Crop, { width, height }: Size): CropArea {
  const across = cutSide({ from: crop.left, share: crop.width, pixels: width });
  const down = cutSide({ from: crop.top, share: crop.height, pixels: height });
  return { left: across.at, top: down.at, width: across.length, height: down.length };
}

function cutSide({ from, share, pixels }: { from: number; share: number; pixels: number }) {
  const toPixels = (percent: number) => Math.round((percent * pixels) / 100);
  const at = Math.min(toPixels(from), pixels - 1);
  const end = Math.min(Math.max(toPixels(from + share), at + 1), pixels);
  return { at, length: end - at };
}

const STEP = 0.1;
const SMALLEST = 1;

const rounded = (percent: number) => Math.round(percent / STEP) / (1 / STEP);
const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The crop moved by percents; its size stays. */
export function moveCrop(crop: Crop, right: number, down: number): Crop {
  const left = rounded(within(crop.left + right, 0, 100 - crop.width));
  const top = rounded(within(crop.top + down, 0, 100 - crop.height));
  return { ...crop, left, top };
}

/** The crop from one corner of a picture's part to the opposite one, in any order. */
export function cropBetween(one: { x: number; y: number }, other: { x: number; y: number }): Crop {
  const across = span(one.x, other.x);
  const down = span(one.y, other.y);
  return { left: across.from, top: down.from, width: across.length, height: down.length };
}

function span(one: number, other: number): { from: number; length: number } {
  const from = rounded(within(Math.min(one, other), 0, 100 - SMALLEST));
  const end = rounded(within(Math.max(one, other), from + SMALLEST, 100));
  return { from, length: rounded(end - from) };
}
