// `npm run generate:font`: the web font, cut to what the pages show of it: the weights of their style sheets and the
// forms that these ask for. Every character that the package has for western Europe stays. Its result is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const fonts = new URL('../node_modules/@fontsource-variable/hanken-grotesk/', import.meta.url);
const target = new URL('../app/styles/hanken-grotesk.woff2', import.meta.url);

/** Code points, first and last, of what the package calls Latin. */
const CHARACTERS = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];
/** What browsers apply by themselves, and figures of one width for tables. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];
const WEIGHTS = { min: 400, max: 700 };

const source = new URL('files/hanken-grotesk-latin-wght-normal.woff2', fonts);
const text = CHARACTERS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
).join('');
const font = await subsetFont(readFileSync(source), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
});
writeFileSync(target, font);
console.log(`${font.length} bytes`);
