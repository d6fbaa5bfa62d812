import { expect, test } from 'vitest';
import { eitherOf, fixed, inEnglish, say, sayText, type Telling, tellIn } from '#core/say.ts';

const spanish: Telling = {
  templates: {
    '{0} is {1} of {2}': 'de {2}, {0} es {1}',
    none: 'ninguna',
    '{0} or {1}': '{0} o {1}',
    'Write {link}': 'Escribe {link}',
  },
  number: (plain) => plain.replace('.', ','),
  day: (day) => `el ${day}`,
};

test('What was said is told in English as it was composed', () => {
  const list = ['A1', 12, say`none`];
  const said = say`'${'a'}' is ${2.5}, ${fixed(2, 2)} of ${list}, since ${{ day: '2026-03-14' }}.`;
  expect(inEnglish(said)).toBe("'a' is 2.5, 2.00 of A1, 12, none, since 2026-03-14.");
});

test('A language tells it with its own order, numbers and days, also after JSON', () => {
  const said = say`${fixed(2, 1)} is ${{ day: '2026-03-14' }} of ${[say`none`, 0.5, 'x.y']}`;
  const sent = JSON.parse(JSON.stringify(said));
  expect(tellIn(spanish, sent)).toBe('de ninguna, 0,5, x.y, 2,0 es el 2026-03-14');
});

test('What a language lacks is English, values in their own language', () => {
  expect(tellIn(spanish, say`${say`none`} was found`)).toBe('ninguna was found');
  expect(tellIn(spanish, sayText('Write {link}'))).toBe('Escribe {link}');
  expect(tellIn(spanish, sayText('a {0} of a library'))).toBe('a {0} of a library');
});

test('Braces and digits of values are no places', () => {
  expect(inEnglish(say`nothing fills {${'{1}'}} in ${'{0}'}`)).toBe('nothing fills {{1}} in {0}');
});

test('One or the other', () => {
  expect(inEnglish(say`${eitherOf(['a'])}.`)).toBe('a.');
  expect(tellIn(spanish, say`${eitherOf(['a', 'b', 'c'])}.`)).toBe('a o b o c.');
});
