import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const tokens = new URL('../app/styles/tokens.css', import.meta.url);
const fonts = new URL('../node_modules/@fontsource-variable/hanken-grotesk/', import.meta.url);
const source = new URL('files/hanken-grotesk-latin-wght-normal.woff2', fonts);
/** Features that browsers enable by default, and tabular figures for tables. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'mark', 'mkmk', 'rlig', 'tnum'];

/**
 * Reads the faces of the web font from the style sheet, the one needed by every page first.
 *
 * @returns {{ file: string, characters: string, min: number, max: number }[]} name of the file beside the style sheet,
 *   every character of its `unicode-range`, and its lightest and heaviest weight
 */
export function readWebFonts() {
  const faces = readFileSync(tokens, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
  return faces.flatMap((face) => {
    const [, file] = /url\("\.\/([^"]+)"\)/.exec(face) ?? [];
    if (!file) return [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face);
    const [, ranges] = /unicode-range:([^;]+);/.exec(face);
    return [{ file, characters: charactersOf(ranges), min: Number(min), max: Number(max) }];
  });
}

/**
 * Builds the web font files: each face with its characters, in the weights and features that the style sheets use.
 *
 * @returns {Promise<{ file: string, font: Buffer }[]>}
 */
export function makeWebFonts() {
  const whole = readFileSync(source);
  return Promise.all(
    readWebFonts().map(async ({ file, characters, min, max }) => ({
      file,
      font: await subsetFont(whole, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min, max } },
        keepFeatures: FEATURES,
      }),
    })),
  );
}

/** Lists every character of a `unicode-range` such as `U+20-7E, U+A0`. */
function charactersOf(ranges) {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, first, last = first]) => {
      const [from, to] = [first, last].map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, offset) =>
        String.fromCodePoint(from + offset),
      );
    })
    .join('');
}
