import type { PhotometryError } from '#core/photometry/finding.ts';

/** The code that answers carry for a photometric file that is refused: `photometry_cut_short`. */
export function refusalCode({ code }: PhotometryError): string {
  return `photometry_${code.replaceAll('-', '_')}`;
}
