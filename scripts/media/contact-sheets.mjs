/**
 * Contact sheets of the room scenes, six pictures on each: `npm run shots:media -- [--since COMMIT] [name…]`. With
 * `--since` only the scenes that differ from that commit are shown, the old picture left of the new one. With `--films`
 * the moments of the installation films instead, a sheet for each film: `npm run shots:media -- --films [CODE…]`.
 * Writes shots/media/*.jpg.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'content/media/scenes';
const out = join(root, 'shots/media');
const TILE = { width: 800, height: 500 };
const GAP = 8;

/** The picture at that commit; null when it was not there. */
function pictureAt(commit, file) {
  try {
    return execFileSync('git', ['show', `${commit}:${folder}/${file}`], {
      cwd: root,
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

/** Pictures of the sheets in reading order; null leaves a gap. */
function listPictures(files, since) {
  return files.flatMap((file) => {
    const now = readFileSync(join(root, folder, file));
    if (!since) return [now];
    const before = pictureAt(since, file);
    return before?.equals(now) ? [] : [before, now];
  });
}

async function writeSheet(pictures, file) {
  const tiles = pictures.map(async (picture, index) => {
    const input =
      picture &&
      (await sharp(picture)
        .resize({ ...TILE, fit: 'inside' })
        .toBuffer());
    const left = GAP + (index % 2) * (TILE.width + GAP);
    return { input, left, top: GAP + Math.floor(index / 2) * (TILE.height + GAP) };
  });
  const rows = Math.ceil(pictures.length / 2);
  await sharp({
    create: {
      width: 2 * TILE.width + 3 * GAP,
      height: rows * (TILE.height + GAP) + GAP,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite((await Promise.all(tiles)).filter(({ input }) => input))
    .jpeg({ quality: 86 })
    .toFile(file);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string', default: '' },
    films: { type: 'boolean', default: false },
  },
});
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
if (values.films) {
  const { writeFilmSheets } = await import('./films/contact-sheet.ts');
  await writeFilmSheets(out, positionals);
  process.exit();
}
const files = readdirSync(join(root, folder))
  .filter((file) => file.endsWith('.webp'))
  .filter((file) => positionals.length === 0 || positionals.includes(file.slice(0, -5)));
const pictures = listPictures(files, values.since);
for (let from = 0; from < pictures.length; from += 6) {
  const file = join(out, `scenes-${from / 6 + 1}.jpg`);
  await writeSheet(pictures.slice(from, from + 6), file);
  console.log(file);
}
