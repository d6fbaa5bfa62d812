import { findPeak } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { calculateBeamAngle, calculateCentreBeamAngle } from './beam.ts';
import { calculateFlux } from './flux.ts';
import { calculateFluxCode, type FluxCode } from './zonal-flux.ts';

/** Full widths in both main planes, degrees; null if there is none (see `beam.ts`). */
export type PlaneAngles = { c0Deg: number | null; c90Deg: number | null };

/** The figures of a luminaire that follow from its distribution alone. */
export type LuminaireFigures = {
  fluxLm: number;
  lampFluxLm: number;
  powerW: number | null;
  efficacyLmW: number | null;
  /** Light output ratio, and its parts below and above the horizontal, percent. */
  lorPercent: number;
  dlorPercent: number;
  ulorPercent: number;
  /** DFF: share of the emitted light below the horizontal, percent. */
  dffPercent: number;
  peakCd: number;
  peakPlaneDeg: number;
  peakGammaDeg: number;
  /** Half and a tenth of the maximum of the plane (CIE S 017, IES). */
  beam: PlaneAngles;
  field: PlaneAngles;
  /** Half and a tenth of the intensity straight down. */
  centreBeam: PlaneAngles;
  centreField: PlaneAngles;
  fluxCode: FluxCode;
};

const HALF = 0.5;
const TENTH = 0.1;

export function calculateFigures(luminaire: Luminaire): LuminaireFigures {
  const { light, lampFluxLm, fluxLm, powerW } = luminaire;
  const downward = calculateFlux(light, 0, 90);
  const total = calculateFlux(light);
  const peak = findPeak(light);
  const inPlanes = (measure: typeof calculateCentreBeamAngle, fraction: number): PlaneAngles => ({
    c0Deg: measure(light, 0, fraction),
    c90Deg: measure(light, 90, fraction),
  });
  return {
    fluxLm,
    lampFluxLm,
    powerW,
    efficacyLmW: powerW === null ? null : fluxLm / powerW,
    lorPercent: total / 10,
    dlorPercent: downward / 10,
    ulorPercent: (total - downward) / 10,
    dffPercent: total > 0 ? (100 * downward) / total : 0,
    peakCd: (peak.intensity * lampFluxLm) / 1000,
    peakPlaneDeg: peak.planeDeg,
    peakGammaDeg: peak.gammaDeg,
    beam: inPlanes(calculateBeamAngle, HALF),
    field: inPlanes(calculateBeamAngle, TENTH),
    centreBeam: inPlanes(calculateCentreBeamAngle, HALF),
    centreField: inPlanes(calculateCentreBeamAngle, TENTH),
    fluxCode: calculateFluxCode(light),
  };
}
