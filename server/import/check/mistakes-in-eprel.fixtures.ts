import { type Mistake, variants } from '#server/import/check/mistake.fixtures.ts';

const ROW = 'content/catalogue/products/nim120/variants.csv row';

export const mistakesInEprel: Mistake[] = [
  [
    variants,
    ',D,1203456,,NIM120-12-830-W-DD.ldt',
    ',E,1203456,,NIM120-12-830-W-DD.ldt',
    [
      `${ROW} 4, column eprel: '1203456' is one light source, but its class is E here and D in catalogue/products/nim120/variants.csv row 2. Correct the number or energy_class of one of the two.`,
    ],
  ],
  [
    variants,
    ',D,1203458,,NIM120-12-840-W-DD.ldt',
    ',D,1203456,,NIM120-12-840-W-DD.ldt',
    [
      `${ROW} 5, column eprel: '1203456' is one light source, but its colour temperature is 4000 here and 3000 in catalogue/products/nim120/variants.csv row 2. Correct the number or cct_k of one of the two.`,
    ],
  ],
  // The bollard of another product has the number.
  [
    variants,
    ',D,1203456,,NIM120-12-830-W.ldt',
    ',D,1203457,,NIM120-12-830-W.ldt',
    [
      "content/catalogue/products/vel400/variants.csv row 2, column eprel: '1203457' is one light source, but its class is E here and D in catalogue/products/nim120/variants.csv row 2. Correct the number or energy_class of one of the two.",
      "content/catalogue/products/vel400/variants.csv row 3, column eprel: '1203457' is one light source, but its class is E here and D in catalogue/products/nim120/variants.csv row 2. Correct the number or energy_class of one of the two.",
    ],
  ],
  [
    variants,
    ',D,1203456,,NIM120-12-830-W.ldt',
    ',D,,,NIM120-12-830-W.ldt',
    [
      `${ROW} 2, column eprel: is empty, but the contained light source has to be in EPREL. State its number.`,
    ],
  ],
  [
    'catalogue/products/vel400/product.yaml',
    'archetype: bollard',
    'archetype: emergency',
    [2, 3].flatMap((row) => [
      `content/catalogue/products/vel400/variants.csv row ${row}, column eprel: '1203457' is stated for a luminaire for emergency use only. Empty the cell: light sources for emergency use are exempt.`,
      `content/catalogue/products/vel400/variants.csv row ${row}, column energy_class: 'E' is stated for a luminaire for emergency use only. Empty the cell: light sources for emergency use are exempt.`,
    ]),
  ],
];
