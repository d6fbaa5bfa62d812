import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import { formatTm33 } from '#core/photometry/tm33/format-tm33.ts';

/** The formats that a light distribution can be written in, with the extension of their files. */
export const writtenFormats = { eulumdat: 'ldt', ies: 'ies', tm33: 'xml' } as const;

export type WrittenFormat = keyof typeof writtenFormats;

/** What TM-33 has beside the light distribution: its ISO date if the file has none, and a spectrum. */
type Addition = { date: string; spectrum: SpectrumReport | null };

/** Writes a photometric file. */
export function formatPhotometry(
  ldt: Ldt,
  format: WrittenFormat,
  { date, spectrum }: Addition,
): string {
  if (format === 'eulumdat') return formatLdt(ldt);
  return format === 'ies' ? formatIes(ldt) : formatTm33(ldt, date, spectrum);
}
