import { expect, test } from 'vitest';
import { isAppError } from '#core/app-error.ts';
import { createUploadLimit, type Upload } from '#server/limits/upload-limit.ts';

const MB = 1024 * 1024;

/** Limits of 100 MB, 60 MB for one visitor, with a clock of its own. */
function openLimit() {
  let time = 0;
  const aborted: string[] = [];
  const limit = createUploadLimit({
    ...{ maxBytes: 100 * MB, maxOwnBytes: 60 * MB, maxSmallBytes: MB, maxOwn: 8 },
    now: () => time,
  });
  return {
    aborted,
    wait: (ms: number) => {
      time += ms;
    },
    send(name: string, announced: number | null, received: () => number = () => 1e12) {
      const visitor = name.replace(/\d+$/, '');
      const upload: Upload = { visitor, announced, received, abort: () => aborted.push(name) };
      return limit.reserve(upload);
    },
  };
}

function outcomeOf(task: () => unknown): string {
  try {
    task();
    return 'read';
  } catch (error) {
    if (isAppError(error, 'busy')) return 'busy';
    return isAppError(error, 'too-many-requests') ? 'too many' : String(error);
  }
}

test('a visitor has a number of bodies and of bytes, and space comes back once', () => {
  const { send } = openLimit();
  const release = send('ana', 40 * MB);
  expect(outcomeOf(() => send('ana', 30 * MB))).toBe('too many');
  release();
  release();
  expect(outcomeOf(() => send('ana', 30 * MB))).toBe('read');
  for (let count = 0; count < 7; count += 1) send('ana', 100);
  expect(outcomeOf(() => send('ana', 100))).toBe('too many');
  expect(outcomeOf(() => send('jo', 100))).toBe('read');
});

test('a body of unknown length counts as the largest', () => {
  const { send } = openLimit();
  send('ana', null);
  expect(outcomeOf(() => send('ana', 9 * MB))).toBe('too many');
  expect(outcomeOf(() => send('ana', 7 * MB))).toBe('read');
});

test('forms without files have room while large bodies take all of theirs', () => {
  const { send, aborted } = openLimit();
  for (const name of ['a', 'b', 'c', 'd']) send(name, 25 * MB);
  expect(outcomeOf(() => send('e', 25 * MB))).toBe('busy');
  expect(outcomeOf(() => send('e', 3_000))).toBe('read');
  expect(aborted).toEqual([]);
});

test('bodies of a byte now and then make room for others after ten seconds', () => {
  const { send, wait, aborted } = openLimit();
  for (const name of ['a', 'b', 'c', 'd']) send(name, 25 * MB, () => 7);
  wait(9_000);
  expect(outcomeOf(() => send('e', 25 * MB))).toBe('busy');
  wait(2_000);
  expect(outcomeOf(() => send('e', 25 * MB))).toBe('read');
  expect(aborted).toEqual(['a']);
});

test('a body at half a megabit a second is left alone', () => {
  const { send, wait, aborted } = openLimit();
  let received = 0;
  for (const name of ['a', 'b', 'c', 'd']) send(name, 25 * MB, () => received);
  for (let second = 0; second < 200; second += 1) {
    wait(1_000);
    received += 62_500;
    expect(outcomeOf(() => send('e', 25 * MB))).toBe('busy');
  }
  expect(aborted).toEqual([]);
});

test('whoever has reserved most makes room for a visitor with less', () => {
  const { send, aborted } = openLimit();
  for (const name of ['a1', 'a2', 'b1', 'b2']) send(name, 25 * MB);
  expect(outcomeOf(() => send('c', 25 * MB))).toBe('read');
  expect(aborted).toEqual(['a2']);
  expect(outcomeOf(() => send('d', 25 * MB))).toBe('read');
  expect(aborted).toEqual(['a2', 'b2']);
  expect(outcomeOf(() => send('e', 25 * MB))).toBe('busy');
});

test('a flood of small bodies makes room for a small one of somebody else', () => {
  const { send, aborted } = openLimit();
  for (let count = 1; count <= 4; count += 1) send(`a${count}`, 256 * 1024);
  expect(outcomeOf(() => send('b', 3_000))).toBe('read');
  expect(aborted).toEqual(['a4']);
});
