import { number, text } from '#core/catalogue/figures/cell.ts';
import { figure } from '#core/catalogue/figures/figure.ts';
import {
  inDatasheet,
  inDetails,
  ownToVariants,
  settledByOthers,
  shown,
} from '#core/catalogue/figures/left-out.ts';
import { outputInLarge, outputOfReel, outputText } from '#core/catalogue/figures/per-metre.ts';
import { beamText, cctText } from '#core/catalogue/light-texts.ts';

/** Variants without power cannot be dimmed, and are not emergency luminaires. */
export const power = {
  power_w: number({
    above: 0,
    max: 2000,
    description: 'Power from the mains, watts.',
    example: 28,
    hint: '12.5',
  }),
};

/** Power and light of a variant. */
export const lightFigures = [
  figure({
    id: 'power',
    cells: power,
    unit: 'W',
    value: ({ powerW }) => powerW,
    text: (t, values) => outputText(t, 'power', values),
    specification: { group: 'electrical', text: (t, values) => outputOfReel(t, 'power', values) },
    keyFigure: { after: 'flux', text: (t, values) => outputInLarge(t, 'power', values) },
    table: shown,
    comparison: { group: 'electrical' },
    chooser: 'axis',
    schedule: 'column',
    card: 'span',
    filter: 'facet',
  }),
  figure({
    id: 'flux',
    cells: {
      flux_lm: number({
        above: 0,
        max: 400_000,
        description: 'Luminous flux, lumens.',
        example: 3420,
        hint: '1450',
      }),
    },
    unit: 'lm',
    value: ({ fluxLm }) => fluxLm,
    text: (t, values) => outputText(t, 'flux', values),
    specification: { group: 'light', text: (t, values) => outputOfReel(t, 'flux', values) },
    keyFigure: { text: (t, values) => outputInLarge(t, 'flux', values) },
    table: shown,
    comparison: { group: 'light' },
    chooser: settledByOthers,
    schedule: 'column',
    card: 'span',
    filter: 'facet',
  }),
  figure({
    id: 'efficacy',
    cells: {
      efficacy_lm_w: number({
        above: 0,
        max: 260,
        description: 'Luminous efficacy, lumens per watt.',
        example: 122.1,
        hint: '116',
      }),
    },
    unit: 'lm/W',
    value: ({ efficacyLmW }) => efficacyLmW,
    better: 'more',
    specification: { group: 'light' },
    keyFigure: shown,
    table: shown,
    comparison: { group: 'light' },
    chooser: settledByOthers,
    schedule: 'column',
    card: 'span',
    filter: 'facet',
  }),
  figure({
    id: 'cct',
    cells: {
      cct_k: number({
        isWhole: true,
        min: 1800,
        max: 10_000,
        description: 'Colour temperature, kelvin; for tunable white the warm end.',
        example: 3000,
      }),
      cct_max_k: number({
        isWhole: true,
        min: 1800,
        max: 10_000,
        description: 'The cool end of tunable white, kelvin.',
        example: null,
        hint: '6500',
      }),
    },
    text: (_, values) => cctText(values),
    specification: { group: 'light' },
    keyFigure: {
      text: (_, values) => {
        const value = cctText(values)?.replace(/\s*K$/, '');
        return value === undefined ? null : { value, unit: 'K' };
      },
    },
    table: {
      rank: ({ cctK, cctMaxK }) => (cctK === null ? null : cctK + (cctMaxK ?? 0) / 100_000),
    },
    comparison: { group: 'light' },
    chooser: 'axis',
    schedule: 'column',
    card: 'span',
    filter: 'facet',
  }),
  figure({
    id: 'cri',
    cells: {
      cri: number({
        isWhole: true,
        min: 60,
        max: 100,
        description: 'Colour rendering index Ra.',
        example: 80,
      }),
    },
    unit: 'CRI',
    value: ({ cri }) => cri,
    text: (_, { cri }) => (cri === null ? null : `CRI ${cri}`),
    better: 'more',
    specification: { group: 'light' },
    keyFigure: shown,
    table: shown,
    comparison: { group: 'light' },
    chooser: 'axis',
    schedule: 'column',
    card: 'span',
    filter: 'facet',
  }),
  figure({
    id: 'sdcm',
    cells: {
      sdcm: number({
        isWhole: true,
        min: 1,
        max: 7,
        description: 'Colour consistency, steps of MacAdam ellipses.',
        example: 3,
      }),
    },
    unit: 'SDCM',
    value: ({ sdcm }) => sdcm,
    text: (_, { sdcm }) => (sdcm === null ? null : `${sdcm} SDCM`),
    better: 'less',
    specification: { group: 'light' },
    keyFigure: inDetails,
    table: shown,
    comparison: { group: 'light' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'optic',
    /** A key of the product's optics in `variants.csv`; its label in views and the API. */
    cells: {
      optic: text({
        description: 'What gives the variant its distribution.',
        example: 'Opal',
        hint: 'wide',
      }),
    },
    record: { after: 'beam' },
    value: ({ optic }) => optic,
    specification: { group: 'light' },
    keyFigure: { leftOut: 'The beam angle expresses it.' },
    table: shown,
    comparison: { group: 'light' },
    chooser: 'axis',
    schedule: inDatasheet,
    card: ownToVariants,
    filter: { leftOut: 'Names of optics differ between products; the beam has a filter.' },
  }),
  figure({
    id: 'beam',
    cells: {
      beam_deg: number({
        min: 2,
        max: 180,
        description: 'Full width at half maximum in C0-C180, degrees.',
        example: 112,
        hint: '60',
      }),
      beam_c90_deg: number({
        min: 2,
        max: 180,
        description: 'The same in C90-C270 where it differs, degrees.',
        example: null,
        hint: '30',
      }),
    },
    text: beamText,
    specification: { group: 'light' },
    keyFigure: { after: 'efficacy' },
    table: { rank: ({ beamDeg }) => beamDeg },
    comparison: { group: 'light' },
    chooser: settledByOthers,
    schedule: 'column',
    card: ownToVariants,
    filter: 'facet',
  }),
  figure({
    id: 'ugr',
    /** UGR class: a limit of EN 12464-1 that the variant keeps. */
    cells: {
      ugr: number({
        isWhole: true,
        min: 10,
        max: 30,
        description:
          'UGR class at 4H 8H, reflectances 70/50/20, of the photometric file if the cell is empty.',
        example: 25,
        hint: '19',
      }),
    },
    record: { after: 'sdcm' },
    unit: 'UGR',
    value: ({ ugr }) => ugr,
    text: (_, { ugr }) => (ugr === null ? null : `UGR ≤ ${ugr}`),
    better: 'less',
    specification: { group: 'light' },
    keyFigure: { text: (_, { ugr }) => (ugr === null ? null : { value: `≤ ${ugr}`, unit: 'UGR' }) },
    table: { after: 'sdcm', unit: null, text: (_, { ugr }) => (ugr === null ? null : `≤ ${ugr}`) },
    comparison: { group: 'light' },
    chooser: settledByOthers,
    schedule: inDatasheet,
    card: ownToVariants,
    filter: 'facet',
  }),
];
