import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateBeamAngle } from '#core/photometry/figures/beam.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';

/** The figures that a catalogue prints for a variant; null: not printed, so not compared. */
export type PrintedFigures = {
  fluxLm: number | null;
  powerW: number | null;
  cctK: number | null;
  cri: number | null;
  /** Full width at half maximum in C0-C180, and in C90-C270 where it differs. */
  beamDeg: number | null;
  beamC90Deg: number | null;
};

export type AgreementFinding = {
  code: 'lamp-flux' | 'distribution-flux' | 'power' | 'cct' | 'cri' | 'beam' | 'beam-c90';
  /** The printed figure that the file contradicts. */
  field: keyof PrintedFigures;
  expected: number;
  /** What the file says; null where it has no such figure, a text where no number can be read. */
  found: number | string | null;
  /** What differs, for the person who mends the content. */
  message: string;
};

const fluxTolerance = 0.005;
const beamTolerance = 0.005;
const beamToleranceDeg = 0.2;
const powerToleranceW = 0.005;

/** The luminous flux that leaves the luminaire with its first set of lamps, lumens. */
function calculateLuminaireFlux(ldt: Ldt): number {
  const perKilolumen = calculateFlux(expandDistribution(ldt)) * ldt.conversionFactor;
  return (perKilolumen * (ldt.lampSets[0]?.fluxLm ?? 0)) / 1000;
}

/**
 * Compares a photometric file with the figures printed for the variant it belongs to: lamp flux and
 * integrated distribution within 0.5 %, beam angles within 0.5 % or 0.2°, power equal, colour
 * temperature and rendering named in the file's texts.
 *
 * @returns one finding per contradiction, none where the file agrees.
 */
export function checkAgreement(ldt: Ldt, printed: PrintedFigures): AgreementFinding[] {
  const lamps = ldt.lampSets[0];
  return [
    checkNumber('lamp-flux', 'fluxLm', printed, lamps?.fluxLm ?? null, {
      allowed: (expected) => expected * fluxTolerance,
      describe: (found, expected) => `The file declares ${found} lm, the catalogue ${expected} lm.`,
    }),
    checkNumber('distribution-flux', 'fluxLm', printed, calculateLuminaireFlux(ldt), {
      allowed: (expected) => expected * fluxTolerance,
      describe: (found, expected) =>
        `The distribution of the file adds up to ${found} lm, the catalogue says ${expected} lm.`,
    }),
    checkNumber('power', 'powerW', printed, lamps?.powerW ?? null, {
      allowed: () => powerToleranceW,
      describe: (found, expected) => `The file declares ${found} W, the catalogue ${expected} W.`,
    }),
    checkText('cct', 'cctK', printed, lamps?.colour ?? '', 'colour temperature'),
    checkText('cri', 'cri', printed, lamps?.colourRendering ?? '', 'colour rendering'),
    checkBeam('beam', 'beamDeg', printed, ldt, 0),
    checkBeam('beam-c90', 'beamC90Deg', printed, ldt, 90),
  ].filter((finding) => finding !== null);
}

function checkBeam(
  code: AgreementFinding['code'],
  field: keyof PrintedFigures,
  printed: PrintedFigures,
  ldt: Ldt,
  planeDeg: number,
) {
  if (printed[field] === null) return null;
  const plane = `C${planeDeg}-C${planeDeg + 180}`;
  return checkNumber(code, field, printed, calculateBeamAngle(expandDistribution(ldt), planeDeg), {
    allowed: (expected) => Math.max(beamToleranceDeg, expected * beamTolerance),
    describe: (found, expected) =>
      found === null
        ? `The distribution has no single beam in ${plane}, the catalogue says ${expected}°.`
        : `The beam of the distribution in ${plane} is ${found}°, the catalogue says ${expected}°.`,
  });
}

function checkNumber(
  code: AgreementFinding['code'],
  field: keyof PrintedFigures,
  printed: PrintedFigures,
  found: number | null,
  rule: {
    allowed: (expected: number) => number;
    describe: (found: string | null, expected: number) => string;
  },
): AgreementFinding | null {
  const expected = printed[field];
  if (expected === null) return null;
  if (found !== null && Math.abs(found - expected) <= rule.allowed(expected)) return null;
  const text = found === null ? null : String(Number(found.toFixed(2)));
  return { code, field, expected, found, message: rule.describe(text, expected) };
}

/** A text agrees when it names the number: `3000`, `3000 K`, `LED 830 / 3000 K`, `Ra > 80`. */
function checkText(
  code: AgreementFinding['code'],
  field: keyof PrintedFigures,
  printed: PrintedFigures,
  found: string,
  name: string,
): AgreementFinding | null {
  const expected = printed[field];
  if (expected === null || new RegExp(`(?<!\\d)${expected}(?!\\d)`).test(found)) return null;
  const message = `The file gives the ${name} as '${found}', the catalogue as ${expected}.`;
  return { code, field, expected, found, message };
}
