/**
 * Renders room scenes and pictures of luminaires in place, and writes them as WebP: `node scripts/media/scenes.mjs
 * [name | installed:CODE | webp:folder]…`. Without names it renders every missing scene and every missing
 * `installed.webp` that a product lists.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scenesFolder = join(root, 'content/media/scenes');
const productsFolder = join(root, 'content/catalogue/products');
const script = join(root, 'scripts/media/scenes.py');
const largestBytes = 158_000;

/** Path of the picture of a scene or `installed-<code>`. */
function targetOf(name) {
  const code = name.match(/^installed[-:](.+)$/)?.[1];
  return code
    ? join(productsFolder, code, 'images', 'installed.webp')
    : join(scenesFolder, `${name}.webp`);
}

/** Writes WebP at the best quality within the size limit. */
async function writeWebp(png, target) {
  const { width: rendered, height } = await sharp(png).metadata();
  // Denoised renders are soft, so they tolerate a moderate enlargement.
  const width = rendered === height ? 800 : Math.max(1280, rendered);
  for (const quality of [82, 78, 74, 70, 64, 58]) {
    await sharp(png)
      .resize({ width, kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6 })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(target);
    if (statSync(target).size <= largestBytes) return;
  }
}

async function collect(folder) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
    await writeWebp(join(folder, file), targetOf(file.slice(0, -4)));
  }
}

/** Returns the products that list an installed picture. */
function productsInstalled() {
  return readdirSync(productsFolder).filter((code) => {
    const file = join(productsFolder, code, 'product.yaml');
    return existsSync(file) && readFileSync(file, 'utf8').includes('installed.webp');
  });
}

function missing() {
  const source = readFileSync(script, 'utf8').match(/^SETS = \(([^)]*)\)/m)[1];
  const scenes = source.split(',').flatMap((part) => {
    const text = readFileSync(join(root, 'scripts/media', `${part.trim()}.py`), 'utf8');
    return [...text.slice(text.lastIndexOf('SCENES = {')).matchAll(/'([\w-]+)':/g)].map(
      (m) => m[1],
    );
  });
  const installed = productsInstalled().map((code) => `installed:${code}`);
  return [...scenes, ...installed].filter((name) => !existsSync(targetOf(name)));
}

/** Renders the given scenes, or all missing ones. */
export async function renderScenes(names = []) {
  const wanted = names.length > 0 ? names : missing();
  const folder = mkdtempSync(join(tmpdir(), 'scenes-'));
  try {
    for (let start = 0; start < wanted.length; start += 4) {
      const batch = wanted.slice(start, start + 4);
      const parameters = ['-b', '--python', script, '--', '--out', folder, ...batch];
      spawnSync('blender', parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
      await collect(folder);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [first, ...rest] = process.argv.slice(2);
  if (first?.startsWith('webp:')) await collect(first.slice(5));
  else await renderScenes(first ? [first, ...rest] : []);
}
