import { missing } from '#core/missing.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import {
  calculateFigures,
  type LuminaireFigures,
} from '#core/photometry/figures/photometric-figures.ts';
import type { Ies } from '#core/photometry/ies/ies.ts';
import { findStatedLumens } from '#core/photometry/ies/stated-lumens.ts';
import { findSymmetry } from './find-symmetry.ts';
import { createFinding, type Finding } from './finding.ts';
import { findPeak, type LightDistribution } from './light-distribution.ts';
import { createLuminaire, type Luminaire } from './luminaire.ts';

/** Tolerances and plausibility limits. Policy of this site unless stated otherwise. */
const limits = {
  /** Difference of flux and of LOR, percent: tolerance between laboratories (EN 13032-1, annex C). */
  fluxPercent: 1,
  dffPoints: 1,
  strayUplightPercent: 0.5,
  /**
   * Largest value displayed as 0.0 %: more contradicts the upward light ratio of 0 that outdoor lighting needs against
   * sky glow.
   */
  noUplightPercent: 0.05,
  nadirPercent: 1,
  /** Equal planes may differ by this share of the peak. */
  symmetryShare: 1e-3,
  /** Mean deviation of planes that should be equal, percent of their mean. */
  rotationPercent: 15,
  endsShare: 0.02,
  /** Average luminance that no luminaire has, cd/m². */
  luminance: 5e6,
  /** Light at the end of the data, share of the peak. */
  edgeShare: 0.02,
  planeGapDeg: 45,
  spikeFactor: 4,
  spikeShare: 0.2,
  fluxLm: { min: 1, max: 1e6 },
  efficacyLmW: 300,
  weakIntensity: 1,
  /** Sides of a luminous area over those of its housing, which files round. */
  housing: 1.02,
} as const;

type Subject = {
  ldt: Ldt;
  luminaire: Luminaire;
  figures: LuminaireFigures;
  isAbsolute: boolean;
};

/**
 * Checks a photometric file for figures that are wrong or suspicious: flux and ratios against the integral of the
 * intensities, stray light, planes, luminous area, gaps and absurd values. None for a valid file.
 */
export function checkHealth(ldt: Ldt, ies: Ies | null = null): Finding[] {
  const luminaire = createLuminaire(ldt);
  const figures = calculateFigures(luminaire);
  const isAbsolute = (ldt.lampSets[0] ?? missing()).lampCount < 0;
  const subject = { ldt, luminaire, figures, isAbsolute };
  return [
    ...checkFlux(subject, ies !== null),
    ...checkStatedLumens(subject, ies),
    ...checkDirection(subject),
    ...checkPlanes(subject, ies),
    ...checkLuminousArea(subject, ies !== null),
    ...checkTilt(subject),
    ...checkGaps(luminaire.light),
    ...checkIntensities(subject, ies !== null),
    ...checkPower(subject),
  ];
}

function checkFlux({ ldt, figures, isAbsolute }: Subject, isIes: boolean): Finding[] {
  const { fluxLm, lorPercent } = figures;
  if (fluxLm < limits.fluxLm.min || fluxLm > limits.fluxLm.max) {
    return [createFinding('flux-absurd', { value: round(fluxLm, 2) })];
  }
  // An IES file declares only the flux of its lamps, or nothing.
  if (isIes) return isAbsolute ? [] : checkLorLimit(lorPercent);
  if (isAbsolute) return checkAbsoluteFlux(ldt, figures);
  const declared = ldt.lightOutputRatioPercent;
  const apart = Math.abs(lorPercent - declared);
  if (apart <= (limits.fluxPercent * Math.max(declared, 1)) / 100) return checkLorLimit(lorPercent);
  const values = { found: round(lorPercent, 1), declared: round(declared, 1) };
  return [createFinding('lor-differs', values), ...checkLorLimit(lorPercent)];
}

/** The flux that a keyword of an IES file states. */
function checkStatedLumens({ figures: { fluxLm } }: Subject, ies: Ies | null): Finding[] {
  const stated = ies && findStatedLumens(ies);
  if (!stated) return [];
  const percent = (100 * Math.abs(fluxLm - stated.fluxLm)) / stated.fluxLm;
  if (percent <= limits.fluxPercent) return [];
  const values = { found: round(fluxLm, 0), declared: round(stated.fluxLm, 0) };
  const keyword = `[${stated.keyword}]`;
  return [
    createFinding('lumens-keyword-differs', { ...values, keyword, percent: round(percent, 1) }),
  ];
}

