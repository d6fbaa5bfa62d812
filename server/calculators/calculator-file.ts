import { orBusy } from '#server/pdf/pdf-maker.ts';

/** A file made from an address, or `busy`. */
export type CalculatorFile =
  | { outcome: 'made'; fileName: string; mimeType: string; bytes: Uint8Array }
  | { outcome: 'busy' };

type FileInfo = { fileName: string; mimeType: string };

/** Returns the file that `make` creates, or `busy` if too many documents are waiting. */
export function makeFile(file: FileInfo, make: () => Promise<Uint8Array>): Promise<CalculatorFile> {
  return orBusy(async () => ({ outcome: 'made', ...file, bytes: await make() }));
}
