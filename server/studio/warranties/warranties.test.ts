import { expect, test } from 'vitest';
import type { ClaimState } from '#core/forms/warranty-terms.ts';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import { addClaimState, findClaim, insertClaim } from '#server/forms/claim.ts';
import { exportPerson } from '#server/forms/personal-data.ts';
import { findRegistration, insertRegistration } from '#server/forms/registration.ts';
import { digestOf } from '#server/forms/secrets.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';
import type { WarrantySources } from '#server/studio/warranties/warranty-sources.ts';

const clerk = { id: null, name: 'Eva', locale: 'en' };
const DAY = '2026-11-20T10:00:00.000Z';
const PAGE = { order: 'desc', offset: 0, limit: 50 } as const;

const years = new Map([
  ['ARD150', 5],
  ['LIN1200', 7],
]);
const titleOf = (locale: string, sku: string) =>
  locale === 'es' ? `Luminaria ${sku}` : `Fitting ${sku}`;

const sources: Partial<WarrantySources> = {
  findRegistration,
  addClaimState,
  findProduct: async (locale, code) => {
    const sku = code.trim().toUpperCase();
    const term = years.get(sku);
    if (term === undefined) return null;
    const title = titleOf(locale, sku);
    return { code: sku, replaces: null, title, path: `/${locale}/p/${sku}`, years: term };
  },
  listTitles: async (locale, codes) =>
    new Map(codes.flatMap((code) => (years.has(code) ? [[code, titleOf(locale, code)]] : []))),
  listNames: async () => new Map([['ARD150', 'Ardea 150, 12 W, 3000 K Recessed downlight']]),
  listStepMails: async (locale) => ({
    rejected: {
      subject: locale === 'es' ? 'Su reclamación {case}' : 'Your claim {case}',
      text: '{name}, {product}: {reason}',
    },
  }),
};

type Entered = { id: string; kind: string; received?: string; fields?: Record<string, string> };

/** Stores a submission as the public site does. */
async function addSubmission({ write }: Database, entered: Entered): Promise<string> {
  const { id, kind, received = DAY, fields = {} } = entered;
  const values = Object.entries({ 'your-name': 'Jo Prado', ...fields });
  const shown = values.map(([name, value]) => ({ name, label: name, value }));
  const email = fields['your-email'] ?? 'jo@example.test';
  const row = { id, form_id: 104, kind, locale: 'es', received, email };
  await write
    .insertInto('form_submission')
    .values({ ...row, fields: JSON.stringify(shown) })
    .execute();
  return received;
}

async function addClaim(db: Database, id: string, claim: Partial<Entered> & { sku?: string } = {}) {
  const { sku = 'ARD150', ...entered } = claim;
  const received = await addSubmission(db, { id, kind: 'warranty-claim', ...entered });
  await db.write.transaction().execute(async (transaction) => {
    const rows = { caseNumber: `AC-${id}`, tokenDigest: digestOf(id), locale: 'es', sku } as const;
    await insertClaim(transaction, id, { ...rows, received, photos: [] });
    const mail = { submissionId: id, replyTo: null, text: 't', html: 'h', attachments: [] };
    const receipt = { ...mail, id, messageId: `<${id}@x>`, recipient: 'jo@example.test' };
    await addMail(transaction, { ...receipt, subject: 'We have it' }, received);
  });
}

async function addRegistration(db: Database, id: string, fields: Record<string, string>) {
  const kind = 'warranty-registration';
  const shown = { products: '12 × ARD150', installed: '2026-03-14', ...fields };
  await addSubmission(db, { id, kind, fields: shown });
  const item = { sku: 'ARD150', quantity: 12, years: 5, ends: '2031-03-14' };
  const rows = { reference: `AW-${id}`, tokenDigest: digestOf(id), locale: 'es' } as const;
  const days = { registered: '2026-11-20', installed: '2026-03-14' };
  await db.write.transaction().execute(async (transaction) => {
    await insertRegistration(transaction, id, { ...rows, ...days, items: [item] });
  });
}

