import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { plainSpaces } from './spell-figure.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));

const amounts: Record<string, string> = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|hundred',
  es: 'un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veinte|treinta|cuarenta|cincuenta|cien',
};
const units: Record<string, string> = {
  en: 'lx|lux|%|per cent|kWh|MWh|kW|months?|years?',
  es: 'lx|lux|%|por ciento|kWh|MWh|kW|mes|meses|años?',
};
/** Parts of a whole: 'a tenth', 'half of', 'la cuarta parte'. */
const parts: Record<string, string> = {
  en: 'half of|(?:a|one|two|three|four|five) (?:thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|tenths?)',
  es: 'mitad de|(?:\\p{L}+) (?:tercios?|cuartos|quintos?|sextos?)|(?:tercera|cuarta|quinta|sexta|séptima|octava|décima)s? partes?',
};

/** What articles and guides measure; their years and halves are those of ordinary speech. */
const measures = 'lx|lux|%|per cent|por ciento|kWh|MWh|kW|W|V|cd/m²';

const amountOf = (locale: string) =>
  `(?:\\d+(?:[.,]\\d+)*(?: \\d{3})*|(?<!\\p{L})(?:${amounts[locale]}))`;

/** Every figure with a unit, and parts of a whole. */
function figuresOf(locale: string): RegExp {
  const figure = `(?:${amountOf(locale)} (?:${units[locale]})|(?<!\\p{L})(?:${parts[locale]}))`;
  return new RegExp(`${figure}(?![\\p{L}\\d])`, 'giu');
}

function measuresOf(locale: string): RegExp {
  return new RegExp(`${amountOf(locale)} (?:${measures})(?![\\p{L}\\d])`, 'giu');
}

/** Figures of a text that none of the words hold. */
function listBare(figures: RegExp, text: string, words: readonly string[]): string[] {
  const plain = plainSpaces(text).replaceAll("''", "'");
  const held = words.map(plainSpaces).flatMap((one) => {
    const at = plain.indexOf(one);
    return at < 0 ? [] : [{ from: at, to: at + one.length }];
  });
  return [...plain.matchAll(figures)]
    .filter(({ index, 0: found }) => {
      const to = index + found.length;
      return !held.some((span) => span.from <= index && to <= span.to);
    })
    .map(({ 0: found }) => found);
}

test('Figures outside the words of statements are found, in digits and in words', () => {
  const text = 'From 130 to 220 lx, 4 % less: two years, nineteen months, a tenth of 11,200 m².';
  expect(listBare(figuresOf('en'), text, [])).toEqual([
    '220 lx',
    '4 %',
    'two years',
    'nineteen months',
    'a tenth',
  ]);
  expect(listBare(figuresOf('en'), text, ['to 220 lx', 'two years, nineteen months'])).toEqual([
    '4 %',
    'a tenth',
  ]);
  const spanish = 'De 12 a 2,9 MWh, la décima parte; dieciséis meses y 33 350 lx.';
  expect(listBare(figuresOf('es'), spanish, ['a 2,9 MWh'])).toEqual([
    'décima parte',
    'dieciséis meses',
    '33 350 lx',
  ]);
});

test('Measures are found beside the parts of longer units, and not in ordinary speech', () => {
  const text =
    'For ten years 14.4 W/m, 230 V, forty W and 38 cd/m² of 1.5 mm²; 5 Vatio, a third of 95 lm/W.';
  expect(listBare(measuresOf('en'), text, [])).toEqual(['14.4 W', '230 V', 'forty W', '38 cd/m²']);
  expect(listBare(measuresOf('es'), 'El 9 %, 1030 W y 33 350 lx.', ['El 9 %'])).toEqual([
    '1030 W',
    '33 350 lx',
  ]);
});

async function readDemo() {
  const folder = await readSourceFolder(demo);
  const { statements, pages, articles } = readContent(folder, createReport());
  const says = statements.flatMap(({ record }) => record.flatMap((one) => one.says));
  const listBareOf = (place: string, figures: (locale: string) => RegExp) =>
    localeCodes.flatMap((locale) => {
      const words = says.flatMap((said) => (said.in === place ? said.words[locale] : []));
      const text = folder.files.get(`${place}/${locale}.md`)?.text ?? '';
      return listBare(figures(locale), text, words).map((figure) => `${locale}: ${figure}`);
    });
  return { pages, articles, listBareOf };
}

test('Every figure of the case studies is bound to a statement', async () => {
  const { pages, listBareOf } = await readDemo();
  const studies = pages.filter(({ code }) => code.startsWith('case-') && code !== 'case-studies');
  expect(studies.length).toBeGreaterThan(7);
  const bare = studies.flatMap(({ code }) =>
    listBareOf(`pages/${code}`, figuresOf).map((figure) => `${code}/${figure}`),
  );
  expect(bare).toEqual([]);
});

/** Articles and guides that name experience, advice or settings as figures. None may be added. */
const partlyBound = [
  'articles/a-hotel-room',
  'articles/dimming-that-works',
  'articles/light-that-sells',
  'articles/lighting-aisles',
  'articles/little-light-outdoors',
  'articles/measuring-glare-outdoors',
  'articles/optics-compared',
  'articles/placing-sensors',
  'articles/tunable-white-at-work',
  'pages/guide-colour-temperature',
  'pages/guide-dimming',
];

test('Every measure of articles and guides is bound, but of those that give advice', async () => {
  const { pages, articles, listBareOf } = await readDemo();
  const guides = pages.filter(({ code }) => code.startsWith('guide-'));
  const places = [
    ...articles.map(({ code }) => `articles/${code}`),
    ...guides.map(({ code }) => `pages/${code}`),
  ];
  expect(places.length).toBeGreaterThan(28);
  const bare = places.map((place) => [place, listBareOf(place, measuresOf)] as const);
  const withBare = bare.filter(([, figures]) => figures.length > 0);
  const unexpected = withBare.filter(([place]) => !partlyBound.includes(place));
  expect(unexpected).toEqual([]);
  expect(withBare.map(([place]) => place).toSorted()).toEqual(partlyBound.toSorted());
});
