import { expect, test } from 'vitest';
import { rootsOf } from '#server/catalogue/search/word-roots.ts';

test.each([
  ['es', ['cortar', 'corte', 'cortarse'], 'cort'],
  ['es', ['iluminar', 'ilumina'], 'ilumin'],
  ['en', ['reflected', 'reflecting'], 'reflect'],
  ['en', ['installed', 'installing'], 'instal'],
] as const)('in %s %j have one origin', (locale, words, root) => {
  expect(words.map(rootsOf(locale))).toEqual(words.map(() => root));
});

test('Codes and short roots have none', () => {
  expect(['ard150', 'luz', 'ip65'].map(rootsOf('es'))).toEqual([null, null, null]);
});
