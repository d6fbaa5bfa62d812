import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { setClaimState } from '#server/forms/claim.ts';
import { photoFolderIn } from '#server/forms/private-files.ts';
import { buildSubmission, serveForms } from '#server/forms/forms.fixtures.ts';
import { attachPhotos } from '#server/forms/mailed-photos.ts';
import { purge, retention } from '#server/forms/personal-data.ts';

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

describeEachDatabase('claims', (createPlace) => {
  test('the company gets the photos with its mail, the sender does not', async () => {
    const { db, dataDir, forms, createToken } = await serveForms(await createPlace());
    const path = join(await openFolder(), 'upload');
    const color = { width: 40, height: 30, channels: 3 as const, background: '#844' };
    await sharp({ create: color }).jpeg().toFile(path);
    const upload = { field: 'photos', name: 'a.jpg', type: 'image/jpeg', size: 900, path };
    const own = { form: 'warranty-claim', token: createToken(), uploads: [upload, upload] };
    expect(await forms.submit(buildSubmission(goodClaim, own))).toMatchObject({
      status: 'mail_sent',
    });
    const mails = await createMailTable(db).listDue('9999', 9);
    const companyMail = mails.find(({ replyTo }) => replyTo === 'ana@example.test');
    expect(companyMail?.attachments.map(({ fileName, mimeType }) => [fileName, mimeType])).toEqual([
      ['photo-1.jpg', 'image/jpeg'],
      ['photo-2.jpg', 'image/jpeg'],
    ]);
    const [photo] = await db.read.selectFrom('claim_photo').selectAll().execute();
    const stored = await readFile(join(photoFolderIn(dataDir), photo?.file ?? ''));
    expect(Buffer.from(companyMail?.attachments[0]?.content ?? []).equals(stored)).toBe(true);
    const receipt = mails.find(({ recipient }) => recipient === 'ana@example.test');
    expect(receipt?.attachments).toEqual([]);
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
    await purge({ database: db, dataDir }, retention, Date.parse('2026-11-22T00:00:00Z'));
    const left = await db.read.selectFrom('warranty_claim').selectAll().execute();
    expect(left).toHaveLength(count);
  });
});

test('photos that do not fit into a mail together are named instead', async () => {
  const folder = await openFolder();
  const photos = ['a.jpg', 'b.jpg', 'c.jpg'].map((file) => ({ file, sizeBytes: 4 }));
  for (const { file } of photos) await writeFile(join(folder, file), 'jpeg');
  const { attached, left } = await attachPhotos(folder, photos, 9);
  expect(attached.map(({ fileName }) => fileName)).toEqual(['photo-1.jpg', 'photo-2.jpg']);
  expect(left).toEqual(['c.jpg']);
});
