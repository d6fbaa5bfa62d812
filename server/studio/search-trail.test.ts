import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

describeEachDatabase('The trail is searched', (createPlace) => {
  test('by what it shows, by names of actions in both languages, and by numbers of cases', async () => {
    const db = await (await createPlace()).open();
    const { studio } = await openTestStudio(db);
    const received = '2026-11-02T10:00:00.000Z';
    const submission = { id: 'c1', form_id: 103, kind: 'warranty-claim', locale: 'es', received };
    await db.write
      .insertInto('form_submission')
      .values({ ...submission, email: 'jo@example.test', fields: '[]' })
      .execute();
    const states = { state: 'new', updated: received, revision: 1, search_text: '' } as const;
    await db.write
      .insertInto('desk_case')
      .values({
        ...{ submission_id: 'c1', kind: 'warranty-claim', locale: 'es', received },
        ...{ sender: 'Jo', email: 'jo@example.test', reference: 'AC-RR79-KJTF', due: null },
        ...states,
      })
      .execute();
    const actor = { id: null, name: 'Íñigo' };
    await db.write.transaction().execute(async (transaction) => {
      const about = { actor, at: received, subject: { kind: 'case', key: 'c1' } };
      const cost = { before: { cost: null }, after: { cost: '42.50 EUR' } };
      await recordEvent(transaction, { ...about, action: 'claim.corrected', ...cost });
      const moved = { before: { claim: 'in-review' }, after: { claim: 'rejected' } };
      await recordEvent(transaction, { ...about, action: 'claim.moved', ...moved });
      const subject = { kind: 'person', key: 'eva@lumbrera.example' };
      await recordEvent(transaction, { ...about, subject, action: 'session.ended' });
    });
    const find = async (text: string) => {
      const { items, total } = await studio.audit.find({ text, offset: 0, limit: 50 });
      expect(total).toBe(items.length);
      return items.map(({ action }) => action);
    };
    const both = ['claim.moved', 'claim.corrected'];
    expect(await find('ac-rr79')).toEqual(both);
    expect(await find('AC-RR79-KJTF rejected')).toEqual(['claim.moved']);
    expect(await find('42.50')).toEqual(['claim.corrected']);
    const { items } = await studio.audit.find({ text: '42.50', offset: 0, limit: 1 });
    expect(items[0]?.about).toEqual({ kind: 'warranty-claim', reference: 'AC-RR79-KJTF' });
    expect(await find('Signed out')).toEqual(['session.ended']);
    expect(await find('inigo cerró la sesión')).toEqual(['session.ended']);
    expect(await find('eva@')).toEqual(['session.ended']);
    expect(await find('claim.moved')).toEqual(['claim.moved']);
    expect(await find('100%')).toEqual([]);
    expect(await find('a\u0000')).toEqual([]);
  });

  test('by who did it: a person under any name, or a command', async () => {
    const db = await (await createPlace()).open();
    const { studio } = await openTestStudio(db);
    const at = '2026-11-02T10:00:00.000Z';
    await db.write.transaction().execute(async (transaction) => {
      const subject = { kind: 'person', key: 'eva@lumbrera.example' };
      const record = (
        id: string | null,
        name: string,
        action: 'session.ended' | 'person.invited',
      ) => recordEvent(transaction, { actor: { id, name }, action, subject, at });
      await record('p1', 'Eva Gil', 'session.ended');
      await record('p2', 'Eva Gil', 'session.ended');
      await record(null, 'npm run studio:user', 'person.invited');
      await record('p1', 'Eva Gil Ros', 'person.invited');
    });
    expect(await studio.audit.listActors()).toEqual([
      { id: 'p2', name: 'Eva Gil' },
      { id: 'p1', name: 'Eva Gil Ros' },
      { id: 'npm run studio:user', name: 'npm run studio:user' },
    ]);
    const find = async (filter: { person: string; action?: string }) => {
      const { items } = await studio.audit.find({ ...filter, offset: 0, limit: 50 });
      return items.map(({ id }) => id);
    };
    expect(await find({ person: 'p1' })).toEqual([4, 1]);
    expect(await find({ person: 'p1', action: 'session.ended' })).toEqual([1]);
    expect(await find({ person: 'npm run studio:user' })).toEqual([3]);
    expect(await find({ person: 'Eva Gil' })).toEqual([]);
  });
});
