import type { AttributeValues } from '#core/catalogue/attributes/attribute.ts';
import { isRadio } from '#core/catalogue/attributes/attribute-subjects.ts';
import { parseLifetimeClass } from '#core/catalogue/durability.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { type EnergyClass, energyClassOf } from '#core/documents/class-colours.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import type { PhotometryReport } from '#core/photometry/report.ts';

/** Where the useful flux is counted: (EU) 2019/2015, Annex I. */
type FluxCone = 'sphere' | 'wide-cone' | 'narrow-cone';

/** The parameters of the product information sheet of a light source; null where one does not apply. */
export type InformationSheet = {
  isDirectional: boolean;
  isOnMains: boolean;
  isConnected: boolean;
  isColourTuneable: boolean;
  isHighLuminance: boolean;
  dimmable: 'yes' | 'no' | 'specific-dimmers';
  /** In on-mode in 1000 h, kilowatt-hours, rounded up. */
  consumptionKwh: number;
  energyClass: EnergyClass;
  usefulFluxLm: number;
  cone: FluxCone;
  /** Lowest and highest colour temperature, rounded to 100 K. */
  cctK: { min: number; max: number } | null;
  powerW: number;
  standbyW: number | null;
  networkedStandbyW: number | null;
  cri: number | null;
  sizeMm: { height: number | null; width: number | null; depth: number | null };
  chromaticity: { x: number; y: number } | null;
  /** Of directional light sources. */
  peakCd: number | null;
  beamDeg: number | null;
  r9: number | null;
  /** Shares after the endurance test of 3000 h, 0 to 1. */
  survivalFactor: number | null;
  lumenMaintenance: number | null;
  /** Of light sources on the mains. */
  sdcm: number | null;
  flickerPst: number | null;
  flickerSvm: number | null;
};

/** A variant that is a light source, its attributes, and the report on its photometric file. */
export type SheetSource = {
  variant: Variant;
  stated: AttributeValues;
  report: PhotometryReport | null;
};

/** Half of the cone of π sr, which has to hold 80 % of the light of a directional source. */
const WIDE_HALF_DEG = 60;
const NARROW_HALF_DEG = 45;
const DIRECTIONAL_SHARE = 0.8;
/** Mean luminance in the direction of the peak, cd/mm². */
const HIGH_LUMINANCE = 30;
/** Duration of the endurance test, (EU) 2019/2020, Annex V. */
const TEST_H = 3000;
/** White light has two channels at most. */
const COLOUR_CHANNELS = 3;

/**
 * The product information sheet of a light source by (EU) 2019/2015, Annex V, table 3. Directional or not, and the
 * useful flux, follow from the photometric file; without one the source counts as non-directional. The lumen
 * maintenance factor after 3000 h follows from the rated life by the exponential of (EU) 2019/2020, Annex II, table 4.
 *
 * @returns null without power, flux or class.
 */
export function createInformationSheet(source: SheetSource): InformationSheet | null {
  const { variant, stated, report } = source;
  const { powerW, fluxLm, cctK, cctMaxK, cri } = variant;
  const energyClass = energyClassOf(variant);
  if (powerW === null || fluxLm === null || energyClass === null) return null;
  const isOnMains = variant.voltage?.includes('AC') ?? false;
  const onMains = (value: number | null) => (isOnMains ? value : null);
  const isConnected = isRadio({ archetype: 'strip', ...variant }) || stated.radio !== undefined;
  return {
    ...describeLight(fluxLm, report),
    isOnMains,
    isConnected,
    isColourTuneable: (numberOf(stated.channels) ?? 1) >= COLOUR_CHANNELS,
    isHighLuminance: isHighLuminance(report),
    dimmable: dimmableOf(variant.dimming),
    consumptionKwh: consumptionOf(powerW),
    energyClass,
    cctK: cctK === null ? null : { min: hundreds(cctK), max: hundreds(cctMaxK ?? cctK) },
    powerW,
    standbyW: isConnected ? null : numberOf(stated.standby_w),
    networkedStandbyW: isConnected ? numberOf(stated.standby_w) : null,
    cri,
    sizeMm: { height: variant.heightMm, width: variant.widthMm, depth: variant.lengthMm },
    chromaticity: report?.spectrum?.figures.chromaticity ?? null,
    r9: numberOf(stated.r9),
    survivalFactor: numberOf(stated.survival_factor),
    lumenMaintenance: maintenanceOf(variant),
    sdcm: onMains(variant.sdcm),
    flickerPst: onMains(numberOf(stated.flicker_pst)),
    flickerSvm: onMains(numberOf(stated.flicker_svm)),
  };
}

/** Kilowatt-hours in 1000 h are watts; Annex V, table 3: rounded up to the nearest integer. */
export function consumptionOf(powerW: number): number {
  return Math.ceil(powerW);
}

type LightKind = Pick<
  InformationSheet,
  'isDirectional' | 'usefulFluxLm' | 'cone' | 'peakCd' | 'beamDeg'
>;

/** Annex I: a directional source has 80 % of its light in a cone of 120°; a narrow beam counts within 90° only. */
function describeLight(fluxLm: number, report: PhotometryReport | null): LightKind {
  const light = report?.luminaire.light;
  const total = light ? calculateFlux(light) : 0;
  const shareWithin = (halfDeg: number) =>
    light && total > 0 ? calculateFlux(light, 0, halfDeg) / total : 0;
  if (!report || shareWithin(WIDE_HALF_DEG) < DIRECTIONAL_SHARE) {
    return {
      isDirectional: false,
      usefulFluxLm: fluxLm,
      cone: 'sphere',
      peakCd: null,
      beamDeg: null,
    };
  }
  const { peakCd, beam } = report.figures;
  const beamDeg = Math.max(beam.c0Deg ?? 0, beam.c90Deg ?? 0);
  const isWide = beamDeg >= 2 * NARROW_HALF_DEG;
  return {
    isDirectional: true,
    usefulFluxLm: fluxLm * shareWithin(isWide ? WIDE_HALF_DEG : NARROW_HALF_DEG),
    cone: isWide ? 'wide-cone' : 'narrow-cone',
    peakCd,
    beamDeg: beamDeg > 0 ? beamDeg : null,
  };
}

function isHighLuminance(report: PhotometryReport | null): boolean {
  if (!report) return false;
  const { length, width } = report.luminousSizeMm;
  const area = width > 0 ? length * width : (Math.PI * length ** 2) / 4;
  return area > 0 && report.figures.peakCd / area > HIGH_LUMINANCE;
}

/** Strip is dimmed by the driver or controller that feeds it; what is cut by phase needs a dimmer that suits it. */
function dimmableOf(dimming: string): InformationSheet['dimmable'] {
  if (dimming === 'none') return 'no';
  return dimming === 'pwm' || dimming === 'phase' ? 'specific-dimmers' : 'yes';
}

function maintenanceOf({ lifetimeH, lifetimeClass }: Variant): number | null {
  const life = parseLifetimeClass(lifetimeClass);
  if (!life || lifetimeH === null) return null;
  return (life.fluxPercent / 100) ** (TEST_H / lifetimeH);
}

function hundreds(kelvin: number): number {
  return Math.round(kelvin / 100) * 100;
}

function numberOf(value: AttributeValues[string] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
