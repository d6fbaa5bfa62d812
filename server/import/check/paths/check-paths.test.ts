import { expect, test } from 'vitest';
import { checkPaths } from '#server/import/check/paths/check-paths.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { folderOf, sourceOf } from '#server/import/read/source-folder.ts';

function check(...paths: string[]) {
  const report = createReport();
  const sources = paths.map((path) => sourceOf({ path, absolute: path }, Buffer.from('')));
  checkPaths(folderOf(sources), report);
  return {
    errors: report.errors.map((error) => formatProblem(error, 'content/')),
    warnings: report.warnings.map((warning) => formatProblem(warning, 'content/')),
  };
}

test('files of usual folders are good', () => {
  expect(
    check(
      'site/menus.yaml',
      'catalogue/products/nim120/product.yaml',
      'catalogue/products/nim120/variants.csv',
      'articles/ugr/article.yaml',
      'articles/ugr/en.md',
    ),
  ).toEqual({ errors: [], warnings: [] });
});

test('a file below a file is an error: no folder can have both', () => {
  expect(check('site/menus.yaml', 'site/menus.yaml/old/x.md').errors).toEqual([
    'content/site/menus.yaml/old/x.md: is below site/menus.yaml, which is a file. Write it into a folder.',
  ]);
});

test('names that some systems take for one are told', () => {
  const paths = ['pages/caf\u00e9.md', 'pages/Cafe\u0301.md', 'pages/cafe.md'];
  expect(check(...paths)).toEqual({
    errors: [],
    warnings: [
      'content/pages/Cafe\u0301.md: differs from pages/caf\u00e9.md in capitals only. Rename one of them.',
    ],
  });
});

test('variants without a product and texts without an article are errors: nobody would see them', () => {
  expect(check('catalogue/products/new100/variants.csv', 'articles/new/es.md').errors).toEqual([
    'content/catalogue/products/new100/variants.csv: belongs to a record that is missing. Add catalogue/products/new100/product.yaml, or remove this file.',
    'content/articles/new/es.md: belongs to a record that is missing. Add articles/new/article.yaml, or remove this file.',
  ]);
});
