import { expect, test } from 'vitest';
import { mapLocales } from '#core/i18n/locales.ts';
import type { ContentGap } from '#core/studio/content-gap.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport } from '#server/import/content-problem.ts';
import { listGaps } from '#server/import/gaps/list-gaps.ts';
import { readContent } from '#server/import/read/read-content.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const product = 'catalogue/products/nim120';
const record = `${product}/product.yaml`;

type Edit = [path: string, from: string, to: string];

async function gapsAfter(...edits: Edit[]) {
  const content = await copyContent();
  for (const edit of edits) await content.edit(...edit);
  return listGaps(readContent(await readSourceFolder(content.folder), createReport()));
}

const ofProduct = ({ gaps }: { gaps: ContentGap[] }, kind: ContentGap['kind']) =>
  gaps.find((gap) => gap.code === 'NIM120' && gap.kind === kind);

test('a drawing and a model that are there are no gap; removed, each is one at its field', async () => {
  const whole = await gapsAfter();
  expect(ofProduct(whole, 'drawing')).toBeUndefined();
  expect(ofProduct(whole, 'model')).toBeUndefined();
  const without = await gapsAfter([record, 'model_3d: model.glb\n', '']);
  expect(ofProduct(without, 'model')).toMatchObject({
    ...{ missing: 1, of: 1, path: record, field: 'model_3d', category: 'downlights' },
  });
});

test('a finish without its picture is named, as soon as there are several', async () => {
  const one = await gapsAfter();
  expect(ofProduct(one, 'finish-picture')).toBeUndefined();
  const table = `${product}/variants.csv`;
  const black: Edit = [table, '4000 K, blanco",white', '4000 K, negro",black'];
  const white: Edit = [record, 'three-quarter.webp', 'three-quarter.webp\n    finish: white'];
  expect(ofProduct(await gapsAfter(black, white), 'finish-picture')).toMatchObject({
    ...{ missing: 1, of: 2, field: 'images', details: [mapLocales(() => 'black')] },
  });
});

test('a variant with light and without a photometric file is one in its table', async () => {
  expect(ofProduct(await gapsAfter(), 'photometry')).toBeUndefined();
  const path = `${product}/variants.csv`;
  const found = await gapsAfter([path, ',NIM120-12-830-W.ldt', ',']);
  expect(ofProduct(found, 'photometry')).toMatchObject({ path, field: 'photometry', missing: 1 });
});

test('variants without a spectrum or a GTIN are counted in their table', async () => {
  const found = await gapsAfter();
  const path = `${product}/variants.csv`;
  const spectrum = ofProduct(found, 'spectrum');
  expect(spectrum).toMatchObject({ path, field: 'spectrum' });
  expect(spectrum?.missing).toBe(spectrum?.of);
  expect(ofProduct(found, 'gtin')).toMatchObject({ path, field: 'gtin' });
});

test('a sentence that is the same in both languages is not translated', async () => {
  const sentence = 'Driver with plug connection';
  const found = await gapsAfter([record, 'es: Driver con conexión rápida', `es: ${sentence}`]);
  expect(ofProduct(found, 'untranslated')).toMatchObject({ field: 'features.1', missing: 1 });
  expect(ofProduct(await gapsAfter(), 'untranslated')).toBeUndefined();
});

test('titles that search engines cut, or that two pages share, are found in their language', async () => {
  const long = 'Nimba 120, a recessed downlight for offices, receptions and long corridors';
  const cut = await gapsAfter([record, 'title: { en: Nimba 120,', `title: { en: '${long}',`]);
  const found = ofProduct(cut, 'long-title');
  expect(found).toMatchObject({ field: 'title.en', of: 65 });
  expect(found?.missing).toBeGreaterThan(long.length);
  const shared = await gapsAfter([record, 'es: Nimba 120 }', 'es: Velo 400 }']);
  const details = [mapLocales(() => 'VEL400')];
  expect(ofProduct(shared, 'shared-title')).toMatchObject({ field: 'title.es', details });
});
