import { type Mistake, nimba, variants } from '#server/import/check/mistake.fixtures.ts';

const PRODUCT = 'content/catalogue/products/nim120/product.yaml line 61, field attributes';
const ROW = 'content/catalogue/products/nim120/variants.csv';

/** Puts an attribute in place of a right one of the product. */
function ofProduct(attributes: string, expected: string[]): Mistake {
  return [nimba, 'power_factor: 0.92', attributes, expected];
}

export const mistakesInAttributes: Mistake[] = [
  ofProduct('power_faktor: 0.9', [
    `${PRODUCT}.power_faktor: is not a known field. Did you mean 'power_factor'? Correct its name or remove it.`,
  ]),
  ofProduct('power_factor: 1.2', [
    `${PRODUCT}.power_factor: '1.2' is above the limit of 1. Check the figure and its unit; a usual value is 0.95.`,
  ]),
  ofProduct('risk_group: RG1', [
    `${PRODUCT}.risk_group: 'RG1' is not one of the values it may have. Did you mean 'rg1'? Choose one of: rg0, rg1, rg2, rg3.`,
  ]),
  // 12 W need a displacement factor of 0.7; what a product states is reported once for its variants.
  ofProduct('power_factor: 0.5', [
    `${PRODUCT}.power_factor: '0.5' gives a displacement factor below 0.7, which (EU) 2019/2020 requires for 12 W. Correct power factor, distortion or power.`,
  ]),
  ofProduct('spigot_mm: [60]', [
    `${PRODUCT}.spigot_mm: is stated, but applies to none of the variants. Remove it, or check the variants.`,
  ]),
  ofProduct('pack_weight_kg: 0.3', [
    `${PRODUCT}.pack_weight_kg: '0.3' kg is less than its contents weigh, 0.45 kg. Correct the weight of the pack, pack_size or weight_kg.`,
  ]),
  [
    variants,
    'legacy_skus,description_en',
    'gtin,description_en',
    [
      `${ROW} row 2, column gtin: 'NB120830' is not written as it must be. Follow the form of the field, for example 9521234500018.`,
      `${ROW} row 3, column gtin: 'NB120840' is not written as it must be. Follow the form of the field, for example 9521234500018.`,
    ],
  ],
];
