/** A symbol as vectors in its own units. */
export type Sign = {
  width: number;
  height: number;
  fill?: string;
  stroke?: { d: string; width: number };
};

/**
 * CE: the proportions of Regulation (EC) No 765/2008, Annex II. UKCA: of the Product Safety and Metrology Regulations
 * 2019. Bin: EN 50419. Classes: IEC 60417-5019, -5172 and -5180.
 */
export const signs = {
  ce: {
    width: 280,
    height: 200,
    fill:
      'M110 199.5A100 100 0 0 1 100 200A100 100 0 0 1 100 0A100 100 0 0 1 110 0.5L110 30.5A70 70 0 0 0 100 30' +
      'A70 70 0 0 0 100 170A70 70 0 0 0 110 169.5Z' +
      'M280 199.5A100 100 0 0 1 270 200A100 100 0 0 1 270 0A100 100 0 0 1 280 0.5L280 30.5A70 70 0 0 0 270 30' +
      'A70 70 0 0 0 201.62 85L260 85L260 115L201.62 115A70 70 0 0 0 270 170A70 70 0 0 0 280 169.5Z',
  },
  ukca: {
    width: 100,
    height: 100,
    stroke: {
      width: 11,
      d:
        'M10.5 3V27A15 15 0 0 0 40.5 27V3M59.5 3V46M92 3L62 25.5M70 19L94 46' +
        'M42 60A19 19 0 1 0 42 92M50.5 98L72 55L93.5 98M59 84H85',
    },
  },
  weee: {
    width: 72,
    height: 100,
    fill: 'M10 90H62V100H10Z',
    stroke: {
      width: 4,
      d:
        'M16 20H56L51 72H21ZM12 20H60M28 20V13H44V20M2 6L70 82M70 6L2 82' +
        'M22 72A5.5 5.5 0 1 0 33 76',
    },
  },
  'class-i': {
    width: 100,
    height: 100,
    stroke: {
      width: 6,
      d: 'M50 4A46 46 0 1 1 49.9 4ZM50 18V50M24 50H76M33 64H67M42 78H58',
    },
  },
  'class-ii': {
    width: 100,
    height: 100,
    stroke: { width: 7, d: 'M6 6H94V94H6ZM28 28H72V72H28Z' },
  },
  'class-iii': {
    width: 100,
    height: 100,
    stroke: {
      width: 6,
      d: 'M50 4L96 50L50 96L4 50ZM38 32V68M50 32V68M62 32V68',
    },
  },
} satisfies Record<string, Sign>;
