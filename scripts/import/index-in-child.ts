import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { StoredContent } from '#server/import/import-content.ts';

const SCRIPT = new URL('./index-content.ts', import.meta.url);

/** Like those of the processes that serve. */
const MEMORY = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

/**
 * Stores the index of the search for a version, so that the site need not build it. Without it the site builds it, so a
 * failure is a warning and nothing more.
 */
export async function indexInChild(content: StoredContent): Promise<void> {
  const child = fork(SCRIPT, [JSON.stringify(content)], { execArgv: MEMORY });
  const [code, signal] = await once(child, 'exit');
  if (code === 0) return;
  console.error(
    `The index of the search was not stored (${signal ?? `exit code ${code}`}): the site builds it when it starts.`,
  );
}
