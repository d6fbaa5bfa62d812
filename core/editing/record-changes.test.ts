import { expect, test } from 'vitest';
import { glossaryTermRecordSchema } from '#core/content/glossary-record.ts';
import { menusRecordSchema } from '#core/content/site-record.ts';
import { describeForm } from '#core/editing/describe-form.ts';
import {
  listChanges,
  listStaleTranslations,
  withTypedValue,
} from '#core/editing/record-changes.ts';

test('changes are as deep as they can be', () => {
  const from = { title: { en: 'One', es: 'Uno' }, related: ['a', 'b'], unit: 'lm' };
  const to = { title: { en: 'Two', es: 'Uno' }, related: ['a', 'c'] };
  expect(listChanges(from, to)).toEqual([
    { path: ['title', 'en'], from: 'One', to: 'Two' },
    { path: ['related', 1], from: 'b', to: 'c' },
    { path: ['unit'], from: 'lm', to: undefined },
  ]);
});

test('a list with another number of items is one change', () => {
  expect(listChanges({ list: [1, 2] }, { list: [2] })).toEqual([
    { path: ['list'], from: [1, 2], to: [2] },
  ]);
});

test('a value is set where nothing was, and taken away', () => {
  expect(withTypedValue(undefined, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] });
  const record = { a: [{ b: 1, c: 2 }] };
  expect(withTypedValue(record, ['a', 0, 'b'], undefined)).toEqual({ a: [{ c: 2 }] });
  expect(record).toEqual({ a: [{ b: 1, c: 2 }] });
});

test('a translation is older than its source when one language changed alone', () => {
  const form = describeForm(glossaryTermRecordSchema);
  const from = {
    title: { en: 'Glare', es: 'Deslumbramiento' },
    definition: { en: 'Too bright.', es: 'Demasiado brillo.' },
    synonyms: { en: ['dazzle'], es: [] },
  };
  const to = {
    title: { en: 'Glare', es: 'Deslumbramiento' },
    definition: { en: 'Much too bright.', es: 'Demasiado brillo.' },
    synonyms: { en: ['dazzle', 'UGR'], es: ['UGR'] },
  };
  expect(listStaleTranslations(form, from, to)).toEqual([
    { path: ['definition'], changed: ['en'], stale: ['es'] },
  ]);
});

test('stale translations are found in menus within menus', () => {
  const item = (en: string) => ({ title: { en, es: 'Luz' }, to: { screen: 'products' } });
  const menus = (en: string) => ({ primary_navigation: [{ ...item('A'), children: [item(en)] }] });
  expect(
    listStaleTranslations(describeForm(menusRecordSchema), menus('Light'), menus('Lights')),
  ).toEqual([
    {
      path: ['primary_navigation', 0, 'children', 0, 'title'],
      changed: ['en'],
      stale: ['es'],
    },
  ]);
});

test('a text that is new in all languages is not stale', () => {
  const form = describeForm(glossaryTermRecordSchema);
  expect(listStaleTranslations(form, {}, { title: { en: 'Glare' } })).toEqual([]);
});
