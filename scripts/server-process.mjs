// How the server is started in production: with the memory settings of server/process.env.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './prepare.mjs';

/** The server as `buildSite` makes it. */
export const SERVER_FILE = 'build/server/main.js';

/** The environment with the settings of server/process.env; what is set already stays, Node's options come after them. */
export function serverEnv(env) {
  const settings = parseEnv(readFileSync(join(root, 'server/process.env'), 'utf8'));
  const options = [settings.NODE_OPTIONS, env.NODE_OPTIONS].filter(Boolean).join(' ');
  // Where server/main.ts has it, too; set before Node starts, it holds for that file and for threads as well.
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
