import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findFilmCodec } from '#core/content/film-codec.ts';
import { localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { captionFilm } from '#scripts/media/films/film-cues.ts';
import { folderOf } from '#scripts/media/films/film-list.mjs';
import { digest, lightFilms } from '#scripts/media/films/film-manifest.mjs';
import { describeLight } from './light-digest.ts';
import { captionSteps, drawFrames, listStates, readRows, rowOf, timeSteps } from './light-film.ts';
import { type Story, stories } from './light-stories.ts';

const films = Object.entries(stories);
const codes = Object.keys(stories);
const bytesOf = (code: string, name: string) => readFileSync(join(folderOf(code), name));
const captionsOf = (code: string, story: Story) =>
  mapLocales((locale) => captionSteps(story, readRows(code), locale));

test.each(films)('The light film of %s shows only what its variants can do', (code, story) => {
  const rows = readRows(code);
  for (const { show, dim, cct, hue } of listStates(story, rows)) {
    const row = rowOf(story, show, rows);
    expect(row.photometry).toMatch(/\.ldt$/);
    if (dim < 100) expect(row.dimming).not.toMatch(/^(none)?$/);
    const [least, most] = [Number(row.cct_k), Number(row.cct_max_k || row.cct_k)];
    expect(cct).toBeGreaterThanOrEqual(least);
    expect(cct).toBeLessThanOrEqual(most);
    if (hue) expect(row.description_en).toMatch(/\bRGB/);
  }
});

test.each(films)('The captions of the light film of %s are what its data say', (code, story) => {
  const captions = captionsOf(code, story);
  const seconds = timeSteps(Object.values(captions));
  for (const locale of localeCodes)
    expect(bytesOf(code, `light.${locale}.vtt`).toString()).toBe(
      captionFilm(captions[locale], seconds),
    );
  expect(lightFilms.read()[code].drawing).toBe(describeLight(code, seconds));
});

test.each(codes)('The files of the light film of %s are those that were made', (code) => {
  const { files, seconds } = lightFilms.read()[code];
  for (const [name, hash] of Object.entries(files)) expect(digest(bytesOf(code, name))).toBe(hash);
  expect(findFilmCodec(bytesOf(code, 'light.mp4'))).toMatch(/^avc1/);
  expect(findFilmCodec(bytesOf(code, 'light.av1.mp4'))).toMatch(/^av01/);
  for (const name of ['light.mp4', 'light.av1.mp4'])
    expect(statSync(join(folderOf(code), name)).size).toBeLessThan(2_000_000);
  expect(seconds).toBeLessThanOrEqual(60);
});

test.each(codes)('The page of %s shows its light film', (code) => {
  const { video } = parse(bytesOf(code, 'product.yaml').toString());
  expect(video).toMatchObject({
    file: 'light.mp4',
    av1: 'light.av1.mp4',
    poster: 'light.webp',
    captions: mapLocales((locale) => `light.${locale}.vtt`),
  });
});

const rows = [
  { sku: 'A/1', description_en: 'Ayla, 15°', description_es: 'Ayla, 15°', cct_k: '3000' },
  { sku: 'A/2', description_en: 'Ayla, 40°', description_es: 'Ayla, 40°', cct_k: '4000' },
];
const story: Story = {
  lamps: { narrow: 'A/1', wide: 'A/2' },
  balance: 4000,
  key: 0.2,
  steps: [{ show: 'narrow' }, { dim: 10 }, { show: 'wide' }],
};

test('What a step leaves out stays; another variant shines at its full level and in its colour', () => {
  expect(listStates(story, rows)).toEqual([
    { show: 'narrow', dim: 100, cct: 3000, hue: null },
    { show: 'narrow', dim: 10, cct: 3000, hue: null },
    { show: 'wide', dim: 100, cct: 4000, hue: null },
  ]);
});

test('Each step says what changed', () => {
  expect(captionSteps(story, rows, 'es')).toEqual([
    ['Ayla, 15°'],
    ['Regulado al 10 %'],
    ['Ayla, 40°'],
  ]);
});

test('Light fades from one step to the next, in proportion', () => {
  const { frames, exposed } = drawFrames(story, rows, [4, 4, 4]);
  expect(frames).toHaveLength(3 * 4 * 24);
  const full = exposed.narrow ?? missing();
  const dimmed = frames[8 * 24 - 1]?.narrow ?? missing();
  expect(dimmed[0] / full[0]).toBeCloseTo(0.1, 6);
  const between = frames[4 * 24 + 14] ?? missing();
  expect(between.narrow?.[0]).toBeLessThan(full[0]);
  expect(between.narrow?.[0]).toBeGreaterThan(dimmed[0]);
  expect(frames.at(-1)).not.toHaveProperty('narrow');
  expect(frames.at(-1)?.wide).toEqual([1, 1, 1]);
});

test('A film of a variant that is gone says so', () => {
  expect(() => rowOf({ ...story, lamps: { narrow: 'A/9' } }, 'narrow', rows)).toThrow(
    'No variant has the code A/9.',
  );
});
