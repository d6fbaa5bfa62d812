import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClaimState } from '#core/forms/warranty-terms.ts';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { defaultLimits } from '#server/files/disk-room.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { addClaimState } from '#server/forms/claim.ts';
import { buildSubmission, type ServedForms, serveForms } from '#server/forms/forms.fixtures.ts';
import { attachPhotos } from '#server/forms/mailed-photos.ts';
import { purge } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import { log } from '#server/log.ts';
import type { Mail, Transport } from '#server/mail/mail-transport.ts';
import { sendDueMails } from '#server/mail/send-mails.ts';

const goodClaim = {
  product: 'NIM120',
  fault: 'It flickers after an hour.',
  'your-name': 'Ana García',
  'your-email': 'ana@example.test',
  consent: '1',
};

/** Moves every claim to a state, as the studio does. */
async function moveClaims({ write }: Database, state: ClaimState, now: string): Promise<void> {
  await write.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable('warranty_claim')
      .set({ status: state, updated: now })
      .returning('submission_id as id')
      .execute();
    for (const { id } of moved) await addClaimState(transaction, { id, state, now, reason: null });
  });
}

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'claim-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const photoFolderIn = ({ dataDir }: ServedForms) => join(dataDir, 'private', 'claims');

const smtp = { smtpUrl: 'smtp://127.0.0.1:1', from: 'web@lumbrera.example' };

/** Sends a claim with a photo twice. */
async function sendPhotos({ forms, createToken }: ServedForms) {
  const path = join(await openFolder(), 'upload');
  const color = { width: 40, height: 30, channels: 3 as const, background: '#844' };
  await sharp({ create: color }).jpeg().toFile(path);
  const upload = { field: 'photos', name: 'a.jpg', type: 'image/jpeg', size: 900, path };
  const own = { form: 'warranty-claim', token: createToken(), uploads: [upload, upload] };
  return forms.submit(buildSubmission(goodClaim, own));
}

/** Mails that the sender of a site delivers, in the order of their recipients. */
async function deliver({ db, dataDir }: ServedForms): Promise<Mail[]> {
  const delivered: Mail[] = [];
  const transport: Transport = {
    async send(mail) {
      delivered.push(mail);
      return { outcome: 'sent' };
    },
    close() {},
  };
  const readAttached = openSiteFiles({ dataDir }).photos.read;
  const now = () => Date.now() + 60_000;
  await sendDueMails({ queue: createMailTable(db), transport, readAttached, now });
  return delivered;
}

describeEachDatabase('claims', (createPlace) => {
  test('the company gets the photos with its mail, the sender does not', async () => {
    const served = await serveForms(await createPlace(), { mail: smtp });
    expect(await sendPhotos(served)).toMatchObject({ status: 'mail_sent' });
    const mails = await deliver(served);
    const companyMail = mails.find(({ replyTo }) => replyTo === 'ana@example.test');
    expect(companyMail?.attachments.map(({ fileName, mimeType }) => [fileName, mimeType])).toEqual([
      ['photo-1.jpg', 'image/jpeg'],
      ['photo-2.jpg', 'image/jpeg'],
    ]);
    const [photo] = await served.db.read.selectFrom('claim_photo').selectAll().execute();
    const stored = await readFile(join(photoFolderIn(served), photo?.file ?? ''));
    expect(Buffer.from(companyMail?.attachments[0]?.content ?? []).equals(stored)).toBe(true);
    const receipt = mails.find(({ recipient }) => recipient === 'ana@example.test');
    expect(receipt?.attachments).toEqual([]);
  });

  test('photos are stored once: the queue of mails and the outbox only name them', async () => {
    const served = await serveForms(await createPlace());
    await sendPhotos(served);
    const photos = await served.db.read.selectFrom('claim_photo').select('file').execute();
    const rows = await served.db.read.selectFrom('mail_attachment').selectAll().execute();
    expect(rows).toEqual([]);
    const mails = await deliver(served);
    const companyMail = mails.find(({ replyTo }) => replyTo === 'ana@example.test');
    expect(companyMail?.attachments).toEqual([]);
    for (const { file } of photos) expect(companyMail?.text).toContain(file);
  });

  test('a mail whose photo is gone is sent without it', async () => {
    const served = await serveForms(await createPlace(), { mail: smtp });
    await sendPhotos(served);
    const [photo] = await served.db.read
      .selectFrom('claim_photo')
      .select('file')
      .where('position', '=', 0)
      .execute();
    await rm(join(photoFolderIn(served), photo?.file ?? ''));
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    const mails = await deliver(served);
    expect(mails.flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName))).toEqual(
      ['photo-2.jpg'],
    );
  });

  test('photos for which there is no room are refused with everything they belong to', async () => {
    const served = await serveForms(await createPlace(), {
      storage: { ...defaultLimits, uploadsMaxMb: 0 },
    });
    vi.spyOn(log, 'error').mockImplementation(() => {});
    expect(await sendPhotos(served)).toMatchObject({ status: 'mail_failed', isUnavailable: true });
    expect(await readdir(photoFolderIn(served)).catch(() => [])).toEqual([]);
    expect(await served.db.read.selectFrom('form_submission').selectAll().execute()).toEqual([]);
  });
});

