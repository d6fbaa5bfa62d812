// What the HTTP benches share: a server on a core of its own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/prepare.mjs';

/** The pinned Node. */
export const node = join(root, 'node_modules/.bin/node');

/** Starts a server on the first core and waits until it answers. */
export async function serve(command, env, url) {
  const child = spawn('taskset', ['-c', '0', ...command], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${command.join(' ')} did not answer.`);
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
