import { expect, test } from 'vitest';
import { createResponseCache } from '#server/api/typesense/search-response-cache.ts';

function createKept(maxBytes = 1000) {
  let count: number | null = 0;
  const kept = createResponseCache({ maxBytes, changes: () => count });
  return {
    kept,
    setChanges(value: number | null) {
      count = value;
    },
    keep: (key: string, text = key) => kept.keep(key, { text, typed: null }, kept.state()),
  };
}

test('An answer is kept until what is found changes', () => {
  const { kept, keep, setChanges } = createKept();
  keep('a');
  expect(kept.find('a')).toEqual({ text: 'a', typed: null });
  expect(kept.find('b')).toBeNull();
  setChanges(1);
  expect(kept.find('a')).toBeNull();
  keep('a');
  kept.clear();
  expect(kept.find('a')).toBeNull();
});

test('An answer from before a change is not kept after it', () => {
  const { kept, setChanges } = createKept();
  const asked = kept.state();
  setChanges(1);
  kept.keep('a', { text: 'old', typed: null }, asked);
  const askedAgain = kept.state();
  kept.clear();
  kept.keep('a', { text: 'old', typed: null }, askedAgain);
  expect(kept.find('a')).toBeNull();
});

test('Nothing is kept where nobody knows of changes', () => {
  const { kept, keep, setChanges } = createKept();
  setChanges(null);
  keep('a');
  expect(kept.find('a')).toBeNull();
});

test('What was not asked for the longest goes first', () => {
  const { kept, keep } = createKept(1000);
  for (const key of ['a', 'b', 'c', 'd']) keep(key, 'x'.repeat(120));
  expect(kept.find('a')).not.toBeNull();
  keep('e', 'x'.repeat(120));
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => kept.find(key) !== null)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  keep('f', 'x'.repeat(600));
  expect(kept.find('f')).toBeNull();
});
