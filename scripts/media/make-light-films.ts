/**
 * Makes the light films that are missing or stale, or those of the given products:
 * `node scripts/media/make-light-films.ts [--force] [--samples N] [--preview FOLDER] [CODE…]`. Writes `light.mp4` (H.264),
 * `light.av1.mp4`, the poster and the captions into the product's folder; `--preview` writes the end of each step as PNG
 * into a folder instead, `--width N` pixels wide. Needs Blender, ffmpeg with libx264 and libsvtav1, and Python 3 with numpy (ADR 83).
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { readCompany } from '#scripts/company.mjs';
import { weightsFile } from './develop/weights.mjs';
import { startEncoder } from './films/encode-film.ts';
import { captionFilm } from './films/film-cues.ts';
import { folderOf } from './films/film-list.mjs';
import { digest, lightFilms } from './films/film-manifest.mjs';
import { frame } from './films/film-sheet.mjs';
import { describeLight } from './light/light-digest.ts';
import {
  captionSteps,
  drawFrames,
  type Levels,
  readRows,
  rowOf,
  timeSteps,
} from './light/light-film.ts';
import { type Story, stories } from './light/light-stories.ts';

const { values, positionals } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    samples: { type: 'string', default: '40' },
    preview: { type: 'string' },
    width: { type: 'string', default: String(frame.width) },
  },
  allowPositionals: true,
});

const here = fileURLToPath(new URL('light', import.meta.url));
const width = Number(values.width);
const size = { width, height: Math.round((width * frame.height) / frame.width) };
const FRAME_BYTES = size.width * size.height * 3;
/** Where the picture's brightness is measured, and how bright its brightest parts may be. */
const EXPOSURE = { percentile: 60, top: 2.4, bloom: 0.07 };
const fileNames = [
  ...['light.mp4', 'light.av1.mp4', 'light.webp'],
  ...localeCodes.map((locale) => `light.${locale}.vtt`),
];

/** Renders the passes of a film into a folder. */
function renderPasses(code: string, story: Story, folder: string): void {
  const rows = readRows(code);
  const files = Object.keys(story.lamps).map((group) => {
    const source = join(folderOf(code), 'photometry', rowOf(story, group, rows).photometry ?? '');
    const file = join(folder, `${group}.ies`);
    writeFileSync(file, execFileSync('node', [join(here, '../write-ies.mjs'), source]));
    return [group, file];
  });
  writeFileSync(join(folder, 'files.json'), JSON.stringify(Object.fromEntries(files)));
  const script = ['-b', '--python-exit-code', '1', '--python', join(here, 'render_light.py')];
  const parameters = [folder, code, `samples=${values.samples}`, `width=${width}`];
  execFileSync('nice', ['-n', '19', 'blender', ...script, '--', ...parameters], {
    env: { ...process.env, COMPANY_NAME: readCompany().name },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Starts what makes frames of the passes in a folder. */
function startFrames(folder: string, task: object) {
  const file = join(folder, 'frames.json');
  writeFileSync(file, JSON.stringify(task));
  const script = [join(here, 'develop_light.py'), weightsFile(), join(folder, 'passes.npz'), file];
  return spawn('nice', ['-n', '19', 'python3', ...script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const taskOf = (story: Story, frames: Levels[], exposed: Levels) => ({
  ...{ ...EXPOSURE, key: story.key },
  ...{ frames, exposed },
});

/** The last frame of each step. */
function listEnds(frames: Levels[], seconds: number[]): Levels[] {
  const total = (steps: number) => seconds.slice(0, steps).reduce((sum, part) => sum + part, 0);
  return seconds.map((_, step) => frames[total(step + 1) * frame.perSecond - 1] ?? missing());
}

/** The frames of a task, decoded. */
async function readPictures(folder: string, task: object): Promise<Sharp[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of startFrames(folder, task).stdout) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const raw = { ...size, channels: 3 } as const;
  return Array.from({ length: bytes.length / FRAME_BYTES }, (_, i) =>
    sharp(bytes.subarray(i * FRAME_BYTES, (i + 1) * FRAME_BYTES), { raw }),
  );
}

async function writeFilm(folder: string, target: string, task: object): Promise<void> {
  const encoder = startEncoder(target, 'light', 'film');
  const ended = once(encoder, 'close');
  await pipeline(startFrames(folder, task).stdout, encoder.stdin ?? missing());
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

const isWritten = (path: string) => existsSync(path) && statSync(path).size > 0;

const codes = positionals.length > 0 ? positionals : Object.keys(stories);
for (const [index, code] of codes.entries()) {
  const story = stories[code];
  if (!story) throw new Error(`There is no light film of ${code}. Add it to light-stories.ts.`);
  const rows = readRows(code);
  const captions = mapLocales((locale) => captionSteps(story, rows, locale));
  const seconds = timeSteps(Object.values(captions));
  const target = folderOf(code);
  const drawing = describeLight(code, seconds);
  const isThere = fileNames.every((name) => isWritten(join(target, name)));
  const isStale = !isThere || lightFilms.read()[code]?.drawing !== drawing;
  if (!isStale && !values.force && !values.preview) continue;
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'light-'));
  try {
    renderPasses(code, story, folder);
    const { frames, exposed } = drawFrames(story, rows, seconds);
    const shown = values.preview ? listEnds(frames, seconds) : [exposed];
    const pictures = await readPictures(folder, taskOf(story, shown, exposed));
    if (values.preview) {
      for (const [step, picture] of pictures.entries())
        await picture.png().toFile(join(values.preview, `${code}-${step + 1}.png`));
      continue;
    }
    await writeFilm(folder, target, taskOf(story, frames, exposed));
    await pictures[0]?.webp({ quality: 82, effort: 6 }).toFile(join(target, 'light.webp'));
    for (const locale of localeCodes)
      writeFileSync(join(target, `light.${locale}.vtt`), captionFilm(captions[locale], seconds));
    const files = fileNames.map((name) => [name, digest(readFileSync(join(target, name)))]);
    const total = seconds.reduce((sum, part) => sum + part, 0);
    lightFilms.note(code, { drawing, seconds: total, files: Object.fromEntries(files) });
    const sizes = fileNames.slice(0, 2).map((name) => statSync(join(target, name)).size);
    const took = Math.round((Date.now() - started) / 1000);
    console.log(
      `${index + 1}/${codes.length} ${code}: ${total} s, ${sizes.join(' + ')} bytes, ${took} s`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
