import type { WriteStream } from 'node:tty';
import type { ImportStep } from '#server/import/import-step.ts';

/** Labels of the import's steps in its progress. */
export const importSteps: Record<ImportStep, string> = {
  read: 'Reading files',
  check: 'Checking records',
  photometry: 'Checking photometry',
  media: 'Copying media',
  write: 'Writing rows',
  sources: 'Storing the files',
  search: 'Preparing the search',
};

const BAR_WIDTH = 28;
const REDRAW_MS = 50;

/** Shows a command's progress: a bar that redraws itself on a terminal, else one line for each completed step. */
export function createProgress<Step extends string>(
  stream: WriteStream,
  steps: Record<Step, string>,
) {
  let drawn = 0;
  let isOpen = false;

  function show(step: Step, done: number, total: number): void {
    const isDone = done >= total;
    if (!stream.isTTY) {
      if (isDone) stream.write(`${steps[step]}: done\n`);
      return;
    }
    const now = performance.now();
    if (!isDone && now - drawn < REDRAW_MS) return;
    drawn = now;
    isOpen = !isDone;
    stream.write(`\r${lineOf(steps[step], done, total)}\u001b[K${isDone ? '\n' : ''}`);
  }

  /** Ends an unfinished bar. */
  function end(): void {
    if (isOpen) stream.write('\n');
    isOpen = false;
  }

  return { show, end };
}

function lineOf(name: string, done: number, total: number): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const filled = Math.round(share * BAR_WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
  return `${name.padEnd(20)} ${bar} ${String(Math.round(share * 100)).padStart(3)} %`;
}
