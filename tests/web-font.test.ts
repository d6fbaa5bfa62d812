import { glob, readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { makeWebFonts, readWebFonts } from '#scripts/web-fonts.mjs';

const fonts = new URL('../node_modules/@expo-google-fonts/hanken-grotesk/', import.meta.url);
const tokens = new URL('../app/styles/tokens.css', import.meta.url);

const TEXT = `${Object.values(await import('#core/i18n/messages/en.json')).join(' ')}
${Object.values(await import('#core/i18n/messages/es.json')).join(' ')}`
  .replaceAll('[object Object]', '')
  .slice(0, 20_000);

/** Returns the vertical metrics of a font file in em. */
async function readMetrics(path: URL) {
  const file = await readFile(path);
  const tableAt = (name: string) => file.readUInt32BE(file.indexOf(name, 12, 'latin1') + 8);
  const unitsPerEm = file.readUInt16BE(tableAt('head') + 18);
  const hhea = tableAt('hhea');
  return {
    ascent: file.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -file.readInt16BE(hhea + 6) / unitsPerEm,
  };
}

/** Returns the overrides of a fallback font, percentages as fractions. */
async function readFallback(weights: string) {
  const css = await readFile(tokens, 'utf8');
  const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
  const face = faces.find((block) => block.includes(`font-weight: ${weights};`)) ?? '';
  const percent = (name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1] ?? Number.NaN) / 100;
  return {
    size: percent('size-adjust'),
    ascent: percent('ascent-override'),
    descent: percent('descent-override'),
    gap: percent('line-gap-override'),
  };
}

// Helvetica has the same widths as Arial and Liberation Sans.
test.each([
  ['100 549', '400Regular/HankenGrotesk_400Regular.ttf', 'Helvetica'],
  ['550 900', '600SemiBold/HankenGrotesk_600SemiBold.ttf', 'Helvetica-Bold'],
])('The fallback for weights %s matches the web font metrics', async (weights, file, local) => {
  const path = new URL(file, fonts);
  const document = new PDFDocument();
  const widthIn = (font: string) => document.font(font).fontSize(1).widthOfString(TEXT);
  const { ascent, descent } = await readMetrics(path);
  const fallback = await readFallback(weights);
  const width = widthIn(fileURLToPath(path)) / widthIn(local);
  expect(Math.abs(fallback.size - width)).toBeLessThan(0.012);
  expect(fallback.ascent * fallback.size).toBeCloseTo(ascent, 2);
  expect(fallback.descent * fallback.size).toBeCloseTo(descent, 2);
  expect(fallback.gap).toBe(0);
});

test('No style uses a weight that the web font does not contain', async () => {
  const [, min, max] =
    /font-display: swap;\s+font-weight: (\d+) (\d+)/.exec(await readFile(tokens, 'utf8')) ?? [];
  const root = fileURLToPath(new URL('../app/', import.meta.url));
  let count = 0;
  for await (const path of glob('**/*.css', { cwd: root })) {
    const css = (await readFile(root + path, 'utf8')).replace(/@font-face \{[^}]*\}/g, '');
    for (const [, weight] of css.matchAll(/font-weight: (\d+)/g)) {
      count += 1;
      expect(Number(weight), path).toBeGreaterThanOrEqual(Number(min));
      expect(Number(weight), path).toBeLessThanOrEqual(Number(max));
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('The file that every page needs arrives in one round trip and has the letters of both languages', async () => {
  const [first, more] = readWebFonts();
  const { size } = await stat(new URL(`../app/styles/${first?.file}`, import.meta.url));
  // Ten segments of a new connection (the initial window), minus the response headers.
  expect(size).toBeLessThan(10 * 1460 - 500);
  const characters = new Set(first?.characters);
  const common = [...TEXT.replace(/\s/g, '')].filter((character) => characters.has(character));
  expect(common.length / TEXT.replace(/\s/g, '').length).toBeGreaterThan(0.998);
  expect([...(more?.characters ?? '')].filter((character) => characters.has(character))).toEqual(
    [],
  );
});

test('The files match the output of the generator for the style sheet', async () => {
  const made = await makeWebFonts();
  expect(made.map(({ file }) => file)).toEqual([
    'hanken-grotesk.woff2',
    'hanken-grotesk-more.woff2',
  ]);
  for (const { file, font } of made) {
    const committed = await readFile(new URL(`../app/styles/${file}`, import.meta.url));
    expect(committed.equals(font), `${file}: npm run generate:font`).toBe(true);
  }
});
