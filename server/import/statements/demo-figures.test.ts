import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { missing } from '#core/missing.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { checkCatalogueStatement } from '#server/import/statements/check-catalogue-statement.ts';
import { figuresOf, listBare, measuresOf } from './bare-figures.fixtures.ts';
import { plainSpaces } from './spell-figure.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));

/** `each of our …`, `every product`, `all variants`: what only the whole catalogue can make true, in the languages of the demo. */
const general: Partial<Record<LocaleCode, RegExp>> = {
  en: /\b(?:(?:every|each|all|none)(?: of)? our|(?:every|each) (?:product|variant|luminaire and strip)\b|all (?:products|variants|versions)\b|for every luminaire\b)/gi,
  es: /(?<!\p{L})(?:tod[oa]s nuestr[oa]s|cada un[oa] de nuestr[oa]s|cada (?:producto|variante)(?!\p{L})|tod[oa]s (?:los productos|las variantes|las versiones))/giu,
};
/** What pages and documents make of whatever the catalogue has, as their own tests hold. */
const bySoftware: Partial<Record<LocaleCode, readonly string[]>> = {
  en: [
    'On each product page under Downloads',
    'A row for each variant and a column for each feature',
    'For each product with phase dimming the *compatibility list*',
    'All products',
  ],
  es: [
    'En la página de cada producto, en Descargas',
    'Una fila por cada variante y una columna por cada característica',
    'En cada producto con regulación por fase, la *lista de compatibilidad*',
    'Todos los productos',
  ],
};

const reading = readSourceFolder(demo);

async function readDemo() {
  const folder = await reading;
  const content = readContent(folder, createReport());
  const { statements, pages, articles } = content;
  const all = statements.flatMap(({ record }) => record);
  /** Texts of a place in a language: of a page or article the only one, of a YAML file all of them. */
  const textsOf = (place: string, locale: LocaleCode) => {
    const text = folder.files.get(place)?.text ?? folder.files.get(`${place}/${locale}.md`)?.text;
    return place.endsWith('.yaml') ? listTexts(parse(text ?? ''), locale) : [text ?? ''];
  };
  const listBareOf = (place: string, figures: (locale: string) => RegExp) =>
    localeCodes.flatMap((locale) => {
      const says = all.flatMap((statement) =>
        statement.says.flatMap((said) =>
          said.in === place ? { words: said.words[locale], statement } : [],
        ),
      );
      return textsOf(place, locale)
        .flatMap((text) => listBare(figures(locale), text, { locale, says }))
        .map((figure) => `${place}/${locale}: ${figure}`);
    });
  /** Sentences about all of something in a place that no statement has. */
  const listUnboundOf = (place: string) =>
    localeCodes.flatMap((locale) => {
      const said = all.flatMap(({ says }) =>
        says.flatMap((one) => (one.in === place ? plainSpaces(one.words[locale]) : [])),
      );
      return textsOf(place, locale).flatMap((text) => {
        const plain = plainSpaces(text);
        return [...plain.matchAll(general[locale] ?? missing())]
          .filter(({ index, 0: found }) => {
            const isIn = (words: string) => {
              const from = plain.indexOf(words);
              return from >= 0 && from <= index && index + found.length <= from + words.length;
            };
            return ![...said, ...(bySoftware[locale] ?? missing())].some(isIn);
          })
          .map(
            ({ index, 0: found }) =>
              `${place}/${locale}: ${plain.slice(index - 30, index)}${found}`,
          );
      });
    });
  return { content, pages, articles, files: [...folder.files.keys()], listBareOf, listUnboundOf };
}

/** Texts of a record in a language, without the words that visitors type. */
function listTexts(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'keywords') return [];
    return key === locale && typeof inner === 'string' ? [inner] : listTexts(inner, locale);
  });
}

test('Every figure of the case studies is bound to a statement', async () => {
  const { pages, listBareOf } = await readDemo();
  const studies = pages.filter(({ code }) => code.startsWith('case-') && code !== 'case-studies');
  expect(studies.length).toBeGreaterThan(7);
  const bare = studies.flatMap(({ code }) => listBareOf(`pages/${code}`, figuresOf));
  expect(bare).toEqual([]);
});

test('Every measure of articles, pages, questions and terms is bound to a statement', async () => {
  const { pages, articles, files, listBareOf } = await readDemo();
  const places = [
    ...articles.map(({ code }) => `articles/${code}`),
    ...pages.map(({ code }) => `pages/${code}`),
    ...files.filter((path) => /^(?:faqs|glossary)\/.*\.yaml$/.test(path)),
  ];
  expect(places.length).toBeGreaterThan(80);
  expect(places.flatMap((place) => listBareOf(place, measuresOf))).toEqual([]);
});

test('Every sentence about all products or variants is bound to a statement', async () => {
  const { pages, articles, files, listUnboundOf } = await readDemo();
  const places = [
    ...articles.map(({ code }) => `articles/${code}`),
    ...pages.map(({ code }) => `pages/${code}`),
    ...files.filter((path) => /^(?:faqs|catalogue\/(?:categories|families))\/.*\.yaml$/.test(path)),
    'site/options.yaml',
  ];
  expect(places.flatMap(listUnboundOf)).toEqual([]);
});

test.each<[Record<string, unknown>, string]>([
  [{ eprel: null }, 'names the number of its source'],
  [{ photometry: null }, 'comes with its photometric file'],
])('A variant with %o makes a sentence about all of them false', async (lacks, words) => {
  const { content } = await readDemo();
  const statement = content.statements
    .flatMap(({ record }) => record)
    .find(({ says }) => says.some((said) => said.words.en.includes(words)));
  if (statement?.check !== 'every') throw new Error(`No statement says '${words}'.`);
  expect(checkCatalogueStatement(statement, content).isTrue).toBe(true);
  const [first, ...others] = content.products;
  const [variant, ...rest] = first?.variants ?? [];
  if (!first || !variant) throw new Error('The demo has no variants.');
  const changed = { ...variant, record: { ...variant.record, ...lacks } };
  const products = [{ ...first, variants: [changed, ...rest] }, ...others];
  expect(checkCatalogueStatement(statement, { ...content, products }).isTrue).toBe(false);
});