describeEachDatabase('claims without a code', (createPlace) => {
  async function sendFile(served: ServedForms, field: string, bytes: Uint8Array) {
    const path = join(await openFolder(), 'upload');
    await writeFile(path, bytes);
    const name = field === 'photos' ? 'a.jpg' : 'invoice.pdf';
    const upload = { field, name, type: '', size: bytes.length, path };
    const token = served.createToken();
    const own = { form: 'warranty-claim', token, uploads: [upload] };
    return served.forms.submit(buildSubmission({ ...goodClaim, product: '' }, own));
  }

  const createPhoto = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#844' } })
      .jpeg()
      .toBuffer();

  test('a photo takes the place of the code', async () => {
    const served = await serveForms(await createPlace());
    const response = await sendFile(served, 'photos', await createPhoto());
    expect(response).toMatchObject({ status: 'mail_sent' });
    const secret = response?.extras.statusUrl?.split('/').at(-1) ?? '';
    const claim = await served.forms.warranty.findClaim(secret);
    expect(claim).toMatchObject({ sku: '', photoCount: 1 });
  });

  test('an invoice alone does not say what has failed', async () => {
    const served = await serveForms(await createPlace());
    const response = await sendFile(served, 'invoice', Buffer.from('%PDF-1.4\n%%EOF\n'));
    expect(response).toMatchObject({
      status: 'validation_failed',
      invalidFields: [{ field: 'product', message: expect.stringContaining('add a photo') }],
    });
    expect(await readdir(photoFolderIn(served)).catch(() => [])).toEqual([]);
  });

  test.each([
    ['an invoice', 'invoice', '%PDF-1.4\nlines\n%%EOF\n', 'mail_sent'],
    ['a page called an invoice', 'invoice', '<!doctype html>%PDF-1.4 %%EOF', 'validation_failed'],
    ['an invoice cut off', 'invoice', '%PDF-1.4\nlines', 'validation_failed'],
    ['a PDF called a photo', 'photos', '%PDF-1.4\nlines\n%%EOF\n', 'validation_failed'],
  ])('%s has the status of its content', async (_what, field, text, status) => {
    const served = await serveForms(await createPlace(), { mail: smtp });
    const path = join(await openFolder(), 'upload');
    await writeFile(path, text);
    const name = field === 'photos' ? 'a.jpg' : 'a.pdf';
    const upload = { field, name, type: '', size: text.length, path };
    const own = { form: 'warranty-claim', token: served.createToken(), uploads: [upload] };
    const response = await served.forms.submit(buildSubmission(goodClaim, own));
    expect(response?.status).toBe(status);
    const files = await readdir(photoFolderIn(served)).catch(() => []);
    expect(files).toHaveLength(status === 'mail_sent' ? 1 : 0);
    if (status !== 'mail_sent') return;
    const mail = (await deliver(served)).find(({ replyTo }) => replyTo !== null);
    expect(mail?.attachments).toMatchObject([
      { fileName: 'document-1.pdf', mimeType: 'application/pdf' },
    ]);
    expect(Buffer.from(mail?.attachments[0]?.content ?? []).toString()).toBe(text);
  });
});

describeEachDatabase('the history of a claim', (createPlace) => {
  test('has each state once, with its time', async () => {
    const { db, forms, createToken } = await serveForms(await createPlace());
    const own = { form: 'warranty-claim', token: createToken() };
    const response = await forms.submit(buildSubmission(goodClaim, own));
    const { statusUrl = '' } = response?.extras ?? {};
    const changes = [
      ['in-review', '2099-01-02T09:00:00.000Z'],
      ['in-review', '2099-01-03T09:00:00.000Z'],
      ['accepted', '2099-01-05T09:00:00.000Z'],
    ] as const;
    for (const [state, now] of changes) {
      await moveClaims(db, state, now);
    }
    const claim = await forms.warranty.findClaim(statusUrl.split('/').at(-1) ?? '');
    expect(claim?.state).toBe('accepted');
    expect(claim?.history).toEqual([
      { state: 'received', since: expect.any(String), reason: null },
      { state: 'in-review', since: '2099-01-02T09:00:00.000Z', reason: null },
      { state: 'accepted', since: '2099-01-05T09:00:00.000Z', reason: null },
    ]);
  });
});

describeEachDatabase('look-ups', (createPlace) => {
  test.each([
    ['NIM120', null],
    [' nim120 ', null],
    ['NB-120', 'NB-120'],
  ])('%s is an earlier code: %s', async (code, replaces) => {
    const { forms } = await serveForms(await createPlace());
    const terms = await forms.warranty.lookUp('en', code, '');
    expect(terms?.product).toMatchObject({ code: 'NIM120', replaces });
  });
});

describeEachDatabase('the time of claims', (createPlace) => {
  test.each([
    ['accepted', 1],
    ['rejected', 0],
    ['settled', 0],
  ] as const)('three years after a claim was %s, %d is retained', async (state, count) => {
    const { db, dataDir, forms, createToken } = await serveForms(await createPlace());
    const own = { form: 'warranty-claim', token: createToken() };
    await forms.submit(buildSubmission(goodClaim, own));
    await moveClaims(db, state, '2023-11-01T00:00:00.000Z');
    await purge(
      { database: db, files: openSiteFiles({ dataDir }) },
      retention,
      Date.parse('2026-11-22T00:00:00Z'),
    );
    const left = await db.read.selectFrom('warranty_claim').selectAll().execute();
    expect(left).toHaveLength(count);
  });
});

test('photos that do not fit into a mail together are named instead', () => {
  const photos = ['a.jpg', 'b.jpg', 'c.jpg'].map((file) => ({ file, sizeBytes: 4 }));
  const { attached, left } = attachPhotos(photos, 9);
  expect(attached.map(({ fileName }) => fileName)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
  expect(left).toEqual(['c.jpg']);
});
