import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runForVisitor } from '#server/limits/current-visitor.ts';
import { createUsage } from '#server/limits/usage.ts';
import { createWorkBudget } from '#server/limits/work-budget.ts';

const GUEST = '192.0.2.1';

async function* listParts(work: () => void) {
  for (const part of ['a', 'b', 'c']) {
    work();
    yield part;
  }
}

/** Uses processor time, which is less than the time that passes where others use the machine. */
function compute(ms: number): void {
  const start = process.cpuUsage();
  while (process.cpuUsage(start).user < ms * 1000);
}

async function readAll(parts: AsyncIterable<string>): Promise<string> {
  const read: string[] = [];
  for await (const part of parts) read.push(part);
  return read.join('');
}

test('The parts of a file count as the work of the visitor who requested it', async () => {
  const usage = createUsage();
  const budget = createWorkBudget(usage);
  const parts = runForVisitor(GUEST, () => budget.partsInTurn(listParts(() => compute(50))));
  // A stream reads it outside the request.
  expect(await readAll(parts)).toBe('abc');
  runForVisitor(GUEST, () => budget.spend(59_900));
  await expect(runForVisitor(GUEST, () => budget.inTurn(async () => 'page'))).rejects.toThrow(
    'too-many-requests',
  );
  expect(await runForVisitor('192.0.2.2', () => budget.inTurn(async () => 'page'))).toBe('page');
});

test('Between two parts others have their turn', async () => {
  const budget = createWorkBudget(createUsage());
  const order: string[] = [];
  const reading = readAll(
    runForVisitor(GUEST, () => budget.partsInTurn(listParts(() => order.push('part')))),
  );
  const page = runForVisitor('192.0.2.2', () => budget.inTurn(async () => order.push('page')));
  await Promise.all([reading, page]);
  expect(order.slice(1, -1)).toContain('page');
});

test('A file whose reader leaves is ended, and what goes wrong in it reaches the reader', async () => {
  const budget = createWorkBudget(createUsage());
  let isEnded = false;
  async function* endless() {
    try {
      for (;;) yield 'part';
    } finally {
      isEnded = true;
    }
  }
  for await (const _part of budget.partsInTurn(endless())) break;
  await pause();
  expect(isEnded).toBe(true);
  const failing = budget.partsInTurn(
    listParts(() => {
      throw new Error('no disk');
    }),
  );
  await expect(readAll(failing)).rejects.toThrow('no disk');
});
