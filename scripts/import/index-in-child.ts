import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import type { StoredContent } from '#server/import/import-content.ts';

const SCRIPT = new URL('./index-content.ts', import.meta.url);

/** Like those of the processes that serve. */
const MEMORY = ['--max-old-space-size=1024', '--max-semi-space-size=8'];

/**
 * Stores the index of the search for a version, so that the site need not build it. Without it the site builds it, so a
 * failure is a warning and nothing more.
 */
export async function indexInChild(imported: StoredContent): Promise<void> {
  const failures = await inParallel(localeCodes, availableParallelism(), (locale) => {
    return runChild(locale, imported);
  });
  const [failure] = failures.filter((each) => each !== null);
  if (failure === undefined) return;
  console.error(
    `The index of the search was not stored (${failure}): the site builds it when it starts.`,
  );
}

/** Returns how the process failed; null if it did not. */
async function runChild(locale: LocaleCode, imported: StoredContent): Promise<string | null> {
  const child = fork(SCRIPT, [JSON.stringify({ locale, imported })], { execArgv: MEMORY });
  const [code, signal] = await once(child, 'exit');
  return code === 0 ? null : (signal ?? `exit code ${code}`);
}
