import { describe, expect, test } from 'vitest';
import { parseRecent, withRecent } from '#app/search/client/recent-searches.ts';

describe('parseRecent', () => {
  test.each([
    [null, []],
    ['', []],
    ['{', []],
    ['"ard150"', []],
    ['{"0":"a"}', []],
    ['[1, null, "ard150", {"a":1}, "", "  "]', ['ard150']],
    [JSON.stringify(['x'.repeat(101), 'ok']), ['ok']],
    [JSON.stringify([...'abcdefgh']), [...'abcdef']],
    ['["a","A","a"]', ['a']],
  ])('%j', (stored, list) => {
    expect(parseRecent(stored)).toEqual(list);
  });
});

describe('withRecent', () => {
  test('puts the newest first and stores six', () => {
    expect(withRecent([...'abcdef'], ' g ')).toEqual([...'gabcde']);
  });

  test('lists a text once', () => {
    expect(withRecent(['led', 'ARD150'], 'ard150')).toEqual(['ard150', 'led']);
  });

  test.each(['', '   ', 'x'.repeat(101)])('does not remember %j', (text) => {
    expect(withRecent(['a'], text)).toEqual(['a']);
  });
});
