import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { wordRecordSchema } from '#core/content/word-record.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { formatProblem } from '#server/import/content-problem.ts';
import { checkFolder } from '#server/import/import-content.ts';
import { findUnwanted } from './find-unwanted.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const beam = {
  language: 'es',
  write: 'apertura de haz',
  not: ['ángulo de haz'],
};
const figures = { language: 'es', write: '18 400', not: ['##.###'] };
const records = [beam, figures].map((record) => wordRecordSchema.parse(record));

test.each([
  ['Un ángulo de\nhaz de 15°', []],
  ['El Ángulo de haz de 15°', ['Ángulo de haz']],
  ['unos 18.400 m²', ['18.400']],
  ['Los ángulos de haz, 18 400 m², 1.18.400 y 0,18.400', []],
  ['keywords: [ángulo de haz]', []],
  ["  es: [ángulo de haz, 'otro']", []],
])('In %j the unwanted words are %j', (text, expected) => {
  expect(findUnwanted(text, records).map(({ word }) => word)).toEqual(expected);
});

test('A planted word is reported with its line and the word to write; another language may have it', async () => {
  const content = await copyContent();
  await content.write('site/words.yaml', `- { language: es, write: apertura, not: [ángulo] }\n`);
  await content.edit('articles/choosing-light/es.md', 'sobre la mesa.', 'en un ángulo.');
  await content.edit('articles/choosing-light/en.md', 'on the table.', 'of the ángulo.');
  const { errors } = await checkFolder({ folder: content.folder, checkPhotometry: false });
  expect(errors.map((error) => formatProblem(error, 'content'))).toEqual([
    "content/articles/choosing-light/es.md line 9: 'ángulo' has another word. Write apertura, or except the file in site/words.yaml.",
  ]);
});

test('The texts of the site use the same words as its content', async () => {
  const list = parse(await readFile(join(root, 'content/site/words.yaml'), 'utf8'));
  const wanted = z.array(wordRecordSchema).parse(list);
  const folder = join(root, 'core/i18n/messages');
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /(^|\/)es\.json$/.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  // Figures on screens are those of `formatNumber`; the list's are for prose.
  const spanish = wanted.filter(({ language, not }) => language === 'es' && !/#/.test(not.join()));
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(findUnwanted(text, spanish), file).toEqual([]);
  }
});
