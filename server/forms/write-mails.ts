import { randomUUID } from 'node:crypto';
import { cleanLine } from '#core/forms/clean-values.ts';
import { type Form, type FormValues, holdsFiles } from '#core/forms/form.ts';
import type { StoredForm } from '#core/forms/present-form.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import { formatDate } from '#core/units.ts';
import type { NewMail } from '#server/db/outgoing-mail.ts';
import type { MailedPhotos } from '#server/forms/mailed-photos.ts';
import type { SubmissionExtras } from '#server/forms/submission.ts';

/** A field as shown to people. */
export type ShownField = { name: string; label: string; value: string };

export type MailContext = {
  submissionId: string;
  stored: StoredForm;
  values: FormValues;
  shown: ShownField[];
  extras: SubmissionExtras;
  /** Address that the receipt links to: a certificate, the page of a claim, a copy; empty without one. */
  link: string;
  /** Attachments of the company's mail: photos, and the names of those that exceed the size limit of a mail. */
  photos: MailedPhotos;
  locale: LocaleCode;
  /** ISO day on which it was sent. */
  day: string;
  /** Recipient at the company; null: nobody. */
  recipient: string | null;
  /** Name of the company, for the foot of a mail. */
  company: string;
  /** Domain of the Message-ID, after the @. */
  domain: string;
  /** The company's mailbox that is read for replies; null without one. */
  mailbox: string | null;
};

const MAX_SUBJECT = 150;

/** The filled-in fields of a form with their labels and the labels of the chosen options. */
export function showValues({ fields }: Pick<Form, 'fields'>, values: FormValues): ShownField[] {
  return fields.flatMap(({ name, label, type, options }) => {
    if (type === 'acceptance' || holdsFiles({ type })) return [];
    const labelOf = (value: string) => options.find((one) => one.value === value)?.label ?? value;
    const value = values[name];
    const texts = (Array.isArray(value) ? value : [value ?? '']).map((item) => {
      if (typeof item === 'string') return labelOf(item);
      return 'code' in item ? `${item.quantity} × ${item.code}` : item.name;
    });
    const text = texts.filter(Boolean).join(type === 'products' ? '\n' : ', ');
    return text === '' ? [] : [{ name, label, value: text }];
  });
}

/** The sender's address, in lower case; null when the form has no such field or it was left empty. */
export function senderOf({ fields }: Pick<Form, 'fields'>, values: FormValues): string | null {
  const name = fields.find(({ type }) => type === 'email')?.name;
  const value = name === undefined ? '' : values[name];
  return typeof value === 'string' && value !== '' ? value.toLowerCase() : null;
}

/** The mails of a submission. */
export type SubmissionMails = {
  /** To the company; null: nobody gets one. */
  own: NewMail | null;
  /** To the address that the visitor entered; null: the form has none or sends none. */
  receipt: NewMail | null;
};

/** Composes the mails of a submission. */
export function writeMails(context: MailContext): SubmissionMails {
  const { recipient, stored, values } = context;
  const sender = senderOf(stored.form, values);
  const receipt = stored.mail?.receipt;
  return {
    own: recipient !== null ? writeOwnMail(context, recipient, sender) : null,
    receipt: receipt && sender ? writeReceipt(context, receipt, sender) : null,
  };
}

function writeOwnMail(context: MailContext, recipient: string, sender: string | null): NewMail {
  const { stored, shown, values, locale, day, extras } = context;
  const { texts, form } = stored;
  const name = typeof values['your-name'] === 'string' ? values['your-name'] : '';
  const days = new Set(
    form.fields.filter(({ type }) => type === 'date').map((field) => field.name),
  );
  const facts = [
    ...shown.map(({ name, label, value }) => {
      return [label, days.has(name) ? formatDate(locale, value) : value] as const;
    }),
    ...listExtras(context),
    [texts.label_number, context.submissionId] as const,
  ];
  const number = extras.reference ?? extras.caseNumber;
  const subject = [form.title, number, name].filter(Boolean).join(' – ');
  const sent = { title: form.title, date: formatDate(locale, day) };
  const intro = formatMessage(texts.label_sent, sent);
  const parts = { recipient, replyTo: sender, subject, paragraphs: [intro], facts };
  return { ...buildMail(context, parts), attachments: context.photos.attached };
}

