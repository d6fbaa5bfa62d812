import { Parser } from 'saxen';
import { UnreadableFile } from '#server/import/unreadable-file.ts';
import { WorkbookError } from '#server/import/workbook/workbook-error.ts';

type XmlEvents = {
  /** @param name without its namespace. */
  onOpen?: (name: string, attributes: () => Record<string, string>) => void;
  onClose?: (name: string) => void;
  onText?: (text: string) => void;
  /** Without it, a document type is refused. */
  onDocumentType?: (text: string) => void;
};

const PIECE_BYTES = 1 << 16;
/** Large: the parser begins again with each piece at what the one before left open. */
const PIECE_CHARACTERS = 1 << 22;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos);/gi;
/** A character that XML cannot hold, as workbooks write it: `_x000D_`. */
const ESCAPE = /_x([\da-f]{4})_/gi;

/**
 * Reads a part of a workbook piece by piece. No reference but those to characters is resolved.
 * @throws WorkbookError for invalid XML and for a document type, which no workbook has.
 */
export function readXml(bytes: Uint8Array, events: XmlEvents): void {
  parsePieces(decodePieces(bytes), events);
}

/** The same for a document that is decoded already. */
export function readXmlText(text: string, events: XmlEvents): void {
  parsePieces(cutPieces(text), events);
}

function parsePieces(pieces: Iterable<string>, events: XmlEvents): void {
  const { onOpen, onClose, onText, onDocumentType } = events;
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error instanceof UnreadableFile ? error : new WorkbookError('broken');
  });
  parser.on('attention', (text) => {
    if (!onDocumentType) throw new WorkbookError('document-type');
    onDocumentType(text);
  });
  if (onOpen) parser.on('openTag', (name, attributes) => onOpen(localName(name), attributes));
  if (onClose) parser.on('closeTag', (name) => onClose(localName(name)));
  if (onText) {
    parser.on('text', (text) => onText(decode(text)));
    parser.on('cdata', onText);
  }
  for (const piece of pieces) parser.write(piece);
  parser.end();
}

function* decodePieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8');
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    yield decoder.decode(bytes.subarray(start, start + PIECE_BYTES), { stream: true });
  }
  yield decoder.decode();
}

function* cutPieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    yield text.slice(start, start + PIECE_CHARACTERS);
  }
}

/** The text of an attribute. */
export function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, characterOf);
}

function characterOf(reference: string): string {
  const name = reference.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return NAMED[name] ?? reference;
  const code = Number(name.startsWith('#x') ? `0${name.slice(1)}` : name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}

/** A text of a cell without the escapes of workbooks. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPE, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function isUtf16(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xfe;
}
