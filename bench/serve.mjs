// Shared by the HTTP benches: starts a server on a dedicated core.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/prepare.mjs';

/** The pinned Node. */
export const node = join(root, 'node_modules/.bin/node');

/** Starts a server on the first core and waits until it responds. */
export async function serve(command, env, url) {
  const child = spawn('taskset', ['-c', '0', ...command], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${command.join(' ')} did not respond.`);
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
