import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import {
  buildSubmission,
  goodMessage,
  goodRegistration,
  type ServedForms,
  serveForms,
} from '#server/forms/forms.fixtures.ts';

async function readMails({ db }: ServedForms) {
  return db.read.selectFrom('outgoing_mail').selectAll().orderBy('recipient').execute();
}

async function countSubmissions({ db }: ServedForms) {
  return (await db.read.selectFrom('form_submission').select('id').execute()).length;
}

describeEachDatabase('forms', (createPlace) => {
  const serve = async () => serveForms(await createPlace());

  test('an accepted message leaves a submission, a mail to the company and a receipt', async () => {
    const served = await serve();
    const { forms, createToken } = served;
    const response = await forms.submit(buildSubmission(goodMessage, { token: createToken() }));
    expect(response).toMatchObject({
      status: 'mail_sent',
      message: 'Thank you for your message. It has been sent.',
      invalidFields: [],
      dataHash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const [receipt, own] = await readMails(served);
    expect(own).toMatchObject({
      recipient: 'sales@example.test',
      reply_to: 'ana@example.test',
      subject: 'Contact – Ana García',
      status: 'waiting',
    });
    expect(own?.text_body).toContain('Message:\n  Hello');
    expect(own?.html_body).toContain('<html lang="en-GB">');
    expect(receipt).toMatchObject({ recipient: 'ana@example.test', reply_to: null });
    expect(receipt?.text_body).not.toContain('Hello');
  });

  test('the other language responds and mails in its own words, to its own address', async () => {
    const served = await serve();
    const token = served.createToken();
    const submission = buildSubmission(goodMessage, { token, locale: 'es' });
    expect(await served.forms.submit(submission)).toMatchObject({
      message: 'Gracias por su mensaje. Se ha enviado.',
    });
    const mails = await readMails(served);
    expect(mails.map(({ recipient }) => recipient)).toContain('ventas@example.test');
    expect(mails.every(({ html_body }) => html_body.includes('<html lang="es-ES">'))).toBe(true);
  });

  test('a route takes a message to its own address', async () => {
    const served = await serve();
    const sent = { ...goodMessage, topic: 'Support' };
    await served.forms.submit(buildSubmission(sent, { token: served.createToken() }));
    const recipients = (await readMails(served)).map(({ recipient }) => recipient);
    expect(recipients).toContain('support@example.test');
  });

  test('a trial of the rules finds who gets the real message, and sends nothing', async () => {
    const served = await serve();
    const { forms, createToken } = served;
    for (const [topic, locale, route] of [
      ['Support', 'en', 0],
      ['Sales', 'es', null],
    ] as const) {
      const tried = await forms.desk.tryRouting({ form: 'contact', locale, values: { topic } });
      expect(tried).toMatchObject({ route, place: null });
      expect((await readMails(served)).map(({ recipient }) => recipient)).not.toContain(tried?.to);
      const sent = { ...goodMessage, topic };
      await forms.submit(buildSubmission(sent, { token: createToken(), locale }));
      expect((await readMails(served)).map(({ recipient }) => recipient)).toContain(tried?.to);
    }
    expect(await forms.desk.tryRouting({ form: 'nothing', locale: 'en', values: {} })).toBeNull();
    const [contact] = await forms.desk.listRouting('es');
    expect(contact).toMatchObject({ code: 'contact', to: { es: 'ventas@example.test' } });
  });

  test('invalid values are reported before the captcha is checked, and nothing is stored', async () => {
    const served = await serve();
    const response = await served.forms.submit(buildSubmission({ ...goodMessage, topic: 'Toys' }));
    expect(response).toMatchObject({
      status: 'validation_failed',
      invalidFields: [{ field: 'topic' }],
    });
    const { consent: _, ...rest } = goodMessage;
    const unticked = await served.forms.submit(buildSubmission(rest));
    expect(unticked).toMatchObject({ status: 'acceptance_missing' });
    expect(await countSubmissions(served)).toBe(0);
  });

  test('nothing is accepted without a token, with a wrong one or with one twice', async () => {
    const served = await serve();
    const { forms, createToken } = served;
    const failure = { status: 'validation_failed', isCaptchaFailure: true, dataHash: '' };
    expect(await forms.submit(buildSubmission(goodMessage))).toMatchObject(failure);
    expect(await forms.submit(buildSubmission(goodMessage, { token: 'x' }))).toMatchObject(failure);
    const token = createToken();
    await forms.submit(buildSubmission(goodMessage, { token }));
    const other = buildSubmission({ ...goodMessage, 'your-message': 'Another' }, { token });
    expect(await forms.submit(other)).toMatchObject(failure);
    expect(await countSubmissions(served)).toBe(1);
  });

  test('a duplicate is stored once and gets the same response, also when concurrent', async () => {
    const served = await serve();
    const token = served.createToken();
    const submission = buildSubmission(goodMessage, { token, idempotencyKey: 'key-1' });
    const responses = await Promise.all([1, 2, 3].map(() => served.forms.submit(submission)));
    responses.push(await served.forms.submit({ ...submission, token: '' }));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 'mail_sent' });
    expect(await countSubmissions(served)).toBe(1);
    expect(await readMails(served)).toHaveLength(2);
  });

  test('a key with other values is another submission', async () => {
    const served = await serve();
    for (const text of ['One', 'Two']) {
      const sent = { ...goodMessage, 'your-message': text };
      const key = { token: served.createToken(), idempotencyKey: 'key-1' };
      expect(await served.forms.submit(buildSubmission(sent, key))).toMatchObject({
        status: 'mail_sent',
      });
    }
    expect(await countSubmissions(served)).toBe(2);
  });

  test('headers cannot be injected through any field', async () => {
    const served = await serve();
    const sent = { ...goodMessage, 'your-name': 'Ana\r\nBcc: all@example.test' };
    await served.forms.submit(buildSubmission(sent, { token: served.createToken() }));
    for (const mail of await readMails(served)) expect(mail.subject).not.toMatch(/[\r\n]/);
    const bad = { ...goodMessage, 'your-email': 'ana@example.test\nBcc: all@example.test' };
    const response = await served.forms.submit(buildSubmission(bad));
    expect(response).toMatchObject({ invalidFields: [{ field: 'your-email' }] });
  });

  test('markup that was typed is text in a mail', async () => {
    const served = await serve();
    const sent = { ...goodMessage, 'your-message': '<img src=x onerror=alert(1)> & "x"' };
    await served.forms.submit(buildSubmission(sent, { token: served.createToken() }));
    const own = (await readMails(served)).find(({ recipient }) => recipient.startsWith('sales'));
    expect(own?.html_body).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;x&quot;');
  });

  test('a database failure is reported as mail_failed', async () => {
    const served = await serve();
    await served.forms.find('en', 'contact');
    await served.db.write.schema.dropTable('submission_key').execute();
    const submission = buildSubmission(goodMessage, { token: served.createToken() });
    expect(await served.forms.submit(submission)).toMatchObject({
      status: 'mail_failed',
      message: 'There was an error trying to send your message. Please try again later.',
    });
    expect(await countSubmissions(served)).toBe(0);
  });

  test('unknown forms and the look-up accept no submissions', async () => {
    const { forms } = await serve();
    expect(await forms.submit(buildSubmission(goodMessage, { form: 99999 }))).toBeNull();
    expect(await forms.submit(buildSubmission({}, { form: 'warranty-lookup' }))).toBeNull();
    expect(await forms.find('en', 'nothing')).toBeNull();
  });
});

