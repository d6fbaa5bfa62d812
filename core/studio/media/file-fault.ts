import { endOf } from '#core/studio/media/media-item.ts';

/** Why the bytes of a file are not what its name says, or may not be served. */
export type FileFault = 'file-kind' | 'file-broken' | 'file-longer' | 'file-active';

type Check = (bytes: Uint8Array) => FileFault | null;

const latin = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(0, start), Math.min(end, bytes.length)));

const starts = (bytes: Uint8Array, head: string): boolean => latin(bytes, 0, head.length) === head;

const numberAt = (bytes: Uint8Array, at: number, isLittle: boolean): number =>
  at + 4 <= bytes.length
    ? new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, isLittle)
    : -1;

/** The end of a file against the end that it names itself: what follows is another file, or a part is missing. */
function faultOfEnd(bytes: Uint8Array, end: number): FileFault | null {
  if (end === bytes.length) return null;
  return end < bytes.length && end >= 0 ? 'file-longer' : 'file-broken';
}

const begins =
  (head: string): Check =>
  (bytes) =>
    starts(bytes, head) ? null : 'file-kind';

/** PNG, second edition, 5.3: chunks of length, type, data, CRC, the last of which is IEND. */
function checkPng(bytes: Uint8Array): FileFault | null {
  if (!starts(bytes, '\x89PNG\r\n\x1a\n')) return 'file-kind';
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = latin(bytes, at + 4, at + 8);
    at += 12 + numberAt(bytes, at, false);
    if (type === 'IEND') return faultOfEnd(bytes, at);
  }
  return 'file-broken';
}

function checkJpeg(bytes: Uint8Array): FileFault | null {
  if (!starts(bytes, '\xff\xd8\xff')) return 'file-kind';
  return latin(bytes, bytes.length - 2, bytes.length) === '\xff\xd9' ? null : 'file-longer';
}

function checkWebp(bytes: Uint8Array): FileFault | null {
  if (!starts(bytes, 'RIFF') || latin(bytes, 8, 12) !== 'WEBP') return 'file-kind';
  return faultOfEnd(bytes, 8 + numberAt(bytes, 4, true));
}

/** ISO/IEC 14496-12, 4.2: boxes of length and type. */
function checkBoxes(brands: RegExp): Check {
  return (bytes) => {
    if (latin(bytes, 4, 8) !== 'ftyp' || !brands.test(latin(bytes, 8, 12))) return 'file-kind';
    let at = 0;
    while (at + 8 <= bytes.length) {
      const size = numberAt(bytes, at, false);
      // 0: to the end of the file; 1: a length of eight bytes follows.
      if (size === 0) return null;
      const long = numberAt(bytes, at + 8, false) * 2 ** 32 + numberAt(bytes, at + 12, false);
      const length = size === 1 ? long : size;
      if (length < 8) return 'file-broken';
      at += length;
    }
    return faultOfEnd(bytes, at);
  };
}

/** glTF 2.0, 4.4: header, then a chunk of JSON. */
function checkGlb(bytes: Uint8Array): FileFault | null {
  if (!starts(bytes, 'glTF') || numberAt(bytes, 4, true) !== 2) return 'file-kind';
  const fault = faultOfEnd(bytes, numberAt(bytes, 8, true));
  if (fault) return fault;
  const isJson = latin(bytes, 16, 20) === 'JSON' && bytes[20] === 0x7b;
  return isJson ? null : 'file-broken';
}

const TAIL = 1024;

function checkPdf(bytes: Uint8Array): FileFault | null {
  if (!starts(bytes, '%PDF-')) return 'file-kind';
  const tail = latin(bytes, bytes.length - TAIL, bytes.length);
  const end = tail.lastIndexOf('%%EOF');
  if (end < 0) return 'file-broken';
  if (tail.slice(end + 5).trim() !== '') return 'file-longer';
  return runsSomething(bytes) ? 'file-active' : null;
}

