// `npm run test:language`: tests a third language, generated from English, in a copy of the project.
// --quick: runs only the steps without a browser, as `npm test` does. --keep: keeps the copy.
import type { StdioOptions } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '#scripts/chromium.mjs';
import { root, run } from '#scripts/prepare.mjs';
import { addLanguage } from './add-language.ts';

type Step = [name: string, command: string];

/** Files that are neither source nor content. */
const EXCLUDED = /\/(node_modules|build|data|[.][^/]+|shots|test-results|bench|docs)\/?$/;
const STEPS: Step[] = [
  ['routes', 'react-router typegen'],
  ['types', 'node node_modules/typescript-native/bin/tsc'],
  ['messages', 'node scripts/check-messages.mjs'],
  ['pages', 'react-router build'],
  ['server', 'vite build --config vite.server.config.ts'],
  ['import, and the HTML of every screen', 'node tests/third-language/visit-screens.ts'],
];
const BROWSER: Step = [
  'every screen in a browser',
  'playwright test --config playwright.language.config.ts',
];

/** Hides the file listing of builds. */
const BUILD_STDIO: StdioOptions = ['ignore', 'ignore', 'inherit'];
const isBuild = (command: string) => / build\b/.test(command);

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const begin = Date.now();
const copy = await mkdtemp(join(tmpdir(), 'third-language-'));
try {
  await cp(root, copy, {
    recursive: true,
    filter: (path) => !EXCLUDED.test(`/${relative(root, path)}`),
  });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await addLanguage(copy);
  for (const [name, command] of values.quick ? STEPS : [...STEPS, BROWSER]) {
    console.log(`— ${name}, after ${((Date.now() - begin) / 1000).toFixed(0)} s`);
    const [program = '', ...args] = command.split(' ');
    const env = values.quick ? {} : { CHROMIUM_PATH: ensureChromium() };
    await run(program, args, { cwd: copy, env, stdio: isBuild(command) ? BUILD_STDIO : 'inherit' });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (values.keep) console.log(`The copy: ${copy}`);
  else await rm(copy, { recursive: true, force: true });
}
