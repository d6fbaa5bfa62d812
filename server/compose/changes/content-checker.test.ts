import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missing } from '#core/missing.ts';
import type { WrittenFile } from '#core/studio/changes/change-set.ts';
import { type CheckJob, createChecker } from '#server/compose/changes/check-job.ts';
import { createContentChecker } from '#server/compose/changes/create-content-checker.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';
const VARIANTS = 'catalogue/products/vel400/variants.csv';

async function edited(path: string, from: string, to: string) {
  const text = await readFile(join(fixtureFolder, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold '${from}'.`);
  return { path, text: text.replace(from, to), upload: null };
}

test('a checker that has checked before finds what a new one finds', async () => {
  const base = { folder: await readSourceFolder(fixtureFolder), sizes: new Map() };
  const remembering = createChecker();
  const job = (files: WrittenFile[]): Omit<CheckJob, 'base'> => ({
    ...{ version: 1, wants: 'findings' },
    changes: { files, uploads: '' },
  });
  expect(await remembering({ ...job([]), base: null })).toBeNull();
  const states = [
    [],
    [await edited(PRODUCT, 'code: VEL400', 'code: VEL 400')],
    [await edited(VARIANTS, ',80,', ',8O,')],
    [await edited(VARIANTS, ',540,', ',5400,')],
    [{ path: 'glossary/photometry.yaml', text: 'a: [', upload: null }],
    [{ path: 'site/options.yaml', text: null, upload: null }],
    [{ path: 'media/none.csv', text: 'a\n', upload: null }],
    [],
    [await edited(VARIANTS, ',540,', ',5400,'), await edited(PRODUCT, 'Frosted ring', 'Opal ring')],
    [await edited(PRODUCT, 'archetype: bollard', 'archetype: emergency')],
    [
      await edited(
        PRODUCT,
        'warranty_years',
        'attributes: { emergency_duration_min: 60 }\nwarranty_years',
      ),
    ],
    [await edited(VARIANTS, ',540,60,', ',540,90,')],
    [await edited('site/options.yaml', 'name: Lumbrera Iluminación', 'name: Lumbrera Luz')],
    [await edited('declarations/vel400.yaml', '    - lvd', '    - red')],
    [{ path: 'declarations/vel400.yaml', text: null, upload: null }],
    [await edited('declarations/nim120.yaml', 'product: NIM120', 'product: VEL400')],
    [{ path: 'glossary/photometry.yaml', text: null, upload: null }],
    [await edited('catalogue/categories/bollards.yaml', 'calculator: road', 'calculator: room')],
  ];
  const results: string[] = [];
  for (const files of states) {
    const isFirst = results.length === 0;
    const found = await remembering({ ...job(files), base: isFirst ? base : null });
    expect(found).toEqual(await createChecker()({ ...job(files), base }));
    results.push(JSON.stringify(found));
  }
  const [unchanged] = results;
  expect(results.map((result) => result !== unchanged)).toEqual([
    ...[false, true, true, true, true, true, true, false, true],
    ...[true, true, true, true, true, true, true, true, false],
  ]);
});

describeEachDatabase('The findings of a change set', (createPlace) => {
  test('come from a thread, at their fields; meanwhile those before are told', async () => {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const { version, warnings } = await importContent(db, { folder: fixtureFolder, dataDir });
    const { media } = openSiteFiles({ dataDir });
    const checker = createContentChecker({ db, dataDir, media });
    onTestFinished(checker.close);
    const wrong = { id: 'one', version, changes: [await edited(VARIANTS, ',80,', ',8O,')] };
    expect(checker.find(wrong)).toEqual({
      state: 'checking',
      errors: [],
      existing: [],
      warnings: [],
    });
    const poll = { timeout: 60_000 };
    await expect.poll(() => checker.find(wrong).state, poll).toBe('done');
    expect(checker.find(wrong).errors).toMatchObject([
      { file: VARIANTS, place: { row: 2 }, field: 'cri', value: '8O' },
    ]);
    const right = { ...wrong, changes: [await edited(PRODUCT, 'Frosted ring', 'Opal ring')] };
    expect(checker.find(right)).toMatchObject({ state: 'checking', errors: [{ field: 'cri' }] });
    await expect.poll(() => checker.find(right).state, poll).toBe('done');
    expect(checker.find(right)).toEqual({ state: 'done', errors: [], existing: [], warnings });
  });

  test('are those of the last of many saves: no queue fills, none is refused', async () => {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const { version } = await importContent(db, { folder: fixtureFolder, dataDir });
    const { media } = openSiteFiles({ dataDir });
    const checker = createContentChecker({ db, dataDir, media });
    onTestFinished(checker.close);
    const texts = Array.from({ length: 40 }, (_, at) => `,8O${at},`);
    const files = await Promise.all(texts.map((text) => edited(VARIANTS, ',80,', text)));
    const states = files.map((file) => ({ id: 'one', version, changes: [file] }));
    for (const state of states) expect(checker.find(state).state).toBe('checking');
    const last = states.at(-1) ?? missing();
    expect(await checker.settle(last)).toMatchObject({
      state: 'done',
      errors: [{ value: '8O39' }],
    });
    // Those in between were never checked.
    expect(checker.find(states[20] ?? missing())).toMatchObject({
      ...{ state: 'checking', errors: [{ value: '8O39' }] },
    });
  });

  test('are those of what is typed; of several drafts the latest is checked', async () => {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const { version, warnings } = await importContent(db, { folder: fixtureFolder, dataDir });
    const { media } = openSiteFiles({ dataDir });
    const checker = createContentChecker({ db, dataDir, media });
    onTestFinished(checker.close);
    const draft = (change: WrittenFile) => ({ id: 'one', version, changes: [change] });
    const [first, second, last] = await Promise.all([
      checker.checkDraft('ana', draft(await edited(VARIANTS, ',80,', ',8O,'))),
      checker.checkDraft('ana', draft(await edited(VARIANTS, ',80,', ',8OO,'))),
      checker.checkDraft('ana', draft(await edited(PRODUCT, 'Frosted ring', 'Opal ring'))),
    ]);
    expect(first?.errors).toMatchObject([{ file: VARIANTS, field: 'cri', value: '8O' }]);
    expect(second).toBeNull();
    expect(last).toEqual({ errors: [], existing: [], warnings });
    const again = draft(await edited(PRODUCT, 'code: VEL400', 'code: VEL 400'));
    expect((await checker.checkDraft('ana', again))?.errors.length).toBeGreaterThan(0);
  });

  test('of a draft are refused with 503 while the site closes, in the middle of a check and after it', async () => {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const { version } = await importContent(db, { folder: fixtureFolder, dataDir });
    const { media } = openSiteFiles({ dataDir });
    const checker = createContentChecker({ db, dataDir, media });
    const draft = { id: 'one', version, changes: [await edited(VARIANTS, ',80,', ',8O,')] };
    const refused = { id: 'busy', status: 503, retryAfterS: 5 };
    const during = expect(checker.checkDraft('ana', draft)).rejects.toMatchObject(refused);
    await checker.close();
    await during;
    await expect(checker.checkDraft('ana', draft)).rejects.toMatchObject(refused);
    await expect(checker.listMedia(draft)).rejects.toMatchObject(refused);
    expect(checker.find(draft).state).toBe('failed');
  });

  test('that cannot be had are said so', async () => {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const { version } = await importContent(db, { folder: fixtureFolder, dataDir });
    await db.destroy();
    const { media } = openSiteFiles({ dataDir });
    const checker = createContentChecker({ db, dataDir, media });
    onTestFinished(checker.close);
    const checked = { id: 'one', version, changes: [] };
    await expect.poll(() => checker.find(checked).state, { timeout: 60_000 }).toBe('failed');
    expect(checker.find(checked)).toEqual({
      state: 'failed',
      errors: [],
      existing: [],
      warnings: [],
    });
  });
});
