import { beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedEngine } from '#core/search/engine.ts';
import { createLampEngine, findIds } from '#core/search/lamps.fixtures.ts';

let engine: EmbeddedEngine;
beforeAll(() => {
  engine = createLampEngine([
    { finish: 'White', uses: ['Office', 'Shop'], wattage: 10, flux: 1000, dimmable: true },
    { finish: 'Black & Gold', uses: ['Hotel, Bar'], wattage: 20.5, flux: 2000, dimmable: false },
    { finish: 'white', uses: ['Street'], wattage: 30, sizes: [100, 200], post_title: 'Ardea 150' },
    { finish: 'Blanco cálido', wattage: 40, sizes: [300], post_title: 'Ardea 150 mini' },
    {
      show_in_cat_listing: 'FALSE',
      post_title: 'Mini 150 Ardea (IP65)',
      legacy_skus: ['a b', 'c'],
    },
  ]);
});
const find = async (filterBy: string) =>
  (await findIds(engine, { q: '*', filter_by: filterBy })).sort().join('');

describe('filter_by', () => {
  it.each([
    ['', '12345'],
    ['  ', '12345'],
    // Whole values, ignoring case and accents.
    ['finish:=White', '13'],
    ['finish:= WHITE', '13'],
    ['finish:=[white]', '13'],
    ['finish:=[`White`,`Black & Gold`]', '123'],
    ['finish:=Black & Gold', '2'],
    ['finish:=blanco calido', '4'],
    ['finish:=Black', ''],
    ['finish:=[]', ''],
    ['finish:!=White', '245'],
    ['finish:!=[White,Blanco cálido]', '25'],
    ['uses:=`Hotel, Bar`', '2'],
    ['uses:=[`Hotel, Bar`, Street]', '23'],
    ['uses:=Hotel', ''],
    // Words.
    ['finish:white', '13'],
    ['finish:gold black', '2'],
    ['finish:[gold, calido]', '24'],
    ['finish:!gold', '1345'],
    ['finish:"black gold"', '2'],
    ['finish:"gold black"', ''],
    ['finish:bla*', '24'],
    ['finish:=bla*', '24'],
    ['finish:=gold*', ''],
    ['finish:gol*', '2'],
    // Text that is searched but not a facet.
    ['post_title:ardea', '345'],
    ['post_title:=Ardea 150', '3'],
    ['post_title:=Ardea 150*', '34'],
    ['post_title:"ardea 150"', '34'],
    ['post_title:150 mini', '45'],
    ['post_title:!ardea', '12'],
    ['post_title:!=Ardea 150', '1245'],
    ['post_title:=Mini 150 Ardea (IP65)', '5'],
    ['post_title:=`Mini 150 Ardea (IP65)`', '5'],
    ['legacy_skus:=a b', '5'],
    ['legacy_skus:=[c]', '5'],
    ['legacy_skus:=b c', ''],
    ['sku:=SKU3', '3'],
    // Numbers.
    ['wattage:10', '1'],
    ['wattage:=20.5', '2'],
    ['wattage:>20.5', '34'],
    ['wattage:>=20.5', '234'],
    ['wattage:<20.5', '1'],
    ['wattage:<= 20.5', '12'],
    ['wattage:[10..30]', '123'],
    ['wattage:=[10..20,40]', '14'],
    ['wattage:[<15,>35]', '14'],
    ['wattage:10..20', '1'],
    ['wattage:!=10', '2345'],
    ['wattage:!=[10..30]', '45'],
    ['wattage:![10,40]', '235'],
    ['wattage:[!=10]', '2345'],
    ['wattage:[!=10, 10]', '12345'],
    ['flux:[!=1000, >1500]', '2345'],
    ['flux:[ != 2000 , <= 1000 ]', '1345'],
    ['wattage:!=[!=10]', '1'],
    ['wattage:!=[<15, >35]', '235'],
    ['sizes:[!=100]', '1245'],
    ['sizes:[!=100, !=300]', '12345'],
    ['sizes:[!=100, 200]', '12345'],
    ['wattage:>-5', '1234'],
    ['flux:>=2000', '2'],
    ['flux:!=1000', '2345'],
    ['sizes:>150', '34'],
    ['sizes:[200..250]', '3'],
    ['sizes:!=300', '1235'],
    ['post_date:1700000001', '2'],
    // Booleans.
    ['dimmable:true', '1'],
    ['dimmable:=false', '2'],
    ['dimmable:!=true', '2345'],
    ['dimmable:[true,false]', '12'],
    ['show_in_cat_listing:=TRUE', '1234'],
    ['show_in_cat_listing:=true', '1234'],
    // Ids.
    ['id:3', '3'],
    ['id:=[1,`4`,99]', '14'],
    ['id:!=[1,4]', '235'],
    // Combined conditions.
    ['wattage:>15 && finish:=white', '3'],
    ['wattage:10 || finish:=white', '13'],
    ['wattage:10 || finish:=white && wattage:30', '13'],
    ['(wattage:10 || finish:=white) && wattage:30', '3'],
    ['wattage:40 && (finish:=white || (uses:=Street || finish:blanco))', '4'],
    ['((wattage:40))', '4'],
    ['wattage:>15&&finish:=white', '3'],
    ['finish:=`a && b` || wattage:40', '4'],
    ['finish:=`(` || wattage:40', '4'],
    ['(show_in_cat_listing:=TRUE) && (finish:=[White])', '13'],
  ])('%s', async (filterBy, ids) => {
    expect(await find(filterBy)).toBe(ids);
  });

  it.each([
    ['nothing:=1', 404, 'Could not find a filter field named `nothing` in the schema.'],
    ['note:=1', 400, 'Cannot filter on non-indexed field `note`.'],
    ['dimmable:TRUE', 400, 'Value of filter field `dimmable` must be `true` or `false`.'],
    ['dimmable:[TRUE]', 400, 'Values of filter field `dimmable`: must be `true` or `false`.'],
    [
      'flux:many',
      400,
      'Error with filter field `flux`: Numerical field has an invalid comparator.',
    ],
    ['flux:1.5', 400, 'Error with filter field `flux`: Not an int32.'],
    ['flux:99999999999', 400, '`99999999999` exceeds the range of an int32.'],
    ['wattage:1..b', 400, 'Error with filter field `wattage`: Numerical field has'],
    ['wattage:[]', 400, 'Error with filter field `wattage`'],
    ['wattage:', 400, 'Error with filter field `wattage`: Filter value cannot be empty.'],
    ['wattage:=', 400, 'Filter value cannot be empty.'],
    ['finish:', 400, 'Filter value cannot be empty.'],
    ['finish:=', 400, 'Filter value cannot be empty.'],
    ['finish:!=', 400, 'Filter value cannot be empty.'],
    ['finish = white', 400, 'a colon is missing after the field at character 1.'],
    [':=white', 400, 'the name of a field is missing at character 1.'],
    ['finish:=`white', 400, 'a backtick is not closed at character 9.'],
    ['finish:=[white', 400, 'a list is not closed at character 9.'],
    ['(finish:=white', 400, 'unbalanced parentheses at character 1.'],
    ['finish:=white)', 400, 'unbalanced parentheses at character 14.'],
    ['finish:=white &&', 400, 'a condition is missing at character 17.'],
    ['&& finish:=white', 400, 'a condition is missing at character 1.'],
    ['finish:=white || && flux:1', 400, 'a condition is missing at character 18.'],
    ['(', 400, 'a condition is missing at character 2.'],
    ['()', 400, 'a condition is missing at character 2.'],
    ['(finish:=white) flux:1', 400, '`&&` or `||` is missing at character 17.'],
    ['(finish:=white) (flux:1)', 400, '`&&` or `||` is missing at character 17.'],
    ['id:', 400, 'the value of `id` is missing at character 1.'],
  ])('%s is refused with %i', async (filterBy, status, message) => {
    const search = engine.search('lamps', { q: '*', filter_by: filterBy });
    await expect(search).rejects.toMatchObject({
      name: 'SearchError',
      status,
      message: expect.stringContaining(message),
    });
  });

  it('compares values that have backticks themselves, written with a backslash', async () => {
    const own = createLampEngine([]);
    const fields = [{ name: 'name', type: 'string' as const, facet: true }];
    own.createCollection({ name: 'ticks', fields, symbols_to_index: ['`', ','] });
    own.importDocuments('ticks', [
      { id: '1', name: 'a`b, c' },
      { id: '2', name: 'ab, c' },
      { id: '3', name: 'd`' },
    ]);
    const found = async (filter_by: string) => {
      const { hits = [] } = await own.search('ticks', { q: '*', filter_by, sort_by: '_rand(1)' });
      return hits
        .map(({ document }) => document.id)
        .sort()
        .join('');
    };
    expect(await found('name:=[`a\\`b, c`, `d\\``]')).toBe('13');
    expect(await found('name:=`a\\`b, c`')).toBe('1');
    expect(await found('name:=`d\\`` || name:=`ab, c`')).toBe('23');
    expect(await found('name:=`ab, c`')).toBe('2');
    await expect(found('name:=`a\\`')).rejects.toThrow('a backtick is not closed');
  });

  it('is refused if it is a list, too long or too complex', async () => {
    const search = (filterBy: unknown) => engine.search('lamps', { q: '*', filter_by: filterBy });
    await expect(search(['finish:=a'])).rejects.toMatchObject({ status: 400 });
    await expect(search('a'.repeat(200_000))).rejects.toMatchObject({ status: 400 });
    const many = Array.from({ length: 101 }, () => 'flux:1').join(' || ');
    await expect(search(many)).rejects.toThrow('too many operations');
    await expect(search(`${'('.repeat(5000)}flux:1${')'.repeat(5000)}`)).rejects.toThrow(
      'too many operations',
    );
    expect(await find(Array.from({ length: 100 }, () => 'wattage:10').join(' || '))).toBe('1');
  });

  it('narrows counts and text matches', async () => {
    const response = await engine.search('lamps', {
      q: 'ardea',
      query_by: 'post_title',
      filter_by: 'wattage:>30',
      facet_by: 'finish',
    });
    expect(response.found).toBe(1);
    expect(response.facet_counts[0]?.counts).toEqual([
      { value: 'Blanco cálido', count: 1, highlighted: 'Blanco cálido' },
    ]);
  });
});
