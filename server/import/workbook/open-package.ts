import { PhotometryError } from '#core/photometry/finding.ts';
import { openZip, type ZipArchive } from '#core/photometry/gldf/read-zip.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';

/** The parts of a workbook by path, unpacked on demand. */
export type WorkbookPackage = {
  names: string[];
  /** Null for an unknown path. */
  read(name: string): Promise<Uint8Array | null>;
};

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** The container of .xls files and of encrypted workbooks. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Opens an untrusted workbook; sizes are limited before and while it is unpacked.
 * @throws WorkbookError if it is none, has macros, or is too large.
 */
export function openPackage(bytes: Uint8Array): WorkbookPackage {
  if (beginsWith(bytes, COMPOUND_FILE)) throw new WorkbookError('old-format');
  if (!beginsWith(bytes, ZIP)) throw new WorkbookError('not-a-workbook');
  const zip = open(bytes);
  if (zip.findings.length > 0) throw new WorkbookError('too-large');
  if (zip.names.some((name) => name.endsWith('vbaProject.bin'))) throw new WorkbookError('macros');
  if (zip.names.includes('xl/workbook.bin')) throw new WorkbookError('binary');
  return {
    names: zip.names,
    read: (name) => zip.read(name).catch((error: unknown) => Promise.reject(inWords(error))),
  };
}

function open(bytes: Uint8Array): ZipArchive {
  try {
    return openZip(bytes);
  } catch (error) {
    throw inWords(error);
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof PhotometryError)) return error;
  return new WorkbookError(error.code === 'gldf-broken' ? 'broken' : 'too-large');
}

function beginsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
