import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkReadable, createChangeCheck } from '#server/import/check/check-change.ts';
import { nimba } from '#server/import/check/mistake.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { formatProblem } from '#server/import/content-problem.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const options = { knownSizes: new Map(), withPhotometry: true, onProgress() {} };
const velo = 'catalogue/products/vel400/product.yaml';
const RIGHT = 'power_factor: 0.92';
const WRONG = 'spigot_mm: [60]';
const wrong = 'is stated, but applies to none of the variants';

type Content = Awaited<ReturnType<typeof copyContent>>;

/** What is found in content that has an error already, and then changes. */
async function findInChange(change: (content: Content) => Promise<unknown>, error = WRONG) {
  const content = await copyContent();
  await content.edit(nimba, RIGHT, error);
  const before = await readSourceFolder(content.folder);
  await change(content);
  const found = await createChangeCheck(before)(await readSourceFolder(content.folder), options);
  const tell = (problem: (typeof found.errors)[number]) => formatProblem(problem, 'content/');
  return { errors: found.errors.map(tell), existing: found.existing.map(tell) };
}

const changeFeature = (content: Content) => content.edit(velo, 'Frosted ring', 'Opal ring');

test('An error that the content had before does not refuse a change elsewhere', async () => {
  const { errors, existing } = await findInChange(changeFeature);
  expect(errors).toEqual([]);
  expect(existing).toEqual([expect.stringContaining(wrong)]);
});

test('It is found again on another line of its file, and not once its own line is changed', async () => {
  const moved = await findInChange((content) =>
    content.edit(nimba, 'code: NIM120', '\ncode: NIM120'),
  );
  expect([moved.errors.length, moved.existing.length]).toEqual([0, 1]);
  const edited = await findInChange((content) => content.edit(nimba, WRONG, 'spigot_mm: [76]'));
  expect(edited.errors).toEqual([expect.stringContaining(wrong)]);
  expect(edited.existing).toEqual([]);
});

test('Errors of the change refuse it, also the same ones elsewhere', async () => {
  const { errors, existing } = await findInChange((content) =>
    content.edit(velo, 'warranty_years', `attributes: { ${WRONG} }\nwarranty_years`),
  );
  expect(errors).toEqual([expect.stringContaining('vel400')]);
  expect(existing).toEqual([expect.stringContaining(wrong)]);
});

test('What could not be read refuses each change', async () => {
  const { errors, existing } = await findInChange(changeFeature, 'power_factor: 1.2');
  expect(errors).toEqual([expect.stringContaining('is above the limit of 1')]);
  expect(existing).toEqual([]);
});

test('A picture that cannot be read refuses each change', async () => {
  const content = await copyContent();
  await content.write('media/scenes/interior.webp', 'no picture');
  const before = await readSourceFolder(content.folder);
  await changeFeature(content);
  const found = await createChangeCheck(before)(await readSourceFolder(content.folder), options);
  expect(found.errors).toMatchObject([{ file: 'media/scenes/interior.webp' }]);
  expect(found.existing).toEqual([]);
});

test('Statements of content with errors are checked in a change', async () => {
  const statement = `- check: count
  of: products
  result: 77
  says:
    - in: articles/choosing-light
      words: { en: '77 products', es: '77 productos' }
`;
  const { errors, existing } = await findInChange(async ({ folder }) => {
    await mkdir(join(folder, 'statements'));
    await writeFile(join(folder, 'statements/texts.yaml'), statement);
  });
  expect(errors).toHaveLength(2);
  expect(errors[0]).toContain("'77 products' is not in articles/choosing-light/en.md");
  expect(existing).toEqual([expect.stringContaining(wrong)]);
});

test('An earlier version is only refused for what cannot be read', async () => {
  const content = await copyContent();
  await content.edit(nimba, RIGHT, WRONG);
  const readable = await checkReadable(await readSourceFolder(content.folder), options);
  expect(readable.errors).toEqual([]);
  expect(readable.existing).toHaveLength(1);
  await content.edit(nimba, WRONG, 'power_factor: 1.2');
  const unreadable = await checkReadable(await readSourceFolder(content.folder), options);
  expect(unreadable.errors).toHaveLength(1);
});
