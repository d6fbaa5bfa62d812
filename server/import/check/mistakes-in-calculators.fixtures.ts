import type { Mistake } from '#server/import/check/mistake.fixtures.ts';

const policies = 'calculators/policies.yaml';
const factors = 'calculators/co2-factors.csv';
const drivers = 'led-strip/drivers.csv';
const parts = 'led-strip/parts.csv';

export const mistakesInCalculators: Mistake[] = [
  [
    policies,
    "value: 80\n  unit: '%'",
    "value: 180\n  unit: '%'",
    [
      "content/calculators/policies.yaml line 3, field driver_max_load.value: '180' is above the limit of 100. Check the figure and its unit.",
    ],
  ],
  [
    policies,
    'unit: mm\n  year: 2023',
    'unit: cm\n  year: 2023',
    [
      "content/calculators/policies.yaml line 32, field clip_spacing.unit: 'cm' is not one of the values it may have. Did you mean 'mm'? Choose one of: mm.",
    ],
  ],
  [
    factors,
    'GB,2024,',
    'GB,2025,',
    [
      "content/calculators/co2-factors.csv row 3, column year: 'GB 2025' is already in row 2. Remove one of the two rows.",
    ],
  ],
  [
    factors,
    ',0.0978,',
    ',"0,0978",',
    [
      "content/calculators/co2-factors.csv row 7, column kg_per_kwh: '0,0978' is not a number. Write digits only, with a point for decimals and no unit.",
    ],
  ],
  [
    drivers,
    'CTR10/PIR/W,none',
    'CTR10/PIRR/W,none',
    [
      "content/led-strip/drivers.csv row 2, column sku: 'CTR10/PIRR/W' is not a variant of the catalogue. Did you mean 'CTR10/PIR/W'? Use the sku of a row of some variants.csv.",
    ],
  ],
  [
    parts,
    'NIM120|VEL400',
    'NIM12|VEL400',
    [
      "content/led-strip/parts.csv row 2, column fits: 'NIM12' is not a known product. Did you mean 'NIM120'? Use codes of products.",
    ],
  ],
];
