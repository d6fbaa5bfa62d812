const latin = new TextDecoder('latin1');

/** Two hex digits. */
const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** Bytes of an MP4 from the end of a box's name on; undefined if it has no such box. */
function bytesAfter(bytes: Uint8Array, text: string, name: string): Uint8Array | undefined {
  const at = text.indexOf(name);
  return at < 0 ? undefined : bytes.subarray(at + name.length);
}

/**
 * Returns the codec of an MP4 film as RFC 6381 names it: `avc1.64001f` (ISO/IEC 14496-15, 5.3.3.1) or `av01.0.05M.08`
 * (AV1 Codec ISO Media File Format Binding, 2.3.3); null for any other.
 */
export function findFilmCodec(bytes: Uint8Array): string | null {
  const text = latin.decode(bytes);
  const [, profile, compatibility, level] = bytesAfter(bytes, text, 'avcC') ?? [];
  if (profile !== undefined && compatibility !== undefined && level !== undefined)
    return `avc1.${hex(profile)}${hex(compatibility)}${hex(level)}`;
  const [, first, second] = bytesAfter(bytes, text, 'av1C') ?? [];
  if (first === undefined || second === undefined) return null;
  const index = String(first & 31).padStart(2, '0');
  const depth = second & 64 ? (second & 32 ? '12' : '10') : '08';
  return `av01.${first >> 5}.${index}${second & 128 ? 'H' : 'M'}.${depth}`;
}
