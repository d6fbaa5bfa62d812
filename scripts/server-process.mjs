// Starts the server as in production: its supervisor sets the memory settings of server/process.env.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Server built by `buildSite`. */
export const SERVER_FILE = 'build/server/main.js';

/**
 * Starts the server; options are those of `spawn`. It sends `{ address }` over its IPC channel when it is ready.
 *
 * @param {import('node:child_process').SpawnOptions & { nodeArgs?: string[] }} [options]
 */
export function spawnServer({ nodeArgs = [], ...options } = {}) {
  const node = join(root, 'node_modules/.bin/node');
  return spawn(node, [...nodeArgs, SERVER_FILE], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}
