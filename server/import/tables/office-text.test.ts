import { expect, test } from 'vitest';
import { inEnglish, say } from '#core/say.ts';
import { decodeOfficeText } from '#server/import/tables/office-text.ts';

const bytes = (...list: number[]) => new Uint8Array(list);
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const faultOf = (data: Uint8Array) => decodeOfficeText(data).fault;

test('UTF-8 and UTF-16 are read with and without a byte order mark, without a word', () => {
  const text = 'código;Diseño, Ø 165 mm\r\n';
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  const files = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    little,
    Buffer.concat([bytes(0xff, 0xfe), little]),
    big,
    Buffer.concat([bytes(0xfe, 0xff), big]),
  ];
  for (const file of files) expect(decodeOfficeText(file)).toEqual({ text, fault: null });
  expect(decodeOfficeText(bytes())).toEqual({ text: '', fault: null });
});

test('Windows-1252 is read and said, with a word to compare', () => {
  // 0x80 is the euro sign, 0x96 a dash with spaces around it, 0xF1 ñ.
  const file = Buffer.concat([
    latin('Foco de dise\xf1o '),
    bytes(0x96),
    latin(' 12 '),
    bytes(0x80),
  ]);
  expect(decodeOfficeText(file)).toEqual({
    text: 'Foco de diseño – 12 €',
    fault: expect.objectContaining({
      severity: 'warn',
      problem: say`is not UTF-8 and was read as Windows-1252, for example '${'diseño'}'`,
    }),
  });
  expect(faultOf(latin('the manufacturer\x92s name, in English'))?.severity).toBe('warn');
});

test.each([
  // Mac Roman has ñ at 0x96 and ó at 0x97; MS-DOS (850) has ñ at 0xA4 and á at 0xA0.
  ['Mac Roman', latin('dise\x96o, regulaci\x97n')],
  ['MS-DOS', latin('dise\xa4o, c\xa0mara')],
  ['a byte that Windows-1252 does not have', latin('dise\xf1o \x81')],
])('Letters of %s are refused', (_, file) => {
  const fault = faultOf(file);
  expect(fault?.severity).toBe('error');
  expect(fault && inEnglish(fault.problem)).toContain('cannot be told');
});

test.each([
  ['lost', 'Dise\ufffdo', "'Dise\ufffdo'"],
  ['encoded twice', 'un foco de diseÃ±o', "'diseÃ±o'"],
  ['encoded twice', 'Ta 25 Â°C', "'Â°C'"],
])('Letters that are %s are refused', (_, text, word) => {
  const fault = faultOf(Buffer.from(text));
  expect(fault?.severity).toBe('error');
  expect(fault && inEnglish(fault.problem)).toContain(word);
});

test('Capital Ã in a Portuguese name is no fault', () => {
  expect(faultOf(Buffer.from('ILUMINAÇÃO SÃO PAULO'))).toBeNull();
});
