import { expect, test } from 'vitest';
import { CONFIRM_DAYS } from '#core/forms/newsletter-step.ts';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { buildSubmission, serveForms } from '#server/forms/forms.fixtures.ts';
import { newsletterKey } from '#server/forms/newsletter/newsletter-key.ts';
import { listSubscribers } from '#server/forms/newsletter/subscribers.ts';
import { erasePerson, exportPerson } from '#server/forms/personal-data.ts';
import { purge } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';

const ANA = 'ana@example.test';
const SECRET = /\/(?:newsletter|boletin)\/([\w.-]+)/;
const DAY_MS = 86_400_000;
const siteUrl = 'https://www.example.com';

describeEachDatabase('the newsletter', (createPlace) => {
  async function serve() {
    const served = await serveForms(await createPlace());
    const { forms, createToken, db } = served;
    async function signUp(email: string, locale: 'en' | 'es' = 'en') {
      const sent = { 'your-email': email, consent: '1' };
      const overrides = { form: 'newsletter', token: createToken(), locale };
      return forms.submit(buildSubmission(sent, overrides));
    }
    const listMails = (email = ANA) =>
      db.read
        .selectFrom('outgoing_mail')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('created')
        .execute();
    const seen = new Set<string>();
    /** The secret in the mail to an address that was not read yet. */
    async function nextSecret(email = ANA) {
      const texts = (await listMails(email)).map(({ text_body }) => text_body);
      const secrets = texts.map((text) => SECRET.exec(text)?.[1] ?? '');
      const [secret = '', ...more] = secrets.filter((one) => !seen.has(one));
      expect(more).toEqual([]);
      seen.add(secret);
      return secret;
    }
    const listConfirmed = async () => {
      const key = await newsletterKey(db);
      return (await listSubscribers(db, { key, siteUrl })).map(({ email }) => email);
    };
    async function subscribe(email = ANA) {
      await signUp(email);
      await forms.newsletter.follow(await nextSecret(email));
      return nextSecret(email);
    }
    const count = async (table: 'form_submission' | 'newsletter_subscriber' | 'newsletter_event') =>
      (await db.read.selectFrom(table).selectAll().execute()).length;
    const place = { database: db, files: openSiteFiles(served) };
    return { ...served, signUp, subscribe, listMails, nextSecret, listConfirmed, count, place };
  }

  test('a sign-up sends one mail and subscribes nobody; looking at its link changes nothing', async () => {
    const { forms, signUp, listMails, nextSecret, listConfirmed } = await serve();
    const message = expect.stringContaining(` ${CONFIRM_DAYS} days `);
    expect(await signUp('Ana@example.test')).toMatchObject({ status: 'mail_sent', message });
    const [mail, ...others] = await listMails();
    expect(others).toEqual([]);
    expect(mail?.text_body.match(/\w+ days/g)).toEqual(Array(2).fill(`${CONFIRM_DAYS} days`));
    expect(mail?.text_body).toContain(`${siteUrl}/en/newsletter/`);
    expect(mail?.unsubscribe_url).toBeNull();
    const secret = await nextSecret();
    expect(await forms.newsletter.find(secret)).toBe('to-confirm');
    expect(await forms.newsletter.find(secret)).toBe('to-confirm');
    expect(await listConfirmed()).toEqual([]);
  });

  test('the link confirms once, with the text that was agreed to and a mail that unsubscribes', async () => {
    const { db, forms, signUp, listMails, nextSecret, listConfirmed } = await serve();
    await signUp(ANA, 'es');
    const secret = await nextSecret();
    expect(await forms.newsletter.follow(secret)).toBe('confirmed');
    expect(await forms.newsletter.follow(secret)).toBe('confirmed');
    expect(await listConfirmed()).toEqual([ANA]);
    const events = await db.read
      .selectFrom('newsletter_event')
      .selectAll()
      .orderBy('at')
      .orderBy('action', 'desc')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['requested', 'confirmed']);
    for (const { wording, wording_version } of events) {
      expect(wording).toContain('Acepto que Lumbrera me envíe su boletín');
      expect(wording_version).toMatch(/^[0-9a-f]{12}$/);
    }
    const mails = await listMails();
    expect(mails).toHaveLength(2);
    const welcome = mails.find(({ unsubscribe_url }) => unsubscribe_url !== null);
    expect(welcome?.unsubscribe_url).toMatch(
      /^https:\/\/www\.example\.com\/es\/boletin\/[\w-]{22}\.[\w-]{43}$/,
    );
    expect(welcome?.text_body).toContain(welcome?.unsubscribe_url);
  });

  test('two presses at once subscribe once', async () => {
    const { forms, signUp, nextSecret, listMails, count } = await serve();
    await signUp(ANA);
    const secret = await nextSecret();
    const both = [forms.newsletter.follow(secret), forms.newsletter.follow(secret)];
    expect(await Promise.all(both)).toEqual(['confirmed', 'confirmed']);
    expect(await count('newsletter_event')).toBe(2);
    expect(await listMails()).toHaveLength(2);
  });

  test('whoever is subscribed gets the same response and the same mail as anybody', async () => {
    const { signUp, subscribe, listMails, listConfirmed } = await serve();
    await subscribe();
    const [known, fresh] = [await signUp(ANA), await signUp('jo@example.test')];
    const { dataHash: _known, ...ofKnown } = known ?? {};
    const { dataHash: _fresh, ...ofFresh } = fresh ?? {};
    expect(ofKnown).toEqual(ofFresh);
    const subjects = (await listMails()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
    const [ofJo] = await listMails('jo@example.test');
    expect(subjects.filter((subject) => subject === ofJo?.subject)).toHaveLength(2);
    expect(await listConfirmed()).toEqual([ANA]);
  });

  test('the link to unsubscribe works again and again, and ends requests that wait', async () => {
    const { forms, signUp, subscribe, nextSecret, listConfirmed, count } = await serve();
    const leave = await subscribe();
    await signUp(ANA);
    const waiting = await nextSecret();
    expect(await forms.newsletter.find(leave)).toBe('to-unsubscribe');
    expect(await forms.newsletter.follow(leave)).toBe('unsubscribed');
    expect(await forms.newsletter.follow(leave)).toBe('unsubscribed');
    expect(await listConfirmed()).toEqual([]);
    expect(await forms.newsletter.follow(waiting)).toBeNull();
    expect(await count('newsletter_event')).toBe(4);
    expect(await listConfirmed()).toEqual([]);
  });

  test('after unsubscribing one can subscribe again; the used link does not', async () => {
    const { forms, signUp, nextSecret, listConfirmed } = await serve();
    await signUp(ANA);
    const first = await nextSecret();
    await forms.newsletter.follow(first);
    await forms.newsletter.follow(await nextSecret());
    expect(await forms.newsletter.follow(first)).toBeNull();
    expect(await listConfirmed()).toEqual([]);
    await signUp(ANA);
    expect(await forms.newsletter.follow(await nextSecret())).toBe('confirmed');
    expect(await listConfirmed()).toEqual([ANA]);
  });

  test('unknown, changed and old links do nothing', async () => {
    const { db, forms, signUp, subscribe, nextSecret, listConfirmed } = await serve();
    const leave = await subscribe();
    const other = await subscribe('jo@example.test');
    const [id] = leave.split('.');
    const [, mac] = other.split('.');
    for (const secret of ['', 'x', `${id}.`, `${id}.${mac}`, `${leave}x`, 'x'.repeat(5_000)]) {
      expect(await forms.newsletter.follow(secret)).toBeNull();
    }
    await signUp('lu@example.test');
    const late = await nextSecret('lu@example.test');
    await db.write
      .updateTable('newsletter_event')
      .set({ expires: '2026-01-01T00:00:00.000Z' })
      .where('used', 'is', null)
      .execute();
    expect(await forms.newsletter.follow(late)).toBeNull();
    expect((await listConfirmed()).sort()).toEqual([ANA, 'jo@example.test']);
  });

  test('the fourth mail of a day to one address is refused, and says so', async () => {
    const { signUp, listMails, count } = await serve();
    for (let sent = 0; sent < 3; sent += 1) await signUp(ANA);
    expect(await signUp(ANA)).toMatchObject({
      status: 'validation_failed',
      invalidFields: [{ field: 'your-email', message: expect.stringContaining('three mails') }],
    });
    expect(await listMails()).toHaveLength(3);
    expect(await count('form_submission')).toBe(3);
  });

  test('nobody is signed up without consent', async () => {
    const { forms, createToken, count } = await serve();
    const sent = { 'your-email': ANA };
    const submission = buildSubmission(sent, { form: 'newsletter', token: createToken() });
    expect(await forms.submit(submission)).toMatchObject({ status: 'acceptance_missing' });
    expect(await count('newsletter_subscriber')).toBe(0);
  });

  test('a purge removes what nobody confirmed, and the proof after its period', async () => {
    const { forms, signUp, subscribe, count, place } = await serve();
    const leave = await subscribe();
    await signUp('jo@example.test');
    await purge(place, retention, Date.now() + 8 * DAY_MS);
    expect(await count('newsletter_subscriber')).toBe(1);
    expect(await count('form_submission')).toBe(1);
    await purge(place, retention, Date.now() + 5_000 * DAY_MS);
    expect(await count('newsletter_subscriber')).toBe(1);
    await forms.newsletter.follow(leave);
    await purge(place, retention, Date.now() + 1_094 * DAY_MS);
    expect(await count('newsletter_event')).toBe(3);
    await purge(place, retention, Date.now() + 1_096 * DAY_MS);
    for (const table of ['newsletter_subscriber', 'newsletter_event', 'form_submission'] as const) {
      expect(await count(table)).toBe(0);
    }
  });

  test('an export has the consents of one person without secrets, an erasure leaves nothing', async () => {
    const { db, forms, subscribe, count, place } = await serve();
    const leave = await subscribe();
    await subscribe('jo@example.test');
    const known = await exportPerson(place, ANA);
    expect(known.subscriptions).toMatchObject([{ state: 'confirmed' }]);
    expect(known.consents.map(({ action }) => action).sort()).toEqual(['confirmed', 'requested']);
    expect(JSON.stringify(known)).not.toContain('token_digest');
    await erasePerson(place, ANA);
    expect(await count('newsletter_subscriber')).toBe(1);
    expect(await count('newsletter_event')).toBe(2);
    expect(
      JSON.stringify(await db.read.selectFrom('newsletter_subscriber').selectAll().execute()),
    ).not.toContain(ANA);
    expect(await forms.newsletter.follow(leave)).toBeNull();
  });

  test('links work in a database that refuses writes, because their key is only read', async () => {
    const { db, subscribe } = await serve();
    await subscribe();
    const key = await newsletterKey(db);
    expect(await newsletterKey({ ...db, write: refuseWrites(db.write) })).toBe(key);
  });
});

/** Reads only. */
function refuseWrites(database: Database['write']): Database['write'] {
  return new Proxy(database, {
    get(target, name) {
      if (name === 'insertInto') throw new Error('The database refuses writes.');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
