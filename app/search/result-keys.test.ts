import { describe, expect, test } from 'vitest';
import { FIELD, isTyping, nextPlace, type PressedKey } from '#app/search/result-keys.ts';

const press = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe('nextPlace', () => {
  test.each([
    ['ArrowDown', FIELD, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, FIELD],
    ['ArrowUp', FIELD, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, FIELD],
    ['Home', 2, 0],
    ['End', 0, 2],
    // In the field these move within its text.
    ['Home', FIELD, null],
    ['End', FIELD, null],
    ['Enter', 1, null],
    ['Tab', 1, null],
    ['a', 1, null],
  ])('%s from %i of three leads to %j', (key, index, place) => {
    expect(nextPlace(press(key), index, 3)).toBe(place);
  });

  test('ignores arrows where there is nothing to reach or with a modifier key', () => {
    expect(nextPlace(press('ArrowDown'), FIELD, 0)).toBeNull();
    expect(nextPlace(press('ArrowDown', { altKey: true }), FIELD, 3)).toBeNull();
    expect(nextPlace(press('ArrowUp', { shiftKey: true }), FIELD, 3)).toBeNull();
  });
});

test('distinguishes typing from moving, opening and shortcuts', () => {
  for (const key of ['a', 'Ñ', '/', '7', 'Backspace']) expect(isTyping(press(key))).toBe(true);
  for (const key of [' ', 'Enter', 'Tab', 'ArrowDown']) expect(isTyping(press(key))).toBe(false);
  expect(isTyping(press('c', { ctrlKey: true }))).toBe(false);
  expect(isTyping(press('c', { metaKey: true }))).toBe(false);
});
