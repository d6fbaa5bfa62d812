import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { encodeEnergyForm } from '#core/calculators/energy/energy-address.ts';
import { calculation } from '#core/calculators/energy/energy-form.fixtures.ts';
import { formatShareCode } from '#core/projects/share-code.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { openCopy } from '#server/forms/copied-document.ts';
import { buildSubmission, serveForms } from '#server/forms/forms.fixtures.ts';
import { exportPerson } from '#server/forms/personal-data.ts';
import { purge } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';
import { formTexts } from '#server/texts.ts';

const DAY_MS = 86_400_000;
const ADDRESS = { 'your-email': 'Ana@example.test' };

const energy = { kind: 'energy-report', code: encodeEnergyForm('en', calculation) } as const;

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

describeEachDatabase('copies by e-mail', (createPlace) => {
  async function serve() {
    const served = await serveForms(await createPlace(), { pdf });
    const { forms, createToken } = served;
    const send = (copy: Parameters<typeof buildSubmission>[1]) =>
      forms.submit(
        buildSubmission(ADDRESS, { form: 'emailed-copy', token: createToken(), ...copy }),
      );
    return { ...served, send };
  }

  /** The only mail to the address, and the secret in its link. */
  async function readMail({ db }: Awaited<ReturnType<typeof serve>>) {
    const [mail, ...others] = await createMailTable(db).listDue('9999', 9);
    expect(others).toEqual([]);
    const link = /https:\/\/www\.example\.com\/(?:en\/copy|es\/copia)\/([\w-]{43})(?!\S)/;
    return { mail, secret: mail?.text.match(link)?.[1] ?? '' };
  }

  test('the report of a calculation is behind a link; the mail has nothing of its sender', async () => {
    const served = await serve();
    expect(await served.send({ copy: energy })).toMatchObject({ status: 'mail_sent' });
    const { mail, secret } = await readMail(served);
    expect(mail).toMatchObject({ recipient: 'ana@example.test', replyTo: null, attachments: [] });
    expect(JSON.stringify(mail)).not.toContain('Harbour 2');
    const copy = await served.forms.openCopy(secret);
    expect(copy).toMatchObject({ fileName: 'report.pdf', language: 'en' });
    expect(await textOf(new Uint8Array(copy?.bytes ?? []))).toContain('Harbour 2');
    const stored = await served.db.read.selectFrom('copied_document').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('a project list comes in the language of the page', async () => {
    const served = await serve();
    const { db } = served;
    const [variant] = await db.read.selectFrom('variant').select(['id', 'sku']).limit(1).execute();
    const line = { key: 1, sku: '', quantity: 12, label: 'L1', note: 'Planta 2' };
    const lines = [{ ...line, id: variant?.id ?? 0 }];
    const code = formatShareCode({ name: 'Hotel Mar', lines });
    const copy = { kind: 'project-list', code } as const;
    expect(await served.send({ copy, locale: 'es' })).toMatchObject({ status: 'mail_sent' });
    const { mail, secret } = await readMail(served);
    for (const text of ['Hotel', 'Planta', code]) expect(JSON.stringify(mail)).not.toContain(text);
    const opened = await served.forms.openCopy(secret);
    expect(opened?.fileName).toMatch(/^Hotel-Mar.*_es\.pdf$/);
    expect(await textOf(new Uint8Array(opened?.bytes ?? []))).toContain(variant?.sku ?? '?');
  });

  test('a link opens its copy for 30 days, and no other secret opens one', async () => {
    const place = await createPlace();
    const served = await serveForms(place, { pdf });
    const token = served.createToken();
    await served.forms.submit(
      buildSubmission(ADDRESS, { form: 'emailed-copy', token, copy: energy }),
    );
    const [mail] = await createMailTable(served.db).listDue('9999', 9);
    const secret = mail?.text.match(/[\w-]{43}/)?.[0] ?? '';
    expect(await served.forms.openCopy('x'.repeat(43))).toBeNull();
    const open = (ms: number) => openCopy(served.db, secret, Date.now() + ms);
    expect(await open(30 * DAY_MS - 60_000)).not.toBeNull();
    expect(await open(30 * DAY_MS + 60_000)).toBeNull();
  });

  test('mails of content that announces an attachment have the link as well', async () => {
    const served = await serve();
    const { db } = served;
    const row = await db.read
      .selectFrom('site_document')
      .selectAll()
      .where('kind', '=', 'forms')
      .where('locale', '=', 'en')
      .executeTakeFirstOrThrow();
    const body = row.body.replace(' {link}', ' attached');
    expect(body).not.toBe(row.body);
    await db.write
      .updateTable('site_document')
      .set({ body })
      .where('kind', '=', 'forms')
      .where('locale', '=', 'en')
      .execute();
    await served.send({ copy: energy });
    const { secret } = await readMail(served);
    expect(await served.forms.openCopy(secret)).not.toBeNull();
  });

  test('a fourth copy to an address on one day is refused, and nothing of it is stored', async () => {
    const { send, db } = await serve();
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await send({ copy: energy })).toMatchObject({ status: 'mail_sent' });
    }
    const { no_copy: message } = formTexts.en;
    expect(await send({ copy: energy })).toMatchObject({
      status: 'validation_failed',
      invalidFields: [{ field: 'your-email', message }],
    });
    for (const table of ['outgoing_mail', 'copied_document', 'form_submission'] as const) {
      expect(await db.read.selectFrom(table).selectAll().execute()).toHaveLength(3);
    }
  });

  test.each([
    ['no copy', null],
    ['a calculation that is none', { kind: 'energy-report', code: 'x' } as const],
    [
      'an incomplete calculation',
      { ...energy, code: encodeEnergyForm('en', { ...calculation, tariff: '' }) },
    ],
    ['a list that is none', { kind: 'project-list', code: '1.x' } as const],
    [
      'an empty list',
      { kind: 'project-list', code: formatShareCode({ name: '', lines: [] }) } as const,
    ],
  ])('%s is reported at the address field, and nothing is stored', async (_what, copy) => {
    const { send, db } = await serve();
    const response = await send({ copy });
    expect(response).toMatchObject({
      status: 'validation_failed',
      invalidFields: [{ field: 'your-email' }],
    });
    expect(await db.read.selectFrom('outgoing_mail').selectAll().execute()).toEqual([]);
  });

  test('address and files are removed after a month, also those of unsent mails', async () => {
    const { send, db, dataDir } = await serve();
    await send({ copy: energy });
    const place = { database: db, files: openSiteFiles({ dataDir }) };
    const known = await exportPerson(place, 'ana@example.test');
    expect(known.copies).toMatchObject([{ file_name: 'report.pdf' }]);
    await purge(place, retention, Date.now() + 29 * DAY_MS);
    expect(await db.read.selectFrom('copied_document').select('locale').execute()).toHaveLength(1);
    await purge(place, retention, Date.now() + 31 * DAY_MS);
    for (const table of ['copied_document', 'outgoing_mail', 'form_submission'] as const) {
      expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
