import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import {
  buildSubmission,
  goodMessage,
  goodRegistration,
  serveForms,
} from '#server/forms/forms.fixtures.ts';
import { erasePerson } from '#server/forms/personal-data.ts';
import { purge } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import { createFileTransport } from '#server/mail/file-transport.ts';
import { sendDueMails } from '#server/mail/send-mails.ts';

const DAY_MS = 86_400_000;
const WORDS = ['zoraida-quintanilla', 'Quejigal Ñandú', 'PERSONAL-NOTE-4711'];

/** Every way in which the site stores a text, with the base64 of mails in its three alignments. */
function encodingsOf(word: string): Buffer[] {
  const bytes = Buffer.from(word);
  const base64 = [0, 1, 2].map((shift) => {
    // The characters at the ends also depend on what is beside the word.
    const whole = bytes.subarray(shift, bytes.length - ((bytes.length - shift) % 3));
    return whole.toString('base64');
  });
  const quoted = [...bytes]
    .map((byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase()}`,
    )
    .join('');
  const texts = [word, word.toLowerCase(), JSON.stringify(word).slice(1, -1), quoted, ...base64];
  return [...texts.map((text) => Buffer.from(text)), Buffer.from(word, 'utf16le')];
}

/** Names of the files below a folder in which a word is, encoded in any way. */
async function filesWith(folder: string, words: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const needles = words.flatMap(encodingsOf);
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    if (needles.some((needle) => bytes.includes(needle))) found.push(entry.name);
  }
  return found;
}

describeEachDatabase('bytes of personal data', (createPlace) => {
  const [name = '', site = '', note = ''] = WORDS;
  const email = `${name}@example.test`;

  /** Submissions of one person between those of others, whose rows come, change and go. */
  async function serve() {
    const served = await serveForms(await createPlace());
    const { db, dataDir, forms, createToken } = served;
    const place = { database: db, files: openSiteFiles({ dataDir }) };
    const send = async (sent: Parameters<typeof buildSubmission>[0], form = 'contact') => {
      const token = createToken();
      const outcome = await forms.submit(buildSubmission(sent, { form, token }));
      expect(outcome).toMatchObject({ status: 'mail_sent' });
    };
    const deliver = async () => {
      const outbox = { write: place.files.outbox.write, admits: async () => true };
      const transport = createFileTransport(outbox, 'web@lumbrera.example');
      await sendDueMails({ queue: createMailTable(db), transport });
    };
    for (let round = 0; round < 12; round++) {
      const filling = `${note} ${'x'.repeat(round * 40)}`;
      await send({ ...goodMessage, 'your-email': email, 'your-message': filling });
      const other = { ...goodMessage, 'your-email': `other${round}@example.test` };
      await send({ ...other, 'your-message': 'y'.repeat(490 - round * 35) });
      if (round % 3 === 0) {
        const registration = { ...goodRegistration, 'your-email': email, site };
        await send(registration, 'warranty-registration');
        await deliver();
        await erasePerson(place, `other${round - 1}@example.test`);
      }
    }
    return { ...served, place };
  }

  test('an erasure leaves none in any file of the data folder', async () => {
    const { place, dataDir, db } = await serve();
    const before = await filesWith(dataDir, WORDS);
    expect(before.some((file) => file.endsWith('.eml'))).toBe(true);
    const isStoredHere = before.some((file) => file.includes('.sqlite'));
    // On PostgreSQL the rows are on the server.
    const rows = await db.read.selectFrom('form_submission').selectAll().execute();
    expect(isStoredHere || JSON.stringify(rows).includes(note)).toBe(true);
    await erasePerson(place, email);
    expect(await filesWith(dataDir, WORDS)).toEqual([]);
    const others = await db.read.selectFrom('form_submission').select('email').execute();
    expect(others.length).toBeGreaterThan(5);
  });

  test('a purge leaves none either', async () => {
    const { place, dataDir } = await serve();
    await purge(place, { ...retention, warrantyDays: 0 }, Date.now() + 20 * 365 * DAY_MS);
    expect(await filesWith(dataDir, [...WORDS, 'other11@example.test'])).toEqual([]);
  });
});
