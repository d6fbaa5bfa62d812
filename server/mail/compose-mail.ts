import type SendMail from 'nodemailer/lib/mailer/index.js';
import type { Mail } from '#server/mail/mail-transport.ts';

const LINE = /[\p{Cc}\u2028\u2029]/u;

/**
 * Converts a mail to nodemailer's format. Addresses are passed as objects, so that no part of one is parsed as a list.
 * @throws Error when a header would contain a line break or an address is not a single address.
 */
export function toMessage(mail: Mail, from: string): SendMail.Options {
  const { attachments, text, html, ...head } = mail;
  const named = attachments.map(({ fileName, mimeType }) => `${fileName} ${mimeType}`).join(' ');
  for (const [name, value] of Object.entries({ ...head, from, attachments: named })) {
    if (value && LINE.test(value)) throw new Error(`A mail's ${name} holds a line break.`);
  }
  return {
    from,
    to: toAddress(mail.recipient),
    ...(mail.replyTo !== null && { replyTo: toAddress(mail.replyTo) }),
    subject: mail.subject,
    text,
    html,
    attachments: attachments.map(({ fileName, mimeType, content }) => {
      return { filename: fileName, contentType: mimeType, content: Buffer.from(content) };
    }),
    messageId: mail.messageId,
    date: new Date(mail.created),
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.inReplyTo }),
    headers: {
      ...(!mail.inReplyTo && { 'Auto-Submitted': 'auto-generated' }),
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toAddress(address: string) {
  if (!/^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/.test(address))
    throw new Error('A mail has no one address.');
  return { name: '', address };
}

/** Returns the bytes of a mail in `.eml` format. */
export async function composeMail(mail: Mail, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer/index.js');
  return new MailComposer(toMessage(mail, from)).compile().build();
}
