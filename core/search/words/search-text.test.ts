import { beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedEngine } from '#core/search/engine.ts';
import { createLampEngine, findIds, textParams } from '#core/search/lamps.fixtures.ts';

describe('words of a query', () => {
  let engine: EmbeddedEngine;
  beforeAll(() => {
    engine = createLampEngine([
      { sku: 'AOCTLED1/24/CCT', legacy_skus: ['OCT-1', 'OCT 2'], post_title: 'Octo LED strip' },
      { sku: 'ARD150/830/WH', post_title: 'Ardea downlight', description: 'LED strip inside' },
      { sku: 'ARD200/830/WH', post_title: 'Ardea downlights', description: 'For round ceilings' },
      { sku: 'IBI/1', post_title: 'Ibis floodlight', description: 'Iluminación exterior' },
      { sku: 'DOW/1', post_title: 'Wall light', description: 'Goes with every downlight' },
    ]);
  });
  const find = (q: string, params = {}) => findIds(engine, { q, ...params });

  it.each([
    ['a whole code', 'ARD150/830/WH', ['2']],
    ['a code in small letters', 'ard150/830/wh', ['2']],
    ['the beginning of a code', 'ard', ['3', '2']],
    ['a code with other symbols', 'aoctled1-24-cct', ['1']],
    ['a code with spaces', 'aoctled1 24 cct', ['1']],
    ['the beginning of a code with spaces', 'aoctled1 24', ['1']],
    ['a legacy code', 'oct-1', ['1']],
    ['words in any order', 'strip octo', ['1']],
    ['words of different fields', 'ardea strip', ['2']],
    ['a word with an accent too few', 'iluminacion', ['4']],
    ['a word with an accent too many', 'exteriór', ['4']],
    ['a space too many', 'flood light', ['4']],
    ['a space too few', 'walllight', ['5']],
  ])('find by %s', async (_, q, ids) => {
    expect(await find(q)).toEqual(ids);
  });

  it('rank above prefix matches, in an earlier field above a later one', async () => {
    expect(await find('downlight')).toEqual(['2', '5', '3']);
  });

  it('that are the whole field rank highest, then the newest', async () => {
    const exact = createLampEngine([
      { post_title: 'Ardea' },
      { post_title: 'Ardea Mini' },
      { post_title: 'Ardea Maxi' },
    ]);
    expect(await findIds(exact, { q: 'ardea' })).toEqual(['1', '3', '2']);
    expect(await findIds(exact, { q: 'ardea', prioritize_exact_match: false })).toEqual([
      '3',
      '2',
      '1',
    ]);
  });

  it('rank adjacent above apart', async () => {
    const near = createLampEngine([
      { post_title: 'LED strip profile' },
      { post_title: 'LED profile for any strip' },
    ]);
    expect(await findIds(near, { q: 'led strip' })).toEqual(['1', '2']);
  });

  it('rank earlier positions first if requested', async () => {
    const places = createLampEngine([
      { post_title: 'Strip of LED' },
      { post_title: 'The flexible LED strip' },
    ]);
    expect(await findIds(places, { q: 'strip' })).toEqual(['2', '1']);
    expect(await findIds(places, { q: 'strip', prioritize_token_position: true })).toEqual([
      '1',
      '2',
    ]);
  });

  it('follow query_by_weights and text_match_type', async () => {
    const two = createLampEngine([
      { post_title: 'Round lamp', description: 'bowl' },
      { post_title: 'Bowl', description: 'made of glass' },
    ]);
    const params = { q: 'bowl', query_by: 'post_title,description', num_typos: 0 };
    expect(await findIds(two, { ...params, prioritize_exact_match: false })).toEqual(['2', '1']);
    expect(
      await findIds(two, {
        ...params,
        prioritize_exact_match: false,
        query_by_weights: '1,2',
      }),
    ).toEqual(['1', '2']);
    const weighed = createLampEngine([
      { post_title: 'Glass bowl', description: 'x' },
      { post_title: 'Glass', description: 'glass bowl' },
    ]);
    const both = { ...params, q: 'glass bowl' };
    expect(await findIds(weighed, { ...both, text_match_type: 'max_weight' })).toEqual(['1', '2']);
  });

  it('match prefixes for the last word only, and none if prefix is false', async () => {
    expect(await find('ard flood')).toEqual([]);
    expect(await find('octo str')).toEqual(['1']);
    expect(await find('aoc str', { drop_tokens_threshold: 0, num_typos: 0 })).toEqual([]);
    expect(await find('downl', { prefix: false, num_typos: 0 })).toEqual([]);
    expect(await find('downl', { prefix: 'false,false,false,true', num_typos: 0 })).toEqual(['5']);
  });

  it('without matches are dropped from the right', async () => {
    expect(await find('ardea downlight chrome')).toEqual(['2']);
    expect(await find('chrome ardea')).toEqual([]);
    expect(await find('chrome ardea', { drop_tokens_mode: 'left_to_right' })).toEqual(['3', '2']);
    expect(await find('chrome ardea', { drop_tokens_mode: 'both_sides:3' })).toEqual(['3', '2']);
    expect(await find('ardea downlight chrome', { drop_tokens_threshold: 0 })).toEqual([]);
  });

  it('are dropped until there are drop_tokens_threshold matches', async () => {
    expect(await find('ardea strip', { drop_tokens_threshold: 2 })).toEqual(['2', '3']);
  });

  it('match inside words where infix allows it', async () => {
    expect(await find('24cct')).toEqual([]);
    expect(await find('24cct', { infix: 'fallback,off,off,off' })).toEqual(['1']);
    expect(await find('led', { infix: 'fallback,off,off,off' })).toEqual(['1', '2']);
    expect(await find('830', { infix: 'always,off,off,off' })).toEqual(['3', '2']);
    await expect(
      engine.search('lamps', { ...textParams, q: 'x', infix: 'always' }),
    ).rejects.toThrow('infix index');
  });

  it('are joined and split only where split_join_tokens allows', async () => {
    expect(await find('aoctled1 24 cct', { split_join_tokens: 'off' })).toEqual([]);
    expect(await find('flood light', { split_join_tokens: 'off', num_typos: 0 })).toEqual([]);
    const both = createLampEngine([{ post_title: 'Flood light' }, { post_title: 'Floodlight' }]);
    expect(await findIds(both, { q: 'flood light' })).toEqual(['1']);
    expect(await findIds(both, { q: 'flood light', split_join_tokens: 'always' })).toEqual([
      '1',
      '2',
    ]);
  });

  it('split between a number and its unit', async () => {
    const units = createLampEngine([
      { post_title: 'Strip', description: '24 V, 3000 K, 9.6 W/m' },
      { post_title: 'Strip', description: '24V, 4000K' },
    ]);
    expect(await findIds(units, { q: 'strip 24v 3000k' })).toEqual(['1']);
    expect(await findIds(units, { q: '3000k' })).toEqual(['1']);
    expect(await findIds(units, { q: '4000 k' })).toEqual(['2']);
  });

  it('beyond the fifteenth are ignored', async () => {
    const many = Array.from({ length: 40 }, () => 'ardea').join(' ');
    expect(await find(`${many} nothing`)).toEqual(['3', '2']);
  });
});

