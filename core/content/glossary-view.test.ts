import { expect, test } from 'vitest';
import { type GlossaryTerm, searchGlossary } from '#core/content/glossary-view.ts';

const term = (title: string, more: Partial<GlossaryTerm> = {}): GlossaryTerm => {
  const own = { id: 1, code: title, anchor: title, title, definition: '', definitionHtml: '' };
  return { ...own, drawingSvg: '', symbol: '', unit: '', synonyms: [], related: [], ...more };
};
const terms = [
  term('Adaptive lighting', { definition: 'Follows the colour temperature of the sky.' }),
  term('Colourimeter'),
  term('Correlated colour temperature', { unit: 'K', synonyms: ['Colour temperature'] }),
  term('Colour rendering'),
  term('Colour'),
  term('Discolouration'),
];

test.each([
  ['colour', ['Colour', 'Colourimeter', 'Correlated colour temperature', 'Colour rendering']],
  ['colour temperature', ['Correlated colour temperature', 'Adaptive lighting']],
  ['kelvin', ['Correlated colour temperature']],
  ['k', ['Correlated colour temperature']],
  ['zzz', []],
])('%j finds %j first', (text, titles) => {
  const found = searchGlossary(terms, text).map(({ title }) => title);
  expect(found.slice(0, titles.length || 1)).toEqual(titles);
});

test('Matches within a word rank after names that begin with it and before definitions', () => {
  const found = searchGlossary(terms, 'colour').map(({ title }) => title);
  expect(found.slice(-2)).toEqual(['Discolouration', 'Adaptive lighting']);
  expect(searchGlossary(terms, '')).toEqual(terms);
});
