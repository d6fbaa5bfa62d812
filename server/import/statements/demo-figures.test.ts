import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { createReport } from '#server/import/content-problem.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { figuresOf, listBare, measuresOf } from './bare-figures.fixtures.ts';

const demo = fileURLToPath(new URL('../../../content/', import.meta.url));

async function readDemo() {
  const folder = await readSourceFolder(demo);
  const { statements, pages, articles } = readContent(folder, createReport());
  const all = statements.flatMap(({ record }) => record);
  const listBareOf = (place: string, figures: (locale: string) => RegExp) =>
    localeCodes.flatMap((locale) => {
      const says = all.flatMap((statement) =>
        statement.says.flatMap((said) =>
          said.in === place ? { words: said.words[locale], statement } : [],
        ),
      );
      const text = folder.files.get(`${place}/${locale}.md`)?.text ?? '';
      return listBare(figures(locale), text, { locale, says }).map((one) => `${locale}: ${one}`);
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

test('Every measure of articles, guides and pages of applications is bound to a statement', async () => {
  const { pages, articles, listBareOf } = await readDemo();
  const ofKind = pages.filter(({ code }) => /^(?:guide|application)-/.test(code));
  const places = [
    ...articles.map(({ code }) => `articles/${code}`),
    ...ofKind.map(({ code }) => `pages/${code}`),
  ];
  expect(places.length).toBeGreaterThan(40);
  const bare = places.flatMap((place) =>
    listBareOf(place, measuresOf).map((figure) => `${place}/${figure}`),
  );
  expect(bare).toEqual([]);
});
