import { PhotometryError } from '#core/photometry/finding.ts';
import { parseXml, select, textOf, type XmlElement } from '#core/photometry/xml/parse-xml.ts';
import type { Spectrum } from './spectrum.ts';

/** A spectrum with what its file says of it. */
export type SpectrumFile = {
  manufacturer: string;
  catalogNumber: string;
  description: string;
  laboratory: string;
  spectrum: Spectrum;
};

/** A spectrum from 200 to 2000 nm in steps of 0.1 nm. */
const MAX_VALUES = 20_000;
const [MIN_NM, MAX_NM] = [100, 5000];
const rootNames = /^IESTM27(14|20)?$/;

/** Whether the root of a document is that of a spectrum of TM-27. */
export function isSpectrumRoot(name: string): boolean {
  return rootNames.test(name);
}

/** Whether text looks like a spectrum of TM-27, not like luminaire data. */
export function looksLikeSpdx(text: string): boolean {
  return /<([\w.-]+:)?IESTM27/.test(text.slice(0, 5000));
}

/**
 * Reads a spectrum of ANSI/IES TM-27-14 or TM-27-20 (.spdx).
 *
 * @throws PhotometryError if it is not well formed, or has no spectrum that can be read.
 */
export function readSpdx(text: string): SpectrumFile {
  const root = parseXml(text.trim(), MAX_VALUES + 1000);
  if (!root) throw new PhotometryError('xml-broken');
  if (!isSpectrumRoot(root.name)) {
    throw new PhotometryError('xml-unknown', { root: root.name.slice(0, 40) });
  }
  const [header = null] = select(root, 'Header');
  const values = select(root, 'SpectralDistribution', 'SpectralData');
  return {
    manufacturer: textOf(header, 'Manufacturer'),
    catalogNumber: textOf(header, 'CatalogNumber'),
    description: textOf(header, 'Description'),
    laboratory: textOf(header, 'Laboratory'),
    spectrum: readSpectralValues(values, ['wavelength', 'w']),
  };
}

/**
 * Reads elements with a value and a wavelength in nanometres.
 *
 * @param names of the attribute of the wavelength.
 * @throws PhotometryError for fewer than two, or impossible ones. A negative value is noise of measurement and counts
 *   as 0 if it is below a fiftieth of the peak.
 */
export function readSpectralValues(
  elements: readonly XmlElement[],
  names: readonly string[],
): Spectrum {
  if (elements.length > MAX_VALUES)
    throw new PhotometryError('too-many-values', { max: MAX_VALUES });
  const points = elements.map(({ attributes, text }) => {
    const nm = toNumber(names.map((name) => attributes[name]).find((word) => word !== undefined));
    if (nm < MIN_NM || nm > MAX_NM) {
      throw new PhotometryError('out-of-range', { value: nm, min: MIN_NM, max: MAX_NM });
    }
    return { nm, value: toNumber(text) };
  });
  points.sort((one, other) => one.nm - other.nm);
  return toSpectrum(points);
}

function toSpectrum(points: readonly { nm: number; value: number }[]): Spectrum {
  const peak = points.reduce((highest, { value }) => Math.max(highest, value), 0);
  points.forEach(({ nm, value }, index) => {
    if (value < -peak / 50) throw new PhotometryError('negative-intensity', { value });
    const previous = points[index - 1]?.nm;
    if (previous === nm) throw new PhotometryError('wavelength-twice', { nm });
  });
  if (points.length < 2) throw new PhotometryError('no-spectrum');
  if (peak === 0) throw new PhotometryError('dark-spectrum');
  return {
    wavelengthsNm: points.map(({ nm }) => nm),
    values: points.map(({ value }) => Math.max(0, value)),
  };
}

function toNumber(text = ''): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return value;
  throw new PhotometryError('not-a-number', { value: text.trim().slice(0, 40) });
}
