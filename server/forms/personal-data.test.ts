import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import { openSiteFiles, outboxIn } from '#server/files/site-files.ts';
import { exportFiles } from '#server/forms/export-files.ts';
import {
  buildSubmission,
  goodMessage,
  goodRegistration,
  serveForms,
} from '#server/forms/forms.fixtures.ts';
import { erasePerson, exportPerson } from '#server/forms/personal-data.ts';
import { purge } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import { createFileTransport } from '#server/mail/file-transport.ts';
import { sendDueMails } from '#server/mail/send-mails.ts';

const DAY_MS = 86_400_000;
const TABLES = [
  'form_submission',
  'submission_key',
  'captcha_verdict',
  'outgoing_mail',
  'warranty_registration',
  'warranty_item',
] as const satisfies (keyof Tables)[];

describeEachDatabase('privacy', (createPlace) => {
  async function serve() {
    const served = await serveForms(await createPlace());
    const { forms, createToken, db } = served;
    const register = { form: 'warranty-registration', token: createToken() };
    await forms.submit(buildSubmission(goodRegistration, register));
    await forms.submit(buildSubmission(goodMessage, { token: createToken() }));
    const other = { ...goodMessage, 'your-email': 'jo@example.test' };
    await forms.submit(buildSubmission(other, { token: createToken() }));
    const place = { database: db, files: openSiteFiles(served) };
    const count = async () => {
      const counts = await Promise.all(
        TABLES.map(async (table) => (await db.read.selectFrom(table).selectAll().execute()).length),
      );
      return Object.fromEntries(TABLES.map((table, at) => [table, counts[at]]));
    };
    return { ...served, place, count };
  }

  test('an export contains everything about one person and nothing about others', async () => {
    const { place } = await serve();
    const known = await exportPerson(place, ' ANA@example.test ');
    expect(known.submissions).toHaveLength(2);
    expect(known.registrations).toHaveLength(1);
    expect(known.items).toHaveLength(2);
    expect(known.mails).toHaveLength(4);
    expect(JSON.stringify(known)).toContain('Luz y Obra');
    expect(JSON.stringify(known)).not.toContain('jo@example.test');
    expect((await exportPerson(place, 'nobody@example.test')).submissions).toEqual([]);
  });

  test('an erasure removes everything about one person and nothing about others', async () => {
    const { place, count, db } = await serve();
    expect(await erasePerson(place, 'Ana@example.test')).toMatchObject({
      submissions: 2,
      mails: 4,
    });
    expect(await count()).toMatchObject({
      form_submission: 1,
      submission_key: 1,
      outgoing_mail: 2,
      warranty_registration: 0,
      warranty_item: 0,
    });
    for (const table of TABLES) {
      const text = JSON.stringify(await db.read.selectFrom(table).selectAll().execute());
      expect(text.toLowerCase()).not.toContain('ana@example.test');
    }
  });

  test('a purge removes each kind of data after its retention period', async () => {
    const { place, count } = await serve();
    const before = await count();
    await purge(place, retention);
    expect(await count()).toEqual(before);
    await purge(place, retention, Date.now() + 731 * DAY_MS);
    expect(await count()).toMatchObject({
      form_submission: 1,
      submission_key: 0,
      captcha_verdict: 0,
      outgoing_mail: 2,
      warranty_registration: 1,
    });
    await purge(place, retention, Date.parse('2032-03-16T00:00:00Z'));
    expect(Object.values(await count()).every((rows) => rows === 0)).toBe(true);
  });

  test('unreferenced photos are removed two days later', async () => {
    const { place, dataDir } = await serve();
    const folder = join(dataDir, 'private', 'claims');
    await mkdir(folder, { recursive: true });
    for (const name of ['old.jpg', 'new.jpg']) await writeFile(join(folder, name), 'x');
    const old = new Date(Date.now() - 3 * DAY_MS);
    await utimes(join(folder, 'old.jpg'), old, old);
    expect(await purge(place, retention)).toMatchObject({ photos: 1 });
    expect(await readdir(folder)).toEqual(['new.jpg']);
  });

  /** Sends all queued mails to the outbox and returns its files. */
  async function deliver({ db, dataDir }: Awaited<ReturnType<typeof serve>>) {
    const outbox = outboxIn(dataDir);
    const transport = createFileTransport(
      { write: openSiteFiles({ dataDir }).outbox.write, admits: async () => true },
      'web@lumbrera.example',
    );
    await sendDueMails({ queue: createMailTable(db), transport });
    return async () => {
      const names = await readdir(outbox);
      const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      return { outbox, names, all: texts.join('\n').toLowerCase() };
    };
  }

  test('the files of an export have data, photos, copies and mails, and nothing of others', async () => {
    const served = await serve();
    const { db, dataDir, place } = served;
    await deliver(served);
    const ids = (await db.read.selectFrom('form_submission').select(['id', 'email']).execute())
      .filter((row) => row.email === 'ana@example.test')
      .map((row) => row.id);
    const [id = '', other = ''] = ids;
    const copy = { token_digest: 'x', locale: 'en', received: '2026-11-25T00:00:00.000Z' };
    const content = new Uint8Array([37, 80, 68, 70]);
    await db.write
      .insertInto('copied_document')
      .values({ ...copy, submission_id: id, file_name: '../list.pdf', content })
      .execute();
    const claim = { case_number: 'AC-1', token_digest: 'y', locale: 'en', status: 'received' };
    const times = { sku: 'NIM120', received: copy.received, updated: copy.received };
    await db.write
      .insertInto('warranty_claim')
      .values({ ...claim, ...times, submission_id: other })
      .execute();
    const photo = { submission_id: other, position: 0, file: 'photo.jpg', size_bytes: 1 };
    await db.write.insertInto('claim_photo').values(photo).execute();
    await mkdir(join(dataDir, 'private', 'claims'), { recursive: true });
    await writeFile(join(join(dataDir, 'private', 'claims'), 'photo.jpg'), 'light');
    const files = new Map<string, Buffer>();
    for await (const file of exportFiles(place, 'ana@example.test')) {
      files.set(file.name, Buffer.from(file.bytes));
    }
    expect(files.get('photos/photo.jpg')?.toString()).toBe('light');
    expect(files.get(`copies/${id}/__list.pdf`)?.toString()).toBe('%PDF');
    expect([...files.keys()].filter((name) => name.startsWith('mails/'))).toHaveLength(4);
    expect(JSON.parse(String(files.get('data.json'))).submissions).toHaveLength(2);
    expect(Buffer.concat([...files.values()]).toString()).not.toContain('jo@example.test');
  });

  test("an erasure removes the person's mails in the outbox, and no others", async () => {
    const served = await serve();
    const read = await deliver(served);
    expect((await read()).names).toHaveLength(6);
    expect(await erasePerson(served.place, 'ana@example.test')).toMatchObject({ files: 4 });
    const { names, all } = await read();
    expect(names).toHaveLength(2);
    expect(all).not.toContain('ana@example.test');
    expect(all).toContain('jo@example.test');
  });

  test('a purge removes the mails in the outbox after their retention period', async () => {
    const served = await serve();
    const read = await deliver(served);
    const { outbox } = await read();
    await writeFile(join(outbox, 'of-an-earlier-purge.eml'), 'x');
    const old = new Date(Date.now() - 31 * DAY_MS);
    await utimes(join(outbox, 'of-an-earlier-purge.eml'), old, old);
    expect(await purge(served.place, retention)).toMatchObject({ mails: 0, files: 1 });
    expect((await read()).names).toHaveLength(6);
    const later = Date.now() + 31 * DAY_MS;
    expect(await purge(served.place, retention, later)).toMatchObject({ mails: 6, files: 6 });
    expect((await read()).names).toEqual([]);
  });

  test('uploads left by an attempt are removed two days later', async () => {
    const { place, dataDir } = await serve();
    const folder = join(dataDir, 'private', 'uploads');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'left'), 'x');
    await purge(place, retention);
    expect(await readdir(folder)).toEqual(['left']);
    await purge(place, retention, Date.now() + 3 * DAY_MS);
    expect(await readdir(folder)).toEqual([]);
  });
});
