import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { serveFixtures } from '#server/services.fixtures.ts';

const all = { page: 1, perPage: 100 };
const barnsley = { latitude: 53.5526, longitude: -1.4797 };

describeEachDatabase('The places', (createPlace) => {
  const setUp = serveFixtures(createPlace);

  test.each([
    ['S1 2HH', ['Amy Holt']],
    ['ls', ['Amy Holt']],
    ['west yorkshire', ['Amy Holt']],
    ['46940', ['Luis Mora']],
    ['Murcia', ['Luis Mora']],
    ['mora', ['Luis Mora']],
    ['ora', []],
    ['sheffield', ['Amy Holt']],
    ['València', ['Luis Mora']],
    ['EH1 1AA', []],
    ['', ['Amy Holt', 'Luis Mora']],
  ])('name the area sales managers of %j', async (text, names) => {
    const { places } = await setUp();
    const found = await places.searchStaff('en', text);
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  test('find stockists by town, name or postcode, by country and by what they stock', async () => {
    const { places, catalogue } = await setUp();
    const codesOf = async (query: Parameters<typeof places.searchStockists>[0]) => {
      const { items } = await places.searchStockists(query, all);
      return items.map(({ code }) => code);
    };
    expect(await codesOf({})).toEqual(['calder', 'peak', 'turia']);
    expect(await codesOf({ search: 'sheffield' })).toEqual(['peak']);
    expect(await codesOf({ search: 's1 2' })).toEqual(['peak']);
    expect(await codesOf({ search: 'colon valencia' })).toEqual(['turia']);
    expect(await codesOf({ country: 'gb' })).toEqual(['calder', 'peak']);
    const bollards = (await catalogue.listCategories('en')).find(({ slug }) => slug === 'bollards');
    expect(await codesOf({ categoryId: bollards?.id as number })).toEqual(['peak', 'turia']);
    expect(await codesOf({ firstCountry: 'es' })).toEqual(['turia', 'calder', 'peak']);
    expect(await codesOf({ search: 'nowhere' })).toEqual([]);
  });

  test.each([
    ['DE4 3AA', ['peak', 'calder', 'turia'], 'Derby'],
    ['DE', ['peak', 'calder', 'turia'], 'Derby'],
    ['bd', ['calder', 'peak', 'turia'], 'Bradford'],
    ['03', ['turia', 'peak', 'calder'], 'Alicante'],
    ['03550', ['turia', 'peak', 'calder'], 'Alicante'],
    ['Bilbao', ['turia', 'peak', 'calder'], 'Bizkaia'],
    ['S', ['peak'], null],
    ['46', ['turia'], null],
    ['alencia', [], null],
  ])('find the nearest stockists to %j', async (search, codes, around) => {
    const { places } = await setUp();
    const found = await places.searchStockists({ search }, all);
    expect(found.items.map(({ code }) => code)).toEqual(codes);
    expect(found.around?.name.es ?? null).toBe(around);
    const kilometres = found.items.map(({ distanceKm }) => distanceKm);
    expect(kilometres.every((km) => (km !== null) === (around !== null))).toBe(true);
  });

  test('offer the nearest stockists when nothing matches', async () => {
    const { places, catalogue } = await setUp();
    const offer = async (query: Parameters<typeof places.offerStockists>[0]) => {
      const { items, isOffer } = await places.offerStockists(query, all);
      return [isOffer, ...items.map(({ code }) => code)];
    };
    expect(await offer({ search: 'peak' })).toEqual([false, 'peak']);
    expect(await offer({ search: 'nowhere' })).toEqual([true, 'calder', 'peak', 'turia']);
    expect(await offer({ search: 'nowhere', country: 'es' })).toEqual([true, 'turia']);
    const derbyshire = { west: -1.6, south: 53, east: -1.5, north: 53.1 };
    expect(await offer({ area: derbyshire })).toEqual([true, 'peak', 'calder', 'turia']);
    const downlights = (await catalogue.listCategories('en')).find(
      ({ slug }) => slug === 'downlights',
    );
    const query = { country: 'es' as const, categoryId: downlights?.id as number };
    expect(await offer(query)).toEqual([true, 'turia']);
  });

  test('put the nearest stockist first and say how far it is', async () => {
    const { places } = await setUp();
    const { items: found } = await places.searchStockists({ near: barnsley }, all);
    expect(found.map(({ code, distanceKm }) => [code, Math.round(distanceKm ?? 0)])).toEqual([
      ['peak', 19],
      ['calder', 28],
      ['turia', 1568],
    ]);
    expect(found[0]?.hours.map((day) => day?.opens ?? null)).toEqual([
      ...Array(5).fill('08:00'),
      '08:30',
      null,
    ]);
  });

  test('summarise the stockists of a category, the own country first', async () => {
    const { places, catalogue } = await setUp();
    const bollards = (await catalogue.listCategories('en')).find(({ slug }) => slug === 'bollards');
    const id = bollards?.id as number;
    const namesOf = async (country: 'gb' | 'es', count: number) => {
      const { total, some } = await places.summariseStockists(id, country, count);
      return [total, ...some.map(({ name }) => name)];
    };
    expect(await namesOf('gb', 6)).toEqual([2, 'Peak Wholesale', 'Suministros Turia']);
    expect(await namesOf('es', 1)).toEqual([2, 'Suministros Turia']);
    expect(await places.summariseStockists(1, 'gb', 6)).toEqual({ total: 0, some: [] });
  });

  test('list showrooms in the language', async () => {
    const { places } = await setUp();
    expect(await places.listShowrooms('es')).toMatchObject([
      {
        title: 'Sheffield',
        address: { postcode: 'S1 2GA' },
        descriptionHtml: '<p>Un techo que baja hasta 2,4\u00a0m.</p>\n',
      },
    ]);
  });
});
