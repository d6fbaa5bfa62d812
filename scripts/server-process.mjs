// Starts the server as in production: with the memory settings of server/process.env.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './prepare.mjs';

/** Server built by `buildSite`. */
export const SERVER_FILE = 'build/server/main.js';

/** Adds the settings of server/process.env to the environment; existing values stay, Node's options are appended. */
export function serverEnv(env) {
  const settings = parseEnv(readFileSync(join(root, 'server/process.env'), 'utf8'));
  const options = [settings.NODE_OPTIONS, env.NODE_OPTIONS].filter(Boolean).join(' ');
  // Also set in server/main.ts; set before Node starts, it applies to that file and to threads as well.
  const compiled = join(env.DATA_DIR || './data', 'cache/code');
  return { ...settings, NODE_COMPILE_CACHE: compiled, ...env, NODE_OPTIONS: options };
}

/** Starts the server; options are those of `spawn`. It sends `{ address }` over its IPC channel when it is ready. */
export function spawnServer({ env = process.env, nodeArgs = [], ...options } = {}) {
  const node = join(root, 'node_modules/.bin/node');
  return spawn(node, [...nodeArgs, SERVER_FILE], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
    env: serverEnv(env),
  });
}
