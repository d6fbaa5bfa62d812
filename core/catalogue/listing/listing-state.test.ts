import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatListingState,
  type ListingState,
  parseListingState,
  plainListing,
  sortOf,
} from '#core/catalogue/listing/listing-state.ts';

const parse = (query: string) => parseListingState(new URLSearchParams(query));

describe('The state of a listing', () => {
  test('is parsed from a readable URL', () => {
    const query =
      '?search=ardea&type=fixed&ip=IP65,IP66&cct=3000&wattage=10-40&lumens=1500-&dimmable=yes&beam=-36&sort=flux&view=table&page=2';
    const state: ListingState = {
      search: 'ardea',
      terms: { type: ['fixed'], ip: ['IP65', 'IP66'], cct: ['3000'] },
      ranges: {
        wattage: { min: 10, max: 40 },
        lumens: { min: 1500, max: null },
        beam: { min: null, max: 36 },
      },
      flags: ['dimmable'],
      sort: 'flux',
      view: 'table',
      page: 2,
    };
    expect(parse(query)).toEqual(state);
    expect(formatListingState(state)).toBe(query);
  });

  test('is the default for an empty query, and has an empty query', () => {
    expect(parse('')).toEqual(plainListing);
    expect(formatListingState(plainListing)).toBe('');
  });

  test.each([
    ['repeated parameters', 'ip=IP66&ip=IP65', '?ip=IP65,IP66'],
    ['values in any order, twice', 'cct=4000,3000,4000', '?cct=3000,4000'],
    ['numbers within words', 'type=1a,9,10', '?type=1a,9,10'],
    ['codes in any case', 'ip=ip65&type=Fixed&energy=d', '?type=fixed&ip=IP65&energy=D'],
    ['the fields of a form', 'wattage-min=10&wattage-max=40', '?wattage=10-40'],
    [
      'a form with an empty field',
      'wattage-min=&wattage-max=40,5&beam-min=&beam-max=',
      '?wattage=-40.5',
    ],
    ['thousands of any language', 'lumens-min=2,340&lumens-max=12.500', '?lumens=2340-12500'],
    ['a ticked box of a form', 'dimmable=on&emergency=', '?dimmable=yes'],
    ['limits the wrong way round', 'wattage=40-10', '?wattage=10-40'],
    ['a search with spaces', 'search=%20ardea%20%20150 ', '?search=ardea%20150'],
    ['the order that would be taken anyway', 'sort=relevance', ''],
    ['newest first', 'sort=newest', '?sort=newest'],
    ['parameters in any order', 'page=3&ip=IP65&search=a', '?search=a&ip=IP65&page=3'],
  ])('understands %s', (_, query, canonical) => {
    expect(formatListingState(parse(query))).toBe(canonical);
  });

  test.each([
    'search=%20%00',
    'search=*',
    'colour=red',
    'ip=&ip=,,&cct=0&cct=3e3',
    'ip=`IP65`]',
    'cct=3000%20%26%26%20post_id:>0',
    'type=../../etc',
    'wattage=-',
    'wattage=ten-40.0.0',
    'wattage=Infinity-NaN',
    'dimmable=no',
    'sort=price',
    'sort=relevance',
    'view=list',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=99999',
    '__proto__=x&constructor=y',
  ])('ignores unknown or invalid values: %s', (query) => {
    expect(parse(query)).toEqual(plainListing);
  });

  test('keeps a well-formed value even if nothing has it', () => {
    expect(parse('ip=IP33&type=unknown').terms).toEqual({ type: ['unknown'], ip: ['IP33'] });
  });

  test('stays small whatever the URL', () => {
    const many = Array.from({ length: 5000 }, (_, index) => `type-${index}`).join(',');
    expect(parse(`type=${many}`).terms.type).toHaveLength(50);
    expect(parse(`search=${'a '.repeat(9000)}`).search).toHaveLength(199);
    expect(parse('wattage=0-999999999').ranges.wattage).toEqual({ min: 0, max: 10_000_000 });
  });

  test.each(['1–10 V DC', '12/24 V DC', '220-240 V AC', '230 V ~'])(
    'reads %s as a voltage',
    (voltage) => {
      expect(parse(`voltage=${encodeURIComponent(voltage)}`).terms.voltage).toEqual([voltage]);
    },
  );

  test('sorts by relevance, unless another order is chosen', () => {
    expect(sortOf(parse(''))).toBe('relevance');
    expect(sortOf(parse('search=a'))).toBe('relevance');
    expect(sortOf(parse('search=a&sort=flux'))).toBe('flux');
  });

  test('is unchanged by formatting and parsing any URL again', () => {
    const names = fc.constantFrom(
      ...['search', 'type', 'ip', 'cct', 'voltage', 'ugr', 'wattage', 'beam', 'wattage-min'],
      ...['dimmable', 'sort', 'view', 'page', 'family'],
    );
    const values = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('IP65', '3000,4000', '24 V DC', '10-40', '-5', '7.25-', 'yes', 'flux', '2'),
      fc.stringMatching(/^[0-9.,-]{0,12}$/),
      fc.stringMatching(/^[a-z0-9,-]{0,20}$/),
    );
    const address = fc.array(fc.tuple(names, values), { maxLength: 12 });
    fc.assert(
      fc.property(address, (pairs) => {
        const state = parseListingState(new URLSearchParams(pairs));
        const query = formatListingState(state);
        expect(parse(query)).toEqual(state);
        expect(formatListingState(parse(query))).toBe(query);
      }),
      { numRuns: 2000 },
    );
  });
});
