import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readCompany } from '#scripts/company.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Generated, downloaded or editorial folders. */
const NOT_CODE = /^(\.git|\.react-router|build|content|data|node_modules|shots|test-results|tmp)$/;

/** Files that must contain the company name, with the reason. */
const EXCEPTIONS = [
  // Pages of other sites contain snippets that listen for this message.
  'app/calculators/strip/embed-height.ts',
  // Data directories of earlier versions contain a database with this name.
  'server/db/client.ts',
];

async function listFiles(): Promise<string[]> {
  const top = await readdir(root, { withFileTypes: true });
  const lists = top
    .filter(({ name }) => !NOT_CODE.test(name))
    .map(async (entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
      const inner = await readdir(root + entry.name, { recursive: true, withFileTypes: true });
      const files = inner.filter(
        (file) => file.isFile() && !file.parentPath.includes('__pycache__'),
      );
      return files.map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length));
    });
  return (await Promise.all(lists)).flat();
}

test('only the content names the company, so that a change of company needs no change of code', async () => {
  const name = readCompany().name.toLowerCase();
  const naming: string[] = [];
  for (const file of await listFiles()) {
    const text = (await readFile(root + file)).toString('latin1').toLowerCase();
    if (file.toLowerCase().includes(name) || text.includes(name)) naming.push(file);
  }
  expect(naming.sort()).toEqual(EXCEPTIONS);
});
