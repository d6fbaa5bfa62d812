// `npm run check:advisories`: compares the packages of the lock file with known vulnerabilities.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchAdvisories } from '#scripts/shipped/fetch-advisories.ts';
import { readOsvDatabase } from '#scripts/shipped/read-osv.ts';
import { report } from '#scripts/shipped/report-advisories.ts';
import { listPackages } from '#scripts/shipped/shipped-packages.ts';

const USAGE = `Usage: npm run check:advisories [-- --database <path>] [--accept <id>]…

Compares the packages of the lock file with the advisories of npm's registry, or without a network with a database:
a ZIP archive or folder in the format of OSV, such as npm/all.zip of osv.dev or a clone of github/advisory-database.

  --database <path>  an OSV database, or one JSON file of it
  --accept <id>      an advisory that does not concern the site; may be repeated

Exits with 0 when nothing is known, 1 when an advisory concerns the running site, 2 when nothing could be compared.`;

const root = fileURLToPath(new URL('../..', import.meta.url));

process.exitCode = await run().catch((error) => {
  console.error(`Nothing was compared. ${error instanceof Error ? error.message : error}`);
  return 2;
});

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      accept: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const packages = listPackages(root);
  const source =
    values.database === undefined
      ? await fetchAdvisories(packages, registryOf())
      : await readDatabase(values.database, new Set(packages.map(({ name }) => name)));
  const { text, exitCode } = report(packages, { ...source, accepted: new Set(values.accept) });
  console.log(text);
  return exitCode;
}

async function readDatabase(path: string, names: Set<string>) {
  const { advisories, entries, latest } = await readOsvDatabase(path, names);
  return { advisories, source: `${path}, ${entries} entries`, asOf: latest };
}

function registryOf(): string {
  const options = { cwd: root, encoding: 'utf8' } as const;
  return execFileSync('npm', ['config', 'get', 'registry'], options).trim();
}
