import { readdir } from 'node:fs/promises';
import { companyDay } from '#core/forms/company-day.ts';
import type { Form } from '#core/forms/form.ts';
import { listInvalidFields } from '#core/forms/form-schema.ts';
import type { Database } from '#server/db/client.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { MAILS_A_DAY } from '#server/forms/mail-limit.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mail } from '#server/mail/mail-transport.ts';
import { sendDueMails } from '#server/mail/send-mails.ts';

type Place = { db: Database; dataDir: string; forms: Form[] };
type Row = { id: string; kind: string; form_id: number; email: string; fields: string };

const FROM = 'Lumbrera <web@lumbrera.example>';
const HEADERS = /^(Message-ID|Date|Auto-Submitted|From|To|Reply-To|Subject|MIME-Version|Content-)/i;
const TAGS = /^(?:html lang="en-GB"|head|meta charset="utf-8"|title|p|br|table|tr|td|th|body)$/;
/** Field types stored as typed; others are stored as labels, or as rows in one text. */
const TYPED = ['text', 'email', 'url', 'tel', 'textarea', 'number', 'date'];
const UNSEEN = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u;

/** Returns the problems in the data that a run has stored: submissions, mails and photos. */
export async function findBadTraces({ db, dataDir, forms }: Place, accepted: number) {
  const rows: Row[] = await db.read.selectFrom('form_submission').selectAll().execute();
  const problems = rows.flatMap((row) => checkRow(row, forms));
  if (rows.length !== accepted) {
    problems.push(`${rows.length} submissions are stored, ${accepted} were accepted`);
  }
  problems.push(...(await checkMails(db, rows)), ...(await checkPhotos(db, dataDir)));
  return problems;
}

/** Checks that stored values satisfy the rules of their fields and have no invisible characters. */
function checkRow({ id, form_id, fields }: Row, forms: Form[]): string[] {
  const form = forms.find((candidate) => candidate.id === form_id);
  if (!form) return [`${id} is of no form`];
  const shown = JSON.parse(fields) as { name: string; value: string }[];
  const typed = form.fields.filter(({ type }) => TYPED.includes(type));
  const textOf = (name: string) => shown.find((field) => field.name === name)?.value ?? '';
  const values = Object.fromEntries(typed.map(({ name }) => [name, textOf(name)]));
  const rules = form.rules.filter(({ field }) => field in values);
  const today = companyDay(Date.now());
  const invalid = listInvalidFields({ fields: typed, rules }, values, today);
  const unknown = shown.filter(({ name }) => !form.fields.some((field) => field.name === name));
  const unseen = shown.filter(({ value }) => UNSEEN.test(value));
  return [
    ...invalid.map(({ field }) => `${id} holds an invalid ${field}: ${textOf(field)}`),
    ...unknown.map(({ name }) => `${id} holds an unknown field ${name}`),
    ...unseen.map(({ name }) => `${id} holds what cannot be seen in ${name}`),
  ];
}

/** Sends every mail and checks it: the same headers always, one recipient, no markup but ours. */
async function checkMails(db: Database, rows: Row[]): Promise<string[]> {
  const problems: string[] = [];
  const sent = new Map<string, number>();
  const owners = new Map<string, string | null>();
  const stored = db.read.selectFrom('outgoing_mail').select(['message_id', 'submission_id']);
  for (const row of await stored.execute()) owners.set(row.message_id, row.submission_id);
  const send = async (mail: Mail) => {
    const owner = owners.get(mail.messageId) ?? '';
    sent.set(owner, (sent.get(owner) ?? 0) + 1);
    const [head = ''] = (await composeMail(mail, FROM)).toString().split('\r\n\r\n');
    const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    const strange = lines.filter((line) => !HEADERS.test(line));
    if (strange.length > 0) problems.push(`a mail of ${owner} has the header ${strange[0]}`);
    const to = lines.filter((line) => /^To:/i.test(line));
    if (to.length !== 1 || to[0] !== `To: ${mail.recipient}`) problems.push(`mail to ${to}`);
    problems.push(...findUnexpectedMarkup(mail.html).map((tag) => `a mail of ${owner} has ${tag}`));
    return { outcome: 'sent' as const };
  };
  await sendDueMails({ queue: createMailTable(db), transport: { send, close() {} } });
  for (const { id, kind } of rows) {
    const count = sent.get(id) ?? 0;
    if (count < 1 || count > (kind === 'copy' ? 1 : 2))
      problems.push(`${count} mails tell of ${id}`);
  }
  const recipients = await db.read.selectFrom('mail_recipient').select('mails').execute();
  if (recipients.some(({ mails }) => mails > MAILS_A_DAY)) problems.push('an address got too many');
  if (sent.size !== rows.length) problems.push(`mails tell of ${sent.size} submissions`);
  return problems;
}

/** Finds tags that our mails never contain, and unescaped tag openings. */
function findUnexpectedMarkup(html: string): string[] {
  const text = html.replace(/^<!doctype html>/, '');
  return [...text.matchAll(/<\/?([^<>]*)(>?)/g)]
    .filter(([, tag = '', end]) => {
      const plain = tag
        .replace(/ (?:scope="row" )?style="[^"<>]*"$/, '')
        .replace(/ scope="row"/, '');
      const isLink = plain === 'a' || /^a href="http:\/\/localhost\/[^"<>]*"$/.test(plain);
      return end !== '>' || !(TAGS.test(plain) || plain === 'html' || isLink);
    })
    .map(([whole]) => whole);
}

/** Checks that there are as many files as claims list, and that each is a valid picture. */
async function checkPhotos(db: Database, dataDir: string): Promise<string[]> {
  const named = await db.read.selectFrom('claim_photo').select('file').execute();
  const files = await readdir(`${dataDir}/private/claims`).catch((): string[] => []);
  const stray = files.filter((file) => !named.some((row) => row.file === file));
  const odd = named.filter(
    ({ file }) => !/^[0-9a-f]{32}\.jpg$/.test(file) || !files.includes(file),
  );
  const left = await readdir(`${dataDir}/private/uploads`).catch((): string[] => []);
  return [
    ...stray.map((file) => `the photo ${file} belongs to no claim`),
    ...odd.map(({ file }) => `the photo ${file} is not there`),
    ...left.map((file) => `the upload ${file} was left`),
  ];
}
