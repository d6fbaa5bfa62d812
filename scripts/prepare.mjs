// Prepares both commands: installs the packages of the lock file and builds pages and server from the current sources.
// Runs on Node 20 or later, because a fresh machine has nothing else yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const installStamp = join(root, 'node_modules/.lock-hash');
/** The parts of the build, in folders of `build/`: their sources and commands. */
const PAGES = {
  name: 'pages',
  sources: [
    'app',
    'core',
    'public',
    'scripts/vite-shortcuts.ts',
    'vite.config.ts',
    'react-router.config.ts',
  ],
  command: ['react-router', ['build']],
};
const SERVER = {
  name: 'server',
  sources: ['server', 'core', 'vite.server.config.ts'],
  command: ['vite', ['build', '--config', 'vite.server.config.ts']],
};
const STUDIO = {
  name: 'studio',
  sources: ['studio', 'core', 'vite.studio.config.ts'],
  command: ['vite', ['build', '--config', 'vite.studio.config.ts']],
};

/** The pages without shortcuts that rely on library internals (ADR 30), for the test without them. */
const PLAIN_PAGES = { ...PAGES, name: 'plain pages', folder: 'plain', env: { PLAIN: '1' } };

/**
 * Runs a command in the project with the pinned Node first on the PATH; rejects if it fails. Options are those of
 * `spawn`, and `onStart`, which receives the child process.
 */
export function run(command, args, { onStart, ...options } = {}) {
  const bin = join(root, 'node_modules/.bin');
  const env = { ...process.env, ...options.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options, env });
    onStart?.(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`'${command} ${args.join(' ')}' ended with ${signal ?? code}.`));
    });
  });
}

/** Installs the packages if the lock file has changed. */
export async function installPackages() {
  const wanted = hashOf(['package-lock.json']);
  if (readStamp(installStamp) === wanted) return;
  console.log('Installing packages…');
  await run('npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(installStamp, wanted);
}

/** Builds pages, server and studio, each if its sources have changed. */
export async function buildSite() {
  for (const part of [PAGES, SERVER, STUDIO]) await buildPart(part);
}

/** The same for the pages without shortcuts. */
export const buildPlainPages = () => buildPart(PLAIN_PAGES);

async function buildPart({ name, folder = name, sources, command, env }) {
  const stamp = join(root, 'build', folder, '.source-hash');
  const wanted = hashOf(['package-lock.json', ...sources]);
  if (readStamp(stamp) === wanted) return;
  console.log(`Building the ${name}…`);
  // A test runner's own NODE_ENV would put React's development build into the pages.
  const environment = { ...env, NODE_ENV: 'production' };
  await run(...command, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  writeFileSync(stamp, wanted);
}

function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(listFiles).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  try {
    const entries = readdirSync(absolute, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  } catch {
    return [path];
  }
}
