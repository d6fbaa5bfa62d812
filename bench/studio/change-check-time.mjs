// Measures the check of a change in the studio as its thread does it after each pause in typing: another weight of one variant,
// in content that was checked before. The check by a thread that knows nothing yet is printed beside it.
// npm run bench:check [-- --product alc600]
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createChecker } from '#server/compose/changes/check-job.ts';
import { createReport } from '#server/import/content-problem.ts';
import { measureMedia } from '#server/import/media-library.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const LIMIT_MS = 200;
const RUNS = 20;
const WEIGHT = /,0\.\d+,/;

const { values } = parseArgs({ options: { product: { type: 'string', default: 'alc600' } } });
const folder = await readSourceFolder('content');
const path = `catalogue/products/${values.product}/variants.csv`;
const source = folder.files.get(path);
if (!source) throw new Error(`There is no ${path}.`);
const text = await readFile(source.absolute, 'utf8');
if (!WEIGHT.test(text)) throw new Error(`${path} has no figure below 1 to change.`);
const sizes = await sizesOfPictures();
const check = createChecker();

const firstMs = await timeCheck(0);
const laterMs = [];
for (let run = 1; run <= RUNS; run++) laterMs.push(await timeCheck(run));
const median = laterMs.toSorted((a, b) => a - b)[RUNS / 2];
const holds = median <= LIMIT_MS;
console.log(`first check              ${firstMs.toFixed(0).padStart(8)} ms`);
console.log(
  `check of a change        ${median.toFixed(0).padStart(8)} ms, limit ${LIMIT_MS}: ${holds ? 'holds' : 'FALLS SHORT'}`,
);
process.exitCode = holds ? 0 : 1;

async function timeCheck(run) {
  const files = [{ path, text: text.replace(WEIGHT, `,0.${500 + run},`), upload: null }];
  const base = run === 0 ? { folder, sizes } : null;
  const start = performance.now();
  await check({ version: 1, changes: { files, uploads: '' }, wants: 'findings', base });
  return performance.now() - start;
}

/** Sizes by hash, as an import leaves them in the database. */
async function sizesOfPictures() {
  const paths = [...folder.files.keys()].filter((name) => /\.(?:webp|svg|png|jpe?g)$/.test(name));
  const measured = await measureMedia({ folder, paths, report: createReport() }, new Map());
  return new Map([...measured.values()].map((file) => [file.hash, file]));
}
