import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { dueEditions, nextEditions } from '#scripts/declarations/next-editions.ts';
import { createReport } from '#server/import/content-problem.ts';
import { issuerOf } from '#server/import/declarations/product-declarations.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { readWorkbooks } from '#server/import/tables/read-workbooks.ts';

const USAGE = `Usage: npm run declarations -- <folder>
       npm run declarations -- <folder> --issue <code>... --by <name> [--date YYYY-MM-DD]
       npm run declarations -- <folder> --issue --all --by <name> [--date YYYY-MM-DD]

Lists the declarations of conformity that are due for the products of a content folder: not issued yet, or no longer
true. With --issue it writes their next editions into declarations/ of the folder. An issued edition never changes.

  --by    who approves them: the signatory or an approver of company.declarations in site/options.yaml
  --date  of issue, by default today`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    issue: { type: 'boolean' },
    all: { type: 'boolean' },
    by: { type: 'string' },
    date: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});

process.exitCode = await run().catch((error) => {
  console.error(error.message);
  return 1;
});

async function run(): Promise<number> {
  const [folder, ...codes] = positionals;
  if (values.help || !folder) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const report = createReport();
  const source = await readSourceFolder(folder);
  source.tables = await readWorkbooks(source, report);
  const content = readContent(source, report);
  if (report.errors.length > 0) throw new Error('The content has errors: import it first.');
  const issuer = issuerOf(content);
  if (!issuer) throw new Error('site/options.yaml names no company.declarations.');
  const due = dueEditions(content, issuer);
  if (!values.issue) {
    for (const { code, line } of due) console.log(`${code}: ${line}`);
    console.log(due.length === 0 ? 'Nothing is due.' : `${due.length} are due.`);
    return 0;
  }
  const approvers = [issuer.signatory.name, ...issuer.approvers];
  if (!values.by || !approvers.includes(values.by)) {
    throw new Error(`--by must be one of: ${approvers.join(', ')}.`);
  }
  if ((values.all ?? false) === codes.length > 0) throw new Error('Name products, or --all.');
  const chosen = due.filter(({ code }) => values.all || codes.includes(code));
  const stamp = { by: values.by, date: values.date ?? new Date().toISOString().slice(0, 10) };
  for (const [code, editions] of nextEditions(chosen, issuer, stamp)) {
    await append(folder, code, editions);
    console.log(`${code}: issued ${editions.map((one) => one.reference).join(', ')}.`);
  }
  return 0;
}

/** Adds editions at the end of the file of a product; what it has stays as it is. */
async function append(folder: string, code: string, editions: { record: object }[]) {
  const file = join(folder, 'declarations', `${code.toLowerCase()}.yaml`);
  await mkdir(join(folder, 'declarations'), { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => '');
  const records = editions.map(({ record }) => record);
  await writeFile(
    file,
    before + stringify(records, { lineWidth: 120, aliasDuplicateObjects: false }),
  );
}
