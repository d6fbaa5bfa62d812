import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { lacksAlt } from '#core/studio/media/media-item.ts';
import { withChanges } from '#server/import/changes/version-folder.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { createReport } from '#server/import/content-problem.ts';
import { listMedia } from '#server/import/list-media.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

const CATEGORY = 'catalogue/categories/interior.yaml';
const SCENE = 'media/scenes/interior.webp';
const ALT = /^ {2}alt: .*$/m;

/** The picture of a category whose record has another text. */
async function findScene(change: (text: string) => string) {
  const before = await readFile(join(fixtureFolder, CATEGORY), 'utf8');
  const files = [{ path: CATEGORY, text: change(before), upload: null }];
  const source = await readSourceFolder(fixtureFolder);
  const folder = await withChanges(source, { files, uploads: '' }, null);
  const listed = await listMedia(folder, { report: createReport(), knownSizes: new Map() });
  const scene = listed.find(({ path }) => path === SCENE);
  const use = scene?.uses.find(({ file }) => file === CATEGORY);
  return { use, lacks: scene && lacksAlt(scene) };
}

test('a record without a description is invalid, and still uses its picture', async () => {
  const whole = await findScene((text) => text);
  expect(whole.lacks).toBe(false);
  expect(whole.use?.alt?.en).toContain('Reception');
  const empty = await findScene((text) => text.replace(ALT, "  alt: { en: '', es: Recepción }"));
  expect(empty.lacks).toBe(true);
  expect(empty.use).toMatchObject({ field: 'image.file', alt: { en: '', es: 'Recepción' } });
  const without = await findScene((text) => text.replace(ALT, ''));
  expect(without.lacks).toBe(true);
  expect(Object.keys(without.use?.alt ?? {})).toEqual([...localeCodes]);
  const broken = await findScene((text) => `${text}\n  - [`);
  expect(broken.use).toBeUndefined();
});
