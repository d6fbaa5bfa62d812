// `npm run licences [-- --notices]`: the packages of which the running site has code, by licence, or with the texts of
// their licences. Fails if one has none.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isShipped, type LockedPackage, listPackages } from '#scripts/shipped/shipped-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  const { values } = parseArgs({ options: { notices: { type: 'boolean' } } });
  const shipped = listPackages(root).filter(isShipped);
  if (values.notices) printNotices(shipped);
  else printByLicence(shipped);
  process.exitCode = shipped.some(({ licence }) => licence === 'none') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function printByLicence(packages: LockedPackage[]): void {
  const groups = Map.groupBy(packages, ({ licence }) => licence);
  for (const [licence, group] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const names = group.map(({ name, version, places }) => `${name} ${version} (${places})`);
    console.log(`${licence} (${names.length})\n  ${names.sort().join('\n  ')}\n`);
  }
}

/** Packages with the same text are listed above it. */
function printNotices(packages: LockedPackage[]): void {
  const groups = Map.groupBy(packages, ({ licence, licenceText }) => licenceText ?? licence);
  for (const [text, group] of groups) {
    const names = group.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    console.log(`${names.sort().join('\n')}\n\n${text}\n\n${'-'.repeat(72)}\n`);
  }
}
