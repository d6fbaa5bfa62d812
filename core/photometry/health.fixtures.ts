import type { Ldt, LdtLampSet } from '#core/photometry/eulumdat/ldt.ts';
import type { Ies } from '#core/photometry/ies/ies.ts';
import { checkHealth } from './health.ts';

/** Intensity of a half sphere with 1000 lm: 2π sr share them evenly, and the zonal method adds them up exactly. */
export const EVEN = 1000 / (2 * Math.PI);
export const lamps: LdtLampSet = {
  lampCount: -1,
  lampType: 'LED',
  fluxLm: 2000,
  colour: '3000 K',
  colourRendering: '80',
  powerW: 20,
};
export const relative = { ...lamps, lampCount: 1 };

/** Even light downwards of a luminaire 180 mm wide, measured as a whole: 2000 lm. */
export const sound: Ldt = {
  company: 'Lumbrera',
  sourceType: 3,
  symmetry: 1,
  planeStepDeg: 0,
  gammaStepDeg: 0,
  reportNumber: '',
  luminaireName: 'Spot',
  luminaireNumber: '',
  fileName: '',
  dateAndUser: '',
  lengthMm: 200,
  widthMm: 0,
  heightMm: 100,
  luminousLengthMm: 180,
  luminousWidthMm: 0,
  luminousHeightsMm: [0, 0, 0, 0],
  downwardFluxPercent: 100,
  lightOutputRatioPercent: 100,
  conversionFactor: 1,
  tiltDeg: 0,
  lampSets: [lamps],
  directRatios: [],
  planesDeg: [0],
  gammasDeg: [0, 45, 90],
  intensities: [[EVEN, EVEN, EVEN]],
};

export const rows = (...factors: number[]) => factors.map((f) => [f * EVEN, f * EVEN, f * EVEN]);
export const quarters = (...factors: number[]): Partial<Ldt> => ({
  symmetry: 0,
  planesDeg: [0, 90, 180, 270],
  intensities: rows(...factors),
});
/** Values of the findings with this code. */
export const valuesOf = (code: string, change: Partial<Ldt>, ies: Ies | null = null) =>
  checkHealth({ ...sound, ...change }, ies)
    .filter((finding) => finding.code === code)
    .map(({ values }) => values);
export const codesOf = (change: Partial<Ldt>, ies: Ies | null = null) =>
  checkHealth({ ...sound, ...change }, ies).map(({ code }) => code);

/** The IES file of the same light, in these horizontal angles. */
export const createIes = (horizontalDeg: number[], candela: number[][]): Ies => ({
  version: '2002',
  keywords: [],
  labels: [],
  tilt: null,
  lampCount: 1,
  lumensPerLamp: -1,
  type: 'C',
  opening: { shape: 'circle', widthMm: 180, lengthMm: 180, heightMm: 0 },
  generationType: null,
  powerW: 20,
  verticalDeg: [0, 45, 90],
  horizontalDeg,
  candela,
});
export const ies = createIes([0], [[0, 0, 0]]);
