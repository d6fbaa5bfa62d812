import { expect, test } from 'vitest';
import {
  fillResponse,
  joinTemplates,
  listResponsePlaces,
  readPlaces,
} from '#core/forms/response-templates.ts';
import { mapLocales } from '#core/i18n/locales.ts';

const values = { name: 'Íñigo {clerk}', number: 'AC-7', date: '3 de mayo de 2026', clerk: 'Ana' };

test('places are filled, and what a visitor has entered fills none', () => {
  const text = 'Hola, {name}:\n\nsu caso {number}, del {date}.\n\n{clerk}\n';
  expect(fillResponse(text, values)).toBe(
    'Hola, Íñigo {clerk}:\n\nsu caso AC-7, del 3 de mayo de 2026.\n\nAna',
  );
});

test('places are read as they are written', () => {
  expect(readPlaces('Hello {name}, {Order no} and {}')).toEqual(['name', 'Order no', '']);
  expect(readPlaces('no { place')).toEqual([]);
});

test.each([
  ['message', { name: 'your-name', required: true }, ['name', 'date', 'clerk']],
  ['message', { name: 'your-name', required: false }, ['date', 'clerk']],
  ['warranty-claim', { name: 'product', required: true }, ['number', 'date', 'clerk']],
  [
    'warranty-registration',
    { name: 'your-name', required: true },
    ['name', 'number', 'date', 'clerk'],
  ],
] as const)('a %s with the field %j offers %j', (kind, field, places) => {
  expect(listResponsePlaces({ kind, fields: [field] })).toEqual(places);
});

test('templates of all languages are one list', () => {
  const inLocale = (locale: string) =>
    ['a', 'b'].map((code) => ({ code, title: `${code} ${locale}`, text: `${locale} ${code}` }));
  const joined = joinTemplates(mapLocales((locale) => inLocale(locale).toReversed()));
  expect(joined).toEqual([
    { code: 'b', title: mapLocales((l) => `b ${l}`), text: mapLocales((l) => `${l} b`) },
    { code: 'a', title: mapLocales((l) => `a ${l}`), text: mapLocales((l) => `${l} a`) },
  ]);
});
