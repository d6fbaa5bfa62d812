import PostalMime, { type Address, type Email } from 'postal-mime';
import { cleanLine, cleanText } from '#core/forms/clean-values.ts';
import type { IncomingMail, MailHead } from '#server/mail/incoming/incoming-mail.ts';
import { withinParts } from '#server/mail/incoming/mail-parts.ts';
import { textOfHtml } from '#server/mail/incoming/text-of-html.ts';

const LIMITS = {
  maxNestingDepth: 20,
  maxHeadersSize: 256 * 1024,
  // Mails within the mail are attachments: their text is not what the sender writes.
  forceRfc822Attachments: true,
  attachmentEncoding: 'arraybuffer',
} as const;

const MAX_THREADS = 30;
const MAX_ID = 250;
const MAX_LINE = 300;
const MAX_FILE_NAME = 150;
const MAX_TEXT = 100_000;
const MAX_ATTACHMENTS = 50;

/** Reads the header block of a mail. @throws the error of one that is no mail */
export async function readHead(bytes: Uint8Array): Promise<MailHead> {
  return headOf(await PostalMime.parse(withinParts(bytes).bytes, LIMITS));
}

/** Reads a whole mail, or as much of it as there is. @throws the error of one that is no mail */
export async function readMail(bytes: Uint8Array): Promise<IncomingMail> {
  const readable = withinParts(bytes);
  const mail = await PostalMime.parse(readable.bytes, LIMITS);
  const { text, isAll } = mail.text?.trim()
    ? { text: mail.text, isAll: true }
    : await textOfHtml(mail.html ?? '');
  return {
    ...headOf(mail),
    text: cleanText(text.slice(0, MAX_TEXT)),
    attachments: mail.attachments.slice(0, MAX_ATTACHMENTS).map(({ filename, content }) => ({
      fileName: toFileName(filename ?? ''),
      content: bytesOf(content),
    })),
    isWhole:
      readable.isAll &&
      isAll &&
      text.length <= MAX_TEXT &&
      mail.attachments.length <= MAX_ATTACHMENTS,
  };
}

/** Without folders; a long name loses its middle, not its ending. */
function toFileName(name: string): string {
  const own = cleanLine(name).replace(/^.*[/\\]/, '');
  if (own.length <= MAX_FILE_NAME) return own;
  return `${own.slice(0, MAX_FILE_NAME - 21)}…${own.slice(-20)}`.toWellFormed();
}

function headOf(mail: Email): MailHead {
  const { references = '', inReplyTo = '', messageId = '' } = mail;
  return {
    messageId: idsIn(messageId)[0] ?? null,
    threads: [...new Set([...idsIn(inReplyTo), ...idsIn(references).reverse()])].slice(
      0,
      MAX_THREADS,
    ),
    sender: addressOf(mail.from),
    subject: cleanLine(mail.subject ?? '').slice(0, MAX_LINE),
    isAutomatic: isAutomatic(mail),
  };
}

function idsIn(text: string): string[] {
  const ids = text.match(/<[^<>\s]+>/g) ?? [];
  return ids.map((id) => cleanLine(id)).filter((id) => id.length <= MAX_ID);
}

function addressOf(from: Address | undefined): string {
  const address = cleanLine(from?.address ?? '').toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address.slice(0, MAX_LINE) : '';
}

/** RFC 3834, and what programs send that do not know it. */
function isAutomatic({ headers }: Email): boolean {
  const fieldOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase() ?? '';
  const submitted = fieldOf('auto-submitted');
  return (
    (submitted !== '' && !/^no\b/.test(submitted)) ||
    /^(bulk|junk|list|auto_reply)\b/.test(fieldOf('precedence')) ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => fieldOf(name) !== '') ||
    fieldOf('return-path') === '<>' ||
    fieldOf('content-type').startsWith('multipart/report')
  );
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
