// Measures what the studio's threads do with a table of many variants: the workbook that leaves, the comparison of one that
// comes in with another weight for each variant, and the check of the content that would come of it. Each is a process of its
// own with the memory settings of the site's, and its highest memory counts.
// npm run bench:tables [-- --variants 10000]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import writeXlsxFile from 'write-excel-file/node';
import { createChecker } from '#server/compose/changes/check-job.ts';
import { collectTable } from '#server/import/bulk/collect-table.ts';
import { compareUpload } from '#server/import/bulk/compare-upload.ts';
import { writeTableFile } from '#server/import/bulk/table-file.ts';
import { numericColumns } from '#server/import/read/parse-csv.ts';
import { readSourceFolder, type SourceFolder } from '#server/import/read/source-folder.ts';
import { writeScaledContent } from './scale-content.mjs';

const WANTED = { table: 'variants', category: null, format: 'xlsx', locale: 'en' } as const;
/** What the comparison leaves for the check. */
const TEXTS = 'texts.json';
const LIMITS = { seconds: 60, megabytes: 500 };

const { values } = parseArgs({
  options: {
    variants: { type: 'string', default: '10000' },
    measure: { type: 'string' },
    step: { type: 'string' },
  },
});

if (values.measure === undefined) await prepare();
else await measure(values.measure);

async function prepare(): Promise<void> {
  const base = mkdtempSync(join(tmpdir(), 'tables-'));
  process.once('exit', () => rmSync(base, { recursive: true, force: true }));
  const size = writeScaledContent({
    folder: join(base, 'content'),
    variants: Number(values.variants),
  });
  console.log(`${size.products} products, ${size.variants} variants`);
  const { files } = await readSourceFolder(join(base, 'content'));
  const { kind, columns, rows } = collectTable(files, { table: 'variants', category: null });
  const numeric = numericColumns(kind.schema);
  const cells = rows.map((row) =>
    row.map((text, at) => {
      const name = columns[at] ?? '';
      if (name === 'weight_kg') return { value: Number((Number(text) * 0.9).toPrecision(6)) };
      return { value: numeric.has(name) && text !== '' ? Number(text) : text };
    }),
  );
  const heads = columns.map((value) => ({ value }));
  writeFileSync(join(base, 'pim.xlsx'), await writeXlsxFile([heads, ...cells]).toBuffer());
  const settings = parseEnv(readFileSync('server/process.env', 'utf8'));
  for (const step of ['write', 'compare', 'check']) {
    const args = ['--measure', base, '--step', step, '--variants', String(size.variants)];
    const { status } = spawnSync(process.execPath, [import.meta.filename, ...args], {
      ...{ stdio: 'inherit', env: { ...process.env, ...settings } },
    });
    if (status !== 0) process.exitCode = 1;
  }
}

async function measure(base: string): Promise<void> {
  const { step = '' } = values;
  const folder = await readSourceFolder(join(base, 'content'));
  const start = performance.now();
  if (step === 'write') await writeTableFile(folder.files, WANTED);
  else if (step === 'compare') await compare(base, folder);
  else await check(base, folder);
  judge(`${step}, s`, (performance.now() - start) / 1000, LIMITS.seconds);
  judge(`${step}, MB`, process.resourceUsage().maxRSS / 1024, LIMITS.megabytes);
}

async function compare(base: string, folder: SourceFolder): Promise<void> {
  const bytes = new Uint8Array(await readFile(join(base, 'pim.xlsx')));
  const reading = { sheet: null, table: null, meanings: {}, removesMissing: false };
  const merged = { ...folder, files: new Map(folder.files) };
  const { changes, texts } = await compareUpload(merged, { ...reading, name: 'pim.xlsx', bytes });
  if (changes.changed !== Number(values.variants)) process.exitCode = 1;
  writeFileSync(join(base, TEXTS), JSON.stringify(texts));
}

async function check(base: string, folder: SourceFolder): Promise<void> {
  const texts: [path: string, text: string][] = JSON.parse(
    await readFile(join(base, TEXTS), 'utf8'),
  );
  const files = texts.map(([path, text]) => ({ path, text, upload: null }));
  const job = { version: 1, changes: { files, uploads: '' }, wants: 'findings' } as const;
  await createChecker()({ ...job, base: { folder, sizes: new Map() } });
}

function judge(name: string, figure: number, limit: number): void {
  const holds = figure <= limit;
  if (!holds) process.exitCode = 1;
  const verdict = holds ? 'holds' : 'FALLS SHORT';
  console.log(
    `${name.padEnd(28)}${figure.toFixed(1).padStart(8)}${String(limit).padStart(8)}  ${verdict}`,
  );
}
