import { expect, test } from 'vitest';
import { openPublishedSite } from '#server/compose/changes/published-site.fixtures.ts';
import { readOnly } from '#server/compose/previews/read-only.ts';
import { fixedState, listContentVersions, readContentVersion } from '#server/db/content-state.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';
import { findPass } from '#server/studio/changes/preview-passes.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';
const SLUG = 'velo-400-bollard';
const ring = { path: ['features', 1, 'en'], from: 'Frosted ring', to: 'Opal ring' };
const ruby = { ...ring, from: 'Opal ring', to: 'Ruby ring' };

const secretOf = (text: string) => text.match(/(?:preview=|\/preview\/)([\w-]{43})/)?.[1] ?? '';

describeEachDatabase('Previews of change sets', (createPlace) => {
  async function setUp() {
    const site = await openPublishedSite(await createPlace());
    const { db, dataDir, clock, studio, changes, ben, begin } = site;
    const { id, at } = await begin();
    await changes.editFile(ben, at(PRODUCT), [ring]);
    const find = (text: string) => findPass(db.read, secretOf(text), clock.now);
    const featuresOf = async (version?: number) => {
      const state = version === undefined ? {} : { state: fixedState(version) };
      const services = createServices({ db: readOnly(db), dataDir, ...state });
      return (await services.catalogue.findProduct('en', SLUG))?.features;
    };
    /** The versions that have rows. */
    const listVersions = async () => {
      const rows = await db.read.selectFrom('product').select('version').distinct().execute();
      return rows.map(({ version }) => version).sort((a, b) => a - b);
    };
    return { ...site, id, at, find, featuresOf, listVersions, previews: studio.previews };
  }

  test('show the content under the set, and leave the content in use as it was', async () => {
    const { db, previews, ben, id, find, featuresOf, studio } = await setUp();
    const ids = await db.read.selectFrom('entity_id').selectAll().execute();
    const cookie = await previews.start(ben, id);
    expect(cookie).toMatch(
      /^preview=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=.*; Secure$/,
    );
    const pass = await find(cookie);
    expect(pass).toMatchObject({ change: id, title: 'Rings', version: 2 });
    expect(await featuresOf(pass?.version)).toContain('Opal ring');
    expect(await featuresOf()).toContain('Frosted ring');
    expect(await readContentVersion(db)).toMatchObject({ version: 1 });
    expect((await listContentVersions(db)).map(({ version }) => version)).toEqual([1]);
    expect(await db.read.selectFrom('entity_id').selectAll().execute()).toEqual(ids);
    expect(await previews.describe(id)).toMatchObject({ isCurrent: true, links: [] });
    const { items } = await studio.audit.find({ action: 'change.previewed', offset: 0, limit: 9 });
    expect(items).toMatchObject([{ person: 'Ben', subject: id }]);
  });

  test('are made once for the same content, and again after a change', async () => {
    const { previews, changes, ben, id, at, find, featuresOf, listVersions, clock } = await setUp();
    const first = await previews.start(ben, id);
    const second = await previews.start(ben, id);
    expect([await find(first), await find(second)]).toMatchObject([{ version: 2 }, { version: 2 }]);
    clock.now += 1000;
    await changes.step(ben, id, { to: 'review', text: '' });
    expect(await previews.describe(id)).toMatchObject({ isCurrent: true });
    await changes.editFile(ben, at(PRODUCT), [ruby]);
    expect(await previews.describe(id)).toMatchObject({ isCurrent: false });
    await previews.start(ben, id);
    // Whoever looked at the earlier one sees the new one.
    expect(await find(first)).toMatchObject({ version: 3 });
    expect(await featuresOf(3)).toContain('Ruby ring');
    expect(await listVersions()).toEqual([1, 3]);
  });

  test('have links that end at their time, or at once', async () => {
    const { db, previews, ben, id, find, clock, studio } = await setUp();
    const path = await previews.link(ben, id, 2);
    const other = await previews.link(ben, id, 168);
    const { links } = await previews.describe(id);
    expect(links).toMatchObject([{ person: 'Ben' }, { person: 'Ben' }]);
    expect(await find(path)).not.toBeNull();
    const stored = await db.read.selectFrom('preview_pass').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secretOf(path));
    clock.now += 2 * 3_600_000;
    expect(await find(path)).toBeNull();
    expect(await find(other)).not.toBeNull();
    const left = (await previews.describe(id)).links;
    expect(left).toHaveLength(1);
    await previews.endLink(ben, id, left[0]?.id ?? '');
    expect(await find(other)).toBeNull();
    await expect(previews.endLink(ben, id, left[0]?.id ?? '')).rejects.toThrow('studio-not-found');
    const { items } = await studio.audit.find({
      text: 'change.preview',
      offset: 0,
      limit: 9,
    } as never);
    expect(items.map(({ action }) => action).filter((one) => one.includes('preview'))).toEqual([
      'change.preview-ended',
      'change.preview-linked',
      'change.preview-linked',
    ]);
  });

  test('are shown to nobody without a valid secret', async () => {
    const { db, previews, changes, ben, id, find } = await setUp();
    const path = await previews.link(ben, id, 24);
    expect(await findPass(db.read, '', Date.now())).toBeNull();
    expect(await findPass(db.read, 'a'.repeat(43), Date.now())).toBeNull();
    await db.write.updateTable('studio_person').set({ disabled: '2026-01-01' }).execute();
    expect(await find(path)).toBeNull();
    await db.write.updateTable('studio_person').set({ disabled: null }).execute();
    expect(await find(path)).not.toBeNull();
    await changes.step(ben, id, { to: 'withdrawn', text: '' });
    expect(await find(path)).toBeNull();
    await expect(previews.start(ben, id)).rejects.toMatchObject({
      values: { code: 'change-closed' },
    });
  });

  test('outlive an import, and go once nobody may see them', async () => {
    const { db, dataDir, previews, ben, begin, changes, id, clock, featuresOf, listVersions } =
      await setUp();
    await previews.start(ben, id);
    const { folder, write } = await copyContent();
    await write('note.txt', 'Another content.');
    await importContent(db, { folder, dataDir, force: true, onto: 1 });
    expect(await readContentVersion(db)).toMatchObject({ version: 3 });
    expect(await featuresOf(2)).toContain('Opal ring');
    // The set is on the version before.
    await expect(previews.link(ben, id, 1)).rejects.toMatchObject({
      values: { code: 'base-outdated' },
    });
    await db.write.updateTable('preview_pass').set({ expires: '2026-01-01' }).execute();
    clock.now += 1000;
    const later = await begin('Later');
    await changes.editFile(ben, later.at(PRODUCT), [ring]);
    await previews.start(ben, later.id);
    expect(await listVersions()).toEqual([1, 3, 4]);
  });

  test('are refused with the errors of the checks, and leave nothing', async () => {
    const { db, previews, changes, ben, id, at, listVersions } = await setUp();
    const wrong = { path: ['warranty_years'], from: 3, to: -5 };
    const { conflicts } = await changes.editFile(ben, at(PRODUCT), [wrong]);
    expect(conflicts).toEqual([]);
    await expect(previews.start(ben, id)).rejects.toMatchObject({
      values: { code: 'content-refused', errors: [{ file: PRODUCT }] },
    });
    expect(await db.read.selectFrom('preview_pass').selectAll().execute()).toEqual([]);
    expect(await listVersions()).toEqual([1]);
  });

  test('name the pages whose own records differ', async () => {
    const { previews, ben, id } = await setUp();
    expect(await previews.listPages(id)).toEqual([]);
    await previews.start(ben, id);
    const address = `/en/products/${SLUG}`;
    const pages = await previews.listPages(id);
    expect(pages).toHaveLength(2);
    expect(pages).toContainEqual({
      locale: 'en',
      title: expect.any(String),
      before: address,
      after: address,
    });
  });

  test('read the database only', async () => {
    const { db } = await setUp();
    const reader = readOnly(db);
    expect(await reader.tryLock('import')).toBeNull();
    await expect(reader.write.deleteFrom('product').execute()).rejects.toThrow('changes nothing');
    await expect(
      reader.write.transaction().execute((one) => one.deleteFrom('product').execute()),
    ).rejects.toThrow('changes nothing');
  });
});
