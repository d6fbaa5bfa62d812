// Measures the comparison of an Excel workbook with the content in use: all variants of a catalogue in one sheet, each with
// another weight. Memory is that of the import's process and its children.
// npm run bench:import [-- --variants 10000]
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import writeXlsxFile from 'write-excel-file/node';
import { run } from '#scripts/prepare.mjs';
import { peakMemoryOf } from './processes.mjs';
import { writeScaledContent } from './scale-content.mjs';

const LIMITS = { seconds: 60, megabytes: 500 };
const NUMBER = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

const { values } = parseArgs({ options: { variants: { type: 'string', default: '10000' } } });
const base = mkdtempSync(join(tmpdir(), 'import-'));
process.once('exit', () => rmSync(base, { recursive: true, force: true }));
const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(base, 'data') };
const folder = join(base, 'content');
const size = writeScaledContent({ folder, variants: Number(values.variants) });
const workbook = join(base, 'range.xlsx');
await writeWorkbook();
await importWith([folder]);
console.log(
  `${size.products} products, ${size.variants} variants, a workbook of ${(statSync(workbook).size / 1e6).toFixed(1)} MB`,
);
const page = join(base, 'changes.html');
const { seconds, megabytes } = await importWith([
  ...[folder, '--part', workbook],
  ...['--diff', '--page', page],
]);
const changes = readFileSync(page, 'utf8').match(/weight_kg/g)?.length ?? 0;
judge('comparison, s', seconds, LIMITS.seconds);
judge('highest memory, MB', megabytes, LIMITS.megabytes);
console.log(`${changes} changes of weights in the page`);
if (changes !== size.variants) process.exitCode = 1;

function judge(name, figure, limit) {
  const holds = figure <= limit;
  if (!holds) process.exitCode = 1;
  console.log(
    `${name.padEnd(24)}${figure.toFixed(1).padStart(8)}${String(limit).padStart(8)}  ${holds ? 'holds' : 'FALLS SHORT'}`,
  );
}

/** All variants in one sheet: the columns of all products, numbers as numbers. */
async function writeWorkbook() {
  const products = join(folder, 'catalogue/products');
  const tables = readdirSync(products).map((name) =>
    parse(readFileSync(join(products, name, 'variants.csv'), 'utf8'), { columns: true }),
  );
  const columns = [...new Set(tables.flatMap(([row]) => Object.keys(row)))];
  const cellOf = (name, text = '') => {
    if (name === 'weight_kg') return { value: Number((Number(text) * 0.9).toPrecision(6)) };
    return { value: NUMBER.test(text) && name !== 'eprel' ? Number(text) : text };
  };
  const rows = tables.flat().map((row) => columns.map((name) => cellOf(name, row[name])));
  const header = columns.map((value) => ({ value }));
  writeFileSync(workbook, await writeXlsxFile([header, ...rows]).toBuffer());
}

async function importWith(args) {
  const began = performance.now();
  let megabytes = 0;
  await run('npm', ['run', 'import', '--', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    onStart: (child) => {
      const timer = setInterval(() => {
        megabytes = Math.max(megabytes, peakMemoryOf(child.pid));
      }, 100);
      child.once('exit', () => clearInterval(timer));
    },
  });
  return { seconds: (performance.now() - began) / 1000, megabytes };
}
