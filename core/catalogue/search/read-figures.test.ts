import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatListingState,
  parseListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';
import { type FigureLimit, withLimits } from '#core/catalogue/search/figure-limit.ts';
import { FigureWords } from '#core/catalogue/search/figure-words.ts';
import { readFigures } from '#core/catalogue/search/read-figures.ts';
import english from '#core/catalogue/search/texts/en.json';
import spanish from '#core/catalogue/search/texts/es.json';

const words = new FigureWords(english);
const read = (text: string) => readFigures(text, words);

describe('A limit', () => {
  test('has its figure as typed, and the text without it', () => {
    const { limits } = read('black panel UGR <19, 36 Watts (DALI)');
    expect(limits.map(({ text, without }) => [text, without])).toEqual([
      ['UGR <19', 'black panel 36 Watts (DALI)'],
      ['36 Watts', 'black panel UGR <19, (DALI)'],
      ['DALI', 'black panel UGR <19, 36 Watts'],
    ]);
  });

  test('is one of several of the same figure', () => {
    expect(read('600x300 840').limits).toMatchObject([
      { facet: 'length', text: '600x300', without: '840' },
      { facet: 'width', text: '600x300', without: '840' },
      { facet: 'cri', text: '840', without: '600x300' },
      { facet: 'cct', text: '840', without: '600x300' },
    ]);
  });

  test('is read again from the text without another', () => {
    const text = 'panel 36W 4000K IP65 UGR19 600x600 DALI';
    for (const { text: typed, without } of read(text).limits) {
      const others = read(text).limits.filter((limit) => limit.text !== typed);
      const facets = ({ facet }: FigureLimit) => facet;
      expect(read(without).limits.map(facets)).toEqual(others.map(facets));
    }
  });
});

describe('Supply voltages', () => {
  test('are those of the catalogue that the typed one fits', () => {
    const { limits } = readFigures('24V', words, ['12-48 V DC', '24 V AC', '220-240 V AC']);
    expect(limits).toMatchObject([{ facet: 'voltage', values: ['12-48 V DC', '24 V AC'] }]);
  });

  test('remain words in a catalogue without them', () => {
    expect(read('24V')).toMatchObject({ words: '24V', limits: [] });
  });
});

describe('A listing with limits', () => {
  const filters = (query: string, text: string) => {
    const state = parseListingState(new URLSearchParams(query));
    return formatListingState(withLimits(state, read(text).limits));
  };

  test('keeps the filters that are chosen', () => {
    expect(filters('cct=3000&wattage=10-20&ip=IP65', 'panel 4000K 36W IP44')).toBe(
      '?ip=IP65&cct=3000&wattage=10-20&ip-from=IP44',
    );
  });

  test('keeps order, view, search and page', () => {
    expect(filters('search=panel 36W&sort=flux&view=table&page=2', '36W')).toBe(
      '?search=panel%2036W&wattage=33-39&sort=flux&view=table&page=2',
    );
  });

  test('joins limits of a facet that hold together', () => {
    expect(filters('', 'warm white 3000K')).toBe('?cct=3000');
    expect(filters('', 'at least 20W up to 30W')).toBe('?wattage=20-30');
    expect(filters('', 'narrow beam 15°')).toBe('?beam=14-17');
  });

  test('allows each of those that exclude each other', () => {
    expect(filters('', '3000K 4000K')).toBe('?cct=3000,4000');
    expect(filters('', '10W 20W')).toBe('?wattage=9.2-22');
    expect(filters('', 'over 30W under 20W')).toBe('?wattage=20-30');
  });

  test('is the same listing without any', () => {
    expect(withLimits(plainListing, [])).toEqual(plainListing);
  });
});

describe('Any text', () => {
  const parts = [...Object.values(english), ...Object.values(spanish)]
    .flatMap((text) => text.split('|'))
    .concat(['36', '4000', '830', '600x600', '/', ' ', '-', '<', 'ARD150', '1.200', '1,5', '°']);
  const typed = fc
    .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom('', ' ', '/')), { maxLength: 12 })
    .map((pairs) => pairs.flat().join('').slice(0, 200));

  test('keeps each of its words, or reads it', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
        const reading = read(text);
        for (const word of reading.words.split(' ')) expect(text).toContain(word);
        for (const limit of reading.limits) expect(text).toContain(limit.text);
        if (reading.limits.length === 0) expect(reading.words).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('gives limits that an address can hold', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const state = withLimits(plainListing, read(text).limits);
        const query = formatListingState(state);
        expect(parseListingState(new URLSearchParams(query))).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  test('longer than a search is left alone', () => {
    const text = `36W ${'panel '.repeat(40)}`;
    expect(read(text)).toMatchObject({ words: text, limits: [] });
  });
});

test('A code with figures is never read', () => {
  const part = fc.constantFrom(
    '24',
    '840',
    '36',
    '60D',
    'W',
    'CCT',
    'DD',
    'ST3',
    '4.8',
    'E3',
    '150',
  );
  const code = fc
    .tuple(fc.constantFrom('ARD150', 'SER300', 'AOCTLED1', 'TRA128', '150'), fc.array(part))
    .filter(([, rest]) => rest.length > 0)
    .map(([first, rest]) => [first, ...rest].join('/'));
  fc.assert(
    fc.property(code, (text) => {
      expect(read(text)).toMatchObject({ words: text, limits: [] });
    }),
  );
});

test.each([
  ['en', english],
  ['es', spanish],
])('a case of the tests has each name of a figure (%s)', (_, texts) => {
  const cases = globSync('core/catalogue/search/*.test.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const text = cases.join('\n').toLowerCase();
  const names = Object.entries(texts).filter(([key]) => key.startsWith('name.'));
  expect(names.length).toBeGreaterThan(20);
  const untested = names.filter(
    ([, phrases]) => !phrases.split('|').some((one) => text.includes(one)),
  );
  expect(untested.map(([key]) => key)).toEqual([]);
});
