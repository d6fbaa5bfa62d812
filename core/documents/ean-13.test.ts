import { expect, test } from 'vitest';
import { encodeEan13 } from '#core/documents/ean-13.ts';

/** Widths of space, bar, space, bar of a digit of odd parity, as scanners measure them. */
const widths = '3211 2221 2122 1411 1132 1231 1114 1312 1213 3112'.split(' ');
const firstDigits = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(
  ' ',
);

/** Reads a bar code as a scanner does: by the widths of its bars and spaces. */
function scan(modules: string): string {
  const runs = [...modules.matchAll(/1+|0+/g)].map(([run]) => run.length);
  expect(runs.slice(0, 3)).toEqual([1, 1, 1]);
  expect(runs.slice(27, 32)).toEqual([1, 1, 1, 1, 1]);
  expect(runs.slice(56)).toEqual([1, 1, 1]);
  const read = (start: number) => {
    const four = runs.slice(start, start + 4);
    const digit = widths.indexOf(four.join(''));
    if (digit >= 0) return { digit, parity: 'O' };
    return { digit: widths.indexOf(four.reverse().join('')), parity: 'E' };
  };
  const left = [3, 7, 11, 15, 19, 23].map(read);
  const right = [32, 36, 40, 44, 48, 52].map(read);
  const first = firstDigits.indexOf(left.map(({ parity }) => parity).join(''));
  return [first, ...[...left, ...right].map(({ digit }) => digit)].join('');
}

test.each(['9520001014437', '5901234123457', '4006381333931', '0012345678905'])(
  'The bar code of %s is read as this number',
  (gtin) => {
    const modules = encodeEan13(gtin) ?? '';
    expect(modules).toHaveLength(95);
    expect(scan(modules)).toBe(gtin);
  },
);

test('Twelve digits are those of a thirteen-digit number with a zero before them', () => {
  expect(encodeEan13('012345678905')).toBe(encodeEan13('0012345678905'));
});

test.each(['9520001014438', '96385074', '', '95200010144370', 'abcdefghijklm'])(
  '"%s" has no bar code',
  (gtin) => {
    expect(encodeEan13(gtin)).toBeNull();
  },
);
