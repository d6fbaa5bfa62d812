import { describe, expect, it } from 'vitest';
import { decodeText, splitLines } from './decode-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const refuse = (bytes: Uint8Array, code: string, values = {}) =>
  expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ code, values }));

/** UTF-16 with its byte order mark. */
function encodeWide(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  [0xfeff, ...Array.from(text, (sign) => sign.charCodeAt(0))].forEach((code, index) => {
    view.setUint16(2 * index, code, isLittle);
  });
  return bytes;
}

describe('decodeText', () => {
  it.each([
    ['utf-8', encode('\uFEFFñ 1')],
    ['utf-16le', encodeWide('ñ 1', true)],
    ['utf-16be', encodeWide('ñ 1', false)],
  ])('reads %s by its mark, and reports the mark', (encoding, bytes) => {
    const { text, findings } = decodeText(bytes);
    expect(text).toBe('ñ 1');
    expect(findings).toMatchObject([{ code: 'byte-order-mark', line: 1, values: { encoding } }]);
  });

  it.each([
    ['utf-16le', true],
    ['utf-16be', false],
  ] as const)('reads %s without its mark, and reports it', (encoding, isLittle) => {
    const { text, findings } = decodeText(encodeWide('Ardea ñ 1\r\n', isLittle).subarray(2));
    expect(text).toBe('Ardea ñ 1\r\n');
    expect(findings).toMatchObject([{ code: 'wide-text', line: 1, values: { encoding } }]);
  });

  it.each([
    ['PNG', '\x89PNG\r\n\x1a\n\0\0'],
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['PDF', '%PDF-1.7\n'],
    ['Word', '\xd0\xcf\x11\xe0\xa1'],
  ])('rejects a %s by its name', (format, text) => {
    refuse(
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
      'document',
      { format },
    );
  });

  it.each([
    [[0xff, 0x41], 'ÿA'],
    [[0x41, 0xfe], 'Aþ'],
    [[0xfe, 0x41], 'þA'],
    [[0x41, 0xff], 'Aÿ'],
    [[0xef, 0xbb, 0x41], 'ï»A'],
    [[0xef, 0x41, 0xbf], 'ïA¿'],
    [[0x41, 0xbb, 0xbf], 'A»¿'],
    [[0x80], '€'],
    [[0xc3, 0xb1], 'ñ'],
  ])('reads the bytes %j, half a mark or none, as %s', (bytes, expected) => {
    const { text, findings } = decodeText(Uint8Array.from(bytes));
    expect(text).toBe(expected);
    expect(findings).toEqual([]);
  });

  it('ends at the end-of-file byte of DOS', () => {
    const { text, findings } = decodeText(encode('1\r\n2\u001Agarbage\u001A'));
    expect(text).toBe('1\r\n2');
    expect(findings.map(({ code }) => code)).toEqual(['dos-end-of-file']);
  });

  it.each([
    ['1\r2', ['line-ends']],
    ['1\r\n2', []],
    ['1\n2', []],
    ['1\r2\n3', []],
    ['1', []],
  ])('reports the line ends of old Macintosh computers: %j', (text, codes) => {
    expect(decodeText(encode(text)).findings.map(({ code }) => code)).toEqual(codes);
  });

  it.each([0, 1, 8, 14, 25])('rejects the control character %i as binary', (code) => {
    refuse(encode(`1${String.fromCharCode(code)}`), 'binary');
    refuse(encode(`${String.fromCharCode(code)}1`), 'binary');
    refuse(encode(`${'1'.repeat(3999)}${String.fromCharCode(code)}`), 'binary');
    expect(decodeText(encode(`${'1'.repeat(4000)}${String.fromCharCode(code)}`)).findings).toEqual(
      [],
    );
  });

  it.each([9, 10, 11, 12, 13, 27, 32])('accepts the character %i', (code) => {
    expect(decodeText(encode(`1${String.fromCharCode(code)}\n2`)).text).toContain('1');
  });

  it('rejects nothing, blanks, and more than ten megabytes', () => {
    refuse(new Uint8Array(), 'empty');
    refuse(encode(' \r\n\t'), 'empty');
    refuse(new Uint8Array(10_000_000).fill(32), 'empty');
    refuse(new Uint8Array(10_000_001).fill(32), 'too-large', { megabytes: 10 });
  });

  const MOST = 1_100_000;
  const tooMany = { max: MOST };

  it.each([' ', '\t', ',', ';', '\u00a0', '\u3000', ' , '])(
    'counts words with %j between them, as many as 1000 planes of 1000 angles need',
    (separator) => {
      expect(decodeText(encode(`1${separator}`.repeat(MOST))).text).toHaveLength(
        MOST * (1 + separator.length),
      );
      refuse(encode(`${separator}1`.repeat(MOST + 1)), 'too-many-values', tooMany);
    },
  );

  it.each(['.', '\u007f', '\u0080', 'é'])('takes %j as a part of a word', (sign) => {
    expect(decodeText(encode(`1${sign}`.repeat(MOST + 1))).findings).toEqual([]);
  });

  it.each(['\n', '\r', '\r\n'])('counts lines that end with %j', (end) => {
    expect(decodeText(encode(`x${end.repeat(MOST)}x`)).text).toHaveLength(2 + end.length * MOST);
    refuse(encode(`${end.repeat(MOST + 1)}x`), 'too-many-values', tooMany);
  });
});

describe('splitLines', () => {
  it('splits at any line end and trims', () => {
    expect(splitLines(' 1\r\n2 \r3\n\n4')).toEqual(['1', '2', '3', '', '4']);
  });
});
