import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPictureFault } from '#server/images/inspect-picture.ts';
import { compareUpload } from '#server/import/bulk/compare-upload.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { describePull } from '#server/import/pull/describe-pull.ts';
import { PullError } from '#server/import/pull/polite-client.ts';
import { clientFor, pullSource } from '#server/import/pull/pull-source.ts';
import { readSources } from '#server/import/pull/pull-sources.ts';
import { describeWordpress } from '#server/import/pull/wordpress/describe-wordpress.ts';
import {
  pullWordpress,
  type WordpressSource,
} from '#server/import/pull/wordpress/pull-wordpress.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const MAX_LIST = 32 * 1024 * 1024;
const MAX_PICTURE = 20 * 1024 * 1024;

const USAGE = `Usage: npm run pull -- <source> [--sources <file>] [--content <folder>] [--to <folder>] [--dry-run]

  <source>   its name in sources.yaml; docs/content.md describes the file
  --sources  the file with the sources, by default sources.yaml
  --content  the content folder to compare with, by default content/
  --to       the folder that is written and that the importer reads, by default pulled/<source>
  --dry-run  pull and compare, leave nothing`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sources: { type: 'string', default: 'sources.yaml' },
    content: { type: 'string', default: 'content' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = await run().catch((error: NodeJS.ErrnoException) => {
  if (!(error instanceof PullError) && error.code !== 'ENOENT') throw error;
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const [name] = positionals;
  if (values.help || name === undefined) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const file = values.sources;
  const report = createReport();
  const sources = readSources({ file: basename(file), text: await readFile(file, 'utf8') }, report);
  for (const problem of report.errors) console.error(formatProblem(problem, dirname(file)));
  const source = sources[name];
  if (report.errors.length > 0) return 1;
  if (!source) {
    console.error(`${file} has no source ${name}. It has ${Object.keys(sources).join(', ')}.`);
    return 1;
  }
  const isDry = values['dry-run'];
  const to = isDry ? await mkdtemp(join(tmpdir(), 'pull-')) : (values.to ?? join('pulled', name));
  try {
    if (source.kind === 'wordpress') {
      console.log(await pullPages(source, to));
      return 0;
    }
    const { path, left } = await pullSource(source, {
      to,
      base: dirname(file),
      environment: process.env,
    });
    const compared = await compareUpload(await readSourceFolder(values.content), {
      ...{ name: basename(path), bytes: new Uint8Array(await readFile(path)) },
      ...{ sheet: null, table: null, meanings: {}, removesMissing: false },
    });
    console.log(describePull(compared, { left, folder: to }));
    if (!isDry) console.log(`Import it: npm run import -- ${values.content}/ --part ${path}`);
    return compared.errors.length > 0 ? 1 : 0;
  } finally {
    if (isDry) await rm(to, { recursive: true, force: true });
  }
}

async function pullPages(source: WordpressSource, to: string): Promise<string> {
  const pulling = { to, base: dirname(values.sources), environment: process.env };
  const pulled = await pullWordpress(source, {
    ...{ to, findPictureFault },
    client: clientFor(source, { ...pulling, maxBytes: MAX_LIST }),
    pictureClient: clientFor(source, { ...pulling, maxBytes: MAX_PICTURE }),
  });
  return describeWordpress(pulled, {
    folder: values['dry-run'] ? null : to,
    content: values.content,
    replaced: pulled.files.filter((path) => existsSync(join(values.content, path))),
  });
}
