import { PhotometryError } from '#core/photometry/finding.ts';
import { decodeText } from '#core/photometry/reading/decode-text.ts';
import { readSpdx } from './read-spdx.ts';
import { createSpectrumReport, type SpectrumReport } from './spectrum-report.ts';

/**
 * Reads a file that is a spectrum (.spdx), with its report.
 *
 * @throws PhotometryError if it cannot be read or has no visible light.
 */
export function readSpectrumFile(bytes: Uint8Array): { name: string; report: SpectrumReport } {
  const { description, catalogNumber, spectrum } = readSpdx(decodeText(bytes).text);
  const report = createSpectrumReport(spectrum);
  if (!report) throw new PhotometryError('dark-spectrum');
  return { name: description || catalogNumber, report };
}
