import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import { encodeEnergyForm } from '#core/calculators/energy/energy-address.ts';
import { calculation } from '#core/calculators/energy/energy-form.fixtures.ts';
import { formatShareCode } from '#core/projects/share-code.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { buildSubmission, serveForms } from '#server/forms/forms.fixtures.ts';
import { exportPerson, purge, retention } from '#server/forms/personal-data.ts';
import { createFileTransport } from '#server/mail/file-transport.ts';
import { sendDueMails } from '#server/mail/send-mails.ts';
import { startSmtpServer } from '#server/mail/smtp-server.fixtures.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';
import { pdf } from '#server/pdf/shared-maker.fixtures.ts';

const DAY_MS = 86_400_000;
const FROM = 'Lumbrera <web@lumbrera.example>';
const ADDRESS = { 'your-email': 'Ana@example.test' };

const energy = { kind: 'energy-report', code: encodeEnergyForm('en', calculation) } as const;

/** The bytes of the only attachment of an encoded mail. */
function attachmentOf(raw: string): { name: string; bytes: Uint8Array } {
  const [, name = ''] = raw.match(/filename="?([^"\r\n;]+)/) ?? [];
  const at = raw.search(/Content-Type: application\/pdf/);
  const start = raw.indexOf('\r\n\r\n', at) + 4;
  const base64 = raw.slice(start, raw.indexOf('--', start)).replace(/\s/g, '');
  return { name, bytes: new Uint8Array(Buffer.from(base64, 'base64')) };
}

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

describeEachDatabase('copies by e-mail', (createPlace) => {
  async function serve() {
    const served = await serveForms(await createPlace(), { pdf });
    const { forms, createToken, db } = served;
    const send = (copy: Parameters<typeof buildSubmission>[1]) =>
      forms.submit(
        buildSubmission(ADDRESS, { form: 'emailed-copy', token: createToken(), ...copy }),
      );
    return { ...served, send, queue: createMailTable(db) };
  }

  test('the report of a calculation goes to its sender alone, as a PDF that opens', async () => {
    const { send, queue } = await serve();
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.stop());
    const transport = createSmtpTransport(smtp.url, FROM);
    onTestFinished(() => transport.close());
    expect(await send({ copy: energy })).toMatchObject({ status: 'mail_sent' });
    smtp.behave('drop');
    await sendDueMails({ queue, transport });
    smtp.behave('take');
    await sendDueMails({ queue, transport, now: () => Date.now() + DAY_MS });
    expect(smtp.ids).toHaveLength(1);
    const [raw = ''] = smtp.raw;
    expect(raw).toMatch(/^To: ana@example\.test/m);
    const { name, bytes } = attachmentOf(raw);
    expect(name).toBe('report.pdf');
    expect(await textOf(bytes)).toContain('Harbour 2');
  });

  test('a project list comes in the language of the page, also as a file of the outbox', async () => {
    const { send, queue, dataDir, db } = await serve();
    const [variant] = await db.read.selectFrom('variant').select(['id', 'sku']).limit(1).execute();
    const line = {
      key: 1,
      sku: '',
      quantity: 12,
      label: 'L1',
      note: 'Planta 2',
      id: variant?.id ?? 0,
    };
    const code = formatShareCode({ name: 'Hotel Mar', lines: [line] });
    const copy = { kind: 'project-list', code } as const;
    expect(await send({ copy, locale: 'es' })).toMatchObject({ status: 'mail_sent' });
    const outbox = join(dataDir, 'outbox');
    await sendDueMails({ queue, transport: createFileTransport(outbox, FROM) });
    const files = await readdir(outbox);
    expect(files).toHaveLength(1);
    const raw = await readFile(join(outbox, files[0] as string), 'utf8');
    const { name, bytes } = attachmentOf(raw);
    expect(name).toMatch(/^Hotel-Mar.*_es\.pdf$/);
    expect(await textOf(bytes)).toContain(variant?.sku ?? '?');
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
    const place = { database: db, dataDir };
    const known = await exportPerson(place, 'ana@example.test');
    expect(known.attachments).toMatchObject([{ file_name: 'report.pdf' }]);
    await purge(place, retention, Date.now() + 29 * DAY_MS);
    expect(await db.read.selectFrom('mail_attachment').select('position').execute()).toHaveLength(
      1,
    );
    await purge(place, retention, Date.now() + 31 * DAY_MS);
    for (const table of ['mail_attachment', 'outgoing_mail', 'form_submission'] as const) {
      expect(await db.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
