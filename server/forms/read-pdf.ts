import { readFile } from 'node:fs/promises';

/** A PDF begins with this, and programs accept nothing else in the first bytes of what a browser sends. */
const HEAD = '%PDF-';
const TAIL = '%%EOF';
/** Bytes after the end mark that programs tolerate. */
const TAIL_BYTES = 1024;

/**
 * Reads an uploaded PDF document as it is: nothing opens it here. It never becomes a page of the site.
 * @returns null for a file that is no whole PDF by its content.
 */
export async function readPdf(path: string): Promise<Uint8Array | null> {
  const bytes = await readFile(path);
  const head = bytes.subarray(0, HEAD.length).toString('latin1');
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  return head === HEAD && tail.includes(TAIL) ? bytes : null;
}
