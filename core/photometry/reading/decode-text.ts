import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';

/** Larger than any real photometric file: 721 planes of 721 angles in 16 characters each are 8.3 MB. */
export const MAX_TEXT_BYTES = 10_000_000;
/** More values than 1000 planes of 1000 angles, the limit of both formats. */
const MAX_VALUES = 1_100_000;

const [LINE_FEED, BLANK, COMMA, SEMICOLON] = [10, 32, 44, 59];

export type DecodedText = { text: string; findings: Finding[] };

/**
 * Decodes the text of a photometric file. Neither EULUMDAT nor LM-63 can declare an encoding: a byte order mark
 * decides, then UTF-8 if every byte is valid, then Windows-1252, which includes ISO-8859-1.
 *
 * @throws PhotometryError for no bytes, too many bytes, more values than a distribution has, and binary data.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > MAX_TEXT_BYTES) throw new PhotometryError('too-large', { megabytes: 10 });
  const format = nameDocument(bytes);
  if (format) throw new PhotometryError('document', { format });
  const { encoding, hasMark } = detectEncoding(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes);
  const findings: Finding[] = [];
  const isWide = encoding.startsWith('utf-16');
  if (hasMark) findings.push(createFinding('byte-order-mark', { encoding }, 1));
  else if (isWide) findings.push(createFinding('wide-text', { encoding }, 1));
  const [text = '', ...rest] = decoded.replace(/^\uFEFF/, '').split('\u001A');
  if (rest.length > 0) findings.push(createFinding('dos-end-of-file'));
  if (text.trim() === '') throw new PhotometryError('empty');
  if (hasControls(text.slice(0, 4000))) throw new PhotometryError('binary');
  if (hasTooManyValues(text)) throw new PhotometryError('too-many-values', { max: MAX_VALUES });
  if (text.includes('\r') && !text.includes('\n')) findings.push(createFinding('line-ends'));
  return { text, findings };
}

type Encoding = { encoding: string; hasMark: boolean };

function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', hasMark: true };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', hasMark: true };
  const wide = detectWide(bytes.subarray(0, 400));
  if (wide) return { encoding: wide, hasMark: false };
  const hasMark = isMarked(bytes);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { encoding: 'utf-8', hasMark };
  } catch {
    return { encoding: 'windows-1252', hasMark };
  }
}

/** UTF-16 without a mark, as text editors of Windows may save it: every second byte of Latin text is 0. */
function detectWide(head: Uint8Array): string | null {
  const pairs = Math.floor(head.length / 2);
  if (pairs < 8) return null;
  const zeros = [0, 1].map((first) => {
    return Array.from({ length: pairs }, (_, at) => head[2 * at + first]).filter(
      (byte) => byte === 0,
    ).length;
  });
  const [high = 0, low = 0] = zeros;
  if (low > 0.9 * pairs && high === 0) return 'utf-16le';
  return high > 0.9 * pairs && low === 0 ? 'utf-16be' : null;
}

/** First bytes of pictures and documents that people open by mistake. */
const documents: readonly (readonly [format: string, head: string])[] = [
  ['PNG', '\x89PNG'],
  ['JPEG', '\xff\xd8\xff'],
  ['GIF', 'GIF8'],
  ['WebP', 'RIFF'],
  ['PDF', '%PDF'],
  ['Word', '\xd0\xcf\x11\xe0'],
  ['DWG', 'AC10'],
];

function nameDocument(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  return documents.find(([, start]) => head.startsWith(start))?.[0] ?? null;
}

/** Whether there are more words or lines than in any distribution: both take memory many times their bytes. */
function hasTooManyValues(text: string): boolean {
  // A word takes two characters, including its separator; a line takes one.
  if (text.length > 2 * MAX_VALUES && countWords(text) > MAX_VALUES) return true;
  return text.length > MAX_VALUES && countLineEnds(text) > MAX_VALUES;
}

function countWords(text: string): number {
  let words = 0;
  let isBlank = true;
  for (let index = 0; index < text.length; index += 1) {
    const wasBlank = isBlank;
    isBlank = isSeparator(text.charCodeAt(index));
    if (wasBlank && !isBlank) words += 1;
  }
  return words;
}

function countLineEnds(text: string): number {
  let ends = 0;
  for (let offset = text.indexOf('\n'); offset >= 0; offset = text.indexOf('\n', offset + 1))
    ends += 1;
  for (let offset = text.indexOf('\r'); offset >= 0; offset = text.indexOf('\r', offset + 1)) {
    if (text.charCodeAt(offset + 1) !== LINE_FEED) ends += 1;
  }
  return ends;
}

function isSeparator(code: number): boolean {
  if (code < 128) return code <= BLANK || code === COMMA || code === SEMICOLON;
  return /\s/.test(String.fromCharCode(code));
}

/** Control characters that do not occur in text; tabs, line ends and form feeds are normal. */
function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 9 || (code > 13 && code < 26)) return true;
  }
  return false;
}

function isMarked(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Splits a text into lines at any line end and trims them. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/).map((line) => line.trim());
}