describe('typing errors', () => {
  const engine = createLampEngine([
    { sku: 'ABCDEF1', post_title: 'Downlight', description: 'Aluminium body' },
    { sku: 'ABCDEG2', post_title: 'Foco empotrable', description: 'Luminaria redonda' },
    { sku: 'XYZ', post_title: 'Tira LED', description: 'Perfil' },
    { sku: 'QRS', post_title: 'Bolt 1200', description: 'x' },
  ]);
  const find = (q: string, params = {}) => findIds(engine, { q, ...params });

  it.each([
    ['donwlight', ['1']],
    ['dwnlihgt', ['1']],
    ['focos', ['2']],
    ['focos empotrables', ['2']],
    ['empotarble', ['2']],
    ['tirs', ['3']],
    ['bollt', ['4']],
  ])('as in %s are forgiven in a title', async (q, ids) => {
    expect(await find(q)).toEqual(ids);
  });

  it('are tolerated once from 4 letters and twice from 7', async () => {
    expect(await find('tia')).toEqual([]);
    expect(await find('tia', { min_len_1typo: 3 })).toEqual(['3']);
    expect(await find('fcio')).toEqual([]);
    expect(await find('empotrblae')).toEqual(['2']);
    expect(await find('empotrblae', { min_len_2typo: 12 })).toEqual([]);
  });

  it('does not take one letter for any other', async () => {
    expect(await find('z', { min_len_1typo: 1 })).toEqual([]);
  });

  it('are tolerated per field as num_typos specifies', async () => {
    expect(await find('abcdeh')).toEqual([]);
    expect(await find('aluminum')).toEqual([]);
    expect(await find('aluminum', { num_typos: '0,0,2,1' })).toEqual(['1']);
    expect(await find('aluminum', { num_typos: 2 })).toEqual(['1']);
    expect(await find('donwlight', { num_typos: 0 })).toEqual([]);
  });

  it('are tolerated in prefixes too', async () => {
    expect(await find('donwl')).toEqual(['1']);
    expect(await find('donwl', { prefix: false })).toEqual([]);
  });

  it('are not tolerated in numbers and codes if disabled', async () => {
    expect(await find('bolt 1201')).toEqual(['4']);
    const exact = { drop_tokens_threshold: 0 };
    expect(await find('bolt 1201', { ...exact, enable_typos_for_numerical_tokens: false })).toEqual(
      [],
    );
    expect(
      await find('bolt 1201', { ...exact, enable_typos_for_alpha_numerical_tokens: false }),
    ).toEqual([]);
  });

  it('are not tried while there are exact matches', async () => {
    const close = createLampEngine([{ post_title: 'Track' }, { post_title: 'Trick' }]);
    expect(await findIds(close, { q: 'track' })).toEqual(['1']);
    expect(await findIds(close, { q: 'track', typo_tokens_threshold: 2 })).toEqual(['1', '2']);
    expect(await findIds(close, { q: 'trock', typo_tokens_threshold: 0 })).toEqual([]);
  });

  it('rank below fewer errors, which are returned alone if there are enough', async () => {
    const close = createLampEngine([{ post_title: 'Spotlihgt' }, { post_title: 'Sptolihgt' }]);
    expect(await findIds(close, { q: 'spotlight' })).toEqual(['1']);
    expect(await findIds(close, { q: 'spotlight', typo_tokens_threshold: 2 })).toEqual(['1', '2']);
  });

  it('in several words together find what no word finds exactly', async () => {
    const two = createLampEngine([{ post_title: 'Ardea downlight' }, { post_title: 'Ardia lamp' }]);
    expect(await findIds(two, { q: 'ardia downlight' })).toEqual(['1']);
  });
});

