/**
 * Renders room scenes and pictures of luminaires in place, and writes them as WebP.
 *
 *   node scripts/media/scenes.mjs [name | installed:CODE]… [--old] [--samples N] [--width N] [--preview FOLDER]
 *
 * Without names: every scene, and every `installed.webp` that a product lists, whose file is missing or whose
 * description changed since it was rendered: its function, in place also the product's `model`. Scenes that the
 * manifest does not name are from the first renderer; `--old` renders them too. A scene is written and noted as soon
 * as it is done, so a stopped run goes on where it was.
 * `--preview` writes PNG into a folder, and neither content nor manifest change. Needs Blender, and a Python 3 with
 * numpy for the denoiser (ADR 74).
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readCompany } from '#scripts/company.mjs';
import { weightsFile } from './develop/weights.mjs';
import { isStale, noteScene, readManifest } from './scene-manifest.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scenesFolder = join(root, 'content/media/scenes');
const productsFolder = join(root, 'content/catalogue/products');
const scripts = join(root, 'scripts/media');
const largestBytes = 250_000;

/** Path of the picture of a scene or `installed:<code>`. */
function targetOf(name) {
  const code = name.match(/^installed:(.+)$/)?.[1];
  return code
    ? join(productsFolder, code, 'images', 'installed.webp')
    : join(scenesFolder, `${name}.webp`);
}

/** Writes WebP at the best quality within the size limit. */
async function writeWebp(png, target) {
  for (const quality of [88, 84, 80, 76, 70, 64, 58]) {
    await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toFile(target);
    if (statSync(target).size <= largestBytes) return;
  }
}

/** Returns the products that list an installed picture. */
function productsInstalled() {
  return readdirSync(productsFolder).filter((code) => {
    const file = join(productsFolder, code, 'product.yaml');
    return existsSync(file) && readFileSync(file, 'utf8').includes('installed.webp');
  });
}

/** Returns the file of each scene's description: scene → scenes_<set>.py. */
function readSources() {
  const sources = new Map();
  const folder = join(scripts, 'scenes');
  const installed = new Set(productsInstalled());
  const files = readdirSync(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.py'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (basename(file).startsWith('scenes_installed_')) {
      for (const [, code] of text.matchAll(/^def (\w+)\(\):/gm)) {
        if (installed.has(code)) sources.set(`installed:${code}`, join(folder, file));
      }
    }
    const start = text.lastIndexOf('SCENES = {');
    if (start < 0) continue;
    for (const [, name] of text.slice(start).matchAll(/'([\w-]+)':/g)) {
      sources.set(name, join(folder, file));
    }
  }
  return sources;
}

/** Names to render: missing, changed and, when wanted, those of the first renderer. */
function listStale(sources, old) {
  const manifest = readManifest();
  return [...sources].flatMap(([name, source]) => {
    const isMissing = !existsSync(targetOf(name));
    const noted = manifest[name];
    const isOld = noted ? isStale(noted, name, source) : old;
    return isMissing || isOld ? [name] : [];
  });
}

/** Renders one scene into a folder and develops it; returns its facts and its picture. */
function renderScene(name, folder, settings) {
  const blender = ['-b', '--python-exit-code', '1', '--python', join(scripts, 'scenes.py'), '--'];
  execFileSync('nice', ['-n', '19', 'blender', ...blender, folder, ...settings, name], {
    env: { ...process.env, COMPANY_NAME: readCompany().name },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const file = join(folder, name.replace(':', '-'));
  const { grade, facts } = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  const develop = join(scripts, 'develop/develop_scene.py');
  const parameters = [weightsFile(), `${file}.npz`, JSON.stringify(grade), `${file}.png`];
  execFileSync('nice', ['-n', '19', 'python3', develop, ...parameters], { stdio: 'inherit' });
  rmSync(`${file}.npz`);
  return { facts, picture: `${file}.png` };
}

function report(done, all, started) {
  const minutes = (Date.now() - started) / 60_000;
  const left = (minutes / done) * (all - done);
  return `${done}/${all}, ${minutes.toFixed(1)} min, ${left.toFixed(1)} min left`;
}

/** Renders the given scenes, or all missing and changed ones. */
export async function renderScenes(names = [], { old = false, settings = [], preview = '' } = {}) {
  const sources = readSources();
  const wanted = names.length > 0 ? names : listStale(sources, old);
  const folder = preview || mkdtempSync(join(tmpdir(), 'scenes-'));
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  try {
    for (const [index, name] of wanted.entries()) {
      const { facts, picture } = renderScene(name, folder, settings);
      if (!preview) {
        await writeWebp(picture, targetOf(name));
        noteScene(name, sources.get(name), facts);
      }
      console.log(`${report(index + 1, wanted.length, started)}  ${name}`);
    }
  } finally {
    if (!preview) rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      old: { type: 'boolean', default: false },
      samples: { type: 'string' },
      width: { type: 'string' },
      preview: { type: 'string', default: '' },
    },
  });
  const settings = ['samples', 'width'].flatMap((key) =>
    values[key] ? [`${key}=${values[key]}`] : [],
  );
  await renderScenes(positionals, { old: values.old, settings, preview: values.preview });
}
