import { missing } from '#core/missing.ts';
import { type ColourRendering, calculateColourRendering } from './colour-rendering.ts';
import { findColourTemperature } from './colour-temperature.ts';
import { type ColourFidelity, calculateFidelity } from './fidelity.ts';
import { gridNm, integrate, type Spectrum, sampleSpectrum } from './spectrum.ts';
import { melanopicEfficiency, scotopicEfficiency } from './tables/observers.ts';
import { observer2, toXy, tristimulus } from './tristimulus.ts';

/** Figures calculated from a spectrum. Those of white light are null for coloured light. */
export type SpectralFigures = {
  chromaticity: { x: number; y: number };
  cctK: number | null;
  duv: number | null;
  rendering: ColourRendering | null;
  fidelity: ColourFidelity | null;
  /** Melanopic daylight efficacy ratio (CIE S 026): melanopic EDI of 1 lx of this light. */
  melanopicRatio: number;
  /** Scotopic over photopic flux. */
  scotopicRatio: number;
  /** Share of the radiant power from 380 to 500 nm in that from 380 to 780 nm, percent. */
  bluePercent: number;
  /** The wavelength of most power, nm. */
  peakNm: number;
};

/** Photopic, and scotopic, lumens per watt at the maximum (CIE 15). */
const [PHOTOPIC, SCOTOPIC] = [683, 1700];
/** Melanopic efficacy of luminous radiation of daylight D65, W/lm (CIE S 026, 3.11). */
const MELANOPIC_OF_DAYLIGHT = 1.3262e-3;
const BLUE_END_NM = 500;

/**
 * Calculates the figures of colour and of light for people from a spectrum.
 *
 * @returns null for a spectrum without visible light.
 */
export function calculateSpectralFigures(spectrum: Spectrum): SpectralFigures | null {
  const light = sampleSpectrum(spectrum);
  const photopic = PHOTOPIC * integrate(light, observer2.y);
  const power = integrate(
    light,
    gridNm.map(() => 1),
  );
  if (!(photopic > 0) || !Number.isFinite(photopic)) return null;
  const temperature = findColourTemperature(light);
  const blue = integrate(
    light,
    gridNm.map((nm) => (nm < BLUE_END_NM ? 1 : nm === BLUE_END_NM ? 0.5 : 0)),
  );
  return {
    chromaticity: toXy(tristimulus(light, observer2)),
    cctK: temperature?.cctK ?? null,
    duv: temperature?.duv ?? null,
    rendering: temperature && calculateColourRendering(light, temperature.cctK),
    fidelity: temperature && calculateFidelity(light, temperature.cctK),
    melanopicRatio: integrate(light, melanopicEfficiency) / photopic / MELANOPIC_OF_DAYLIGHT,
    scotopicRatio: (SCOTOPIC * integrate(light, scotopicEfficiency)) / photopic,
    bluePercent: (100 * blue) / power,
    peakNm: gridNm[light.indexOf(Math.max(...light))] ?? missing(),
  };
}
