import { describe, expect, test } from 'vitest';
import { barAction, moveAlong, movePanel } from '#app/frame/menus/menu-keys.ts';

describe('barAction', () => {
  test.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    ['ArrowDown', 'enter'],
    ['Enter', 'toggle'],
    [' ', 'toggle'],
    ['Escape', 'close'],
    ['Tab', null],
    ['a', null],
  ])('%j is %s', (key, action) => {
    expect(barAction(key)).toBe(action);
  });
});

describe('moveAlong', () => {
  test('wraps around', () => {
    expect(moveAlong('next', 5, 6)).toBe(0);
    expect(moveAlong('previous', 0, 6)).toBe(5);
    expect(moveAlong('last', 2, 6)).toBe(5);
    expect(moveAlong('first', 2, 6)).toBe(0);
  });
});

describe('movePanel', () => {
  const columns = [2, 9, 6];
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 16, 0],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, -1],
    ['ArrowRight', 1, 2],
    ['ArrowRight', 5, 11],
    ['ArrowRight', 12, 0],
    ['ArrowLeft', 12, 2],
    ['ArrowLeft', 0, 11],
    ['Home', 9, 0],
    ['End', 0, 16],
    ['Tab', 4, null],
  ])('%s from %i leads to %s', (key, index, expected) => {
    expect(movePanel(key, index, columns)).toBe(expected);
  });
});
