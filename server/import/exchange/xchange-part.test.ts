import { describe, expect, test } from 'vitest';
import { amendWith } from '#server/import/exchange/exchange.fixtures.ts';

const SKU = 'NIM120/12/830/W';

const catalogue = {
  CatalogueId: '1',
  CatalogueType: 'FULL',
  CatalogueValidityStart: '2026-01-01',
  Language: ['en-GB', 'es-ES'],
  Supplier: [
    {
      SupplierName: 'Supplier',
      Product: [
        {
          ProductIdentification: {
            ...{ ManufacturerName: 'Maker', ManufacturerProductNumber: 'MAKER-1' },
            ...{ ProductGtin: ['09520001000010'], CountryOfOrigin: ['PT'] },
            CustomsCommodityCode: '9405 11 00',
          },
          ProductDetails: {
            ProductDescriptions: [
              { DescriptionLanguage: 'es-ES', MinimalProductDescription: 'Nimba 120, 14 vatios' },
              { DescriptionLanguage: 'nl-NL', MinimalProductDescription: 'Nimba 120' },
            ],
          },
          Legislation: { CeMarking: true },
          ProductAttachments: [
            { AttachmentDetails: [{ AttachmentUri: 'https://example.com/a.pdf' }] },
          ],
          EtimClassification: [
            {
              ...{ EtimReleaseVersion: '9.0', EtimClassCode: 'EC001744' },
              EtimFeatures: [
                {
                  ...{ EtimFeatureCode: 'EF009347', EtimValueRangeLower: '14' },
                  EtimValueRangeUpper: '14.0',
                },
                { EtimFeatureCode: 'EF000137', EtimValueLogical: true },
                { EtimFeatureCode: 'EF000136', ReasonNoValue: 'UN' },
                { EtimFeatureCode: 'EF777777', EtimValueCode: 'EV000001' },
              ],
            },
          ],
          TradeItem: [
            {
              ItemIdentification: { SupplierItemNumber: SKU },
              ItemLogisticDetails: [{ BaseItemNetWeight: '480', NetWeightUnit: 'GRM' }],
              Ordering: { OrderUnit: 'PR', MinimumOrderQuantity: '1', OrderStepSize: '1' },
              Pricing: [{ PriceUnit: 'C62', PriceQuantity: '1', NetPrice: '10.5' }],
              PackagingUnit: [
                {
                  PackagingIdentification: { PackagingTypeCode: 'BX', PackagingQuantity: '1' },
                  PackagingLogisticDetails: [
                    {
                      ...{ PackagingTypeLength: '20.5', PackagingTypeDimensionUnit: 'CMT' },
                      ...{ PackagingTypeWeight: '0.6', PackagingTypeWeightUnit: 'KGM' },
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('An ETIM xChange file', () => {
  test('changes what it states otherwise, and lists what it cannot', async () => {
    const read = await amendWith('pim.json', `\ufeff${JSON.stringify(catalogue)}`);
    expect(read).toMatchObject({ changedRows: 1, addedRows: 0, errors: [] });
    const cells = {
      ...{ description_es: 'Nimba 120, 14 vatios', power_w: '14', dimming: 'dali-2' },
      ...{ gtin: '09520001000010', origin: 'PT', customs_code: '94051100', order_unit: 'pair' },
      ...{ weight_kg: '0.48', pack_length_mm: '205', pack_weight_kg: '0.6' },
      finish: 'white',
    };
    const found = Object.keys(cells).map((column) => [column, read.cell(SKU, column)]);
    expect(Object.fromEntries(found)).toEqual(cells);
    expect(read.told.map((text) => text.replace(/:.*/, ''))).toEqual([
      ...['Legislation', 'AttachmentUri', 'Pricing', 'Description nl-NL', 'EF777777'],
    ]);
    const again = await amendWith(
      'pim.json',
      JSON.stringify(catalogue).replace('09520001000010', '9520001000010'),
    );
    expect(again.changedRows).toBe(1);
  });

  test('lists products that have not the form of the format, and reads the others', async () => {
    const [supplier] = catalogue.Supplier;
    const Product = [{ TradeItem: 'none' }, ...(supplier?.Product ?? [])];
    const broken = { ...catalogue, Supplier: [{ ...supplier, Product }] };
    const { changedRows, told } = await amendWith('pim.json', JSON.stringify(broken));
    expect(changedRows).toBe(1);
    expect(told[0]).toMatch(/^TradeItem: stated once/);
  });

  test.each([
    ['{', 'is damaged'],
    ['[]', 'no ETIM xChange'],
    ['{"Supplier": [{}]}', 'no ETIM xChange'],
  ])('that cannot be read as a whole is one error: %s', async (json, problem) => {
    const { errors, files } = await amendWith('pim.json', json);
    expect(errors).toEqual([expect.stringContaining(problem)]);
    expect(files).toEqual([]);
  });
});
