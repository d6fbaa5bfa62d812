import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';

/** More than any file of photometry has: 721 planes of 721 angles in 16 characters each are 8.3 MB. */
const MAX_BYTES = 10_000_000;
/** More than 1000 planes of 1000 angles, the most that either format is read with. */
const MAX_VALUES = 1_100_000;

const [LINE_FEED, BLANK, COMMA, SEMICOLON] = [10, 32, 44, 59];

export type DecodedText = { text: string; findings: Finding[] };

/**
 * The text of a photometric file. Neither EULUMDAT nor LM-63 can say how it is encoded: byte order marks are believed,
 * then UTF-8 where every byte fits, then Windows-1252, which holds ISO-8859-1.
 *
 * @throws PhotometryError for no bytes, too many, more values than a distribution has, and bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > MAX_BYTES) throw new PhotometryError('too-large', { megabytes: 10 });
  const encoding = detectEncoding(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes);
  const findings: Finding[] = [];
  const hasMark = bytes.length > 1 && (isMarked(bytes) || encoding.startsWith('utf-16'));
  if (hasMark) findings.push(createFinding('byte-order-mark', { encoding }, 1));
  const [text = '', ...rest] = decoded.replace(/^\uFEFF/, '').split('\u001A');
  if (rest.length > 0) findings.push(createFinding('dos-end-of-file'));
  if (text.trim() === '') throw new PhotometryError('empty');
  if (hasControls(text.slice(0, 4000))) throw new PhotometryError('binary');
  if (hasTooManyValues(text)) throw new PhotometryError('too-many-values', { max: MAX_VALUES });
  if (/\r(?!\n)/.test(text) && !text.includes('\n')) findings.push(createFinding('line-ends'));
  return { text, findings };
}

function detectEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Whether there are more words or lines than any distribution has: both take memory many times their bytes. */
function hasTooManyValues(text: string): boolean {
  // A word takes two characters, with what parts it from the next; a line takes one.
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

/** Control characters that no text has; tabs, line ends and form feeds are usual. */
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

/** The lines of a text, whatever ends them, without blanks around them. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\n|\r/).map((line) => line.trim());
}
