import { describe, expect, test } from 'vitest';
import {
  setRange,
  toggleTerm,
  withoutFacet,
  withoutSearch,
  withoutText,
} from '#core/catalogue/listing/change-listing.ts';
import {
  formatListingState,
  formatTyped,
  parseListingState,
  TYPED_FROM,
} from '#core/catalogue/listing/listing-state.ts';

const parse = (query: string) => parseListingState(new URLSearchParams(query));
const shown = parse('?search=downlight&ip=IP44&cct=3000&wattage=11-13&typed=cct,wattage');

/** The form of the page with this listing, with other values in some of its fields. */
function submit(changes: Record<string, string>): string {
  const fields = { cct: '3000', ip: 'IP44', 'wattage-min': '11', 'wattage-max': '13', ...changes };
  const params = new URLSearchParams({ search: shown.search, ...fields });
  params.set(TYPED_FROM, formatTyped(shown) ?? '');
  return formatListingState(parseListingState(params));
}

describe('Filters that a text set', () => {
  test('are named by the address, as far as it has them', () => {
    const query = '?search=downlight&ip=IP44&cct=3000&wattage=11-13&typed=cct,wattage&sort=flux';
    expect(formatListingState(parse(query))).toBe(query);
    expect(formatListingState(parse('?ip=IP44&typed=wattage,nothing,ip'))).toBe(
      '?ip=IP44&typed=ip',
    );
    expect(formatListingState(parse('?search=downlight&typed=wattage'))).toBe('?search=downlight');
  });

  test('go with it when another one is typed; those of the visitor stay', () => {
    expect(submit({ search: 'panel 36w' })).toBe('?search=panel%2036w&ip=IP44');
    expect(submit({ search: '' })).toBe('?ip=IP44');
  });

  test('stay with the same text, and with further words behind it', () => {
    const filters = 'ip=IP44&cct=3000&wattage=11-13&typed=cct,wattage';
    expect(submit({})).toBe(`?search=downlight&${filters}`);
    expect(submit({ search: 'downlight dali' })).toBe(`?search=downlight%20dali&${filters}`);
    expect(submit({ search: 'downlights' })).toBe('?search=downlights&ip=IP44');
  });

  test('are the visitor’s own once they are changed', () => {
    const changed = submit({ search: 'panel', 'wattage-max': '40' });
    expect(changed).toBe('?search=panel&ip=IP44&wattage=11-40');
    const byHand = setRange(shown, 'wattage', { min: 11, max: 40 });
    expect(byHand.typed).toEqual(['cct']);
    expect(toggleTerm(byHand, 'cct', '4000').typed).toBeUndefined();
    expect(withoutFacet(shown, 'cct').typed).toEqual(['wattage']);
    expect(toggleTerm(shown, 'ip', 'IP65').typed).toEqual(['cct', 'wattage']);
  });

  test('go with a text that is cleared, but not with one that is left out', () => {
    expect(formatListingState(withoutText(shown))).toBe('?ip=IP44');
    expect(withoutSearch(shown).typed).toEqual(['cct', 'wattage']);
  });

  test('are nothing to submit where there are none', () => {
    expect(formatTyped(parse('?search=downlight&ip=IP44'))).toBeNull();
  });
});
