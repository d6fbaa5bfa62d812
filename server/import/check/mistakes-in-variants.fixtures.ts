import { finishCodes } from '#core/catalogue/figures/codes.ts';
import { type Mistake, variants } from '#server/import/check/mistake.fixtures.ts';

export const mistakesInVariants: Mistake[] = [
  [
    variants,
    ',80,3,19,',
    ',8O,3,19,',
    [
      "content/catalogue/products/nim120/variants.csv row 2, column cri: '8O' is not a whole number. Write digits only, for example 80.",
    ],
  ],
  [
    variants,
    'white,12,1200',
    'whit,12,1200',
    [
      `content/catalogue/products/nim120/variants.csv row 2, column finish: 'whit' is not one of the values it may have. Did you mean 'white'? Choose one of: ${finishCodes.join(', ')}.`,
    ],
  ],
  [
    variants,
    ',0.45,',
    ',,',
    [
      'content/catalogue/products/nim120/variants.csv row 2, column weight_kg: is missing. Add it, for example 0.85.',
    ],
  ],
  [
    variants,
    ',0.45,',
    ',"0,45",',
    [
      "content/catalogue/products/nim120/variants.csv row 2, column weight_kg: '0,45' is not a number. Write digits only, with a point for decimals and no unit, for example 0.85.",
    ],
  ],
  [
    variants,
    ',IP44,',
    ',IP4,',
    [
      "content/catalogue/products/nim120/variants.csv row 2, column ip: 'IP4' is not written as it must be. Follow the form of the field, for example IP44.",
    ],
  ],
  [
    variants,
    '-20,35,',
    '-20,95,',
    [
      "content/catalogue/products/nim120/variants.csv row 2, column ta_max_c: '95' is above the limit of 80. Check the figure and its unit; a usual value is 35.",
    ],
  ],
  [
    variants,
    '"Nimba 120, 12 W, 3000 K, white"',
    'Nimba 120, 12 W, 3000 K, white',
    [
      'content/catalogue/products/nim120/variants.csv row 2: has 39 cells where the header has 36. Look for a comma too many or too few; a text with commas goes between quotation marks.',
    ],
  ],
  [
    variants,
    ',finish,',
    ',finnish,',
    [
      "content/catalogue/products/nim120/variants.csv row 1, column finish: the column is missing. Did you mean 'finnish'? Add it; each row needs it.",
      "content/catalogue/products/nim120/variants.csv row 1, column finnish: is not a known column. Did you mean 'finish'? Correct its name or remove it.",
    ],
  ],
  [
    variants,
    'sku,legacy_skus',
    'sku,legacy_sku',
    [
      "content/catalogue/products/nim120/variants.csv row 1, column legacy_sku: is not a known column. Did you mean 'legacy_skus'? Correct its name or remove it.",
    ],
  ],
  [
    variants,
    'NIM120/12/840/W,',
    'NIM120/12/830/W,',
    [
      "content/catalogue/products/nim120/variants.csv row 3, column sku: 'NIM120/12/830/W' is used already in catalogue/products/nim120/variants.csv row 2. Choose another one.",
    ],
  ],
  [
    variants,
    'NIM120/12/840/W,',
    'NIM12/12/840/W,',
    [
      "content/catalogue/products/nim120/variants.csv row 3, column sku: 'NIM12/12/840/W' does not start with the product's code. Start it with NIM120/.",
    ],
  ],
  [
    variants,
    ',medium,',
    ',wide,',
    [
      "content/catalogue/products/nim120/variants.csv row 2, column optic: 'wide' is not one of the product's optics. Use a name from optics: in product.yaml: medium.",
    ],
  ],
];
