import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openPublishedSite } from '#server/compose/changes/published-site.fixtures.ts';
import { createPreviewMedia } from '#server/compose/previews/preview-media.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { readBlob } from '#server/db/versions/source-versions.ts';
import { removeUnusedBlobs } from '#server/db/versions/unused-blobs.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';

const FRONT = 'catalogue/products/nim120/images/front.webp';
const DAY_MS = 24 * 60 * 60 * 1000;

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const draw = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .webp()
    .toBuffer();

describeEachDatabase('An uploaded file', (createPlace) => {
  async function setUp() {
    const site = await openPublishedSite(await createPlace());
    const { db, dataDir, files, studio, ben } = site;
    const seen = digest(await readFile(join(fixtureFolder, FRONT)));
    const upload = async (id: string, bytes: Uint8Array, hash = seen) => {
      await studio.media.upload(ben, { id, path: FRONT }, { hash, bytes });
      return digest(bytes);
    };
    const isStored = async (hash: string) => (await readBlob(db, hash)) !== null;
    async function exported(version: number): Promise<Uint8Array> {
      const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const { missing } = await exportVersion(db, { version, folder, media: files.media });
      expect(missing).toEqual([]);
      return readFile(join(folder, FRONT));
    }
    const preview = createPreviewMedia(db, {
      ...{ site: files.media, dataDir: join(dataDir, 'cache', 'previews', '2'), version: 2 },
    });
    return { ...site, seen, upload, isStored, exported, preview };
  }

  test('is shown in previews, then published and exported byte by byte', async () => {
    const { files, changes, studio, ben, begin, approve, ...site } = await setUp();
    const { id } = await begin();
    const red = await draw('red');
    const hash = await site.upload(id, red);
    const short = hash.slice(0, 16);
    expect((await changes.describe(id))?.files).toMatchObject([{ path: FRONT, kind: 'changed' }]);
    await studio.previews.start(ben, id);
    expect(await files.media.find(short)).toBeNull();
    const shown = await site.preview.find(short);
    expect(shown && (await readFile(shown.path))).toEqual(red);

    await approve(id);
    expect(await changes.publish(ben, id)).toBe(3);
    const stored = await files.media.find(short);
    expect(stored && (await readFile(stored.path))).toEqual(red);
    expect(await site.exported(3)).toEqual(red);
    expect(await site.exported(1)).toEqual(await readFile(join(fixtureFolder, FRONT)));
    // The media store has it now.
    expect(await site.isStored(hash)).toBe(false);
    expect(await studio.media.read({ id, path: FRONT })).toEqual(red);
  });

  test('is stored once, and as long as a change set needs it', async () => {
    const { db, changes, ben, begin, upload, isStored, seen, clock } = await setUp();
    const [one, other] = [await begin('One'), await begin('Other')];
    const [red, blue] = [await draw('red'), await draw('blue')];
    const hash = await upload(one.id, red);
    await upload(other.id, red);
    await upload(one.id, blue, hash);
    await removeUnusedBlobs(db, clock.now);
    expect(await isStored(hash)).toBe(true);
    await changes.revertFile(ben, other.at(FRONT));
    expect(await isStored(hash)).toBe(true);
    await removeUnusedBlobs(db, clock.now);
    expect([await isStored(hash), await isStored(digest(blue))]).toEqual([false, true]);

    await changes.step(ben, one.id, { to: 'withdrawn', text: '' });
    await removeUnusedBlobs(db, clock.now + 29 * DAY_MS);
    expect(await isStored(digest(blue))).toBe(true);
    await removeUnusedBlobs(db, clock.now + 31 * DAY_MS);
    expect(await isStored(digest(blue))).toBe(false);
    expect((await changes.describe(one.id))?.files).toEqual([]);
    await changes.step(ben, one.id, { to: 'draft', text: '' });
    await upload(one.id, red, seen);
    expect(await isStored(hash)).toBe(true);
  });

  test('that another version has replaced, too, is a conflict that a person decides', async () => {
    const { db, dataDir, changes, ben, begin, approve, upload, studio } = await setUp();
    const [mine, theirs] = [await begin('Mine'), await begin('Theirs')];
    const [red, blue] = [await draw('red'), await draw('blue')];
    const [hash, other] = [await upload(mine.id, red), await upload(theirs.id, blue)];
    await approve(theirs.id);
    await changes.publish(ben, theirs.id);
    await expect(changes.rebase(ben, mine.id, [])).rejects.toMatchObject({
      values: { code: 'merge-undecided', conflicts: [{ path: FRONT, mine: hash, theirs: other }] },
    });
    await changes.rebase(ben, mine.id, [{ path: FRONT, field: '', take: 'mine' }]);
    expect(await studio.media.read({ id: mine.id, path: FRONT })).toEqual(red);
    await approve(mine.id);
    await changes.publish(ben, mine.id);
    const again = await begin('Again');
    await importContent(db, { folder: fixtureFolder, dataDir, onto: 3 });
    await changes.rebase(ben, again.id, []);
    expect((await changes.describe(again.id))?.files).toEqual([]);
  });
});
