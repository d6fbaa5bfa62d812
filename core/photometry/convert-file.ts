import { formatLdt } from '#core/photometry/eulumdat/format-ldt.ts';
import type { Ldt } from '#core/photometry/eulumdat/ldt.ts';
import { formatIes } from '#core/photometry/ies/format-ies.ts';
import { formatTm33 } from '#core/photometry/tm33/format-tm33.ts';

/** The formats that a light distribution can be written in, with the extension of their files. */
export const writtenFormats = { eulumdat: 'ldt', ies: 'ies', tm33: 'xml' } as const;

export type WrittenFormat = keyof typeof writtenFormats;

/**
 * Writes a photometric file.
 *
 * @param fallbackDate ISO date of the report if the file has none, which TM-33 requires.
 */
export function formatPhotometry(ldt: Ldt, format: WrittenFormat, fallbackDate: string): string {
  if (format === 'eulumdat') return formatLdt(ldt);
  return format === 'ies' ? formatIes(ldt) : formatTm33(ldt, fallbackDate);
}
