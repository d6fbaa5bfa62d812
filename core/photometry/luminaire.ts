import { missing } from '#core/missing.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { findSymmetry } from './find-symmetry.ts';
import type { LightDistribution } from './light-distribution.ts';

/** Luminous area of a luminaire, metres. A width of 0 means that the length is a diameter. */
export type LuminousArea = {
  lengthM: number;
  widthM: number;
  /** Heights seen from C0, C90, C180 and C270. */
  heightsM: readonly [number, number, number, number];
  /** Tilt about the C90-C270 axis by which the C0 side is raised, degrees; none if absent. */
  tiltDeg?: number;
};

/** Hours until a share of the initial flux, as `name` says: L80B10. */
export type RatedLife = { fluxPercent: number; hours: number; name: string };

/** What a luminaire's file and spectrum say of the colour of its light. */
export type LightColour = {
  /** Nominal; the highest of tunable light. Null if it is not stated. */
  cctK: number | null;
  /** Share of the radiant power below 500 nm; null without a spectrum. */
  bluePercent: number | null;
};

/** A luminaire with its first set of lamps, ready for calculations. */
export type Luminaire = {
  /** Around the full circle, cd per 1000 lamp lumens, the file's conversion factor included. */
  light: LightDistribution;
  /** Flux of the lamps; of the luminaire itself for absolute photometry. */
  lampFluxLm: number;
  /** Flux that leaves the luminaire: the integral of its intensities. */
  fluxLm: number;
  /** With control gear; null if the file has none. */
  powerW: number | null;
  luminousArea: LuminousArea;
  /** What the catalogue states; photometric files have none. */
  life?: RatedLife | undefined;
  colour?: LightColour | undefined;
};

/** Creates the luminaire of a file with its first set of lamps. */
export function createLuminaire(ldt: Ldt): Luminaire {
  const lamps = ldt.lampSets[0] ?? missing();
  const expanded = expandDistribution(ldt);
  const factor = ldt.conversionFactor;
  const scaled =
    factor === 1
      ? expanded
      : { ...expanded, intensities: expanded.intensities.map((row) => row.map((i) => i * factor)) };
  const light = findSymmetry(scaled, 0) === 1 ? reduceToOnePlane(scaled) : scaled;
  const [c0 = 0, c90 = 0, c180 = 0, c270 = 0] = ldt.luminousHeightsMm.map((mm) => mm / 1000);
  return {
    light,
    lampFluxLm: lamps.fluxLm,
    fluxLm: (calculateFlux(light) * lamps.fluxLm) / 1000,
    powerW: lamps.powerW > 0 ? lamps.powerW : null,
    luminousArea: {
      lengthM: ldt.luminousLengthMm / 1000,
      widthM: ldt.luminousWidthMm / 1000,
      heightsM: [c0, c90, c180, c270],
    },
    colour: { cctK: readCct(lamps.colour), bluePercent: null },
  };
}

/** The same distribution with another flux, such as that of emergency operation; unchanged if it has no light. */
export function withFlux(luminaire: Luminaire, fluxLm: number): Luminaire {
  if (luminaire.fluxLm <= 0) return luminaire;
  const lampFluxLm = (luminaire.lampFluxLm * fluxLm) / luminaire.fluxLm;
  return { ...luminaire, lampFluxLm, fluxLm };
}

function reduceToOnePlane({ gammasDeg, intensities }: LightDistribution): LightDistribution {
  return { planesDeg: [0], gammasDeg, intensities: [intensities[0] ?? missing()] };
}

/** The colour temperature in the text of a file, K: the highest of `2700-6500 K`; null if there is none. */
export function readCct(text: string): number | null {
  const values = text.match(/(?<!\d)\d{4,5}(?!\d)/g)?.map(Number) ?? [];
  const possible = values.filter((cctK) => cctK >= 1000 && cctK <= 20_000);
  return possible.length > 0 ? Math.max(...possible) : null;
}
