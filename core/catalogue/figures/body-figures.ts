import { choice, number, required, text } from '#core/catalogue/figures/cell.ts';
import { finishCodes } from '#core/catalogue/figures/codes.ts';
import { figure } from '#core/catalogue/figures/figure.ts';
import {
  inDatasheet,
  inDetails,
  inSize,
  notChosenBy,
  ownToVariants,
  settledByOthers,
  shown,
} from '#core/catalogue/figures/left-out.ts';
import {
  ambientText,
  cutOutText,
  lengthText,
  sizeText,
} from '#core/catalogue/figures/value-texts.ts';
import { sayable } from '#core/say.ts';

const diameter = {
  diameter_mm: number({ above: 0, description: 'Millimetres.', example: null, hint: '165' }),
};
const length = {
  length_mm: number({ above: 0, description: 'Millimetres.', example: 1195, hint: '1200' }),
};
const width = {
  width_mm: number({ above: 0, description: 'Millimetres.', example: 295, hint: '60' }),
};
const height = {
  height_mm: number({ above: 0, description: 'Millimetres.', example: 11, hint: '85' }),
};
const side = {
  specification: { group: 'mechanical' },
  keyFigure: inSize,
  table: inSize,
  comparison: { group: 'dimensions' },
  chooser: inSize,
  schedule: inDatasheet,
  card: ownToVariants,
  filter: 'facet',
} as const;

/** First in tables: it distinguishes variants. */
export const finishFigure = figure({
  id: 'finish',
  cells: { finish: required(choice(finishCodes, { example: 'white' })) },
  text: (t, { finish }) => t(`finish.${finish}`),
  specification: { group: 'mechanical' },
  keyFigure: { after: 'lifetime' },
  table: shown,
  comparison: { group: 'dimensions', after: 'weight' },
  chooser: 'axis',
  schedule: inDatasheet,
  card: ownToVariants,
  filter: 'facet',
});

/** Size, weight and permitted ambient temperatures of a variant. */
export const bodyFigures = [
  figure({
    id: 'diameter',
    cells: diameter,
    record: { after: 'height' },
    text: (t, { diameterMm }) => lengthText(t, diameterMm),
    ...side,
  }),
  figure({
    id: 'length',
    cells: length,
    text: (t, { lengthMm }) => lengthText(t, lengthMm),
    ...side,
  }),
  figure({ id: 'width', cells: width, text: (t, { widthMm }) => lengthText(t, widthMm), ...side }),
  figure({
    id: 'height',
    cells: height,
    text: (t, { heightMm }) => lengthText(t, heightMm),
    ...side,
  }),
  figure({
    id: 'size',
    cells: {},
    reads: { ...diameter, ...length, ...width, ...height },
    unit: 'mm',
    text: sizeText,
    specification: { leftOut: 'Its sides are listed separately.' },
    keyFigure: {
      isWide: true,
      text: (t, values) => {
        const value = sizeText(t, values);
        return value === null ? null : { value, unit: 'mm' };
      },
    },
    table: { rank: ({ diameterMm, lengthMm, heightMm }) => diameterMm ?? lengthMm ?? heightMm },
    comparison: { leftOut: 'Its sides are listed separately.' },
    chooser: 'axis',
    schedule: inDatasheet,
    card: ownToVariants,
    filter: { leftOut: 'Each side has a filter.' },
  }),
  figure({
    id: 'cut-out',
    /** As printed: '150' for a diameter, '175x175' for a rectangle. */
    cells: {
      cut_out_mm: text({
        pattern: /^\d+(x\d+)?$/,
        description: 'A diameter, or length x width, millimetres.',
        example: '1180x280',
        hint: sayable('150 for a diameter, 175x175 for a rectangle'),
      }),
    },
    unit: 'mm',
    text: (_, { cutOutMm }) => cutOutText(cutOutMm),
    specification: { group: 'mechanical' },
    keyFigure: inDetails,
    table: {
      text: (_, { cutOutMm }) => cutOutMm?.replace('x', ' × ') ?? null,
      rank: ({ cutOutMm }) => (cutOutMm === null ? null : Number.parseFloat(cutOutMm)),
    },
    comparison: { group: 'dimensions' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'weight',
    cells: {
      weight_kg: required(
        number({ above: 0, max: 200, description: 'Kilograms.', example: 2.3, hint: '0.85' }),
      ),
    },
    unit: 'kg',
    digits: 2,
    value: ({ weightKg }) => weightKg,
    specification: { group: 'mechanical' },
    keyFigure: shown,
    table: shown,
    comparison: { group: 'dimensions' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: notChosenBy,
  }),
  figure({
    id: 'ambient',
    cells: {
      ta_min_c: number({
        isWhole: true,
        min: -60,
        max: 30,
        description: 'Lowest ambient temperature, degrees Celsius.',
        example: -10,
        hint: '-20',
      }),
      ta_max_c: number({
        isWhole: true,
        min: 20,
        max: 80,
        description: 'Highest ambient temperature, degrees Celsius.',
        example: 35,
      }),
    },
    text: (_, values) => ambientText(values),
    specification: { group: 'mechanical' },
    keyFigure: inDetails,
    table: { rank: ({ taMaxC }) => taMaxC },
    comparison: { group: 'protection' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
];
