import { missing } from '#core/missing.ts';

/** The seven modules of a digit with odd parity on the left, bars as 1 (ISO/IEC 15420, set A). */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const;

/** Parity of the six digits on the left, which says the first digit: A odd, B even. */
const parities = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
] as const;

const GUARD = '101';
const CENTRE = '01010';

const invert = (modules: string) => modules.replace(/./g, (bit) => (bit === '1' ? '0' : '1'));
const reverse = (modules: string) => [...modules].reverse().join('');

/**
 * Returns the 95 modules of the bar code EAN-13 of a GTIN, dark as 1 (ISO/IEC 15420); null for a number that is none: not
 * of 12 or 13 digits, or with a wrong check digit.
 */
export function encodeEan13(gtin: string): string | null {
  const code = gtin.padStart(13, '0');
  if (!/^\d{12,13}$/.test(gtin) || !hasCheckDigit(code)) return null;
  const digits = [...code].map(Number);
  const parity = parities[digits[0] ?? missing()] ?? missing();
  const left = digits.slice(1, 7).map((digit, index) => {
    const modules = odd[digit] ?? missing();
    // Set B is set C reversed, and set C is set A inverted.
    return parity[index] === 'A' ? modules : reverse(invert(modules));
  });
  const right = digits.slice(7).map((digit) => invert(odd[digit] ?? missing()));
  return [GUARD, ...left, CENTRE, ...right, GUARD].join('');
}

/** GS1: weights 1 and 3 from the left of thirteen digits; the sum is a multiple of ten. */
function hasCheckDigit(code: string): boolean {
  const sum = [...code].reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 0 ? 1 : 3);
  }, 0);
  return sum % 10 === 0;
}
