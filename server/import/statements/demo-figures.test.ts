import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { figuresOf, listBare, measuresOf } from './bare-figures.fixtures.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));

async function readDemo() {
  const folder = await readSourceFolder(demo);
  const { statements, pages, articles } = readContent(folder, createReport());
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
  return { pages, articles, files: [...folder.files.keys()], listBareOf };
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
