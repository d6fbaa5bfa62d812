import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { erasePerson } from '#server/forms/personal-data.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const JO = 'jo@example.test';
const EVA = 'eva@example.test';

describeEachDatabase('The search of cases', (createPlace) => {
  test('forgets what an erased person has written about the case of somebody else', async () => {
    const db = await (await createPlace()).open();
    const { studio, files } = await openTestStudio(db);
    const fields = JSON.stringify([
      { name: 'your-message', label: 'Message', value: 'Street lamp' },
    ]);
    const received = '2026-11-02T10:00:00.000Z';
    await db.write
      .insertInto('form_submission')
      .values({
        id: 'c',
        form_id: 101,
        kind: 'message',
        locale: 'en',
        received,
        email: EVA,
        fields,
      })
      .execute();
    const page = { sort: 'received', order: 'desc', offset: 0, limit: 25 } as const;
    const search = async (text: string) =>
      (await studio.desk.find({ ...page, text })).items.map(({ id }) => id);
    expect(await search('street lamp')).toEqual(['c']);
    const reply = {
      ...{ submission_id: 'c', subject: 'Re', received },
      ...{ is_elsewhere: 1, is_automatic: 0, is_whole: 1, left_files: '[]' },
    };
    await db.write
      .insertInto('desk_reply')
      .values([
        { ...reply, id: '1', digest: '1', message_id: '<1>', sender: JO, body: 'Quokka' },
        { ...reply, id: '2', digest: '2', message_id: '<2>', sender: EVA, body: 'Lynx' },
      ])
      .execute();
    const search_text = `${EVA} street lamp re quokka re lynx`;
    await db.write.updateTable('desk_case').set({ search_text }).execute();
    expect(await search('quokka')).toEqual(['c']);
    await erasePerson({ database: db, files }, JO);
    expect(await search('quokka')).toEqual([]);
    expect(await search(`lamp lynx ${EVA}`)).toEqual(['c']);
  });
});