describe('special queries', () => {
  const engine = createLampEngine([
    { post_title: 'LED strip light' },
    { post_title: 'Strip of LED modules' },
    { post_title: 'Round spotlight', legacy_skus: ['led strip', 'x'] },
    { post_title: 'Square', legacy_skus: ['led', 'strip'] },
  ]);
  const find = (q: string) => findIds(engine, { q });

  it.each([
    ['*', ['4', '3', '2', '1']],
    ['', ['4', '3', '2', '1']],
    ['  ', ['4', '3', '2', '1']],
    ['&& -- //', ['4', '3', '2', '1']],
    ['"led strip"', ['3', '1']],
    ['"strip led"', []],
    ['"led strip" round', ['3']],
    ['round "led strip"', ['3']],
    ['led -strip', []],
    ['strip -light', ['4', '3', '2']],
    ['strip -"led strip"', ['4', '2']],
    ['-strip', []],
    ['-square', ['3', '2', '1']],
    ['spot-light', ['3']],
    ['"spotlight"', ['3']],
    ['"led', ['4', '3', '1', '2']],
    ['- strip -', ['4', '3', '2', '1']],
  ])('%j', async (q, ids) => {
    expect((await find(q)).sort()).toEqual([...ids].sort());
  });

  it('match only the phrase and tolerate no error in it', async () => {
    expect(await find('"led stirp"')).toEqual([]);
  });

  it('without text return hits without a score', async () => {
    const { hits } = await engine.search('lamps', { ...textParams, q: '*' });
    expect(hits?.[0]).not.toHaveProperty('text_match');
  });
});

describe('the score of a hit', () => {
  it('explains its rank', async () => {
    const engine = createLampEngine([
      { post_title: 'LED strip', description: 'strip' },
      { post_title: 'Profile' },
    ]);
    const params = { ...textParams, drop_tokens_threshold: 1 };
    const { hits } = await engine.search('lamps', { ...params, q: 'led strip black' });
    expect(hits?.[0]?.text_match_info).toMatchObject({
      tokens_matched: 2,
      num_tokens_dropped: 1,
      fields_matched: 2,
      best_field_weight: 13,
      typo_prefix_score: 0,
    });
    expect(hits?.[0]?.text_match).toBeGreaterThan(0);
    const mistyped = await engine.search('lamps', { ...params, q: 'prfoile' });
    expect(mistyped.hits?.[0]?.text_match_info?.typo_prefix_score).toBe(2);
  });
});
