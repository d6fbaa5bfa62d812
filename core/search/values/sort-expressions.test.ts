import { describe, expect, it } from 'vitest';
import { createLampEngine, findIds, textParams } from '#core/search/lamps.fixtures.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

const engine = createLampEngine([
  { post_title: 'Ardea', finish: 'White', wattage: 10, uses: ['Office (open, plan)'] },
  { post_title: 'Ibis', finish: 'Black', wattage: 20 },
  { post_title: 'Merops', finish: 'White', wattage: 30, dimmable: true },
  { post_title: 'Sitta', finish: 'Grey', wattage: 40 },
]);
const sorted = async (sortBy: string, params: SearchParams = {}) =>
  (await findIds(engine, { q: '*', sort_by: sortBy, ...params })).join('');
const refused = (sortBy: string, status: number, message: string) =>
  expect(engine.search('lamps', { ...textParams, q: '*', sort_by: sortBy })).rejects.toMatchObject({
    status,
    message: expect.stringContaining(message),
  });

describe('_eval', () => {
  it.each([
    ['_eval(finish:=White):desc,wattage:asc', '1324'],
    ['_eval(finish:=White):asc,wattage:asc', '2413'],
    ['_eval( finish:=White && wattage:>20 ):DESC, wattage:asc', '3124'],
    ['wattage:desc,_eval(finish:=White):desc', '4321'],
    ['_eval(finish:[White,Grey]):desc,wattage:desc', '4312'],
    ['_eval(uses:=`Office (open, plan)`):desc,wattage:desc', '1432'],
    ['_eval([ (finish:Black):3, (finish:=Grey && wattage:[30..50]):2 ]):desc,wattage:asc', '2413'],
    // The first that fits decides, whatever the scores.
    ['_eval([(finish:White):1,(wattage:10):9,(finish:Grey):5]):desc,wattage:asc', '4132'],
    ['_eval([(finish:White):-5]):desc,wattage:asc', '2413'],
    ['_eval([(id:4):10000,(id:2):9999,(id:3):9998]):desc', '4231'],
  ])('%s', async (sortBy, ids) => {
    expect(await sorted(sortBy)).toBe(ids);
  });

  it('ranks before the match of words, and after it where it comes second', async () => {
    const own = createLampEngine([
      { post_title: 'strip', finish: 'Black' },
      { post_title: 'strips', finish: 'White' },
    ]);
    const find = (sortBy: string) => findIds(own, { q: 'strip', sort_by: sortBy });
    expect(await find('_eval(finish:White):desc')).toEqual(['2', '1']);
    expect(await find('_text_match:desc,_eval(finish:White):desc')).toEqual(['1', '2']);
  });

  it.each([
    ['_eval():desc', 400, 'The eval expression in sort_by is empty.'],
    ['_eval([]):desc', 400, 'The eval expression in sort_by is empty.'],
    ['_eval(foo:1):desc', 400, 'Error parsing eval expression in sort_by clause.'],
    ['_eval(finish):desc', 400, 'Error parsing eval expression in sort_by clause.'],
    ['_eval([(finish:White):x]):desc', 400, 'Parameter `sort_by` is malformed.'],
    ['_eval([finish:White]):desc', 400, 'Parameter `sort_by` is malformed.'],
    ['_eval(finish:White:desc', 400, 'Parameter `sort_by` is malformed.'],
    ['_eval(finish:White)', 400, 'Parameter `sort_by` is malformed.'],
    ['_eval(finish:White):up', 400, 'Order for field `_eval` should be either ASC or DESC.'],
    ['_eval(id:1):desc,_eval(id:2):desc', 422, 'Only one sorting eval expression is allowed.'],
  ])('%s is refused with %i', async (sortBy, status, message) => {
    await refused(sortBy, status, message);
  });

  it('of more expressions than a request may take is refused as too expensive', async () => {
    const many = Array.from({ length: 101 }, (_, i) => `(id:${i}):${i}`).join(',');
    await refused(`_eval([${many}]):desc`, 400, 'must have at most 100 values');
  });
});

describe('_rand', () => {
  const own = createLampEngine(Array.from({ length: 60 }, () => ({})));
  const find = async (sortBy: string) =>
    (await findIds(own, { q: '*', sort_by: sortBy })).join(' ');

  it('is an order of its own for each seed, the same at each search', async () => {
    const first = await find('_rand(42):desc');
    expect(first.split(' ')).toHaveLength(60);
    expect(new Set(first.split(' ')).size).toBe(60);
    expect(await find('_rand(42):desc')).toBe(first);
    expect(await find('_rand(42)')).toBe(await find('_rand(42):asc'));
    expect((await find('_rand(42):asc')).split(' ').reverse().join(' ')).toBe(first);
    const orders = ['_rand(1)', '_rand(2)', '_rand(3)', 'post_date:asc', 'post_date:desc'];
    expect(new Set(await Promise.all(orders.map(find))).size).toBe(5);
  });

  it.each(['_rand()', '_rand():desc', '_rand:asc', '_rand'])('%s needs no seed', async (sortBy) => {
    expect(new Set((await find(sortBy)).split(' ')).size).toBe(60);
  });

  it('breaks ties of other fields', async () => {
    expect(await sorted('finish:asc,_rand(7):asc').catch(() => 'no sort')).toBe('no sort');
    expect((await sorted('dimmable:desc,_rand(7):asc'))[0]).toBe('3');
  });

  it.each(['_rand(-1):asc', '_rand(x):asc', '_rand(1.5):asc', '_rand(99999999999):asc'])(
    '%s is refused',
    async (sortBy) => {
      await refused(sortBy, 400, 'Only positive integer seed value is allowed.');
    },
  );
});

describe('other keys', () => {
  it('_text_match takes the size of its buckets', async () => {
    const own = createLampEngine([
      { post_title: 'strip', post_date: 1 },
      { post_title: 'strips', post_date: 3 },
      { post_title: 'strip lamp', post_date: 2 },
    ]);
    const find = (options: string) =>
      findIds(own, { q: 'strip', sort_by: `_text_match(${options}):desc,post_date:desc` });
    expect(await find('bucket_size: 3')).toEqual(['2', '3', '1']);
    expect(await find('bucket_size: 2')).toEqual(['3', '1', '2']);
    expect(await find('buckets: 3')).toEqual(['1', '3', '2']);
  });

  it('_group_found sorts groups by their size', async () => {
    const { grouped_hits = [] } = await engine.search('lamps', {
      q: '*',
      group_by: 'finish',
      sort_by: '_group_found:desc,wattage:desc',
    });
    expect(grouped_hits.map(({ group_key, found }) => [group_key, found])).toEqual([
      [['White'], 2],
      [['Grey'], 1],
      [['Black'], 1],
    ]);
    expect(grouped_hits[0]?.hits.map(({ document }) => document.id)).toEqual(['3', '1']);
    await refused('_group_found:desc', 404, 'group_by parameters should not be empty');
  });

  it('an empty or missing text comes last ascending, first descending, unless said otherwise', async () => {
    const own = createLampEngine([{ post_title: 'b' }, { post_title: '' }, { post_title: 'a' }]);
    const find = async (sortBy: string) =>
      (await findIds(own, { q: '*', sort_by: sortBy })).join('');
    expect(await find('post_title:asc')).toBe('312');
    expect(await find('post_title:desc')).toBe('213');
    expect(await find('post_title(missing_values: first):asc')).toBe('231');
    expect(await find('post_title(missing_values: last):desc')).toBe('132');
  });
});
