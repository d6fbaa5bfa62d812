import { findUgrClass } from '#core/photometry/ugr/ugr-class.ts';
import { fixed, type Said, say } from '#core/say.ts';
import {
  type AgreementRule,
  agreementRules,
  type StatedFigure,
  type StatedFigures,
  sizeTolerance,
} from './agreement-rules.ts';
import type { FileFigures } from './file-figures.ts';

export type AgreementFinding = {
  /** The stated figure that differs from the file's. */
  field: StatedFigure;
  stated: number;
  /** Whether it promises more than the file, or less, or is another one where neither is better. */
  verdict: 'better' | 'worse' | 'different';
  /** Both figures, for the editor who corrects the content; a sentence without its full stop. */
  message: Said;
};

/**
 * Compares the figures that a catalogue states for a variant with those of its photometric file, each within the
 * tolerance of its rule.
 *
 * @returns one finding per difference, none if the file agrees.
 */
export function checkAgreement(file: FileFigures, stated: StatedFigures): AgreementFinding[] {
  return [
    ...agreementRules.flatMap((rule) => applyRule(rule, file, stated)),
    ...compareUgr(file, stated),
    ...compareColour(file, stated),
    ...compareSizes(file, stated),
  ];
}

function applyRule(
  rule: AgreementRule,
  file: FileFigures,
  figures: StatedFigures,
): AgreementFinding[] {
  const { field, better, unit } = rule;
  const stated = figures[field];
  if (stated === null) return [];
  const found = rule.read(file);
  if (found === 'untold') return [];
  if (found === null) {
    const message = say`'${stated}' is stated, and the file tells ${rule.name} no single figure`;
    return [{ field, stated, verdict: 'different', message }];
  }
  const { share, amount } = rule.tolerance;
  if (Math.abs(found - stated) <= Math.max(share * found, amount) + 1e-9) return [];
  const verdict = judge(better, stated - found);
  const value = say`${rule.name} ${Number(found.toFixed(2))}${unit}`;
  return [{ field, stated, verdict, message: describe(stated, verdict, value) }];
}

function judge(better: AgreementRule['better'], excess: number): AgreementFinding['verdict'] {
  if (better === null) return 'different';
  return (better === 'more') === excess > 0 ? 'better' : 'worse';
}

function describe(stated: number, verdict: AgreementFinding['verdict'], value: Said): Said {
  switch (verdict) {
    case 'better':
      return say`'${stated}' is better than the file, which tells ${value}`;
    case 'worse':
      return say`'${stated}' is worse than the file, which tells ${value}`;
    case 'different':
      return say`'${stated}' differs from the file, which tells ${value}`;
  }
}

/** A class agrees if it is the file's own; a lower one promises more, a higher one less. */
function compareUgr(file: FileFigures, { ugr: stated }: StatedFigures): AgreementFinding[] {
  if (stated === null || file.ugr === null) return [];
  const { value, directions } = file.ugr;
  const verdict = stated < value ? 'better' : 'worse';
  if (verdict === 'worse' && stated <= (findUgrClass(file.ugr) ?? stated)) return [];
  const found =
    directions === 'all'
      ? say`a UGR of ${fixed(value, 2)} at 4H × 8H in the worst of all directions`
      : say`a UGR of ${fixed(value, 2)} at 4H × 8H`;
  const message = describe(stated, verdict, found);
  return [{ field: 'ugr', stated, verdict, message }];
}

/** A text agrees if it contains the number: `3000`, `3000 K`, `LED 830 / 3000 K`, `2700-6500 K`. */
function compareColour({ colour }: FileFigures, stated: StatedFigures): AgreementFinding[] {
  return (['cctK', 'cctMaxK'] as const).flatMap((field): AgreementFinding[] => {
    const kelvin = stated[field];
    if (kelvin === null || new RegExp(`(?<!\\d)${kelvin}(?!\\d)`).test(colour)) return [];
    const message = describe(kelvin, 'different', say`a colour of '${colour}'`);
    return [{ field, stated: kelvin, verdict: 'different', message }];
  });
}

/**
 * Compares outer sizes without their order, since a laboratory turns a luminaire to its luminous face: every side in
 * the file must be one of the stated ones. A diameter counts twice if the file has a width.
 */
function compareSizes({ sidesMm }: FileFigures, stated: StatedFigures): AgreementFinding[] {
  const round =
    sidesMm.length > 2 ? (['diameterMm', 'diameterMm'] as const) : ['diameterMm' as const];
  const fields = stated.diameterMm === null ? (['lengthMm', 'widthMm'] as const) : round;
  const sides = [...fields, 'heightMm' as const].flatMap((field) => {
    const side = stated[field];
    return side === null ? [] : [{ field, side }];
  });
  const unknown = sidesMm.filter((found) => {
    const index = sides.findIndex(({ side }) => isSameSize(side, found));
    if (index !== -1) sides.splice(index, 1);
    return index === -1;
  });
  return unknown.flatMap((found): AgreementFinding[] => {
    const [nearest] = sides.toSorted((a, b) => Math.abs(a.side - found) - Math.abs(b.side - found));
    if (!nearest) return [];
    const { field, side } = nearest;
    const message = describe(side, 'different', say`sides of ${sidesMm.join(' × ')} mm`);
    return [{ field, stated: side, verdict: 'different', message }];
  });
}

const isSameSize = (side: number, found: number) =>
  Math.abs(side - found) <= Math.max(sizeTolerance.share * found, sizeTolerance.amount);
