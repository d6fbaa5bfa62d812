import { missing } from '#core/missing.ts';
import { element, leaf, xmlDocument } from '#core/photometry/xml/write-xml.ts';
import type { SpectrumFile } from './read-spdx.ts';

/** Writes a spectrum of ANSI/IES TM-27-14, relative to its highest value. */
export function formatSpdx(file: SpectrumFile, comments: string): string {
  const { wavelengthsNm, values } = file.spectrum;
  const peak = Math.max(...values);
  return xmlDocument(
    element('IESTM2714', { xmlns: 'iestm2714', version: '1.0' }, [
      element('Header', {}, [
        leaf('Manufacturer', file.manufacturer),
        leaf('CatalogNumber', file.catalogNumber),
        leaf('Description', file.description),
        leaf('Laboratory', file.laboratory),
        leaf('Comments', comments),
      ]),
      element('SpectralDistribution', {}, [
        leaf('SpectralQuantity', 'relative'),
        ...wavelengthsNm.map((wavelength, index) =>
          leaf('SpectralData', ((values[index] ?? missing()) / peak).toFixed(4), { wavelength }),
        ),
      ]),
    ]),
  );
}
