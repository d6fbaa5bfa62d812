// `npm run sbom [-- --output <file>]`: a list of the packages in the built site, for programs that compare it with
// advisories or licences.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSbom } from '#scripts/shipped/create-sbom.ts';
import { listPackages } from '#scripts/shipped/shipped-packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  const { values } = parseArgs({ options: { output: { type: 'string' } } });
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sbom = createSbom({ name, version }, listPackages(root));
  const text = `${JSON.stringify(sbom, null, 2)}\n`;
  if (values.output === undefined) process.stdout.write(text);
  else {
    writeFileSync(values.output, text);
    console.log(`${values.output}: ${sbom.components.length} packages in CycloneDX 1.6`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
