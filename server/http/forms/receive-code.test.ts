import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { FormPost } from '#core/forms/form-post.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { goodMessage, goodRegistration, serveForms } from '#server/forms/forms.fixtures.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { receiveForm } from '#server/http/forms/receive-form.ts';
import { formTexts } from '#server/texts.ts';

const texts = formTexts.en;

describeEachDatabase('a form from a browser without scripts', (createPlace) => {
  async function serve(hasCodes = true) {
    const served = await serveForms(await createPlace(), { hasCodes });
    const { forms, dataDir, db } = served;
    const gate = createFormGate({ siteUrl: 'https://www.example.com', dataDir });
    const app = new Hono();
    app.post('*', async (context) => {
      const code = context.req.path.split('/').pop() ?? '';
      return context.json(await receiveForm({ forms, gate }, context, { locale: 'en', code }));
    });
    /** Sends the form as its page does, with the fields that differ. */
    const send = (fields: Record<string, string> = {}) =>
      post('contact', { ...goodMessage, ...fields });
    const register = (fields: Record<string, string> = {}) =>
      post('warranty-registration', {
        ...Object.fromEntries(
          Object.entries(goodRegistration).map(([name, value]) => [
            name,
            String([value].flat()[0]),
          ]),
        ),
        ...fields,
      });
    const signUp = (email: string) => post('newsletter', { 'your-email': email, consent: '1' });
    async function post(code: string, fields: Record<string, string>): Promise<FormPost> {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const address = `https://www.example.com/en/${code}`;
      const response = await app.request(address, { method: 'POST', body });
      return (await response.json()) as FormPost;
    }
    const readMails = () =>
      db.read.selectFrom('outgoing_mail').selectAll().orderBy('created').execute();
    async function readCode(): Promise<string> {
      const mail = (await readMails()).find(({ subject }) => subject === texts.code_mail_subject);
      return mail?.text_body.match(/[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? '';
    }
    const count = async () =>
      (await db.read.selectFrom('form_submission').select('id').execute()).length;
    return { send, register, signUp, readMails, readCode, count };
  }

  test('is accepted with the code that was sent to its address', async () => {
    const { send, readMails, readCode, count } = await serve();
    const first = await send();
    expect(first).toMatchObject({ httpStatus: 200, message: texts.code, isCaptchaFailure: false });
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'ana@example.test', reply_to: null });
    expect(JSON.stringify(mail)).not.toMatch(/García|Hello/);
    const typed = { _question: first.question ?? '', _code: await readCode() };
    expect(await send(typed)).toMatchObject({ httpStatus: 200, status: 'mail_sent' });
    expect(await count()).toBe(1);
    // A code counts once.
    const again = await send({ ...typed, 'your-message': 'Another' });
    expect(again).toMatchObject({ httpStatus: 422, isCaptchaFailure: true });
    expect(await count()).toBe(1);
  });

  test('a mistyped or missing code is requested again, without another mail', async () => {
    const { send, readMails, readCode } = await serve();
    const { question } = await send();
    const code = await readCode();
    for (const _code of ['0000-0000', '']) {
      const post = await send({ _question: question ?? '', _code });
      expect(post).toMatchObject({ httpStatus: 422, message: texts.code_wrong, question });
    }
    expect(await readMails()).toHaveLength(1);
    expect(await send({ _question: question ?? '', _code: code })).toMatchObject({
      status: 'mail_sent',
    });
  });

  test('a right code stays good while the form is refused for another reason', async () => {
    const { register, readMails, readCode, count } = await serve();
    const { question } = await register();
    const typed = { _question: question ?? '', _code: await readCode() };
    const refused = { httpStatus: 422, question, typedCode: typed._code };
    expect(await register({ ...typed, 'your-name': '' })).toMatchObject(refused);
    // Known only to the catalogue, which is read after the code.
    const unknown = await register({ ...typed, 'products-code[]': 'NONE' });
    expect(unknown).toMatchObject({ ...refused, isCaptchaFailure: false });
    expect(await readMails()).toHaveLength(1);
    expect(await register(typed)).toMatchObject({ status: 'mail_sent', question: null });
    expect(await count()).toBe(1);
  });

  test('a corrected address gets a code of its own, and the first one does not count', async () => {
    const { send, readMails, readCode, count } = await serve();
    const { question } = await send();
    const typed = { _question: question ?? '', _code: await readCode() };
    const second = await send({ ...typed, 'your-email': 'jo@example.test' });
    expect(second).toMatchObject({ httpStatus: 200, message: texts.code });
    expect(second.question).not.toBe(question);
    const recipients = (await readMails()).map(({ recipient }) => recipient).toSorted();
    expect(recipients).toEqual(['ana@example.test', 'jo@example.test']);
    expect(await count()).toBe(0);
  });

  test('an address that had three mails today gets no code, and the page says so', async () => {
    const { send, readMails } = await serve();
    for (let sent = 0; sent < 3; sent += 1) await send();
    expect(await send()).toMatchObject({
      httpStatus: 422,
      message: texts.code_limit,
      question: null,
    });
    expect(await readMails()).toHaveLength(3);
  });

  test('a visitor who requests many codes has to wait, and no input is lost', async () => {
    const { send } = await serve();
    for (let sent = 0; sent < 10; sent += 1)
      await send({ 'your-email': `ana${sent}@example.test` });
    const refused = await send({ 'your-email': 'jo@example.test' });
    expect(refused).toMatchObject({ httpStatus: 429, message: texts.too_many });
    expect(refused.sent).toMatchObject({ 'your-email': ['jo@example.test'] });
  });

  test('where codes are switched off the page requires scripts', async () => {
    const { send, signUp, readMails } = await serve(false);
    expect(await send()).toMatchObject({ httpStatus: 422, message: texts.no_scripts });
    expect(await signUp('ana@example.test')).toMatchObject({ message: texts.no_scripts });
    expect(await readMails()).toEqual([]);
  });

  test('a sign-up for the newsletter sends its own mail alone, three times a day to an address', async () => {
    const { signUp, readMails, count } = await serve();
    for (const sent of [1, 2, 3]) {
      const post = await signUp('ana@example.test');
      expect(post).toMatchObject({ httpStatus: 200, status: 'mail_sent', question: null });
      expect(await readMails()).toHaveLength(sent);
    }
    for (const { text_body } of await readMails())
      expect(text_body).toMatch(/\/en\/newsletter\/\S{43}\s/);
    expect(await signUp('Ana@example.test')).toMatchObject({ status: 'validation_failed' });
    expect(await readMails()).toHaveLength(3);
    expect(await count()).toBe(3);
  });

  test('a visitor signs up as many addresses as they would get codes', async () => {
    const { signUp, readMails } = await serve();
    for (let sent = 0; sent < 10; sent += 1) await signUp(`ana${sent}@example.test`);
    const refused = await signUp('jo@example.test');
    expect(refused).toMatchObject({ httpStatus: 429, message: texts.too_many });
    expect(await readMails()).toHaveLength(10);
  });
});