/** Actions of ISO 32000-1, 12.6.4, that run scripts and programs; signs of names may be written as #4a. Those within compressed objects are not seen. */
function runsSomething(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  const names = text.replace(/#([\da-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return /\/(?:JavaScript|Launch|RichMedia)\b/.test(names);
}

/** Anything in an SVG that runs, loads or embeds: scripts, events, foreign content, addresses beyond its own parts. */
const ACTIVE = [
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener|audio|video)[\s/>]/i,
  /\son[a-z]+\s*=/i,
  /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i,
  /(?:java|vb)script\s*:/i,
  /attributeName\s*=\s*["']\s*(?:[\w.-]+:)?(?:href|on)/i,
  /(?:^|[\s"'])(?:[\w.-]+:)?(?:href|src)\s*=\s*(?:"\s*(?!#|data:image\/(?:png|jpeg|webp)[;,])[^"\s]|'\s*(?!#|data:image\/(?:png|jpeg|webp)[;,])[^'\s])/i,
  /@import|(?:image-set|src)\(|url\(\s*["']?\s*(?!#)[^)"'\s]/i,
];

/** A text as browsers read it: without references of XML, and escapes of CSS. */
function unescapeSvg(text: string): string {
  const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
  return text
    .replace(/&#x([\da-f]+);/gi, (_, hex) => characterOf(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits) => characterOf(Number(digits)))
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex) => characterOf(Number.parseInt(hex, 16)))
    .replace(/\\(.)/g, '$1');
}

function checkSvg(bytes: Uint8Array): FileFault | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'file-kind';
  }
  const plain = text.replace(/<!--[\s\S]*?-->/g, '');
  if (!/^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(plain))
    return 'file-kind';
  if (!/<\/svg>\s*$/i.test(plain)) return 'file-broken';
  // With its comments: what looks like one may be within CDATA.
  const plainest = unescapeSvg(text);
  return ACTIVE.some((pattern) => pattern.test(text) || pattern.test(plainest))
    ? 'file-active'
    : null;
}

/** ZIP, APPNOTE 4.3.16: the directory ends with a record that says how long its comment is. */
function checkZip(bytes: Uint8Array): FileFault | null {
  if (!starts(bytes, 'PK\x03\x04')) return 'file-kind';
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 65_535); at -= 1) {
    if (latin(bytes, at, at + 4) !== 'PK\x05\x06') continue;
    const comment = (bytes[at + 20] ?? 0) + 256 * (bytes[at + 21] ?? 0);
    return faultOfEnd(bytes, at + 22 + comment);
  }
  return 'file-broken';
}

/** Spectra and photometric tables are texts; what they say is read by the check of the content. */
function checkText(bytes: Uint8Array): FileFault | null {
  return bytes.length === 0 || bytes.includes(0) ? 'file-kind' : null;
}

/** WebVTT, 4.1: its name, then nothing, a space or a line. */
function checkVtt(bytes: Uint8Array): FileFault | null {
  return /^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(latin(bytes, 0, 10))
    ? checkText(bytes)
    : 'file-kind';
}

const checks: Readonly<Record<string, Check>> = {
  png: checkPng,
  jpg: checkJpeg,
  webp: checkWebp,
  avif: checkBoxes(/^(?:avif|avis|mif1)$/),
  svg: checkSvg,
  glb: checkGlb,
  mp4: checkBoxes(/^(?:isom|iso\d|mp4[12]|avc1|M4V |dash)$/),
  webm: begins('\x1a\x45\xdf\xa3'),
  pdf: checkPdf,
  zip: checkZip,
  gldf: checkZip,
  ldt: checkText,
  ies: checkText,
  spdx: checkText,
  vtt: checkVtt,
  dwg: begins('AC10'),
  rfa: begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
};

/**
 * Compares the bytes of a media file with the end of its path, whatever the browser calls it. Pictures are also to be decoded, and
 * photometry to be read, by those who call this.
 * @returns `file-kind`: something else, or of no kind that the site serves; `file-broken`: it ends too early; `file-longer`: more
 * follows than the file has; `file-active`: it could run or load something.
 */
export function findFileFault(path: string, bytes: Uint8Array): FileFault | null {
  const check = checks[endOf(path)];
  return check ? check(bytes) : 'file-kind';
}
