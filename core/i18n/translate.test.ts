import { expect, test } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { CountedKey, MessageKey } from '#core/i18n/messages.ts';
import { createTranslate, type Translate } from '#core/i18n/translate.ts';

const texts = { close: 'Close', 'room.again': 'Again', 'room.calculated.one': '{count} place' };
const base = createTranslate('en', texts);
const room = createTranslate<'room'>('en', texts);
const both = createTranslate<'room' | 'photometry'>('en', texts);
const kind: 'corridor' | 'classroom' = 'corridor';

/** Never called: code that must not compile has a line above it that says so, and tsc checks that it does not. */
export function listTypes(locale: LocaleCode) {
  const takesBase = (t: Translate) => t('close');
  const takesRoom = (t: Translate<'room'>) => t('room.again');
  const takesBoth = (t: Translate<'room' | 'photometry'>) => t('room.again');

  // @ts-expect-error: a text of an area that has not been loaded
  base('room.again');
  // @ts-expect-error: the same, counted
  base.count('room.calculated', 2);
  // @ts-expect-error: the same, computed
  base(`room.use.${kind}`);
  // @ts-expect-error: a text of another area
  room('photometry.again');
  // @ts-expect-error: no text at all
  room('room.agian');
  // @ts-expect-error: computed, and no text for one of the values
  room(`room.use.${kind}s`);
  // @ts-expect-error: a function that needs an area is given none
  takesRoom(base);
  // @ts-expect-error: a function that needs two areas is given one
  takesBoth(room);
  // @ts-expect-error: keys of an area are no keys of every page
  const key: MessageKey = 'room.again' satisfies MessageKey<'room'>;
  // @ts-expect-error: nor are counted ones
  const counted: CountedKey = 'room.calculated' satisfies CountedKey<'room'>;

  const said = [takesBase(room), takesBase(both), takesRoom(both), takesBoth(both)];
  return [said, room(`room.use.${kind}`), room.count('room.calculated', 2), key, counted, locale];
}

test('a text is there with its values, a counted one in the form of its number', () => {
  expect(room('room.again')).toBe('Again');
  expect(room.count('room.calculated', 1)).toBe('1 place');
});

test('a missing text shows as words of its key', () => {
  expect(room('room.method.surrounds')).toBe('method surrounds');
  expect(room('room.own-file', { name: 'x' })).toBe('own file');
  expect(room.count('room.calculated', 2)).toBe('calculated');
  expect(base('pagination')).toBe('pagination');
});
