import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import {
  buildSubmission,
  goodMessage,
  goodRegistration,
  type ServedForms,
  serveForms,
} from '#server/forms/forms.fixtures.ts';
import { formTexts } from '#server/texts.ts';

async function readMails({ db }: ServedForms) {
  return db.read.selectFrom('outgoing_mail').selectAll().execute();
}

describeEachDatabase('mails to addresses that visitors enter', (createPlace) => {
  const serve = async () => serveForms(await createPlace());

  test('an address gets three receipts a day over all forms, however it is spelt', async () => {
    const served = await serve();
    const spellings = [
      'ana@gmail.com',
      'Ana+1@GMAIL.com',
      'a.n.a@googlemail.com',
      'ana+x@gmail.com',
    ];
    const outcomes = [];
    for (const [at, address] of spellings.entries()) {
      const [sent, form] =
        at === 1 ? [goodRegistration, 'warranty-registration'] : [goodMessage, 'contact'];
      const submission = { ...sent, 'your-email': address };
      const own = { form, token: served.createToken() };
      outcomes.push(await served.forms.submit(buildSubmission(submission, own)));
    }
    expect(outcomes.map((outcome) => outcome?.status)).toEqual(Array(4).fill('mail_sent'));
    const { mail_sent_ok, no_receipt } = formTexts.en;
    expect(outcomes.map((outcome) => outcome?.message.includes(no_receipt))).toEqual([
      ...[false, false, false],
      true,
    ]);
    expect(outcomes[3]?.message).toContain(mail_sent_ok);
    const recipients = (await readMails(served)).map(({ recipient }) => recipient);
    expect(recipients.filter((address) => !address.endsWith('.test'))).toHaveLength(3);
    expect(recipients.filter((address) => address === 'sales@example.test')).toHaveLength(3);
  });

  test('of concurrent submissions with one address three are confirmed by mail', async () => {
    const served = await serve();
    const submissions = Array.from({ length: 8 }, (_, at) => {
      const sent = { ...goodMessage, 'your-message': `Hello ${at}` };
      return buildSubmission(sent, { token: served.createToken() });
    });
    await Promise.all(submissions.map((submission) => served.forms.submit(submission)));
    expect(await served.db.read.selectFrom('form_submission').select('id').execute()).toHaveLength(
      8,
    );
    const mails = await readMails(served);
    expect(mails.filter(({ recipient }) => recipient === 'ana@example.test')).toHaveLength(3);
  });

  test('a receipt has nothing that its sender entered', async () => {
    const served = await serve();
    const typed = { name: 'Visit evil.example now', text: 'Pay here: https://evil.example' };
    const sent = { ...goodMessage, 'your-name': typed.name, 'your-message': typed.text };
    await served.forms.submit(buildSubmission(sent, { token: served.createToken() }));
    const registration = {
      ...goodRegistration,
      ...{ installer: typed.name, site: typed.text, 'your-name': typed.name },
    };
    const own = { form: 'warranty-registration', token: served.createToken() };
    await served.forms.submit(buildSubmission(registration, own));
    const receipts = (await readMails(served)).filter(({ recipient }) => /^ana@/.test(recipient));
    expect(receipts).toHaveLength(2);
    expect(JSON.stringify(receipts)).not.toContain('evil');
    expect(receipts.map(({ reply_to }) => reply_to)).toEqual([null, null]);
  });

  test('replies to a receipt arrive in the mailbox that is read', async () => {
    const mailbox = { url: 'imaps://in.example.test', address: 'desk@example.test' };
    const served = await serveForms(await createPlace(), { mailbox });
    await served.forms.submit(buildSubmission(goodMessage, { token: served.createToken() }));
    const mails = await readMails(served);
    expect(mails.map(({ recipient, reply_to }) => [recipient, reply_to]).toSorted()).toEqual([
      ['ana@example.test', 'desk@example.test'],
      ['sales@example.test', 'ana@example.test'],
    ]);
  });

  test.each([
    ['two addresses', 'ana@example.test, jo@example.test'],
    ['two addresses with a semicolon', 'ana@example.test;jo@example.test'],
    ['two addresses with a space', 'ana@example.test jo@example.test'],
    ['a name with an address', 'Ana <ana@example.test>'],
    ['an encoded line break', 'ana@example.test%0d%0aBcc:jo@example.test'],
    ['a separator of lines', 'ana@example.test\u2028Bcc: jo@example.test'],
    ['an encoded word', '=?utf-8?q?ana?=@example.test@x.test'],
    ['a quoted name', '"ana, jo"@example.test'],
    ['a comment', 'ana(jo@example.test)@example.test'],
    ['a source route', '@relay.test:ana@example.test'],
    ['letters that look like others', 'аna@example.test'],
    ['a name of a domain in Unicode', 'ana@exämple.test'],
    ['a number as domain', 'ana@[127.0.0.1]'],
    ['a server without a domain', 'root@localhost'],
    ['a long name', `${'a'.repeat(65)}@example.test`],
    ['a long address', `ana@${'a.'.repeat(130)}test`],
  ])('%s is no address', async (_what, address) => {
    const served = await serve();
    const sent = { ...goodMessage, 'your-email': address };
    const outcome = await served.forms.submit(
      buildSubmission(sent, { token: served.createToken() }),
    );
    expect(outcome).toMatchObject({
      status: 'validation_failed',
      invalidFields: [{ field: 'your-email' }],
    });
    expect(await readMails(served)).toEqual([]);
  });
});
