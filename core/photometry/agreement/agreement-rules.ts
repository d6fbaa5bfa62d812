import { type Said, say } from '#core/say.ts';
import { type FileFigures, readColourRendering } from './file-figures.ts';

/** Catalogue figures of a variant; null if not stated, and so not compared. */
export type StatedFigures = {
  fluxLm: number | null;
  powerW: number | null;
  efficacyLmW: number | null;
  /** The warm end of tunable white, and its cool end. */
  cctK: number | null;
  cctMaxK: number | null;
  cri: number | null;
  /** Full width at half maximum in C0-C180, and in C90-C270 if different. */
  beamDeg: number | null;
  beamC90Deg: number | null;
  ugr: number | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
  diameterMm: number | null;
};

export type StatedFigure = keyof StatedFigures;

/** How one stated figure is compared with the file. */
export type AgreementRule = {
  field: StatedFigure;
  /** The end that promises more. Null: neither does, so that every difference is a contradiction. */
  better: 'more' | 'less' | null;
  unit: string;
  /** Largest difference that is rounding: a share of the file's figure, or an amount if that is more. */
  tolerance: { share: number; amount: number };
  /** The figure in the file; `untold` if the file says nothing about it. */
  read: (file: FileFigures) => number | null | 'untold';
  /** What the figure is, for messages: `a beam in C0-C180 of`. */
  name: Said;
};

/** Figures of a file that the importer compares, in the order of messages. */
export const agreementRules: readonly AgreementRule[] = [
  {
    field: 'fluxLm',
    better: 'more',
    unit: ' lm',
    tolerance: { share: 0.005, amount: 0 },
    read: (file) => file.declaredFluxLm ?? 'untold',
    name: say`a declared flux of`,
  },
  {
    field: 'fluxLm',
    better: 'more',
    unit: ' lm',
    tolerance: { share: 0.005, amount: 0 },
    read: (file) => file.fluxLm,
    name: say`a distribution that adds up to`,
  },
  {
    field: 'powerW',
    better: 'less',
    unit: ' W',
    tolerance: { share: 0, amount: 0.005 },
    read: (file) => file.powerW ?? 'untold',
    name: say`a power of`,
  },
  {
    field: 'efficacyLmW',
    better: 'more',
    unit: ' lm/W',
    tolerance: { share: 0.01, amount: 0 },
    read: (file) => file.efficacyLmW ?? 'untold',
    name: say`an efficacy of`,
  },
  {
    field: 'cri',
    better: 'more',
    unit: '',
    tolerance: { share: 0, amount: 0 },
    read: (file) => readColourRendering(file.colourRendering),
    name: say`a colour rendering of`,
  },
  {
    field: 'beamDeg',
    better: null,
    unit: '°',
    tolerance: { share: 0.005, amount: 0.2 },
    read: (file) => file.beamDeg,
    name: say`a beam in C0-C180 of`,
  },
  {
    field: 'beamC90Deg',
    better: null,
    unit: '°',
    tolerance: { share: 0.005, amount: 0.2 },
    read: (file) => file.beamC90Deg,
    name: say`a beam in C90-C270 of`,
  },
];

/** Outer sizes: a share of the file's side, or millimetres if that is more. */
export const sizeTolerance = { share: 0.02, amount: 2 };
