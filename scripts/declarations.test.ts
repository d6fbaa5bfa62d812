import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyContent } from '#server/import/content-folder.fixtures.ts';

const script = fileURLToPath(new URL('./declarations.ts', import.meta.url));

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, ...args], (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

/** The content of the fixtures with its declarations, and the name of its signatory. */
async function setUp() {
  const { folder, edit, remove } = await copyContent();
  const options = await readFile(join(folder, 'site/options.yaml'), 'utf8');
  const by = /signatory: \{ name: ([^,]+)/.exec(options)?.[1] ?? expect.fail();
  const list = () => readdir(join(folder, 'declarations'));
  return { folder, edit, remove, by, list };
}

test('Content whose declarations are true has none due', async () => {
  const { folder } = await setUp();
  expect(await run(folder)).toMatchObject({ code: 0, stdout: 'Nothing is due.\n' });
});

test('A product without declaration is due, and issued by an approver only', async () => {
  const { folder, remove, by, list } = await setUp();
  await remove('declarations/nim120.yaml');
  const { stdout } = await run(folder);
  expect(stdout).toMatch(/^NIM120: /);
  expect(stdout).toMatch(/ due\.\n$/);
  const refused = await run(folder, '--issue', '--all', '--by', 'Nobody', '--date', '2026-11-20');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`--by must be one of: ${by}`);
  expect(await list()).not.toContain('nim120.yaml');
  const stamp = ['--by', by, '--date', '2026-11-20'];
  const issued = await run(folder, '--issue', 'NIM120', ...stamp);
  expect(issued.stdout).toMatch(/^NIM120: issued NIM120-\d+-E1/);
  const file = await readFile(join(folder, 'declarations/nim120.yaml'), 'utf8');
  expect(file).toContain(`approved_by: ${by}`);
  expect(file).toContain('2026-11-20');
  expect((await run(folder)).stdout).toBe('Nothing is due.\n');
});

test('A declaration that is no longer true gets an edition; what was issued stays', async () => {
  const { folder, edit, by } = await setUp();
  const path = join(folder, 'declarations/nim120.yaml');
  const before = await readFile(path, 'utf8');
  await edit('catalogue/products/nim120/variants.csv', '\nNIM120/12/830/W,', '\nNIM120/12/830/B,');
  expect((await run(folder)).stdout).toMatch(/^NIM120: /);
  await run(folder, '--issue', '--all', '--by', by);
  const after = await readFile(path, 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.slice(before.length)).toContain('- NIM120/12/830/B\n');
});

test('Without a folder it says how it is used', async () => {
  const { code, stdout } = await run();
  expect([code, stdout.startsWith('Usage: npm run declarations')]).toEqual([1, true]);
});
