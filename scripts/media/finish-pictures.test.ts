import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const products = fileURLToPath(new URL('../../content/catalogue/products', import.meta.url));

/** Colours of the finishes, CIELAB of their usual coatings: lightness, green to red, blue to yellow. */
const FINISHES: Record<string, number[]> = {
  white: [90, 0, 1],
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
/** Pixels whose difference is more than this share of the largest one show the finish. */
const FINISH_SHARE = 0.5;
const SIZE = 160;

type Shown = { finish: string; file: string };

/** The pictures of each product and view, one per finish. */
function listViews(): [name: string, shown: Shown[]][] {
  return readdirSync(products).flatMap((folder) => {
    const path = join(products, folder);
    const { images } = parse(readFileSync(join(path, 'product.yaml'), 'utf8')) as {
      images: { file: string; finish?: string }[];
    };
    const views = Map.groupBy(
      images.flatMap(({ file, finish }) => (finish ? [{ finish, file }] : [])),
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

/** Where two pictures differ most, returns how far the difference goes the way from one finish to the other, -1 to 1. */
async function agreement(one: Shown, other: Shown): Promise<number> {
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
  const wanted = minus(FINISHES[one.finish] ?? [], FINISHES[other.finish] ?? []);
  return dot(sum, wanted) / (length(sum) * length(wanted));
}

test.each(listViews())('%s shows each finish in its colour', async (_, shown) => {
  const [first, ...others] = shown;
  for (const other of others) {
    const found = await agreement(first as Shown, other);
    expect(found, `${first?.finish} and ${other.finish}`).toBeGreaterThan(0.5);
  }
});
