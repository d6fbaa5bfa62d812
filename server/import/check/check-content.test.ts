import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsOf } from '#core/problems-of.fixtures.ts';
import { checkContent } from '#server/import/check/check-content.ts';
import { nimba, variants } from '#server/import/check/mistake.fixtures.ts';
import { mistakesInAttributes } from '#server/import/check/mistakes-in-attributes.fixtures.ts';
import { mistakesInCalculators } from '#server/import/check/mistakes-in-calculators.fixtures.ts';
import { mistakesInEditorial } from '#server/import/check/mistakes-in-editorial.fixtures.ts';
import { mistakesInEprel } from '#server/import/check/mistakes-in-eprel.fixtures.ts';
import { mistakesInForms } from '#server/import/check/mistakes-in-forms.fixtures.ts';
import { mistakesInRecords } from '#server/import/check/mistakes-in-records.fixtures.ts';
import { mistakesInSearchWords } from '#server/import/check/mistakes-in-search-words.fixtures.ts';
import { mistakesInVariants } from '#server/import/check/mistakes-in-variants.fixtures.ts';
import { plantedMistakes } from '#server/import/check/planted/planted-mistakes.fixtures.ts';
import { copyContent, fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

/** Templates of everything that was found. */
const told = new Set<string>();

async function check(folder: string) {
  const report = createReport();
  const options = { report, knownSizes: new Map(), withPhotometry: true, onProgress() {} };
  await checkContent(await readSourceFolder(folder), options);
  for (const { problem } of [...report.errors, ...report.warnings]) told.add(problem.template);
  return {
    errors: report.errors.map((error) => formatProblem(error, 'content/')),
    warnings: report.warnings.map((warning) => formatProblem(warning, 'content/')),
  };
}

test('Good content has no errors, and a warning for each record with files to come', async () => {
  const { errors, warnings } = await check(fixtureFolder);
  expect(errors).toEqual([]);
  expect(warnings).toEqual([
    "content/catalogue/products/ctr10/product.yaml line 19, field images.0.file: the file 'catalogue/products/ctr10/images/three-quarter.webp' does not exist. The site does without until then.",
    "content/catalogue/products/vel400/product.yaml: 2 files that it names do not exist yet, the first is 'catalogue/products/vel400/images/three-quarter.webp'. The site does without until then.",
  ]);
});

test('The form of the guide is without errors', async () => {
  const guide = await readFile('docs/content.md', 'utf8');
  const [, form = ''] = /### A form: `forms\/contact.*?```yaml\n(.*?)```/s.exec(guide) ?? [];
  expect(form).toContain('code: contact');
  const content = await copyContent();
  await content.write('forms/contact.yaml', form);
  const { errors } = await check(content.folder);
  expect(errors).toEqual([]);
});

test.each([
  ...mistakesInVariants,
  ...mistakesInAttributes,
  ...mistakesInEprel,
  ...mistakesInRecords,
  ...mistakesInCalculators,
  ...mistakesInEditorial,
  ...mistakesInForms,
  ...mistakesInSearchWords,
])('In %s, %j written as %j is reported', async (file, from, to, expected) => {
  const content = await copyContent();
  await content.edit(file, from, to);
  const { errors } = await check(content.folder);
  expect(errors.toSorted()).toEqual(expected.toSorted());
});

test.each([
  [
    'stockists.csv',
    '39.4697,-0.3718',
    '37.3891,-5.9845',
    "content/places/stockists.csv row 4, column latitude: 37.3891, -5.9845 is 540 km from Valencia, where postcode '46004' belongs. Write latitude and longitude as a map gives them, or correct the postcode.",
  ],
  [
    'showrooms.yaml',
    'latitude: 53.3811',
    'latitude: 50.8',
    "content/places/showrooms.yaml line 11, field 0.latitude: 50.8, -1.4701 is 287 km from Sheffield, where postcode 'S1 2GA' belongs. Write latitude and longitude as a map gives them, or correct the postcode.",
  ],
])('Coordinates in %s far from their postcode are a warning', async (file, from, to, expected) => {
  const content = await copyContent();
  await content.edit(`places/${file}`, from, to);
  const { errors, warnings } = await check(content.folder);
  expect(errors).toEqual([]);
  expect(warnings.join('\n')).toContain(expected);
});

test('An invalid photometric file is reported with its line', async () => {
  const content = await copyContent();
  const file = 'catalogue/products/nim120/photometry/NIM120-12-830-W.ldt';
  await content.write(file, 'Lumbrera\r\n1\r\n9\r\n');
  const { errors } = await check(content.folder);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(
    "row 2, column photometry: 'NIM120-12-830-W.ldt' cannot be read. LDT line 3:",
  );
});

test('Missing records are reported: a page without a language, a product without variants, no menus', async () => {
  const content = await copyContent();
  await content.remove('pages/quality/es.md');
  await content.remove(variants);
  await content.remove('site/menus.yaml');
  const { errors } = await check(content.folder);
  expect(errors).toContain(
    'content/pages/quality/es.md: the file is missing. Write the page in this language too.',
  );
  expect(errors).toContain(
    'content/catalogue/products/nim120/variants.csv: the file is missing. Write at least one variant, a row below the header.',
  );
  expect(errors).toContain(
    'content/site/menus.yaml: the file is missing. Every page of the site needs it; docs/content.md shows one.',
  );
});

test('An article without a language and a page with an invalid block are reported', async () => {
  const content = await copyContent();
  await content.remove('articles/reading-ugr/es.md');
  const table = '{ type: table, title: Figures, head: [a, b], rows: [[x]] }';
  const products = '{ type: products, products: [NIM12] }';
  const words = '{ type: testimonials, testimonials: [nobody] }';
  const form = '{ type: form, form: nothing }';
  const blocks = `updated: 2026-06-02\nblocks: [${table}, ${products}, ${words}, ${form}]`;
  await content.edit('pages/quality/en.md', 'updated: 2026-06-02', blocks);
  expect((await check(content.folder)).errors.toSorted()).toEqual([
    'content/articles/reading-ugr/es.md: the file is missing. Write the article in this language too.',
    expect.stringContaining('field blocks.0.rows.0: has 1 cells where the head has 2.'),
    expect.stringContaining("field blocks.1.products.0: 'NIM12' is not a known product."),
    expect.stringContaining("field blocks.2.testimonials.0: 'nobody' is not a known testimonial."),
    expect.stringContaining("field blocks.3.form: 'nothing' is not a known form."),
  ]);
});

test('A broken picture and a file of an unknown kind are reported', async () => {
  const content = await copyContent();
  await content.write('media/scenes/interior.webp', 'no picture');
  await content.write('catalogue/products/nim120/notes.txt', 'to be sorted');
  const { errors, warnings } = await check(content.folder);
  expect(errors).toEqual([
    'content/media/scenes/interior.webp: the picture cannot be read. Export it again; an SVG needs a viewBox.',
  ]);
  expect(warnings).toContain(
    'content/catalogue/products/nim120/notes.txt: nothing uses this file. Name it in a record, move it to its place, or remove it.',
  );
});

test('Pictures of finishes that no variant has, and finishes that no picture shows, are reported', async () => {
  const content = await copyContent();
  await content.edit(nimba, '- file: front.webp', '- file: front.webp\n    finish: brass');
  const { errors, warnings } = await check(content.folder);
  expect(errors).toEqual([]);
  expect(warnings).toContain(
    "content/catalogue/products/nim120/product.yaml line 47, field images.1.finish: no variant is 'brass'. Name the finish that the picture shows, or remove the picture.",
  );
  expect(warnings).toContain(
    "content/catalogue/products/nim120/product.yaml line 43, field images: no picture shows the finish 'white', so those variants have none. Add one with finish: white.",
  );
});

test('The same light source with two EPREL numbers is a warning', async () => {
  const content = await copyContent();
  await content.edit(
    variants,
    ',D,1203456,,NIM120-12-830-W-DD.ldt',
    ',C,1203460,,NIM120-12-830-W-DD.ldt',
  );
  const { errors, warnings } = await check(content.folder);
  expect(errors).toEqual([]);
  expect(warnings).toContain(
    "content/catalogue/products/nim120/variants.csv row 4, column eprel: '1203460' differs from '1203456' in row 2, which has the same power, light colour and size. The class is that of the light source, not of the luminaire with its optic: state the same number and class.",
  );
});

test('All errors are reported at once', async () => {
  const content = await copyContent();
  await content.edit(variants, ',80,3,19,', ',8O,3,19,');
  await content.edit(nimba, 'warranty_years: 5', 'warranty_years: five');
  await content.edit('site/options.yaml', 'email: uk@example.com', 'email: uk.example.com');
  expect((await check(content.folder)).errors).toHaveLength(3);
});

test('The rest of an invalid record is checked at once: its references, files, links and addresses', async () => {
  const content = await copyContent();
  await content.edit(nimba, 'warranty_years: 5', 'warranty_years: five');
  await content.edit(nimba, 'file: front.webp\n    alt:', 'file: side.tiff\n    alternative:');
  await content.edit(nimba, 'similar: [VEL400]', 'similar: [VEL500]');
  await content.edit(nimba, '(page:quality)', '(page:qualities)');
  await content.edit(nimba, 'es: nimba-120-downlight-empotrable', 'es: velo-400-baliza');
  await content.edit(variants, 'NIM120/12/830/W,', 'VEL400/1,');
  const page = 'pages/quality/en.md';
  await content.edit(page, 'title: Quality', 'titel: Quality');
  await content.edit(page, 'product:NIM120', 'product:NIM12');
  const { errors } = await check(content.folder);
  const expected = [
    'field warranty_years: ',
    'field images.1.alt: is missing',
    'field images.1.alternative: is not a known field',
    "field images.1.file: 'side.tiff'",
    "field similar.0: 'VEL500' is not a known product",
    "'page:qualities' leads nowhere",
    "field slug.es: 'velo-400-baliza' is used already",
    "column sku: 'VEL400/1'",
    'field title: is missing',
    'field titel: is not a known field',
    "'product:NIM12' leads nowhere",
  ];
  for (const part of expected) expect(errors).toContainEqual(expect.stringContaining(part));
});

test('A wrong value or name of a field has no consequences elsewhere', async () => {
  const content = await copyContent();
  for (const file of [nimba, 'pages/quality/en.md', 'articles/choosing-light/article.yaml']) {
    const text = await readFile(join(fixtureFolder, file), 'utf8');
    const fields = [...text.matchAll(/^ *(?:- )?(\w+): (\S.*)$/gm)];
    expect(fields.length).toBeGreaterThan(5);
    for (const [line, name, value = ''] of fields.filter((field) => field[1] !== 'code')) {
      for (const [from, to] of [
        [value, '{ wrong: 1 }'],
        [`${name}:`, 'unknown_name:'],
      ] as const) {
        const changed = line.replace(from, to);
        await content.write(file, text.replace(line, changed));
        const { errors } = await check(content.folder);
        const elsewhere = errors.filter((error) => !error.startsWith(`content/${file}`));
        expect({ changed, elsewhere }).toEqual({ changed, elsewhere: [] });
      }
    }
    await content.write(file, text);
  }
});

test.each(plantedMistakes)('A planted mistake is reported: %s', async (expected, plant) => {
  const content = await copyContent();
  await plant(content);
  const { errors, warnings } = await check(content.folder);
  expect([...errors, ...warnings]).toContainEqual(expect.stringContaining(expected));
});

/** Checks with tests of their own. */
const elsewhere = /check-(?:change|declarations)|\.(?:test|fixtures)\./;

test('Everything that a check may find was planted here', () => {
  const modules = globSync('server/import/check/*.ts').filter((file) => !elsewhere.test(file));
  const problems = modules.flatMap((file) => problemsOf(readFileSync(file, 'utf8')));
  expect(problems.length).toBeGreaterThan(70);
  expect(problems.filter((template) => !told.has(template))).toEqual([]);
});
