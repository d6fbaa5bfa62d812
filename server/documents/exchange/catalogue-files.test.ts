import { expect, test } from 'vitest';
import { structureFaults } from '#core/catalogue/etim/bmecat-structure.fixtures.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { parseXml, select, textOf } from '#core/photometry/xml/parse-xml.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import type { OpenedCatalogueFile } from '#server/documents/exchange/catalogue-files.ts';
import { serveFixtures } from '#server/services.fixtures.ts';

async function read(opened: OpenedCatalogueFile | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of opened?.bytes ?? expect.fail('no file')) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

describeEachDatabase('The catalogue for merchandise systems', (createPlace) => {
  const serve = serveFixtures(createPlace);

  async function listSkus() {
    const { catalogue } = await serve();
    const { items } = await catalogue.queryProducts('en', {
      page: 1,
      perPage: 1000,
      order: 'asc',
      orderBy: 'id',
    });
    const listed = items.filter(({ isListed }) => isListed);
    const variants = listed.map(({ id }) => catalogue.listVariants('en', id));
    return (await Promise.all(variants)).flatMap((some) => (some ?? []).map(({ sku }) => sku));
  }

  test.each(localeCodes)('is BMEcat with every variant, in %s', async (locale) => {
    const { documents } = await serve();
    const opened = await documents.openCatalogueFile(locale, 'bmecat');
    const root = parseXml(await read(opened)) ?? expect.fail('no XML');
    expect(structureFaults(root)).toEqual([]);
    const products = select(root, 'T_NEW_CATALOG', 'PRODUCT');
    const skus = products.map((one) => textOf(one, 'SUPPLIER_PID'));
    expect(skus.toSorted()).toEqual((await listSkus()).toSorted());
    const nimba = products.find((one) => textOf(one, 'SUPPLIER_PID').startsWith('NIM120'));
    const [features = null] = select(nimba ?? null, 'PRODUCT_FEATURES');
    expect(textOf(features, 'REFERENCE_FEATURE_SYSTEM_NAME')).toBe('ETIM-10.0');
    expect(textOf(features, 'REFERENCE_FEATURE_GROUP_ID')).toBe('EC001744');
  });

  test.each([
    ['en', ',', /^EF009347 Max\. system power \(W\)$/],
    ['es', ';', /^EF009347 Potencia máxima del sistema \(W\)$/],
  ] as const)('is a table with a column for each feature, in %s', async (locale, sign, head) => {
    const { documents } = await serve();
    const csv = await read(await documents.openCatalogueFile(locale, 'etim'));
    const [heads = '', ...rows] = csv
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n');
    expect(heads.split(sign).filter((one) => head.test(one))).toHaveLength(1);
    expect(rows).toHaveLength((await listSkus()).length);
    expect(rows.some((row) => row.includes('EC001744'))).toBe(true);
  });

  test('is sent to a visitor three times at once', async () => {
    const { documents } = await serve();
    const running = [];
    for (let count = 0; count < 3; count += 1) {
      const opened = await documents.openCatalogueFile('en', 'bmecat');
      await opened?.bytes.next();
      running.push(opened);
    }
    await expect(documents.openCatalogueFile('en', 'etim')).rejects.toThrow('too-many-requests');
    for (const opened of running) await opened?.bytes.return(undefined);
    expect(await documents.openCatalogueFile('en', 'etim')).not.toBeNull();
  });
});
