/** Mutation inputs: numbers that counts, angles and candela must never be. */
const nasty = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '360',
  '721',
  '1000',
  '99999999',
  '4294967296',
  '1e308',
  '-1e308',
  '1e-320',
  'NaN',
  'Infinity',
  '0x10',
  '1,5',
  '1 2 3',
  '\u0000',
  '\u001A',
  '\uFEFF',
  'TILT=INCLUDE',
  '[MORE]',
  'é',
  '1.2.3',
  '--1',
];

const cuts = 6;

/** Applies a few mutations to a file: typical damage by transfers, editors and other programs, and some untypical. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  let mutated = bytes;
  const times = 1 + Math.floor(random() * 4);
  for (let step = 0; step < times; step += 1) mutated = mutateOnce(mutated, random);
  return mutated;
}

function mutateOnce(bytes: Uint8Array, random: () => number): Uint8Array {
  const offset = Math.floor(random() * bytes.length);
  const kind = Math.floor(random() * cuts);
  if (kind === 0)
    return bytes.map((byte, index) => (index === offset ? Math.floor(random() * 256) : byte));
  if (kind === 1) return bytes.slice(0, offset);
  if (kind === 2)
    return concat(bytes.slice(0, offset), bytes.slice(offset + Math.floor(random() * 40)));
  if (kind === 3) {
    const piece = bytes.slice(offset, offset + Math.floor(random() * 400));
    return concat(bytes.slice(0, offset), piece, piece, bytes.slice(offset));
  }
  const text = nasty[Math.floor(random() * nasty.length)] ?? '';
  const word = new TextEncoder().encode(text);
  if (kind === 4) return concat(bytes.slice(0, offset), word, bytes.slice(offset));
  const lineEnd = bytes.indexOf(10, offset);
  const next = lineEnd < 0 ? bytes.length : bytes.indexOf(10, lineEnd + 1);
  return concat(bytes.slice(0, lineEnd + 1), word, bytes.slice(next < 0 ? bytes.length : next));
}

function concat(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
