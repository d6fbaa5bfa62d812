import { expect, test } from 'vitest';
import { findFilmCodec } from '#core/content/film-codec.ts';

const film = (box: string, ...rest: number[]) =>
  new Uint8Array(
    [...'....ftypisom....moov'.split(''), ...box].map((c) => c.charCodeAt(0)).concat(rest),
  );

test.each([
  ['H.264, high profile, level 3.1', film('avcC', 1, 0x64, 0, 0x1f), 'avc1.64001f'],
  ['AV1, main profile, level 3.1', film('av1C', 0x81, 0x05, 0x0c, 0), 'av01.0.05M.08'],
  ['AV1, high tier, 10 bits', film('av1C', 0x81, 0x2d, 0xc0, 0), 'av01.1.13H.10'],
  ['another codec', film('hvcC', 1, 2, 3), null],
  ['a file that ends within the box', film('avcC', 1), null],
])('Finds %s', (_, bytes, expected) => {
  expect(findFilmCodec(bytes)).toBe(expected);
});
