import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { insertClaim } from '#server/forms/claim.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const actor = { id: null, name: 'a test' };

describeEachDatabase('The desk', (createPlace) => {
  test('a response leaves the case in the state that is chosen, a claim undecided in none', async () => {
    const db = await (await createPlace()).open();
    const { desk } = (await openTestStudio(db)).studio;
    const received = '2026-11-20T10:00:00.000Z';
    const row = { locale: 'es', received, email: 'jo@example.test', fields: '[]' };
    await db.write
      .insertInto('form_submission')
      .values([
        { ...row, id: 'a', form_id: 101, kind: 'message' },
        { ...row, id: 'b', form_id: 103, kind: 'warranty-claim' },
      ])
      .execute();
    await db.write.transaction().execute(async (transaction) => {
      const claim = { caseNumber: 'AC-b', tokenDigest: 'b', locale: 'es', sku: 'X' } as const;
      await insertClaim(transaction, 'b', { ...claim, received, photos: [] });
    });
    await desk.find({ sort: 'received', order: 'desc', offset: 0, limit: 10 });
    const response = { subject: 'Re', text: 'Monday.', revision: 1, state: 'done' } as const;
    await desk.respond(actor, 'a', response);
    const found = await desk.describe('a');
    expect(found).toMatchObject({ state: 'done' });
    expect(found?.history.at(-1)).toMatchObject({
      action: 'case.responded',
      before: { state: 'new' },
      after: { state: 'done' },
    });
    await expect(desk.respond(actor, 'b', response)).rejects.toMatchObject({
      values: { code: 'claim-undecided' },
    });
    const mails = db.read.selectFrom('outgoing_mail').select('id').where('submission_id', '=', 'b');
    expect(await mails.execute()).toEqual([]);
  });
});
