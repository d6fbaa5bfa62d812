import { isUtf8 } from 'node:buffer';
import { type Said, say } from '#core/say.ts';

/** A fault of a file's bytes. */
export type DecodingFault = { severity: 'error' | 'warn'; problem: Said; whatToDo: Said };

export type DecodedText = { text: string; fault: DecodingFault | null };

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes that Windows-1252 leaves undefined. */
const UNDEFINED_BYTES = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** As much as tells the encoding of UTF-16 without a mark. */
const SAMPLE_BYTES = 4096;
const SAVE_AS_UTF8 = say`Save it as “CSV UTF-8” or as a workbook (.xlsx).`;

/**
 * Decodes a text file of an office program: UTF-8 and UTF-16 with or without a byte order mark, else Windows-1252, which
 * is reported. Letters that cannot be told are an error, and never stored as others.
 */
export function decodeOfficeText(bytes: Uint8Array): DecodedText {
  const encoding = findEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, fault: findFault(bytes, encoding, text) };
}

function findEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return findUnmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** Most letters of our languages have a zero as one of the two bytes of UTF-16. */
function findUnmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const length = Math.min(bytes.length & ~1, SAMPLE_BYTES);
  let [even, odd] = [0, 0];
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const many = length / 4;
  if (length === 0 || (even < many && odd < many)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function findFault(bytes: Uint8Array, encoding: Encoding, text: string): DecodingFault | null {
  if (encoding === 'windows-1252') return findFaultOfLetters(bytes, text);
  const lost = wordWith(text, /\ufffd/);
  if (lost !== null) {
    return {
      severity: 'error',
      problem: say`letters are lost already, for example in '${lost}'`,
      whatToDo: say`An earlier program could not read them. Export the file again. ${SAVE_AS_UTF8}`,
    };
  }
  // UTF-8 that was read as Windows-1252 and saved again: 'ñ' has become 'Ã±', '°' 'Â°'.
  const twice = wordWith(text, /Ã[\u0080-\u00bf\u2018-\u201d€ŠŽšžŸ‰]|Â[°º²³±ª¡¿·]/);
  if (twice === null) return null;
  return {
    severity: 'error',
    problem: say`letters were encoded twice, for example in '${twice}'`,
    whatToDo: say`Open the original with the encoding UTF-8 and export it again. ${SAVE_AS_UTF8}`,
  };
}

/**
 * Bytes that are signs in Windows-1252 but stand between two letters are letters of another encoding, such as Mac Roman
 * or MS-DOS. An apostrophe is in its place there.
 */
function findFaultOfLetters(bytes: Uint8Array, text: string): DecodingFault {
  const isBetweenLetters = (index: number) =>
    isLetter(bytes[index - 1] ?? 0) && isLetter(bytes[index + 1] ?? 0);
  let [letters, strange] = [0, 0];
  let isUndefined = false;
  bytes.forEach((byte, index) => {
    if (byte < 0x80) return;
    if (UNDEFINED_BYTES.has(byte)) isUndefined = true;
    if (byte >= 0xc0) letters += 1;
    else if (byte !== 0x92 && isBetweenLetters(index)) strange += 1;
  });
  const word = wordWith(text, /[^\0-\x7f]/) ?? '';
  if (isUndefined || strange > letters) {
    return {
      severity: 'error',
      problem: say`its encoding cannot be told: '${word}' may be wrong`,
      whatToDo: say`It is neither UTF-8 nor Windows-1252. ${SAVE_AS_UTF8}`,
    };
  }
  return {
    severity: 'warn',
    problem: say`is not UTF-8 and was read as Windows-1252, for example '${word}'`,
    whatToDo: say`If this word is right, all is well. ${SAVE_AS_UTF8}`,
  };
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
}

/** The first word with a match, with its neighbours; null without one. */
function wordWith(text: string, pattern: RegExp): string | null {
  const at = text.search(pattern);
  if (at < 0) return null;
  const before = text.slice(Math.max(0, at - 30), at).match(/[^\s;,"|]*$/)?.[0] ?? '';
  const after = text.slice(at, at + 30).match(/^[^\s;,"|]*/)?.[0] ?? '';
  return before + after;
}