function listExtras({
  stored,
  values,
  extras,
  photos: mailed,
}: MailContext): (readonly [string, string])[] {
  const { texts, form } = stored;
  const photos = form.fields
    .filter(holdsFiles)
    .map(({ name }) => values[name]?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
  return [
    ...(photos > 0 ? [[texts.label_photos, String(photos)] as const] : []),
    ...(mailed.left.length > 0 ? [[texts.label_left, mailed.left.join('\n')] as const] : []),
    ...(extras.reference ? [[texts.label_reference, extras.reference] as const] : []),
    ...(extras.caseNumber ? [[texts.label_case, extras.caseNumber] as const] : []),
  ];
}

/**
 * Repeats none of the entered values and has no attachment: otherwise anybody could write to a third party's address
 * through the site. Replies go to the mailbox that is read, never to an entered address.
 */
function writeReceipt(
  context: MailContext,
  receipt: { subject: string; text: string },
  recipient: string,
): NewMail {
  const { extras, link, mailbox } = context;
  const fill = { reference: extras.reference ?? '', case: extras.caseNumber ?? '', link };
  const subject = formatMessage(receipt.subject, fill);
  const text = formatMessage(receipt.text, fill).trim();
  // Content of an earlier release announces an attachment and has no place for the link.
  const whole = text.includes(link) ? text : `${text}\n\n${link}`;
  const paragraphs = whole.split(/\n{2,}/);
  return buildMail(context, { recipient, replyTo: mailbox, subject, paragraphs, facts: [] });
}

type Parts = {
  recipient: string;
  replyTo: string | null;
  subject: string;
  paragraphs: string[];
  facts: (readonly [string, string])[];
};

/** What every mail of the site has. */
type MailFrame = Pick<MailContext, 'company' | 'domain' | 'locale'> & {
  submissionId: string | null;
};

/** Composes a mail as text and HTML. */
export function buildMail(context: MailFrame, parts: Parts): NewMail {
  const id = randomUUID();
  return {
    id,
    submissionId: context.submissionId,
    messageId: `<${id}@${context.domain}>`,
    recipient: parts.recipient,
    replyTo: parts.replyTo,
    subject: cleanLine(parts.subject).slice(0, MAX_SUBJECT).toWellFormed(),
    text: toText(parts, context.company),
    html: toHtml(parts, context),
    attachments: [],
  };
}

function toText({ paragraphs, facts }: Parts, company: string): string {
  const lines = facts.map(([label, value]) => `${label}:\n  ${value.replace(/\n/g, '\n  ')}`);
  return [...paragraphs, ...lines, `-- \n${company}`].join('\n\n');
}

const CELL = 'padding:4px 16px 4px 0;vertical-align:top';

function toHtml({ paragraphs, facts, subject }: Parts, { locale, company }: MailFrame): string {
  const rows = facts.map(([label, value]) => {
    const text = escapeHtml(value).replace(/\n/g, '<br>');
    return `<tr><th scope="row" style="${CELL};text-align:left">${escapeHtml(label)}</th><td style="${CELL}">${text}</td></tr>`;
  });
  const texts = paragraphs.map(
    (text) => `<p>${linked(escapeHtml(text)).replace(/\n/g, '<br>')}</p>`,
  );
  return [
    `<!doctype html><html lang="${getLocale(locale).iso}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:Helvetica,Arial,sans-serif;color:#1f2326;line-height:1.5">',
    ...texts,
    ...(rows.length > 0 ? [`<table>${rows.join('')}</table>`] : []),
    `<p style="color:#5b6368">${escapeHtml(company)}</p></body></html>`,
  ].join('\n');
}

function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
