import { expect, test } from 'vitest';
import { composePersonalData } from '#server/compose/compose-personal-data.ts';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const JO = 'jo@example.test';

type Sender = { email: string; name: string };

async function addMessage({ write }: Database, { email, name }: Sender): Promise<void> {
  const fields = JSON.stringify([
    { name: 'your-name', label: 'Name', value: name },
    { name: 'your-phone', label: 'Phone', value: '+34 600 123 456' },
  ]);
  const row = { id: email, form_id: 101, kind: 'message', locale: 'en', email, fields };
  await write
    .insertInto('form_submission')
    .values({ ...row, received: '2026-11-02T10:00:00.000Z' })
    .execute();
}

describeEachDatabase('Views with words of visitors', (createPlace) => {
  async function open() {
    const db = await (await createPlace()).open();
    const opened = await openTestStudio(db);
    const email = await opened.addPerson('clara', 'desk');
    const people = await opened.studio.people.list();
    const clara = { id: people.find((one) => one.email === email)?.id ?? '', name: 'clara' };
    const { erase } = composePersonalData(db, opened.files);
    return { db, clara, erase, studio: opened.studio, personal: opened.studio.running.personal };
  }

  test('are found, exported and erased, and so are their names in the trail', async () => {
    const { db, personal, clara, studio, erase } = await open();
    await addMessage(db, { email: JO, name: 'Íñigo Vélez' });
    await addMessage(db, { email: 'eva@example.test', name: 'Eva Prado' });
    await studio.desk.find({ sort: 'received', order: 'desc', offset: 0, limit: 5 });
    const filters = {
      'Mails of Iñigo Velez': { state: 'open' },
      one: { text: 'JO@example.test' },
      two: { text: 'vélez' },
      three: { text: '600123456', state: 'open' },
      'of others': { text: 'prado' },
      plain: { state: 'open' },
    } as const;
    for (const [name, filter] of Object.entries(filters)) {
      await studio.views.save(clara, { name, filter });
    }
    const { items } = await studio.audit.find({ action: 'view.saved', offset: 0, limit: 50 });
    expect(JSON.stringify(items)).not.toContain('Velez');
    // As earlier versions have written it.
    const before = {
      ...{ actor: clara, at: '2026-11-02T10:00:00.000Z' },
      action: 'view.saved' as const,
    };
    await db.write.transaction().execute(async (transaction) => {
      const about = (key: string) =>
        recordEvent(transaction, { ...before, subject: { kind: 'view', key } });
      await about('Vélez, Íñigo');
      await about('plain');
    });
    const found = await personal.find(JO);
    expect(found.counts).toMatchObject({ views: 4, events: 1 });
    expect(found.views).toContainEqual({ name: 'Mails of Iñigo Velez', clerk: 'clara' });
    const exported = JSON.parse(await personal.export(clara, JO));
    expect(exported.views).toContainEqual(expect.objectContaining({ name: 'two', text: 'vélez' }));
    expect(exported.events).toMatchObject([{ person: 'clara', subject: 'Vélez, Íñigo' }]);

    const admin = { id: null, name: 'ada' };
    expect(await erase(JO, admin)).toMatchObject({ submissions: 1, views: 4 });
    expect((await studio.views.list(clara.id)).map(({ name }) => name)).toEqual([
      'of others',
      'plain',
    ]);
    const trail = await studio.audit.find({ offset: 0, limit: 100 });
    expect(JSON.stringify(trail)).not.toMatch(/[vV][eé]lez/);
    expect((await studio.audit.find({ text: 'velez', offset: 0, limit: 5 })).total).toBe(0);
    expect(trail.items).toContainEqual(
      expect.objectContaining({ at: before.at, person: 'clara', subject: '' }),
    );
    expect(trail.items.filter(({ action }) => action === 'view.erased')).toHaveLength(4);
    expect(await studio.audit.findBreak()).toBeNull();
    // What is left of the event is sealed as well.
    const emptied = trail.items.find(({ subject }) => subject === '')?.id ?? 0;
    await db.write
      .updateTable('audit_event')
      .set({ person: 'somebody else' })
      .where('position', '=', emptied)
      .execute();
    expect(await studio.audit.findBreak()).toBe(emptied);
  });
});
