#!/usr/bin/env node
/**
 * Makes the catalogue's pictures and 3D models from the parametric luminaires in scripts/media; without arguments also
 * the dimensioned drawings and the room scenes.
 *
 *   npm run generate:media -- [--only CODE,CODE] [--views three-quarter,front,detail,glb]
 *                             [--batch 24] [--force] [--lock FILE]
 *
 * Needs Blender 3.4 or later on the path; Debian packages its numpy apart, as python3-numpy. A picture whose file is
 * named `<view>-<finish>.webp` is rendered in that finish. Files newer than product.yaml are skipped, so a stopped run
 * resumes; --force regenerates everything. --lock names a file that `flock` holds during each batch, for machines that
 * share several renders.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readCompany } from './company.mjs';

const root = new URL('..', import.meta.url).pathname;
const productsFolder = join(root, 'content/catalogue/products');
const scripts = join(root, 'scripts/media');
const size = 800;
/** Samples per pixel and the noise threshold of a finished pixel. */
const quality = {
  'three-quarter': { samples: 28, threshold: 0.065 },
  front: { samples: 16, threshold: 0.1 },
  detail: { samples: 20, threshold: 0.1 },
};

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    views: { type: 'string', default: 'glb,three-quarter,front,detail' },
    batch: { type: 'string', default: '24' },
    force: { type: 'boolean', default: false },
    lock: { type: 'string', default: '' },
  },
});

/** Modification time in milliseconds, 0 for a file that does not exist. */
async function modified(path) {
  return (await stat(path).catch(() => null))?.mtimeMs ?? 0;
}

async function readProducts() {
  const wanted = options.only.toUpperCase().split(',').filter(Boolean);
  const products = [];
  for (const folder of (await readdir(productsFolder)).sort()) {
    const path = join(productsFolder, folder, 'product.yaml');
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    const record = parse(text);
    if (wanted.length && !wanted.includes(record.code)) continue;
    const { code, images, model } = record;
    products.push({ code, folder: join(productsFolder, folder), images, model, source: path });
  }
  return products;
}

/** Returns what to make of this view: one model for a product, one picture for each of its finishes. */
function jobsOf({ code, folder, images, model }, view) {
  const product = { code, model };
  if (view === 'glb') {
    // Small parts have pictures, no model to turn.
    if (model.archetype === 'accessory') return [];
    const finishes = [...new Set(images.flatMap(({ finish }) => finish ?? []))];
    return [{ product, finishes, file: join(folder, 'model.glb') }];
  }
  return images
    .filter(({ file, finish }) => [`${view}.webp`, `${view}-${finish}.webp`].includes(file))
    .map(({ file, finish }) => ({ product, view, finish, file: join(folder, 'images', file) }));
}

/** Returns the jobs of this view whose file is missing or older than the product. */
async function stale(products, view) {
  const list = [];
  for (const product of products) {
    const changed = await modified(product.source);
    for (const job of jobsOf(product, view)) {
      if (options.force || (await modified(job.file)) <= changed) list.push(job);
    }
  }
  return list;
}

/** Runs Blender on a job file; calls onLine for every line it prints. Throws when it fails. */
function blender(script, jobs, onLine) {
  const command = ['nice', '-n', '19', 'blender', '-b', '--python-exit-code', '1'];
  command.push('-t', String(availableParallelism()), '--python', join(scripts, script), '--', jobs);
  if (options.lock) command.unshift('flock', options.lock);
  return new Promise((resolve, reject) => {
    const child = spawn(command[0], command.slice(1), {
      env: { ...process.env, COMPANY_NAME: readCompany().name },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let rest = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      for (const line of lines) onLine(line);
      // Blender reports errors of scripts here.
      errors = (errors + chunk).slice(-2000);
    });
    child.stderr.on('data', (chunk) => {
      errors = (errors + chunk).slice(-2000);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Blender ended with ${code}: ${errors}`));
    });
  });
}

async function encode(png, webp) {
  await mkdir(join(webp, '..'), { recursive: true });
  await sharp(png).webp({ quality: 90, effort: 6, smartSubsample: true }).toFile(webp);
  await rm(png);
}

async function renderBatch(list, { view, work, report }) {
  const jobs = list.map(({ file: _, ...job }, index) => {
    return { ...job, output: join(work, `${index}-${job.product.code}.png`) };
  });
  const file = join(work, 'jobs.json');
  await writeFile(file, JSON.stringify({ size, ...quality[view], jobs }));
  const encoded = [];
  await blender('render.py', file, (line) => {
    const [, png] = line.match(/^PICTURE (\S+)/) ?? [];
    const done = list[jobs.findIndex((job) => job.output === png)];
    if (done) encoded.push(encode(png, done.file).then(() => report(done, done.finish ?? view)));
  });
  await Promise.all(encoded);
}

async function exportModels(list, work, report) {
  const jobs = list.map(({ file, ...job }) => ({ ...job, output: file }));
  const file = join(work, 'jobs.json');
  await writeFile(file, JSON.stringify({ jobs }));
  await blender('export_glb.py', file, (line) => {
    const [, path, bytes] = line.match(/^MODEL (\S+) (\d+)/) ?? [];
    const done = list.find((job) => job.file === path);
    if (done) report(done, `${Math.round(bytes / 1000)} kB`);
  });
}

const products = await readProducts();
const work = await mkdtemp(join(tmpdir(), 'catalogue-media-'));
try {
  for (const view of options.views.split(',')) {
    const list = await stale(products, view);
    const started = Date.now();
    let done = 0;
    const report = ({ product }, what) => {
      done += 1;
      const seconds = (Date.now() - started) / 1000;
      const left = (seconds / done) * (list.length - done);
      const times = `${Math.round(seconds)} s, ${Math.round(left)} s left`;
      console.log(`${times}  ${view} ${done}/${list.length}  ${product.code}  ${what}`);
    };
    if (view === 'glb') {
      if (list.length) await exportModels(list, work, report);
      continue;
    }
    const batch = Number(options.batch);
    for (let from = 0; from < list.length; from += batch) {
      await renderBatch(list.slice(from, from + batch), { view, work, report });
    }
  }
} finally {
  await rm(work, { recursive: true, force: true });
}

// Without a choice of products or views, the drawings and the room scenes follow.
if (process.argv.length === 2) {
  for (const script of ['media/drawings.mjs', 'media/scenes.mjs']) {
    execFileSync(process.execPath, [join(root, 'scripts', script)], {
      cwd: root,
      stdio: 'inherit',
    });
  }
}
