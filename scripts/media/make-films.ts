/**
 * Makes the installation films that are missing or stale, or those of the given products:
 * `node scripts/media/make-films.ts [--force] [CODE…]`. Writes `installation.mp4` (H.264), `installation.av1.mp4`, the
 * poster and the captions into the product's folder. Needs ffmpeg with libx264 and libsvtav1.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localeCodes } from '#core/i18n/locales.ts';
import { drawFrame, registerFont } from './films/draw-frame.ts';
import { startEncoder } from './films/encode-film.ts';
import { openInstructions } from './films/film-captions.ts';
import { captionFilm, timeScenes } from './films/film-cues.ts';
import { films, folderOf, openFilm } from './films/film-list.mjs';
import { describeFilm, digest, installationFilms } from './films/film-manifest.mjs';
import { frame } from './films/film-sheet.mjs';

const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
});

type Film = ReturnType<typeof openFilm>;

async function writeFrames(film: Film, seconds: number[], encoder: ChildProcess): Promise<void> {
  let last = { svg: '', pixels: Buffer.alloc(0) };
  for (const [scene, length] of seconds.entries()) {
    const frames = length * frame.perSecond;
    for (let index = 0; index < frames; index += 1) {
      const svg = film.draw(scene, (index + 1) / frames);
      if (svg !== last.svg) last = { svg, pixels: await drawFrame(svg).raw().toBuffer() };
      if (!encoder.stdin?.write(last.pixels) && encoder.stdin) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin?.end();
}

async function writeFilm(film: Film, folder: string, seconds: number[]): Promise<void> {
  const encoder = startEncoder(folder, 'installation', 'animation');
  const ended = once(encoder, 'close');
  await writeFrames(film, seconds, encoder);
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
  await writePoster(film, folder);
}

async function writePoster(film: Film, folder: string): Promise<void> {
  const last = film.scenes.length - 1;
  const poster = film.draw(last, film.scenes[last].posterAt ?? 0.97);
  await drawFrame(poster).webp({ quality: 86 }).toFile(join(folder, 'installation.webp'));
}

/** Names of a film's files, in its product's folder. */
const fileNames = [
  'installation.mp4',
  'installation.av1.mp4',
  'installation.webp',
  ...localeCodes.map((locale) => `installation.${locale}.vtt`),
];

const isWritten = (path: string) => existsSync(path) && statSync(path).size > 0;

/** The content is imported for its instructions, which it is only with all files that it names. */
async function holdPlaces(): Promise<void> {
  for (const code of Object.keys(films)) {
    const folder = folderOf(code);
    const missing = fileNames.filter((name) => !existsSync(join(folder, name)));
    for (const name of missing)
      if (name.endsWith('.webp')) await writePoster(openFilm(code), folder);
      else writeFileSync(join(folder, name), '');
  }
}

await registerFont();
await holdPlaces();
const instructions = await openInstructions();
const codes = positionals.length > 0 ? positionals : Object.keys(films);
for (const [index, code] of codes.entries()) {
  const folder = folderOf(code);
  const film = openFilm(code);
  const scenes = await instructions.readScenes(code, film.scenes);
  const seconds = timeScenes(Object.values(scenes));
  for (const locale of localeCodes)
    writeFileSync(join(folder, `installation.${locale}.vtt`), captionFilm(scenes[locale], seconds));
  const drawing = describeFilm(film, seconds);
  const isThere = fileNames.every((name) => isWritten(join(folder, name)));
  const isStale = values.force || !isThere || installationFilms.read()[code]?.drawing !== drawing;
  const started = Date.now();
  if (isStale) await writeFilm(film, folder, seconds);
  const files = fileNames.map((name) => [name, digest(readFileSync(join(folder, name)))]);
  const total = seconds.reduce((sum, part) => sum + part, 0);
  installationFilms.note(code, { drawing, seconds: total, files: Object.fromEntries(files) });
  const sizes = fileNames.slice(0, 2).map((name) => statSync(join(folder, name)).size);
  const took = isStale ? `${Math.round((Date.now() - started) / 1000)} s` : 'up to date';
  console.log(
    `${index + 1}/${codes.length} ${code}: ${total} s, ${sizes.join(' + ')} bytes, ${took}`,
  );
}
await instructions.close();
