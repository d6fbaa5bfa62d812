import { orBusy } from '#server/pdf/pdf-maker.ts';

/** A file that was made of an address, or that there is too much to do. */
export type CalculatorFile =
  | { outcome: 'made'; fileName: string; mimeType: string; bytes: Uint8Array }
  | { outcome: 'busy' };

type Named = { fileName: string; mimeType: string };

/** The file that something makes; busy where too many papers wait already. */
export function makeFile(named: Named, make: () => Promise<Uint8Array>): Promise<CalculatorFile> {
  return orBusy(async () => ({ outcome: 'made', ...named, bytes: await make() }));
}
