import { describe, expect, test } from 'vitest';
import { readSearch } from '#core/catalogue/search/read-search.ts';
import { createTestBooks } from '#core/catalogue/search/search-books.fixtures.ts';

const books = { en: createTestBooks('en'), es: createTestBooks('es') };
const read = (text: string, locale: 'en' | 'es' = 'en') => readSearch(text, books[locale]);
const typedOf = (text: string, locale: 'en' | 'es' = 'en') =>
  read(text, locale).concepts.map(({ typed, role }) => `${typed.join(' ')}: ${role}`);

describe('Words', () => {
  test('without a meaning of their own are not searched, those of every luminaire only rank', () => {
    expect(typedOf('I need a black LED downlight')).toEqual([
      'black: main',
      'led: common',
      'downlight: kind',
    ]);
    expect(typedOf('quiero una luz para la pared', 'es')).toEqual([
      'luz: common',
      'pared: context',
    ]);
  });

  test('after a preposition say what the wanted thing is for', () => {
    expect(typedOf('channel for kitchens')).toEqual(['channel: main', 'kitchens: context']);
  });

  test('that name a document say nothing about a product beside it, and are searched alone', () => {
    expect(typedOf('declaration of conformity black downlight')).toEqual([
      'declaration of conformity: common',
      'black: main',
      'downlight: kind',
    ]);
    expect(typedOf('downlight ficha técnica', 'es')).toEqual([
      'downlight: kind',
      'ficha tecnica: common',
    ]);
    expect(typedOf('data sheet')).not.toContain('data sheet: common');
  });

  test('of a phrase mean the same the other way round, except beside a word of every luminaire', () => {
    const [, meant] = read('foco pared', 'es').concepts[0]?.alternatives ?? [];
    expect(meant).toEqual([['apliques']]);
    expect(read('pared foco', 'es').concepts[0]?.alternatives[1]).toEqual(meant);
    expect(typedOf('pared de foco', 'es')).toEqual(['pared de foco: main']);
    expect(typedOf('tape led')).toEqual(['tape: main', 'led: common']);
  });

  test('match in each of their forms', () => {
    expect(read('downlight').concepts[0]?.alternatives).toEqual([[['downlight', 'downlights']]]);
    expect(read('negra', 'es').concepts[0]?.alternatives).toEqual([[['negra', 'negro']]]);
  });

  test('that occur in no form match in those of their origin', () => {
    expect(read('dimming', 'en').concepts[0]?.alternatives).toEqual([[['dimming']]]);
    expect(read('empotrablar luz', 'es').concepts[0]?.alternatives).toEqual([
      [['empotrablar', 'empotrable']],
    ]);
  });

  test('that only synonyms have match in those of their origin, too', () => {
    expect(read('empotrablar', 'es').concepts[0]?.alternatives[0]).toContainEqual([
      'empotrablar',
      'empotrable',
    ]);
  });

  test('in everyday spellings are the usual ones', () => {
    expect(typedOf('black lite')).toEqual(['black: main', 'light: common']);
  });

  test('that share a letter are two', () => {
    expect(typedOf('wallight')).toEqual(typedOf('wall light'));
  });

  test('mean what they themselves are said to mean, not what others with their stem are', () => {
    const meansOf = (text: string) => read(text, 'es').concepts[0]?.alternatives.at(-1)?.flat();
    expect(meansOf('cuadra')).toContain('estancas');
    expect(meansOf('cuadros')).toEqual(['proyectores']);
  });

  test('match by their synonyms, the longest phrase first', () => {
    const { concepts } = read('led tapes');
    expect(concepts).toHaveLength(1);
    expect(concepts[0]?.alternatives.at(-1)).toEqual([['strip']]);
    expect(read('ral 9005').concepts[0]?.alternatives.at(-1)).toEqual([['black']]);
  });

  test.each(['foco pared', 'foco de la pared', 'foco acme de pared'])(
    'mean what "foco de pared" means: %s',
    (text) => {
      const phrases = read(text, 'es').concepts.flatMap(({ alternatives }) => alternatives);
      expect(phrases).toContainEqual([['apliques']]);
    },
  );

  test('that every luminaire has give way to a phrase after them', () => {
    expect(typedOf('luz de emergencia', 'es')).toEqual(['luz de emergencia: main']);
    expect(typedOf('luz de emergencia estanca', 'es')).toEqual([
      'luz: common',
      'emergencia estanca: main',
    ]);
  });

  test('that count parts are one with their figure, where the catalogue has so many', () => {
    expect(typedOf('placa 4 teclas', 'es')).toEqual(['placa: main', '4 teclas: main']);
    expect(typedOf('placa 6 teclas', 'es')).toHaveLength(3);
  });

  test('are joined and divided as the catalogue writes them', () => {
    expect(read('down light').concepts[0]?.alternatives).toContainEqual([
      ['downlight', 'downlights'],
    ]);
    expect(typedOf('recesseddownlight')).toEqual(['recessed: main', 'downlight: kind']);
  });

  test('mean what phrases with synonyms mean that they begin, while they are typed', () => {
    expect(read('led tap').concepts).toHaveLength(1);
    expect(read('led tap').concepts[0]?.alternatives).toContainEqual([['strip']]);
    expect(read('highb').concepts[0]?.alternatives).toContainEqual([['high'], ['bay', 'bays']]);
    expect(read('led tap 24 V').concepts[0]?.alternatives).not.toContainEqual([['strip']]);
  });

  test('that only synonyms have are also the beginning of others', () => {
    expect(read('ral').concepts[0]?.isPrefix).toBe(true);
    expect(read('black').concepts[0]?.isPrefix).toBe(false);
  });

  test('may be incomplete at the end only', () => {
    expect(read('recessed downl').concepts.map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
    expect(read('recessed downlight').concepts.at(-1)?.isPrefix).toBe(false);
  });
});

describe('A misspelt word', () => {
  test.each([
    ['downligth', 'en', 'downlight'],
    ['floodligt', 'en', 'floodlights'],
    ['ballard', 'en', 'bollards'],
    ['recesed downlight', 'en', 'recessed downlight'],
    ['proyetores', 'es', 'proyectores'],
    ['balisas', 'es', 'balizas'],
    ['blaizas', 'es', 'balizas'],
    ['jespara', 'es', 'hespera'],
    ['valisas', 'es', 'balizas'],
    ['enpotrable', 'es', 'empotrable'],
    ['downliht', 'en', 'downlight'],
    ['wharehou', 'en', 'warehouses'],
  ] as const)('%s (%s) is read as %s', (text, locale, corrected) => {
    expect(read(text, locale).correctedText).toBe(corrected);
  });

  test.each(['philips', 'gu10', '3000', 'file', 'downlight', 'x'])('%s is left alone', (text) => {
    expect(read(text).correctedText).toBeNull();
  });

  test('is none if a page has it, though no product does', () => {
    expect(read('bollardz').correctedText).toBe('bollards');
    expect(read('pollards').correctedText).toBeNull();
    expect(read('pollards').concepts[0]?.typed).toEqual(['pollards']);
  });

  test('is corrected in its place, beside what was typed', () => {
    expect(read('Black downligth, 12W').correctedText).toBe('Black downlight 12W');
  });
});

test.each([
  ['downlight without dali', 'en', ['dali-2', 'dali-2-dt8']],
  ['downlight not dali', 'en', ['dali-2', 'dali-2-dt8']],
  ['downlight -casambi', 'en', ['casambi']],
  ['downlight sin dali', 'es', ['dali-2', 'dali-2-dt8']],
] as const)('%s (%s) wants none with %s', (text, locale, values) => {
  const { concepts, unwanted } = read(text, locale);
  expect(unwanted).toEqual([{ kind: 'term', facet: 'dimming', values }]);
  expect(concepts.map(({ typed }) => typed)).toEqual([['downlight']]);
});

describe('Codes', () => {
  test('narrow the search to their items, and the other words are searched among them', () => {
    const { named, concepts } = read('ARD150/12 black');
    expect(named).toEqual({ productIds: [], variantIds: [11, 12] });
    expect(concepts.map(({ typed }) => typed)).toEqual([['black']]);
  });

  test('that do not exist lead to the nearest ones', () => {
    const { named, correctedText } = read('ADR150/12/840');
    expect(named?.variantIds).toEqual([12]);
    expect(correctedText).toBe('ARD150/12/840');
  });

  test('have names of documents beside them', () => {
    expect(typedOf('ARD150/12 ficha técnica', 'es')).toEqual(['ficha tecnica: common']);
  });

  test('that are mistyped say which variant they most probably mean', () => {
    expect(read('9 520001 000233').nearestId).toBe(21);
    expect(read('9520001000232').nearestId).toBeNull();
  });

  test('that do not exist are replaced whole where they have several words', () => {
    const { named, correctedText } = read('black 9 520001 000233 downlihgt');
    expect(named?.variantIds).toEqual([21]);
    expect(correctedText).toBe('black 9520001000232 downlight');
  });

  test('are absent from plain words', () => {
    expect(read('black downlight').named).toBeNull();
  });
});

test('Figures that are still in a text are one word with their units: a 3 and a W may stand apart', () => {
  const { concepts } = read('downlight 24°');
  expect(concepts).toMatchObject([
    { typed: ['downlight'], role: 'kind' },
    { typed: ['24°'], alternatives: [[['24']]] },
  ]);
  const [figure] = read('ARD150/12 (12W)').concepts;
  expect(figure).toMatchObject({ typed: ['12W'], alternatives: [[['12w']]] });
  const [apart] = read('ARD150/12 (12 W)').concepts;
  expect(apart).toMatchObject({ typed: ['12 W'], alternatives: [[['12w']]] });
});

test('Any text is read without an error', () => {
  for (const text of [
    '',
    ' ',
    '***',
    '"',
    '-',
    '/',
    '\u0000',
    '💡',
    'a'.repeat(200),
    '/'.repeat(200),
  ]) {
    expect(() => read(text)).not.toThrow();
  }
});

test('A text about what the catalogue has nothing of finds nothing, unless it names a kind of product, too', () => {
  const absentOf = (locale: 'en' | 'es', text: string) => read(text, locale).absent;
  expect(absentOf('en', 'black floor lamp')).toEqual({ words: 'floor lamp', near: ['bollards'] });
  expect(absentOf('es', 'luces solares')?.words).toBe('solar');
  expect(absentOf('en', 'floor lamp or downlights')).toBeNull();
  expect(absentOf('en', 'ARD150 floor lamp')).toBeNull();
  const { concepts } = read('proyectores solares', 'es');
  expect(concepts.map(({ typed }) => typed.join(' '))).toEqual(['proyectores', 'solares']);
});
