import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { type Finding, PhotometryError } from '#core/photometry/finding.ts';
import type { Ies } from '#core/photometry/ies/ies.ts';
import { convertIesToLdt } from '#core/photometry/ies/ies-to-ldt.ts';
import { decodeText } from '#core/photometry/reading/decode-text.ts';
import { readIes } from '#core/photometry/reading/read-ies.ts';
import { looksLikeLdt, readLdt } from '#core/photometry/reading/read-ldt.ts';
import type { Spectrum } from '#core/photometry/spectrum/spectrum.ts';
import { readTm33 } from '#core/photometry/tm33/read-tm33.ts';
import { convertTm33ToLdt } from '#core/photometry/tm33/tm33-to-ldt.ts';

/** A photometric file after reading: its content in terms of EULUMDAT, whatever its format. */
export type ReadPhotometry = {
  format: 'eulumdat' | 'ies' | 'tm33';
  ldt: Ldt;
  /** The original content of an IES file. */
  ies: Ies | null;
  /** That of a TM-33 file with one. */
  spectrum: Spectrum | null;
  /** Defects and assumptions, in file order. */
  findings: Finding[];
};

/**
 * Reads an EULUMDAT, IES or TM-33 file, distinguished by content, not by name.
 *
 * @throws PhotometryError if it is not photometry, with the reason and, if known, the line.
 */
export function readPhotometry(bytes: Uint8Array): ReadPhotometry {
  const { text, findings } = decodeText(bytes);
  if (/^\s*</.test(text)) {
    const read = readTm33(text);
    const { ldt, findings: converted } = convertTm33ToLdt(read.tm33);
    return {
      format: 'tm33',
      ldt,
      ies: null,
      spectrum: read.tm33.spectrum,
      findings: [...findings, ...read.findings, ...converted],
    };
  }
  if (/^\s*CIEF\s*=/i.test(text)) throw new PhotometryError('cie-102');
  if (isOneLine(text)) throw new PhotometryError('one-line');
  if (looksLikeIes(text)) {
    const read = readIes(text);
    const { ldt, findings: converted } = convertIesToLdt(read.ies);
    return {
      format: 'ies',
      ldt,
      ies: read.ies,
      spectrum: null,
      findings: [...findings, ...read.findings, ...converted],
    };
  }
  if (!looksLikeLdt(text)) throw new PhotometryError('not-photometry');
  const read = readLdt(text);
  if (isDark(read.ldt)) throw new PhotometryError('dark');
  return {
    format: 'eulumdat',
    ldt: read.ldt,
    ies: null,
    spectrum: null,
    findings: [...findings, ...read.findings],
  };
}

/** Whether the line ends of a file were lost: more values than any single line of the formats has. */
function isOneLine(text: string): boolean {
  const line = text.trim();
  return !/[\r\n]/.test(line) && line.split(/[\s,;]+/, MOST_ON_LINE + 1).length > MOST_ON_LINE;
}

const MOST_ON_LINE = 40;

function looksLikeIes(text: string): boolean {
  const head = text.slice(0, 20_000);
  return /^\s*IES(NA)?\b|^\s*IESNA\d/i.test(head) || /^\s*TILT\s*=/im.test(head);
}

function isDark({ intensities }: Ldt): boolean {
  return intensities.every((row) => row.every((value) => value === 0));
}
