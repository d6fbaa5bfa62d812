import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateBeamAngle } from '#core/photometry/figures/beam.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';

/** Printed catalogue figures of a variant; null if not printed, and so not compared. */
export type PrintedFigures = {
  fluxLm: number | null;
  powerW: number | null;
  cctK: number | null;
  cri: number | null;
  /** Full width at half maximum in C0-C180, and in C90-C270 if different. */
  beamDeg: number | null;
  beamC90Deg: number | null;
};

export type AgreementFinding = {
  code: 'lamp-flux' | 'distribution-flux' | 'power' | 'cct' | 'cri' | 'beam' | 'beam-c90';
  /** The printed figure that the file contradicts. */
  field: keyof PrintedFigures;
  expected: number;
  /** Value in the file; null if it has none, a text if it contains no number. */
  found: number | string | null;
  /** Difference, for the editor who fixes the content. */
  message: string;
};

const fluxTolerance = 0.005;
const beamTolerance = 0.005;
const beamToleranceDeg = 0.2;
const powerToleranceW = 0.005;

/** Luminous flux that leaves the luminaire with its first set of lamps, lumens. */
function calculateLuminaireFlux(ldt: Ldt): number {
  const perKilolumen = calculateFlux(expandDistribution(ldt)) * ldt.conversionFactor;
  return (perKilolumen * (ldt.lampSets[0]?.fluxLm ?? 0)) / 1000;
}

/**
 * Compares a photometric file with the figures printed for the variant it belongs to: lamp flux and
 * integrated distribution within 0.5 %, beam angles within 0.5 % or 0.2°, power equal, colour
 * temperature and rendering named in the file's texts.
 *
 * @returns one finding per contradiction, none if the file agrees.
 */
export function checkAgreement(ldt: Ldt, printed: PrintedFigures): AgreementFinding[] {
  return [...listLampChecks(ldt), ...listBeamChecks(ldt)].flatMap(({ code, field, contradict }) => {
    const expected = printed[field];
    const contradiction = expected === null ? null : contradict(expected);
    return expected !== null && contradiction ? [{ code, field, expected, ...contradiction }] : [];
  });
}

type Contradiction = Pick<AgreementFinding, 'found' | 'message'>;

type AgreementCheck = Pick<AgreementFinding, 'code' | 'field'> & {
  contradict: (expected: number) => Contradiction | null;
};

function listLampChecks(ldt: Ldt): AgreementCheck[] {
  const lamps = ldt.lampSets[0];
  return [
    {
      code: 'lamp-flux',
      field: 'fluxLm',
      contradict: (expected) =>
        compareNumber(lamps?.fluxLm ?? null, {
          expected,
          tolerance: expected * fluxTolerance,
          describe: (found) => `The file declares ${found} lm, the catalogue ${expected} lm.`,
        }),
    },
    {
      code: 'distribution-flux',
      field: 'fluxLm',
      contradict: (expected) =>
        compareNumber(calculateLuminaireFlux(ldt), {
          expected,
          tolerance: expected * fluxTolerance,
          describe: (found) =>
            `The distribution of the file adds up to ${found} lm, the catalogue says ${expected} lm.`,
        }),
    },
    {
      code: 'power',
      field: 'powerW',
      contradict: (expected) =>
        compareNumber(lamps?.powerW ?? null, {
          expected,
          tolerance: powerToleranceW,
          describe: (found) => `The file declares ${found} W, the catalogue ${expected} W.`,
        }),
    },
    {
      code: 'cct',
      field: 'cctK',
      contradict: expectNumberIn('colour temperature', lamps?.colour ?? ''),
    },
    {
      code: 'cri',
      field: 'cri',
      contradict: expectNumberIn('colour rendering', lamps?.colourRendering ?? ''),
    },
  ];
}

function listBeamChecks(ldt: Ldt): AgreementCheck[] {
  return [
    { code: 'beam', field: 'beamDeg', contradict: (expected) => compareBeam(ldt, 0, expected) },
    {
      code: 'beam-c90',
      field: 'beamC90Deg',
      contradict: (expected) => compareBeam(ldt, 90, expected),
    },
  ];
}

function compareBeam(ldt: Ldt, planeDeg: number, expected: number): Contradiction | null {
  const plane = `C${planeDeg}-C${planeDeg + 180}`;
  return compareNumber(calculateBeamAngle(expandDistribution(ldt), planeDeg), {
    expected,
    tolerance: Math.max(beamToleranceDeg, expected * beamTolerance),
    describe: (found) =>
      found === null
        ? `The distribution has no single beam in ${plane}, the catalogue says ${expected}°.`
        : `The beam of the distribution in ${plane} is ${found}°, the catalogue says ${expected}°.`,
  });
}

function compareNumber(
  found: number | null,
  rule: { expected: number; tolerance: number; describe: (found: string | null) => string },
): Contradiction | null {
  if (found !== null && Math.abs(found - rule.expected) <= rule.tolerance) return null;
  const text = found === null ? null : String(Number(found.toFixed(2)));
  return { found, message: rule.describe(text) };
}

/** A text agrees if it contains the number: `3000`, `3000 K`, `LED 830 / 3000 K`, `Ra > 80`. */
function expectNumberIn(name: string, found: string): AgreementCheck['contradict'] {
  return (expected) => {
    if (new RegExp(`(?<!\\d)${expected}(?!\\d)`).test(found)) return null;
    const message = `The file gives the ${name} as '${found}', the catalogue as ${expected}.`;
    return { found, message };
  };
}
