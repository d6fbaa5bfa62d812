import { choice, number, text } from '#core/catalogue/figures/cell.ts';
import { energyClasses } from '#core/catalogue/figures/codes.ts';
import { figure } from '#core/catalogue/figures/figure.ts';
import {
  inDatasheet,
  inDetails,
  notChosenBy,
  ownToVariants,
  settledByOthers,
  shown,
} from '#core/catalogue/figures/left-out.ts';
import { lifetimeText } from '#core/catalogue/figures/value-texts.ts';

/** Rated life of a variant, and legal data of its light source. */
export const lifeFigures = [
  figure({
    id: 'lifetime',
    cells: {
      lifetime_h: number({
        isWhole: true,
        min: 1000,
        max: 300_000,
        description: 'Hours until `lifetime_class` is reached.',
        example: 50_000,
      }),
      lifetime_class: text({
        pattern: /^L\d\dB\d\d$/,
        description: 'Such as L80B10.',
        example: 'L80B10',
      }),
    },
    unit: 'h',
    value: ({ lifetimeH }) => lifetimeH,
    text: lifetimeText,
    better: 'more',
    // Hours to L80 and hours to L90 cannot be ranked against each other.
    basis: ({ lifetimeClass }) => lifetimeClass,
    specification: { group: 'light' },
    keyFigure: shown,
    table: { unit: null, text: lifetimeText },
    comparison: { group: 'life' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'energy-class',
    cells: { energy_class: choice(energyClasses, { example: 'D' }) },
    value: ({ energyClass }) => energyClass,
    better: 'less',
    specification: { group: 'light' },
    keyFigure: inDetails,
    table: shown,
    comparison: { group: 'electrical' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'eprel',
    cells: {
      eprel: text({
        pattern: /^\d{6,7}$/,
        description: 'Number of the light source in the EPREL register.',
        example: '1268363',
        hint: '1203456',
      }),
    },
    value: ({ eprel }) => eprel,
    specification: { group: 'light' },
    keyFigure: inDetails,
    table: shown,
    comparison: { group: 'electrical' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: notChosenBy,
  }),
];
