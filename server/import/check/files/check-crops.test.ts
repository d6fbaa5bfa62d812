import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CROPS_PATH } from '#core/content/crop-record.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { formatProblem } from '#server/import/content-problem.ts';
import { checkFolder, importContent } from '#server/import/import-content.ts';

const PICTURE = 'media/scenes/interior.webp';
const crop = (file: string, { left = 10, width = 50 } = {}) =>
  `- { file: ${file}, left: ${left}, top: 0, width: ${width}, height: 50 }\n`;

test.each([
  [crop(PICTURE), []],
  [
    crop(PICTURE, { left: 60 }),
    [
      'line 1, field 0.width: the crop ends at 110 %, beyond the picture. Write less, or begin further left or above.',
    ],
  ],
  [
    crop(PICTURE) + crop(PICTURE),
    [
      "line 2, field 1.file: 'media/scenes/interior.webp' is cropped already above. Remove one of the two.",
    ],
  ],
  [
    crop('media/brand/dark.svg'),
    ["line 1, field 0.file: 'media/brand/dark.svg' is no picture. Only pictures are cropped."],
  ],
  [
    crop('media/scenes/interiors.webp'),
    [
      "line 1, field 0.file: the file 'media/scenes/interiors.webp' does not exist. Did you mean 'media/scenes/interior.webp'? Correct the path, or remove the crop.",
    ],
  ],
])('Of %s is said %j', async (text, expected) => {
  const { folder, write } = await copyContent();
  await write(CROPS_PATH, text);
  const { errors, warnings } = await checkFolder({ folder });
  const own = [...errors, ...warnings].filter(({ file }) => file === CROPS_PATH);
  const said = own.map((problem) => formatProblem(problem, 'content/'));
  expect(said).toEqual(expected.map((one) => `content/media/crops.yaml ${one}`));
});

describeEachDatabase('A cropped picture', (createPlace) => {
  test('is stored as its part, another part beside it, the whole one with the content only', async () => {
    const { open, dataDir } = await createPlace();
    const db = await open();
    const store = createMediaStore(dataDir);
    const { folder, write } = await copyContent();
    const whole = await sharp(await readFile(`${folder}/${PICTURE}`)).metadata();
    async function stored() {
      const { version } = await importContent(db, {
        folder,
        dataDir,
        force: true,
        onto: undefined,
      });
      const { hash, width, height, size_bytes } = await db.read
        .selectFrom('media')
        .select(['hash', 'width', 'height', 'size_bytes'])
        .where('version', '=', version)
        .where('path', '=', PICTURE)
        .executeTakeFirstOrThrow();
      const file = await store.find(hash);
      const bytes = await readFile(file?.path ?? '');
      const metadata = await sharp(bytes).metadata();
      expect([metadata.width, metadata.height, metadata.format]).toEqual([width, height, 'webp']);
      expect(bytes.length).toBe(size_bytes);
      return { hash, width, height };
    }
    await write(CROPS_PATH, crop(PICTURE));
    const part = await stored();
    expect(part).toMatchObject({ width: whole.width / 2, height: whole.height / 2 });
    const files = await db.read
      .selectFrom('content_file')
      .select('is_media')
      .where('path', '=', PICTURE)
      .execute();
    expect(files).toEqual([{ is_media: 0 }]);
    expect(await stored()).toEqual(part);
    await write(CROPS_PATH, crop(PICTURE, { left: 0 }));
    expect((await stored()).hash).not.toBe(part.hash);
  });
});
