import { describe, expect, test } from 'vitest';
import {
  isNarrowed,
  listChosenFacets,
  setRange,
  toggleFlag,
  toggleTerm,
  withoutFacet,
  withoutFilters,
  withoutSearch,
} from '#core/catalogue/listing/change-listing.ts';
import { formatListingState, parseListingState } from '#core/catalogue/listing/listing-state.ts';

const parse = (query: string) => parseListingState(new URLSearchParams(query));
const narrowed = parse(
  'search=ardea&type=fixed&ip=IP65&wattage=10-40&dimmable=yes&sort=flux&page=3',
);

describe('A listing', () => {
  test.each([
    ['a further value', toggleTerm(narrowed, 'ip', 'IP44'), 'ip=IP44,IP65'],
    ['a value less', toggleTerm(narrowed, 'ip', 'IP65'), ''],
    ['other limits', setRange(narrowed, 'beam', { min: 24, max: null }), 'beam=24-'],
    ['no limits', setRange(narrowed, 'wattage', null), ''],
    ['a property', toggleFlag(narrowed, 'emergency'), 'emergency=yes'],
  ])('with %s returns to its first page', (_, state, part) => {
    expect(state.page).toBe(1);
    expect(formatListingState(state)).toContain(part);
    expect(state).toMatchObject({ search: 'ardea', sort: 'flux' });
  });

  test('lists its active filters and can remove each', () => {
    const chosen = listChosenFacets(narrowed);
    expect(chosen).toEqual(['type', 'ip', 'wattage', 'dimmable']);
    const plain = chosen.reduce(withoutFacet, withoutSearch(narrowed));
    expect(formatListingState(plain)).toBe('?sort=flux');
    expect(isNarrowed(narrowed)).toBe(true);
    expect(isNarrowed(plain)).toBe(false);
    expect(formatListingState(withoutFilters(narrowed))).toBe('?search=ardea&sort=flux');
    expect(withoutFacet(plain, 'tunable')).toEqual(plain);
  });

  test('without its search keeps its sort order', () => {
    expect(withoutSearch(parse('search=a&sort=newest')).sort).toBe('newest');
  });

  test('is normalised like a URL, whatever the sequence of choices', () => {
    const one = toggleFlag(toggleFlag(parse(''), 'emergency'), 'dimmable');
    expect(one).toEqual(parse('dimmable=yes&emergency=yes'));
  });
});
