import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { readSpectralValues } from '#core/photometry/spectrum/read-spdx.ts';
import type { Spectrum } from '#core/photometry/spectrum/spectrum.ts';
import { select, textOf, type XmlElement } from '#core/photometry/xml/parse-xml.ts';

/**
 * Reads the spectrum of the first emitter that has one (TM-33 `SpectralData`, ATLA S001 `SpectralDistribution`); null
 * without one. One that cannot be read is a finding: the light distribution is good without it.
 */
export function readSpectrum(
  emitters: readonly XmlElement[],
  findings: Finding[],
): Spectrum | null {
  for (const emitter of emitters) {
    const values = listValues(emitter);
    if (values.length === 0) continue;
    try {
      return readSpectralValues(values, ['w', 'wavelength']);
    } catch (error) {
      if (!(error instanceof PhotometryError)) throw error;
      findings.push(createFinding('tm33-spectrum-unreadable'));
      return null;
    }
  }
  return null;
}

function listValues(emitter: XmlElement): XmlElement[] {
  const [spectral] = select(emitter, 'SpectralData', 'EmitterSpectral');
  if (spectral) return select(spectral, 'PwrData');
  const [distribution = null] = select(emitter, 'SpectralDistribution');
  const elements = select(distribution, 'SpectralData');
  return elements.length > 0 ? elements : pairLists(distribution);
}

/** Wavelengths and values as two lists. */
function pairLists(distribution: XmlElement | null): XmlElement[] {
  const words = (name: string) =>
    textOf(distribution, name)
      .split(/[\s,;]+/)
      .filter(Boolean);
  const values = words('Values');
  return words('Wavelengths').map((w, index) => ({
    name: '',
    attributes: { w },
    children: [],
    text: values[index] ?? '',
  }));
}
