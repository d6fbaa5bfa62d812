import { expect, test } from 'vitest';
import { isPartOfName, namesPerson } from '#core/studio/person-words.ts';

const inigo = {
  email: 'inigo@example.test',
  names: ['Íñigo Vélez', 'Jo'],
  phones: ['+34 600 123 456', '12'],
  numbers: ['R-4711'],
};

test.each([
  ['mails of INIGO@example.test', true],
  ['velez, iñigo', true],
  ['600123456', true],
  ['tel. 600-12-34-56', true],
  ['claim r-4711', true],
  // A first name, a surname and a short number are other people's as well.
  ['Íñigo', false],
  ['Jo', false],
  ['Vélez', false],
  ['12', false],
  ['Velezmoro Iñigo', false],
  ['', false],
])('%j names the person: %s', (text, isNamed) => {
  expect(namesPerson(text, inigo)).toBe(isNamed);
});

test('words of a name are told from others', () => {
  expect(isPartOfName('Vélez', inigo)).toBe(true);
  expect(isPartOfName('velez iñigo', inigo)).toBe(true);
  expect(isPartOfName('jo', inigo)).toBe(true);
  expect(isPartOfName('farola Vélez', inigo)).toBe(false);
  // A name of one person is not put together of two.
  expect(isPartOfName('jo velez', inigo)).toBe(false);
  expect(isPartOfName(' ', inigo)).toBe(false);
});

test('somebody of whom only the address is known is found by nothing else', () => {
  const known = { email: 'a@example.test', names: [''], phones: [''], numbers: [''] };
  expect(namesPerson('anything', known)).toBe(false);
  expect(isPartOfName('anything', known)).toBe(false);
  expect(namesPerson('A@example.test', known)).toBe(true);
});
