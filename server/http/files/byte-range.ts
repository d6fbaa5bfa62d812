/** A range of bytes, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * Parses `Range` for a body of `size` bytes: one range; 'unsatisfiable' when it starts behind the end; null for
 * anything but a single range of bytes, which is ignored (RFC 9110, section 14.2).
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes\s*=\s*(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(size - length, 0), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
