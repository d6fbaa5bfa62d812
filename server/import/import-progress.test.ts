import type { WriteStream } from 'node:tty';
import { expect, test } from 'vitest';
import { createProgress, importSteps } from '#server/import/import-progress.ts';

function createStream(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) };
  return { written, stream: stream as unknown as WriteStream };
}

test('Without a terminal there is one line for each step', () => {
  const { written, stream } = createStream(false);
  const progress = createProgress(stream, importSteps);
  for (const done of [0, 5, 10]) progress.show('write', done, 10);
  expect(written).toEqual(['Writing rows: done\n']);
});

test('On a terminal the bar redraws itself and ends its line', () => {
  const { written, stream } = createStream(true);
  const progress = createProgress(stream, importSteps);
  progress.show('write', 5, 10);
  progress.show('write', 6, 10);
  progress.end();
  expect(written).toHaveLength(2);
  expect(written[0]).toMatch(/^\rWriting rows +█{14}░{14} {2}50 %/);
  expect(written[1]).toBe('\n');
});