describeEachDatabase('warranties', (createPlace) => {
  async function register() {
    const served = await serveForms(await createPlace());
    const token = served.createToken();
    const form = 'warranty-registration';
    const response = await served.forms.submit(buildSubmission(goodRegistration, { form, token }));
    return { ...served, response: response };
  }

  test('a registration returns a reference and the address of its certificate', async () => {
    const { response, forms, db } = await register();
    expect(response?.extras.reference).toMatch(/^AW-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const url = response?.extras.certificateUrl ?? '';
    expect(url).toMatch(/^https:\/\/www\.example\.com\/en\/warranty\/certificate\/[\w-]{43}$/);
    const secret = url.split('/').at(-1) as string;
    expect(await forms.warranty.findRegistration({ secret })).toMatchObject({
      reference: response?.extras.reference,
      installed: '2026-03-14',
      items: [
        { sku: 'NIM120', quantity: 12, years: 5, ends: '2031-03-14' },
        { sku: 'VEL400', quantity: 3, years: 3, ends: '2029-03-14' },
      ],
    });
    expect(await forms.warranty.findRegistration({ secret: 'x'.repeat(43) })).toBeNull();
    const stored = JSON.stringify(
      await db.read.selectFrom('warranty_registration').selectAll().execute(),
    );
    expect(stored).not.toContain(secret);
  });

  test('the mail to the company tells days in words', async () => {
    const { db } = await register();
    const mails = await db.read.selectFrom('outgoing_mail').select('text_body').execute();
    const own = mails.find(({ text_body }) => text_body.includes('NIM120'));
    expect(own?.text_body).toContain('14th March 2026');
    expect(own?.text_body).not.toContain('2026-03-14');
  });

  test('unknown product codes are reported', async () => {
    const { forms, createToken } = await register();
    const sent = { ...goodRegistration, 'products-code[]': ['NIM120', 'XYZ1'] };
    const own = { form: 'warranty-registration', token: createToken() };
    expect(await forms.submit(buildSubmission(sent, own))).toMatchObject({
      status: 'validation_failed',
      invalidFields: [{ field: 'products', message: expect.stringContaining('XYZ1') }],
    });
  });

  test('a look-up returns the terms, and the end only with the reference', async () => {
    const { response, forms } = await register();
    const { reference = '' } = response?.extras ?? {};
    const without = await forms.warranty.lookUp('en', 'nim120', '');
    expect(without).toMatchObject({
      product: { code: 'NIM120', years: 5 },
      registration: null,
    });
    expect(await forms.warranty.lookUp('en', 'NIM120', 'AW-0000-0000')).toEqual(without);
    expect(await forms.warranty.lookUp('en', 'CTR10', reference)).toMatchObject({
      registration: null,
    });
    const typed = reference.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const found = await forms.warranty.lookUp('es', 'NIM120', typed);
    expect(found?.registration).toEqual({
      installed: '2026-03-14',
      ends: '2031-03-14',
      isOver: false,
    });
    for (const secret of ['Ana', 'example.test', 'Luz y Obra', 'Hotel']) {
      expect(JSON.stringify(found)).not.toContain(secret);
    }
    expect(await forms.warranty.lookUp('en', 'XYZ1', '')).toBeNull();
  });
});
