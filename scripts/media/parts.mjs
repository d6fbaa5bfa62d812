/**
 * Draws the pictures of small parts without a parametric luminaire, and the scene of their category: `node
 * scripts/media/parts.mjs [CODE…]`. The product's `model.shape` names the drawing.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parse } from 'yaml';
import { partDrawings } from './parts/part-drawings.mjs';
import { stage } from './parts/stage.mjs';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const SIZE = 800;
const SCENE = { width: 1600, height: 1000 };

async function save(svg, file) {
  await sharp(Buffer.from(svg), { density: 144 }).webp({ quality: 86 }).toFile(file);
}

/** Writes `images/three-quarter.webp` of all or the given products of the archetype "accessory". */
export async function drawParts(codes = []) {
  const products = join(content, 'catalogue/products');
  for (const name of readdirSync(products).sort()) {
    if (codes.length > 0 && !codes.includes(name.toUpperCase())) continue;
    const source = join(products, name, 'product.yaml');
    const model = existsSync(source) ? parse(readFileSync(source, 'utf8')).model : null;
    if (model?.archetype !== 'accessory') continue;
    const draw = partDrawings[model.shape];
    if (!draw) throw new Error(`${name}: no drawing for the shape '${model.shape}'.`);
    const folder = join(products, name, 'images');
    mkdirSync(folder, { recursive: true });
    await save(stage(draw(), { width: SIZE, height: SIZE }), join(folder, 'three-quarter.webp'));
  }
}

/** Several parts side by side, for the category. */
async function drawScene() {
  const places = [
    ['connector', 60, 40],
    ['cable', 560, 20],
    ['end-cap', 1040, 60],
    ['clip', 120, 430],
    ['seal', 620, 440],
    ['tool', 1060, 450],
  ];
  const parts = places.map(([shape, x, y]) => {
    return `<g transform="translate(${x} ${y}) scale(0.62)">${partDrawings[shape]()}</g>`;
  });
  await save(stage(parts.join(''), SCENE), join(content, 'media/scenes/strip-accessories.webp'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const codes = process.argv.slice(2);
  await drawParts(codes);
  if (codes.length === 0) await drawScene();
}