describeEachDatabase('The warranty desk', (createPlace) => {
  async function open() {
    const db = await (await createPlace()).open();
    const { studio } = await openTestStudio(db, sources);
    /** Takes a step without a mail, at the present revision. */
    const move = async (id: string, to: ClaimState, reason = '') => {
      const revision = (await studio.desk.describe(id))?.revision ?? 0;
      await studio.claims.take(clerk, id, { revision, to, reason, mail: null });
    };
    return { db, studio, move, ...studio };
  }

  test('a claim goes to its end step by step; its page, its case and the trail follow', async () => {
    const { db, claims, desk, audit, move } = await open();
    await addClaim(db, 'a');
    await claims.find('en', PAGE);
    await move('a', 'in-review');
    expect(await desk.describe('a')).toMatchObject({ state: 'in-progress' });
    await move('a', 'accepted');
    await move('a', 'replacement-sent');
    await move('a', 'settled');
    expect(await desk.describe('a')).toMatchObject({ state: 'done', revision: 5 });
    const states = ['received', 'in-review', 'accepted', 'replacement-sent', 'settled'];
    expect((await findClaim(db, 'a'))?.history.map(({ state }) => state)).toEqual(states);
    const { items } = await audit.find({ action: 'claim.moved', offset: 0, limit: 10 });
    expect(items.map(({ after }) => (after as { claim: string }).claim)).toEqual(
      states.slice(1).toReversed(),
    );
    await move('a', 'in-review', 'It failed again.');
    expect(await desk.describe('a')).toMatchObject({ state: 'in-progress' });
    expect((await findClaim(db, 'a'))?.history.at(-1)).toMatchObject({
      state: 'in-review',
      reason: 'It failed again.',
    });
  });

  test('a claim is not done at the desk before it is decided', async () => {
    const { db, claims, desk, move } = await open();
    await addClaim(db, 'a');
    await claims.find('en', PAGE);
    const done = desk.change(clerk, 'a', { revision: 1, state: 'done' });
    await expect(done).rejects.toMatchObject({ values: { code: 'claim-undecided' } });
    expect(await desk.describe('a')).toMatchObject({ state: 'new', revision: 1 });
    await desk.change(clerk, 'a', { revision: 1, state: 'spam' });
    await move('a', 'in-review');
    await move('a', 'rejected', 'It was wired wrongly.');
    await desk.change(clerk, 'a', { revision: 4, state: 'waiting' });
    await desk.change(clerk, 'a', { revision: 5, state: 'done' });
  });

  test('a rejection needs its reason, is mailed in the thread, and is all or nothing', async () => {
    const { db, claims, desk, move } = await open();
    await addClaim(db, 'a');
    await claims.find('en', PAGE);
    await move('a', 'in-review');
    const details = await claims.describe('en', 'a');
    const rejected = details?.steps.find(({ to }) => to === 'rejected');
    // In the language of the claimant; the reason is written by the clerk.
    expect(rejected?.mail).toEqual({
      subject: 'Su reclamación AC-a',
      text: 'Jo Prado, Luminaria ARD150 (ARD150): {reason}',
    });
    expect(details?.product?.title).toBe('Fitting ARD150');
    const mail = { subject: 'Su reclamación AC-a', text: 'Estaba mal conectada.' };
    const step = { revision: 2, to: 'rejected', reason: ' ', mail } as const;
    await expect(claims.take(clerk, 'a', step)).rejects.toMatchObject({
      values: { code: 'reason-missing' },
    });
    const mails = () => db.read.selectFrom('outgoing_mail').selectAll().execute();
    expect(await mails()).toHaveLength(1);
    expect(await desk.describe('a')).toMatchObject({ revision: 2, claimState: 'in-review' });
    expect(await claims.preview('a', mail)).toMatchObject({
      recipient: 'jo@example.test',
      text: 'Estaba mal conectada.',
    });
    expect(await mails()).toHaveLength(1);
    await claims.take(clerk, 'a', { ...step, reason: 'Estaba mal conectada.' });
    const sent = (await mails()).find(({ in_reply_to }) => in_reply_to === '<a@x>');
    expect(sent).toMatchObject({ recipient: 'jo@example.test', text_body: mail.text });
    expect((await findClaim(db, 'a'))?.history.at(-1)?.reason).toBe('Estaba mal conectada.');
    const exported = await exportPerson({ database: db }, 'jo@example.test');
    expect(exported.states.map(({ reason }) => reason)).toContain('Estaba mal conectada.');
  });

  test('of two clerks at one claim the second is told; nobody jumps over a step', async () => {
    const { db, claims, move } = await open();
    await addClaim(db, 'a');
    await claims.find('en', PAGE);
    await expect(move('a', 'settled')).rejects.toMatchObject({
      values: { code: 'step-not-allowed' },
    });
    const step = { revision: 1, to: 'in-review', reason: '', mail: null } as const;
    const both = await Promise.allSettled([
      claims.take(clerk, 'a', step),
      claims.take(clerk, 'a', step),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(claims.correct(clerk, 'a', { revision: 1, cost: null })).rejects.toMatchObject({
      values: { code: 'changed-meanwhile' },
    });
    await expect(claims.take(clerk, 'nothing', step)).rejects.toMatchObject({
      id: 'studio-not-found',
    });
  });

  test('an unknown product is found out, with what else is known of it', async () => {
    const { db, claims, move } = await open();
    await addClaim(db, 'a', { sku: '', fields: { fault: 'Dark.' } });
    await addClaim(db, 'b', { fields: { fault: 'It flickers. '.repeat(30) } });
    await addRegistration(db, 'r', {});
    expect((await claims.find('en', PAGE)).total).toBe(2);
    expect(await claims.describe('en', 'a')).toMatchObject({ product: null, similar: null });
    await expect(claims.correct(clerk, 'a', { revision: 1, code: 'ARD15' })).rejects.toMatchObject({
      values: { code: 'unknown-product', product: 'ARD15' },
    });
    await claims.correct(clerk, 'a', {
      revision: 1,
      code: ' ard150',
      cost: { cents: 1250, currency: 'EUR' },
    });
    await move('b', 'in-review');
    await move('b', 'accepted');
    const found = await claims.describe('en', 'a');
    expect(found).toMatchObject({
      sku: 'ARD150',
      cost: { cents: 1250, currency: 'EUR' },
      similar: { total: 1, accepted: 1, rejected: 0, registered: 12 },
    });
    expect(found?.similar?.latest[0]?.fault.length).toBeLessThan(200);
    const named = await claims.find('en', { ...PAGE, text: 'ardea' });
    expect(named.items.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
    for (const [text, ids] of [
      ['recessed 3000 ardea', ['a', 'b']],
      ['ardea flickers', ['b']],
      ['ardea silent', []],
      // The case number AC-b as it is read out.
      ['acb', ['b']],
      ['recessed lindel', []],
    ] as const) {
      const found = await claims.find('en', { ...PAGE, text });
      expect([text, found.items.map(({ id }) => id).toSorted()]).toEqual([text, ids]);
    }
    const flickering = await claims.find('en', { ...PAGE, claimState: 'open', text: 'flickers' });
    expect(flickering.items).toMatchObject([{ id: 'b', claimState: 'accepted' }]);
  });

  test('figures count the claims of a period', async () => {
    const { db, claims, move } = await open();
    await addClaim(db, 'a');
    // The last second of October at the company, and the first one of December.
    await addClaim(db, 'b', { sku: 'GONE', received: '2026-10-31T22:59:59.000Z' });
    await addClaim(db, 'c', { received: '2026-11-30T23:00:00.000Z' });
    await claims.find('en', PAGE);
    await move('b', 'in-review');
    await move('b', 'rejected', 'No fault.');
    const figures = await claims.count('en', { from: '2026-10-31', to: '2026-11-30' });
    expect(figures.total).toMatchObject({ received: 2, open: 1, rejected: 1, acceptedPercent: 0 });
    expect(figures.months.map(({ month, received }) => [month, received])).toEqual([
      ['2026-10', 1],
      ['2026-11', 1],
    ]);
    expect(figures.products.map(({ sku, title }) => [sku, title])).toEqual([
      ['ARD150', 'Fitting ARD150'],
      ['GONE', null],
    ]);
  });

  test('a registration is found by what was entered and by its product, and corrected', async () => {
    const { db, registrations, desk, audit } = await open();
    const entered = { 'your-email': 'jo@exmaple.test', installer: 'Ortiz', site: 'Palencia' };
    await addRegistration(db, 'a', entered);
    await addRegistration(db, 'b', { installer: 'Vega', site: 'Soria' });
    for (const text of ['palencia ortiz', 'exmaple', 'AW-a']) {
      const { items } = await registrations.find('es', { ...PAGE, text });
      expect([text, items.map(({ id }) => id)]).toEqual([text, ['a']]);
    }
    expect((await registrations.find('es', { ...PAGE, text: 'ardea' })).total).toBe(2);
    expect((await registrations.find('es', { ...PAGE, text: 'ardea palencia' })).total).toBe(1);
    expect((await registrations.find('es', { ...PAGE, text: 'ardea burgos' })).total).toBe(0);
    const before = { ...PAGE, installedTo: '2026-03-13' };
    expect((await registrations.find('es', before)).total).toBe(0);
    const change = {
      revision: 1,
      installed: '2026-02-28',
      items: [{ code: 'lin1200', quantity: 3 }],
      fields: { 'your-email': 'Jo@example.test', site: 'Burgos', unknown: 'x', products: 'y' },
    };
    await registrations.correct(clerk, 'a', change);
    expect(await registrations.describe('es', 'a')).toMatchObject({
      installed: '2026-02-28',
      items: [
        { sku: 'LIN1200', quantity: 3, years: 7, ends: '2033-02-28', title: 'Luminaria LIN1200' },
      ],
    });
    const found = await desk.describe('a');
    expect(found).toMatchObject({ email: 'jo@example.test', revision: 2 });
    expect(found?.fields.find(({ name }) => name === 'products')?.value).toBe('3 × LIN1200');
    expect(found?.fields.map(({ name }) => name)).not.toContain('unknown');
    expect((await registrations.find('es', { ...PAGE, text: 'burgos' })).total).toBe(1);
    expect((await registrations.find('es', { ...PAGE, text: 'palencia' })).total).toBe(0);
    // The trail outlives the person's data: it has the products, and only names of other fields.
    const { items } = await audit.find({ offset: 0, limit: 1 });
    expect(items[0]).toMatchObject({
      before: { installed: '2026-03-14', products: '12 × ARD150' },
      after: { installed: '2026-02-28', products: '3 × LIN1200', fields: 'your-email, site' },
    });
    await expect(registrations.correct(clerk, 'a', change)).rejects.toMatchObject({
      values: { code: 'changed-meanwhile' },
    });
    const wrong = { ...change, revision: 2, items: [{ code: 'NOPE', quantity: 1 }] };
    await expect(registrations.correct(clerk, 'a', wrong)).rejects.toMatchObject({
      values: { code: 'unknown-product', product: 'NOPE' },
    });
  });
});
