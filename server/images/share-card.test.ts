import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createFileCache } from '#server/files/file-cache.ts';
import { createShareCards } from '#server/images/share-card.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><path d="M0 0h90v30z"/></svg>';

const room = { admits: async () => true, problem: async () => null };
const { readOrMake } = createFileCache(room);

async function createCards() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cards-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const [photo, logo] = [join(dataDir, 'photo.png'), join(dataDir, 'logo.svg')];
  const wide = { create: { width: 1800, height: 600, channels: 3, background: '#c00' } } as const;
  const blue = { create: { ...wide.create, width: 900, background: '#00c' } };
  await sharp(wide)
    .composite([{ input: await sharp(blue).png().toBuffer(), left: 900, top: 0 }])
    .png()
    .toFile(photo);
  await writeFile(logo, LOGO);
  const files = new Map([
    ['photo', { path: photo, mimeType: 'image/png' }],
    ['logo', { path: logo, mimeType: 'image/svg+xml' }],
  ]);
  const findOriginal = async (hash: string) => files.get(hash) ?? null;
  const make = createShareCards({ dataDir, findOriginal, readOrMake });
  return { make, list: () => readdir(join(dataDir, 'cache', 'cards')) };
}

const ardea = {
  title: 'Ardea 150',
  kicker: 'Downlights',
  picture: 'photo',
  focus: null,
  logo: 'logo',
};

/** Returns the share of dark pixels in a part of the card. */
async function shareOfInk(card: Uint8Array, part: { left: number; top: number }) {
  const region = { ...part, width: 500, height: 300 };
  const pixels = await sharp(card).extract(region).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 100).length / pixels.length;
}

/** The commonest colour where the picture is. */
async function dominantOf(card: Uint8Array) {
  const part = { left: 700, top: 50, width: 400, height: 500 };
  return (await sharp(await sharp(card).extract(part).toBuffer()).stats()).dominant;
}

test('A card is 1200 × 630 pixels: name on the left, picture on the right', async () => {
  const { make } = await createCards();
  const { bytes, etag } = await make(ardea);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  expect(await shareOfInk(bytes, { left: 64, top: 300 })).toBeGreaterThan(0.02);
  const { r, g, b } = await dominantOf(bytes);
  expect(Math.max(r, b)).toBeGreaterThan(180);
  expect(g).toBeLessThan(40);
});

test('The picture is cropped to what is to stay in view', async () => {
  const { make } = await createCards();
  const left = await dominantOf((await make({ ...ardea, focus: 'left' })).bytes);
  expect(left.r).toBeGreaterThan(180);
  expect(left.b).toBeLessThan(40);
  const right = await dominantOf((await make({ ...ardea, focus: 'bottom-right' })).bytes);
  expect(right.b).toBeGreaterThan(180);
  expect(right.r).toBeLessThan(40);
});

test('A long name with markup characters stays on its side, without a picture the other side is empty', async () => {
  const { make } = await createCards();
  const title =
    'Bañadores de pared <asimétricos> & líneas continuas para salas de exposición '.repeat(2);
  const { bytes } = await make({ title, kicker: '', picture: null, focus: null, logo: null });
  expect(await shareOfInk(bytes, { left: 64, top: 200 })).toBeGreaterThan(0.02);
  expect(await shareOfInk(bytes, { left: 640, top: 200 })).toBe(0);
});

test('The same content is made once, different content separately', async () => {
  const { make, list } = await createCards();
  const made = await Promise.all([make(ardea), make(ardea)]);
  expect(new Set(made.map(({ etag }) => etag)).size).toBe(1);
  expect(await list()).toHaveLength(1);
  await make({ ...ardea, title: 'Ardea 200' });
  expect(await list()).toHaveLength(2);
});
