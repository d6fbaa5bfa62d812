import { calculateSpectralFigures, type SpectralFigures } from './spectral-figures.ts';
import { type Spectrum, sampleSpectrum } from './spectrum.ts';

/** Report on a spectrum for pages; plain data. */
export type SpectrumReport = {
  /** Relative power from 380 to 780 nm in steps of 5 nm, 0 to 1. */
  values: readonly number[];
  figures: SpectralFigures;
};

/** Creates the report of a spectrum; null for one without visible light. */
export function createSpectrumReport(spectrum: Spectrum): SpectrumReport | null {
  const figures = calculateSpectralFigures(spectrum);
  if (!figures) return null;
  const sample = sampleSpectrum(spectrum);
  const peak = Math.max(...sample);
  return { values: sample.map((value) => Number((value / peak).toFixed(4))), figures };
}