/** Absolute photometry measures the luminaire, not its lamps: the light output ratio is 100 %. */
function checkAbsoluteFlux(ldt: Ldt, { fluxLm, lampFluxLm }: LuminaireFigures): Finding[] {
  const findings: Finding[] = [];
  const ratioPercent = ldt.lightOutputRatioPercent;
  if (Math.abs(ratioPercent - 100) > limits.fluxPercent) {
    findings.push(createFinding('lor-not-applicable', { declared: round(ratioPercent, 1) }));
  }
  const declared = ratioPercent > 0 ? (lampFluxLm * ratioPercent) / 100 : lampFluxLm;
  const percent = (100 * Math.abs(fluxLm - declared)) / declared;
  if (percent > limits.fluxPercent) {
    const values = { found: round(fluxLm, 0), declared: round(declared, 0) };
    findings.push(createFinding('flux-differs', { ...values, percent: round(percent, 1) }));
  }
  return findings;
}

function checkLorLimit(lorPercent: number): Finding[] {
  if (lorPercent <= 100 + limits.fluxPercent) return [];
  return [createFinding('lor-above-100', { found: round(lorPercent, 1) })];
}

function checkDirection({ ldt, figures }: Subject): Finding[] {
  const declared = ldt.downwardFluxPercent;
  const upward = 100 - figures.dffPercent;
  if (declared >= 99.5 && upward > limits.strayUplightPercent) {
    return [createFinding('stray-uplight', { percent: round(upward, 1) })];
  }
  if (declared >= 100 && upward > limits.noUplightPercent) {
    return [createFinding('uplight-outdoors', { percent: round(upward, 2) })];
  }
  if (Math.abs(declared - figures.dffPercent) <= limits.dffPoints) return [];
  const values = { found: round(figures.dffPercent, 1), declared: round(declared, 1) };
  return [createFinding('dff-differs', values)];
}

function checkPlanes({ ldt, luminaire, figures }: Subject, ies: Ies | null): Finding[] {
  const findings: Finding[] = [];
  const { gammasDeg, intensities } = luminaire.light;
  if (gammasDeg[0] === 0) {
    const nadirs = intensities.map((row) => row[0] ?? missing());
    // NaN in darkness, which exceeds no limit.
    const spread = (100 * (Math.max(...nadirs) - Math.min(...nadirs))) / average(nadirs);
    if (spread > limits.nadirPercent) {
      findings.push(createFinding('nadir-spread', { percent: round(spread, 1) }));
    }
  }
  if (ies?.horizontalDeg.at(-1) === 360) {
    const [first, last] = [ies.candela[0] ?? missing(), ies.candela.at(-1) ?? missing()];
    const apart = first.map((value, index) => Math.abs(value - (last[index] ?? missing())));
    const share = Math.max(...apart) / figures.peakCd;
    if (share > limits.endsShare) {
      findings.push(createFinding('ends-differ', { percent: round(100 * share, 1) }));
    }
  }
  const symmetry = findSymmetry(luminaire.light, limits.symmetryShare);
  if (ies === null && ldt.symmetry === 0 && symmetry !== 0 && ldt.planesDeg.length > 1) {
    findings.push(createFinding('symmetry-hidden', { symmetry }));
  }
  const deviation = calculateDeviation(intensities);
  if (ies === null && ldt.sourceType === 1 && deviation > limits.rotationPercent) {
    findings.push(createFinding('source-not-rotational', { percent: round(deviation, 0) }));
  }
  return findings;
}

