import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFilmCodec } from '#core/content/film-codec.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { openInstructions } from './film-captions.ts';
import { captionFilm, timeScenes } from './film-cues.ts';
import { films, folderOf, openFilm, readProduct } from './film-list.mjs';
import { describeFilm, digest, installationFilms } from './film-manifest.mjs';

let instructions: Awaited<ReturnType<typeof openInstructions>>;
beforeAll(async () => {
  instructions = await openInstructions();
});
afterAll(() => instructions.close());

const codes = Object.keys(films);
const bytesOf = (code: string, name: string) => readFileSync(join(folderOf(code), name));

test.each(codes)('The film of %s shows and says what its data say', async (code) => {
  const film = openFilm(code);
  const scenes = await instructions.readScenes(code, film.scenes);
  const seconds = timeScenes(Object.values(scenes));
  for (const locale of localeCodes) {
    const written = bytesOf(code, `installation.${locale}.vtt`).toString();
    expect(written).toBe(captionFilm(scenes[locale], seconds));
  }
  expect(installationFilms.read()[code].drawing).toBe(describeFilm(film, seconds));
});

test.each(codes)('The files of the film of %s are those that were made', (code) => {
  for (const [name, hash] of Object.entries(installationFilms.read()[code].files))
    expect(digest(bytesOf(code, name))).toBe(hash);
  expect(findFilmCodec(bytesOf(code, 'installation.mp4'))).toMatch(/^avc1/);
  expect(findFilmCodec(bytesOf(code, 'installation.av1.mp4'))).toMatch(/^av01/);
});

/** Figures with a unit that a film draws: `Ø 150 mm`, `96 + 20 mm`. */
function figuresOf({ scenes, draw }: ReturnType<typeof openFilm>): string[] {
  const moments = [0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 1];
  const drawn = scenes.flatMap((_: unknown, scene: number) =>
    moments.map((t): string => draw(scene, t)),
  );
  const texts = [...drawn.join('').matchAll(/>([^<>]*\d[^<>]*) (?:mm|h)<\/text>/g)];
  return [...new Set(texts.flatMap(([, text = '']) => text.match(/\d+/g) ?? []))];
}

test.each(codes)(
  'Every figure that the film of %s draws is one of its captions or sizes',
  async (code) => {
    const film = openFilm(code);
    const said = (await instructions.readScenes(code, film.scenes)).en.flat().join(' ');
    const variants = readProduct(code).variants as Record<string, string>[];
    const sizes = variants.flatMap((row) => [row.length_mm, row.height_mm, row.diameter_mm]);
    const known = new Set([...(said.match(/\d+/g) ?? []), ...sizes]);
    expect(figuresOf(film).filter((figure) => !known.has(figure))).toEqual([]);
  },
);

test.each(['CAL70', 'FAE600', 'LIN1500'])(
  'The terminals of %s show the control line, as it is dimmed by DALI',
  (code) => expect(terminalsOf(code).match(/>DA</g)).toHaveLength(2),
);

test('The terminals of a luminaire that is only switched show no control line', () => {
  expect(terminalsOf('NOR280')).not.toContain('>DA<');
});

function terminalsOf(code: string): string {
  const { scenes, draw } = openFilm(code);
  return draw(
    scenes.findIndex((scene: { terminals?: boolean }) => scene.terminals),
    1,
  );
}

test('A changed attribute makes a film stale', () => {
  const source = readProduct('ARD150');
  const { attributes } = source.product;
  const changed = {
    ...source,
    product: { ...source.product, attributes: { ...attributes, terminal_strip_mm: 11 } },
  };
  expect(describeFilm(openFilm('ARD150', changed), [5])).not.toBe(
    describeFilm(openFilm('ARD150', source), [5]),
  );
});

test('Each file of a film has at most 2 MB, all films 50 MB', () => {
  const sizes = codes.flatMap((code) =>
    ['installation.mp4', 'installation.av1.mp4'].map(
      (name) => statSync(join(folderOf(code), name)).size,
    ),
  );
  expect(Math.max(...sizes)).toBeLessThan(2_000_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(50_000_000);
});
