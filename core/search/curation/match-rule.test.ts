import { describe, expect, it } from 'vitest';
import type { Curation } from '#core/search/curation/curation.ts';
import { createLampEngine, textParams } from '#core/search/lamps.fixtures.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

const engine = createLampEngine([
  { post_title: 'Ardea lamp', finish: 'White', uses: ['shop'], flux: 300, wattage: 1 },
  { post_title: 'Ibis lamp', finish: 'White gloss', uses: ['shop', 'art & museum'], flux: 100 },
  { post_title: 'Merops lamp', finish: 'Tick`d', uses: ['art & museum'], flux: 200 },
]);

/** Searches under one curation; returns what it makes of the query, and the titles found. */
async function search(curation: Partial<Curation>, params: SearchParams) {
  engine.setCuration('lamps', {
    id: 'only',
    rule: {},
    includes: [],
    excludes: [],
    remove_matched_tokens: true,
    filter_curated_hits: false,
    stop_processing: true,
    ...curation,
  });
  const { hits, request_params } = await engine.search('lamps', {
    ...textParams,
    drop_tokens_threshold: 0,
    num_typos: 0,
    sort_by: 'post_date:asc',
    ...params,
  });
  const titles = (hits ?? []).map(({ document }) => String(document.post_title).split(' ')[0]);
  return { q: request_params?.q, titles };
}

const contains = {
  rule: { query: '{finish}', match: 'contains' },
  filter_by: 'finish:={finish}',
} as const;
const exact = { ...contains, rule: { query: '{finish} lamp', match: 'exact' } } as const;

describe('a placeholder', () => {
  it.each([
    ['white lamp', 'lamp', ['Ardea']],
    ['lamp WHITE', 'lamp', ['Ardea']],
    ['white gloss lamp', 'lamp', ['Ibis']],
    ['tickd', '*', ['Merops']],
    ['whites lamp', 'whites lamp', []],
  ])('fits the longest value in "%s"', async (q, rest, titles) => {
    expect(await search(contains, { q })).toEqual({ q: rest, titles });
  });

  it('fits the whole query if the rule does', async () => {
    expect(await search(exact, { q: 'white gloss lamp' })).toEqual({ q: 'lamp', titles: ['Ibis'] });
    expect((await search(exact, { q: 'white lamp shop' })).q).toBe('white lamp shop');
    expect((await search(exact, { q: 'a white lamp' })).q).toBe('a white lamp');
  });

  it('takes fewer words if the rest of the rule needs them', async () => {
    const rule = { query: '{finish} gloss', match: 'exact' } as const;
    expect(await search({ ...contains, rule }, { q: 'white gloss' })).toEqual({
      q: 'gloss',
      titles: [],
    });
  });

  it('stands beside others, and for one value', async () => {
    const two = {
      rule: { query: '{finish} {uses}', match: 'contains' },
      filter_by: 'finish:=`{finish}` && uses:={uses}',
    } as const;
    expect(await search(two, { q: 'white art museum lamp' })).toEqual({ q: 'lamp', titles: [] });
    expect(await search(two, { q: 'white gloss art museum lamp' })).toEqual({
      q: 'lamp',
      titles: ['Ibis'],
    });
    const same = { ...contains, rule: { query: '{finish} {finish}', match: 'contains' } } as const;
    expect((await search(same, { q: 'white white' })).q).toBe('*');
    expect((await search(same, { q: 'white tickd' })).q).toBe('white tickd');
  });

  it('leaves the words in the query unless they are to be removed', async () => {
    const found = await search({ ...contains, remove_matched_tokens: false }, { q: 'white lamp' });
    expect(found).toEqual({ q: 'white lamp', titles: [] });
  });

  it('adds to the filter of the search', async () => {
    const params = { q: 'white lamp', filter_by: 'flux:<300 || flux:>300' };
    expect((await search(contains, params)).titles).toEqual([]);
  });

  it('fits nothing without a facet of texts', async () => {
    for (const field of ['post_title', 'wattage', 'nothing']) {
      const rule = { query: `{${field}} lamp`, match: 'contains' } as const;
      expect((await search({ rule, excludes: [{ id: '1' }] }, { q: 'ardea lamp' })).titles).toEqual(
        ['Ardea'],
      );
      expect((await search({ rule, excludes: [{ id: '1' }] }, { q: '1 lamp' })).q).toBe('1 lamp');
    }
  });

  it('names a field to sort by, and leaves the order if there is none of that name', async () => {
    engine.writeDocument(
      'lamps',
      {
        id: '4',
        sku: 'D',
        post_title: 'Fluxo lamp',
        finish: 'flux',
        show_in_cat_listing: 'TRUE',
        post_date: 1,
      },
      'create',
    );
    const sorted = {
      rule: { query: '{finish}', match: 'exact' },
      sort_by: '{finish}:desc',
    } as const;
    const all = { ...sorted, filter_by: 'flux:>0' };
    expect((await search(all, { q: 'flux' })).titles).toEqual(['Ardea', 'Merops', 'Ibis']);
    expect((await search(all, { q: 'white' })).titles).toEqual(['Ardea', 'Ibis', 'Merops']);
    engine.deleteDocument('lamps', '4');
  });
});
