import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { buildSubmission, goodRegistration, serveForms } from '#server/forms/forms.fixtures.ts';
import { openOutcome, sealOutcome } from '#server/forms/sealed-outcome.ts';
import type { SubmissionOutcome } from '#server/forms/submission.ts';

describeEachDatabase('secret addresses in the database', (createPlace) => {
  test('are in a mail that waits, and nowhere once it is sent; a repeated request still gets its own', async () => {
    const { db, forms, createToken } = await serveForms(await createPlace());
    const own = { form: 'warranty-registration', token: createToken(), idempotencyKey: 'key-1' };
    const submission = buildSubmission(goodRegistration, own);
    const first = await forms.submit(submission);
    const secret = /[\w-]{43}/.exec(first?.extras.certificateUrl ?? '')?.[0] ?? '';
    expect(secret).toHaveLength(43);
    const mails = () => db.read.selectFrom('outgoing_mail').selectAll().execute();
    const [waiting, keys] = [
      JSON.stringify(await mails()),
      JSON.stringify(await db.read.selectFrom('submission_key').selectAll().execute()),
    ];
    expect([waiting.includes(secret), keys.includes(secret)]).toEqual([true, false]);
    expect(keys).not.toContain('key-1');
    for (const { id } of await mails()) {
      await createMailTable(db).markSent(id, '2026-11-21T10:00:00.000Z');
    }
    const sent = await mails();
    expect(JSON.stringify(sent)).not.toContain(secret);
    const receipt = sent.find(({ recipient }) => recipient === 'ana@example.test');
    expect(receipt?.text_body).toContain('/en/warranty/certificate/…');
    expect(await forms.submit(submission)).toEqual(first);
  });
});

test('a stored response opens with the key of its request alone, and one of an earlier release as it is', () => {
  const outcome: SubmissionOutcome = {
    formId: 6,
    status: 'mail_sent',
    message: 'Thank you',
    invalidFields: [],
    dataHash: '',
    extras: { statusUrl: 'https://www.example.com/en/case' },
    isCaptchaFailure: false,
    isUnavailable: false,
  };
  const key = { key: 'a', dataDigest: 'd' };
  const sealed = sealOutcome(outcome, key);
  expect(openOutcome(sealed, key)).toEqual(outcome);
  expect(sealOutcome(outcome, key)).not.toBe(sealed);
  expect(() => openOutcome(sealed, { ...key, key: 'b' })).toThrow();
  expect(() => openOutcome(sealed, { ...key, dataDigest: 'e' })).toThrow();
  expect(openOutcome(JSON.stringify(outcome), key)).toEqual(outcome);
});
