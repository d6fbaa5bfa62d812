import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { defaultLimits } from '#server/files/disk-room.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { setClaimState } from '#server/forms/claim.ts';
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

describeEachDatabase('the time of claims', (createPlace) => {
  test.each([
    ['accepted', 1],
    ['rejected', 0],
    ['settled', 0],
  ] as const)('three years after a claim was %s, %d is retained', async (state, count) => {
    const { db, dataDir, forms, createToken } = await serveForms(await createPlace());
    const own = { form: 'warranty-claim', token: createToken() };
    const response = await forms.submit(buildSubmission(goodClaim, own));
    const { caseNumber = '' } = response?.extras ?? {};
    await setClaimState(db, { caseNumber, state, now: '2023-11-01T00:00:00.000Z' });
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
