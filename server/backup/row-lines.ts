import { createHash } from 'node:crypto';
import type { StoredRow } from '#server/backup/table-rows.ts';

/** Bytes as JSON has them: no other column holds an object. */
type EncodedBytes = { base64: string };

const MODULUS = 2n ** 256n;

/** A row as one line of JSON. */
export function encodeRow(row: StoredRow): string {
  const entries = Object.entries(row).map(([column, value]) => {
    if (!(value instanceof Uint8Array)) return [column, value];
    const encoded: EncodedBytes = { base64: Buffer.from(value).toString('base64') };
    return [column, encoded];
  });
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}

/** The rows of lines that `encodeRow` wrote. */
export function decodeRows(lines: string): StoredRow[] {
  return lines.split('\n').flatMap((line) => {
    if (line === '') return [];
    const row: Record<string, Exclude<StoredRow[string], Uint8Array> | EncodedBytes> =
      JSON.parse(line);
    const entries = Object.entries(row).map(([column, value]) => [
      column,
      value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value,
    ]);
    return [Object.fromEntries(entries)];
  });
}

/** Counts rows and adds up the SHA-256 of their lines: equal for the same rows in any order. */
export function createRowDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS;
    },
    /** How many rows there were. */
    count: () => rows,
    value: () => `${rows} ${sum.toString(16)}`,
  };
}
