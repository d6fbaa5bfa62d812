import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPublishedSite } from '#server/compose/changes/published-site.fixtures.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { buildMail } from '#server/mail/mail-transport.fixtures.ts';
import { publishDue } from '#server/studio/changes/publish-due.ts';
import type { WriteNotice } from '#server/studio/notice.ts';

const PRODUCT = 'catalogue/products/vel400/product.yaml';
const ring = { path: ['features', 1, 'en'], from: 'Frosted ring', to: 'Opal ring' };
const HOUR_MS = 3_600_000;

const writeNotice: WriteNotice = ({ kind, email, path, ...names }) => {
  const about = 'about' in names ? names.about : '';
  const id = randomUUID();
  const mail = buildMail({ messageId: id, recipient: email, subject: `${kind} ${about}: ${path}` });
  return { ...mail, id, submissionId: null, attachments: [] };
};

describeEachDatabase('Publishing at a time', (createPlace) => {
  async function setUp() {
    const site = await openPublishedSite(await createPlace());
    const { db, changes, clock, ben } = site;
    const inHours = (hours: number) => new Date(clock.now + hours * HOUR_MS).toISOString();
    let isReady = false;
    const run = () =>
      publishDue({
        db,
        ready: () => {
          isReady = true;
        },
        openChanges: async () => changes,
        openNotices: async () => writeNotice,
        onMail: () => {},
        now: () => clock.now,
      });
    /** An approved change set whose time comes in an hour. */
    async function plan(edit = ring) {
      const { id, at } = await site.begin();
      await changes.editFile(ben, at(PRODUCT), [edit]);
      await site.approve(id);
      await changes.schedule(ben, id, inHours(1));
      return { id, at };
    }
    const pass = () => {
      clock.now += 2 * HOUR_MS;
    };
    const listMails = () =>
      db.read.selectFrom('outgoing_mail').select(['recipient', 'subject']).execute();
    return { ...site, inHours, run, plan, pass, listMails, isReady: () => isReady };
  }

  test('happens once the time has come, in the name of whoever has set it', async () => {
    const { changes, clock, run, plan, pass, isReady } = await setUp();
    const { id } = await plan();
    await run();
    expect(isReady()).toBe(false);
    clock.now += HOUR_MS - 60_000;
    await run();
    expect(isReady()).toBe(true);
    expect(await changes.describe(id)).toMatchObject({ state: 'approved', scheduledBy: 'Ben' });
    pass();
    await run();
    const published = { state: 'published', publishAt: null, publishedVersion: 2 };
    expect(await changes.describe(id)).toMatchObject(published);
    expect((await changes.describe(id))?.events.at(-1)).toMatchObject({
      ...{ person: 'Ben', action: 'change.published' },
    });
    await run();
    expect(await changes.listVersions()).toHaveLength(2);
  });

  test('follows another version that has changed something else', async () => {
    const { db, dataDir, changes, run, plan, pass, listMails } = await setUp();
    const { id } = await plan();
    const content = await copyContent();
    await content.edit('glossary/photometry.yaml', 'unit: lm', 'unit: lumen');
    expect((await importContent(db, { folder: content.folder, dataDir })).version).toBe(2);
    pass();
    await run();
    expect(await changes.describe(id)).toMatchObject({ state: 'published', publishedVersion: 3 });
    expect(await listMails()).toEqual([]);
  });

  test('that is refused tells whoever has set the time, once', async () => {
    const { changes, run, plan, pass, listMails } = await setUp();
    const { id } = await plan({ path: ['code'], from: 'VEL400', to: 'VEL 400' });
    pass();
    await run();
    await run();
    const change = await changes.describe(id);
    expect(change).toMatchObject({ state: 'approved', publishAt: null, scheduledBy: null });
    expect(change?.events.at(-1)).toMatchObject({
      ...{ action: 'change.unpublished', after: { code: 'content-refused' } },
    });
    expect(await listMails()).toEqual([
      {
        recipient: 'ben@lumbrera.example',
        subject: `unpublished Rings: /studio/changes/${id}/show`,
      },
    ]);
  });

  test('needs somebody who may still publish', async () => {
    const { db, changes, run, plan, pass, listMails, ben } = await setUp();
    const { id } = await plan();
    await db.write
      .updateTable('studio_person')
      .set({ role: 'editor' })
      .where('id', '=', ben.id)
      .execute();
    pass();
    await run();
    expect((await changes.describe(id))?.events.at(-1)).toMatchObject({
      after: { code: 'scheduler-gone' },
    });
    expect(await changes.describe(id)).toMatchObject({ state: 'approved', publishAt: null });
    expect(await listMails()).toEqual([]);
  });

  test('ends with a change of the set, with a step back, and when it is taken back', async () => {
    const { changes, plan, ben, run, pass } = await setUp();
    const [changed, stepped, taken] = [await plan(), await plan(), await plan()];
    const again = { path: ['features', 1, 'en'], from: 'Opal ring', to: 'Clear ring' };
    await changes.editFile(ben, changed.at(PRODUCT), [again]);
    await changes.step(ben, stepped.id, { to: 'draft', text: '' });
    await changes.schedule(ben, taken.id, null);
    pass();
    await run();
    for (const { id } of [changed, stepped, taken]) {
      expect(await changes.describe(id)).toMatchObject({ publishAt: null, publishedVersion: null });
    }
  });

  test('tells whoever has set the time, once, when somebody else has taken the approval away', async () => {
    const { changes, plan, run, ben, pass, listMails } = await setUp();
    const { id, at } = await plan();
    const eva = { ...ben, id: 'eva', name: 'Eva', role: 'editor' };
    const again = { path: ['features', 1, 'en'], from: 'Opal ring', to: 'Clear ring' };
    await changes.editFile(eva, at(PRODUCT), [again]);
    expect(await changes.describe(id)).toMatchObject({ state: 'draft', publishAt: null });
    await run();
    await run();
    const subject = `unapproved Rings: /studio/changes/${id}/show`;
    expect(await listMails()).toEqual([{ recipient: 'ben@lumbrera.example', subject }]);
    expect((await changes.describe(id))?.events.at(-1)).toMatchObject({
      ...{ action: 'change.unpublished', after: { code: 'approval-lost' } },
    });
    await changes.step(ben, id, { to: 'approved', text: '' });
    pass();
    await run();
    expect(await changes.describe(id)).toMatchObject({ state: 'approved', publishAt: null });
  });

  test('is refused for a time that has passed or is years away, and before the approval', async () => {
    const { changes, begin, plan, ben, inHours } = await setUp();
    const { id } = await plan();
    for (const hours of [0, -1, 24 * 500]) {
      await expect(changes.schedule(ben, id, inHours(hours))).rejects.toMatchObject({
        values: { code: 'time-impossible' },
      });
    }
    const draft = await begin();
    await expect(changes.schedule(ben, draft.id, inHours(1))).rejects.toMatchObject({
      values: { code: 'not-approved' },
    });
  });
});
