/**
 * Writes `installation.mp4` and its poster `installation.webp` for product codes:
 * `node scripts/media/drawings-video.mjs ARD150 GAD90`. Needs ffmpeg.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse as parseCsv } from 'csv-parse/sync';
import sharp from 'sharp';
import { parse as parseYaml } from 'yaml';
import { framesPerSecond, installationFilm } from './drawings/installation.mjs';
import { Sizes } from './drawings/sizes.mjs';

const productsFolder = fileURLToPath(new URL('../../content/catalogue/products', import.meta.url));

async function writeFilm(code) {
  const folder = join(productsFolder, code.toLowerCase());
  const product = parseYaml(readFileSync(join(folder, 'product.yaml'), 'utf8'));
  const variants = parseCsv(readFileSync(join(folder, 'variants.csv')), { columns: true });
  const film = installationFilm(product, new Sizes(product, variants));
  if (!film) throw new Error(`${code}: no installation film for a ${product.model.archetype}`);
  const input = [
    '-f',
    'image2pipe',
    '-framerate',
    String(framesPerSecond),
    '-c:v',
    'png',
    '-i',
    '-',
  ];
  const output = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-pix_fmt', 'yuv420p'];
  const target = join(folder, 'installation.mp4');
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...output, '-movflags', '+faststart', '-an', target],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let frame = 0; frame < film.frames; frame += 1) {
    const png = await sharp(Buffer.from(film.draw(frame)))
      .png({ compressionLevel: 1 })
      .toBuffer();
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, 'close');
  const poster = Buffer.from(film.draw(film.frames - 1));
  await sharp(poster).webp({ quality: 86 }).toFile(join(folder, 'installation.webp'));
}

for (const code of process.argv.slice(2)) await writeFilm(code);