/** Root mean square of the deviations of planes from their mean, percent of the mean intensity; NaN in darkness. */
function calculateDeviation(intensities: LightDistribution['intensities']): number {
  const means = (intensities[0] ?? missing()).map((_, gamma) =>
    average(intensities.map((row) => row[gamma] ?? missing())),
  );
  const squares = intensities.flatMap((row) =>
    row.map((value, gamma) => (value - (means[gamma] ?? missing())) ** 2),
  );
  return (100 * Math.sqrt(average(squares))) / average(means);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function checkLuminousArea({ ldt, figures }: Subject, isIes: boolean): Finding[] {
  const { luminousLengthMm: length, luminousWidthMm: width } = ldt;
  if (length <= 0) return [createFinding('luminous-area-missing')];
  const areaM2 = (width > 0 ? length * width : (Math.PI * length ** 2) / 4) / 1e6;
  if (figures.fluxLm / (Math.PI * areaM2) > limits.luminance) {
    const values = { area: round(areaM2 * 1e4, 3), flux: round(figures.fluxLm, 0) };
    return [createFinding('luminous-area-tiny', values)];
  }
  // IES files have no housing.
  if (isIes) return [];
  if (length === ldt.lengthMm && width === ldt.widthMm)
    return [createFinding('luminous-area-housing')];
  return isOutside(ldt)
    ? [createFinding('luminous-area-outside', { length, width: width || length })]
    : [];
}

/** Whether the luminous area is larger than the housing, which a width of 0 makes round. */
function isOutside(ldt: Ldt): boolean {
  if (ldt.lengthMm <= 0) return false;
  const [length, width] = [ldt.lengthMm, ldt.widthMm || ldt.lengthMm].sort(
    (one, other) => other - one,
  );
  const [lit, across] = [ldt.luminousLengthMm, ldt.luminousWidthMm || ldt.luminousLengthMm].sort(
    (one, other) => other - one,
  );
  const isLarger = (own = 0, most = 0) => own > most * limits.housing;
  return isLarger(lit, length) || isLarger(across, width);
}

/** A luminaire that was measured tilted has its angles in that position. */
function checkTilt({ ldt }: Subject): Finding[] {
  return ldt.tiltDeg === 0
    ? []
    : [createFinding('measured-tilted', { tilt: round(ldt.tiltDeg, 1) })];
}

function checkGaps(light: LightDistribution): Finding[] {
  const { planesDeg, gammasDeg, intensities } = light;
  const findings: Finding[] = [];
  const dim = findPeak(light).intensity * limits.edgeShare;
  const ends = [
    { index: 0, endDeg: 0 },
    { index: gammasDeg.length - 1, endDeg: 180 },
  ];
  for (const { index, endDeg } of ends) {
    const angle = gammasDeg[index] ?? missing();
    const isBright = intensities.some((row) => (row[index] ?? missing()) > dim);
    if (isBright && angle !== endDeg && angle !== 90) {
      findings.push(createFinding('gamma-gap', { angle }));
    }
  }
  const gaps = planesDeg.map(
    (plane, index) => (planesDeg[index + 1] ?? (planesDeg[0] ?? missing()) + 360) - plane,
  );
  const widest = Math.max(...gaps);
  if (planesDeg.length > 1 && widest > limits.planeGapDeg) {
    findings.push(createFinding('plane-gap', { step: round(widest, 1) }));
  }
  return findings;
}

function checkIntensities({ luminaire }: Subject, isIes: boolean): Finding[] {
  const { planesDeg, gammasDeg, intensities } = luminaire.light;
  const findings: Finding[] = [];
  const peak = findPeak(luminaire.light).intensity;
  if (!isIes && peak > 0 && peak < limits.weakIntensity)
    findings.push(createFinding('weak-intensities'));
  const spike = findSpike(intensities, peak);
  if (spike) {
    const values = {
      plane: planesDeg[spike.plane] ?? missing(),
      angle: gammasDeg[spike.gamma] ?? missing(),
    };
    findings.push(createFinding('spike', values));
  }
  return findings;
}

/** A single intensity far above both neighbours in its plane. */
function findSpike(intensities: readonly (readonly number[])[], peak: number) {
  for (const [plane, row] of intensities.entries()) {
    for (let gamma = 1; gamma + 1 < row.length; gamma += 1) {
      const value = row[gamma] ?? missing();
      const around = Math.max(row[gamma - 1] ?? missing(), row[gamma + 1] ?? missing());
      if (value > limits.spikeShare * peak && value > limits.spikeFactor * around) {
        return { plane, gamma };
      }
    }
  }
  return null;
}

function checkPower({ figures }: Subject): Finding[] {
  const { powerW, efficacyLmW } = figures;
  if (powerW === null || efficacyLmW === null) return [createFinding('power-missing')];
  if (efficacyLmW <= limits.efficacyLmW) return [];
  return [createFinding('efficacy-absurd', { efficacy: round(efficacyLmW, 0) })];
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
