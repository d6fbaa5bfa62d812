import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const products = fileURLToPath(new URL('../../content/catalogue/products', import.meta.url));

/** Colours of the finishes, CIELAB of their usual coatings: lightness, green to red, blue to yellow. */
const FINISHES: Record<string, number[]> = {
  white: [90, 0, 1],
  opal: [94, 0, 3],
  black: [18, 0, 0],
  grey: [60, 0, 0],
  anthracite: [30, -1, -3],
  silver: [73, 0, 0],
  aluminium: [76, 0, -1],
  chrome: [78, 0, -1],
  'stainless-steel': [72, 0, 2],
  brass: [68, 6, 38],
  bronze: [38, 6, 14],
  corten: [38, 22, 26],
  green: [30, -16, 8],
};
/** Finishes nearer than this are told apart by what they show, not by their colour: opal and white plastic. */
const NEAR = 10;
/** How much two pictures of near finishes differ at least where they differ most. */
const SEEN = 8;
/** Products whose finishes are different parts, which no pixel compares. */
const DIFFERENT_PARTS = ['taller', 'sello', 'nudo'];
/** Pixels farther than this from the ground show the part. */
const PART = 6;
/** Pixels whose difference is more than this share of the largest one show the finish. */
const FINISH_SHARE = 0.5;
const SIZE = 160;

type Picture = { file: string; finish?: string };
type Shown = { finish: string; file: string };

function readPictures(folder: string): Picture[] {
  const { images } = parse(readFileSync(join(products, folder, 'product.yaml'), 'utf8')) as {
    images: Picture[];
  };
  return images;
}

/** Finishes of a product's variants. */
function readFinishes(folder: string): Set<string> {
  const rows: Record<string, string>[] = parseCsv(
    readFileSync(join(products, folder, 'variants.csv')),
    { columns: true },
  );
  return new Set(rows.flatMap(({ finish }) => finish || []));
}

/** The pictures of each product and view, one per finish. */
function listViews(): [name: string, shown: Shown[]][] {
  return readdirSync(products).flatMap((folder) => {
    const path = join(products, folder);
    const views = Map.groupBy(
      readPictures(folder).flatMap(({ file, finish }) => (finish ? [{ finish, file }] : [])),
      ({ file, finish }) => file.replace(`-${finish}.`, '.'),
    );
    return [...views].map(([view, shown]): [string, Shown[]] => [
      `${folder}/${view}`,
      shown.map((one) => ({ ...one, file: join(path, 'images', one.file) })),
    ]);
  });
}

async function readLab(file: string): Promise<number[][]> {
  const { data } = await sharp(file)
    .resize(SIZE, SIZE)
    .toColourspace('lab')
    .removeAlpha()
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true });
  const values = new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  return Array.from({ length: SIZE * SIZE }, (_, i) => [...values.subarray(3 * i, 3 * i + 3)]);
}

const minus = (a: number[], b: number[]) => a.map((value, i) => value - (b[i] ?? 0));
const length = (a: number[]) => Math.hypot(...a);
const dot = (a: number[], b: number[]) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Where two pictures differ most: how much, and how far the difference goes the way between the finishes, -1 to 1. */
async function compare(one: Shown, other: Shown): Promise<{ largest: number; agreement: number }> {
  const [a, b] = await Promise.all([readLab(one.file), readLab(other.file)]);
  const differences = a.map((pixel, i) => minus(pixel, b[i] ?? []));
  const largest = Math.max(...differences.map(length));
  const telling = differences.filter((each) => length(each) > FINISH_SHARE * largest);
  const sum = telling.reduce(
    (total, each) =>
      minus(
        total,
        each.map((value) => -value),
      ),
    [0, 0, 0],
  );
  const wanted = between(one, other);
  return { largest, agreement: dot(sum, wanted) / (length(sum) * length(wanted)) };
}

const between = (one: Shown, other: Shown) =>
  minus(FINISHES[one.finish] ?? [], FINISHES[other.finish] ?? []);

/** Lightness of the pixel in the middle of those that show the part. */
async function lightness({ file }: Shown): Promise<number> {
  const pixels = await readLab(file);
  const ground = pixels[0] ?? [];
  const shown = pixels.filter((pixel) => length(minus(pixel, ground)) > PART);
  return shown.map(([light = 0]) => light).sort((a, b) => a - b)[shown.length >> 1] ?? 0;
}

const isOfParts = ([name]: [name: string, ...unknown[]]) =>
  DIFFERENT_PARTS.includes(name.replace(/\/.*/u, ''));

test.each(listViews().filter(isOfParts))('%s: the darker finish is darker', async (_, shown) => {
  const known = shown.toSorted(
    (a, b) => (FINISHES[a.finish]?.[0] ?? 0) - (FINISHES[b.finish]?.[0] ?? 0),
  );
  const found = await Promise.all(known.map(lightness));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test.each(listViews().filter((view) => !isOfParts(view)))(
  '%s shows each finish in its colour',
  async (_, shown) => {
    const [first, ...others] = shown;
    for (const other of others) {
      const { agreement, largest } = await compare(first as Shown, other);
      const what = `${first?.finish} and ${other.finish}`;
      expect(largest, what).toBeGreaterThan(SEEN);
      if (length(between(first as Shown, other)) > NEAR) {
        expect(agreement, what).toBeGreaterThan(0.5);
      }
    }
  },
);

test('Each finish of each product has a picture of its own', () => {
  const missing = readdirSync(products).flatMap((folder) => {
    const finishes = readFinishes(folder);
    const shown = new Set(readPictures(folder).map(({ finish }) => finish));
    return finishes.size > 1
      ? [...finishes].flatMap((finish) => (shown.has(finish) ? [] : [`${folder}: ${finish}`]))
      : [];
  });
  expect(missing).toEqual([]);
});
