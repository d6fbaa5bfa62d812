import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { serveFixtures } from '#server/services.fixtures.ts';

describeEachDatabase('The comparison', (createPlace) => {
  const serve = serveFixtures(createPlace);
  const setUp = async () => {
    const { catalogue } = await serve();
    const downlight = await catalogue.findProduct('en', 'nimba-120-recessed-downlight');
    const [first, second] = downlight?.variants ?? [];
    if (!downlight || !first || !second) throw new Error('The fixtures have changed.');
    return { catalogue, downlight, first, second };
  };

  test('loads variants in the requested order, with the shared data of their products', async () => {
    const { catalogue, downlight, first, second } = await setUp();
    const compared = await catalogue.listCompared('es', [second.id, first.id]);
    expect(compared.map(({ variant }) => variant.sku)).toEqual([second.sku, first.sku]);
    expect(compared[0]?.product).toMatchObject({
      id: downlight.id,
      slug: 'nimba-120-downlight-empotrable',
      title: 'Nimba 120',
      variantCount: 4,
      warrantyYears: 5,
      specification: [{ label: 'Cuerpo', value: 'Aluminio inyectado' }],
    });
    expect(compared[0]?.variant.description).toBe('Nimba 120, 12 W, 4000 K, blanco');
  });

  test('leaves out unknown ids, and runs no query for an empty list', async () => {
    const { catalogue, downlight, first } = await setUp();
    const compared = await catalogue.listCompared('en', [1, first.id, downlight.id]);
    expect(compared.map(({ variant }) => variant.id)).toEqual([first.id]);
    expect(await catalogue.listCompared('en', [])).toEqual([]);
  });
});
