import { missing } from '#core/missing.ts';
import { createAppearance, type UniformColour } from './appearance.ts';
import { referenceOfTm30 } from './reference-light.ts';
import { evaluationSamples } from './tables/evaluation-samples.ts';
import { observer10, tristimulus, type Xyz } from './tristimulus.ts';

/** A hue bin of TM-30: its place in the colour vector graphic, where the reference is on the unit circle. */
export type HueBin = {
  /** On the unit circle. */
  reference: readonly [number, number];
  test: readonly [number, number];
  /** Local fidelity Rf,h. */
  fidelity: number;
  /** Local change of chroma Rcs,h, percent. */
  chromaShiftPercent: number;
};

/** Fidelity and gamut of ANSI/IES TM-30-20, and its 16 hue bins from 0° on. */
export type ColourFidelity = { rf: number; rg: number; bins: readonly HueBin[] };

const BINS = 16;
const BIN_DEG = 360 / BINS;
/** Scale of the fidelity index (CIE 224, equation 14). */
const SCALE = 6.73;

/** Calculates Rf and Rg of light with a colour temperature (ANSI/IES TM-30-20, annex E; Rf is that of CIE 224). */
export function calculateFidelity(light: readonly number[], cctK: number): ColourFidelity {
  const test = viewSamples(light);
  const reference = viewSamples(referenceOfTm30(cctK));
  const pairs = reference.map((ideal, index) => ({ ideal, seen: test[index] ?? missing() }));
  const groups = Array.from({ length: BINS }, (_, bin) =>
    pairs.filter(({ ideal }) => Math.floor(ideal.hueDeg / BIN_DEG) === bin),
  );
  const bins = groups.map((group, bin) => describeBin(group, bin));
  return {
    rf: toFidelity(meanDifference(pairs)),
    rg:
      (100 * areaOf(bins.map(({ meanSeen }) => meanSeen))) /
      areaOf(bins.map(({ meanIdeal }) => meanIdeal)),
    bins: bins.map(({ bin }) => bin),
  };
}

type Pair = { ideal: UniformColour; seen: UniformColour };

function viewSamples(light: readonly number[]): UniformColour[] {
  const white = tristimulus(light, observer10);
  const scale = ([x, y, z]: Xyz): Xyz => [
    (100 * x) / white[1],
    (100 * y) / white[1],
    (100 * z) / white[1],
  ];
  const appearance = createAppearance(scale(white));
  return evaluationSamples.map((sample) =>
    appearance(scale(tristimulus(light, observer10, sample))),
  );
}

function describeBin(group: readonly Pair[], index: number) {
  const meanIdeal = meanOf(group.map(({ ideal }) => ideal));
  const meanSeen = meanOf(group.map(({ seen }) => seen));
  const chroma = Math.hypot(...meanIdeal);
  const middle = ((index + 0.5) * BIN_DEG * Math.PI) / 180;
  const shift = [
    (meanSeen[0] - meanIdeal[0]) / chroma,
    (meanSeen[1] - meanIdeal[1]) / chroma,
  ] as const;
  const reference = [Math.cos(middle), Math.sin(middle)] as const;
  const bin: HueBin = {
    reference,
    test: [reference[0] + shift[0], reference[1] + shift[1]],
    fidelity: toFidelity(meanDifference(group)),
    chromaShiftPercent: 100 * (shift[0] * reference[0] + shift[1] * reference[1]),
  };
  return { meanIdeal, meanSeen, bin };
}

function meanOf(colours: readonly UniformColour[]): readonly [number, number] {
  const count = Math.max(1, colours.length);
  const sum = (axis: 'a' | 'b') => colours.reduce((total, colour) => total + colour[axis], 0);
  return [sum('a') / count, sum('b') / count];
}

function meanDifference(pairs: readonly Pair[]): number {
  const sum = pairs.reduce(
    (total, { ideal, seen }) =>
      total + Math.hypot(ideal.j - seen.j, ideal.a - seen.a, ideal.b - seen.b),
    0,
  );
  return sum / Math.max(1, pairs.length);
}

/** Never below 0 (CIE 224, equation 15). */
function toFidelity(difference: number): number {
  return 10 * Math.log1p(Math.exp((100 - SCALE * difference) / 10));
}

/** The area of a polygon around the origin. */
function areaOf(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? missing();
    return sum + (x * nextY - y * nextX) / 2;
  }, 0);
}
