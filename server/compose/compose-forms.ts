import type { WarrantyProduct } from '#core/forms/warranty-terms.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { type CaptchaSettings, createCaptcha } from '#server/captcha/create-captcha.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import type { composeCopies } from '#server/compose/compose-copies.ts';
import type { MailboxSettings } from '#server/compose/replies/compose-replies.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/db/client.ts';
import type { ContentState } from '#server/db/content-state.ts';
import { createDeadLetters } from '#server/db/dead-letters.ts';
import { createMailTable } from '#server/db/outgoing-mail.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';
import type { DiskRoom } from '#server/files/disk-room.ts';
import type { PrivateFiles } from '#server/files/site-files.ts';
import { createFormService } from '#server/forms/form-service.ts';
import { newsletterKey } from '#server/forms/newsletter/newsletter-key.ts';
import { createMailSender } from '#server/mail/mail-sender.ts';
import { type MailSettings, openTransport } from '#server/mail/open-transport.ts';
import { reportDeadLetters } from '#server/mail/report-dead-letters.ts';
import type { PlacesService } from '#server/places/places-service.ts';

export type FormSettings = { mail?: MailSettings; captcha?: CaptchaSettings };

type Dependencies = FormSettings & {
  db: Database;
  state: ContentState;
  catalogue: Pick<CatalogueService, 'findByLegacyCode' | 'findProduct'>;
  content: Pick<ContentService, 'getCompany'>;
  places: Pick<PlacesService, 'findManager'>;
  copies: ReturnType<typeof composeCopies>;
  rooms: Record<'uploads' | 'outbox', DiskRoom>;
  files: PrivateFiles;
  siteUrl: string;
  /** Where replies arrive. */
  mailbox?: Pick<MailboxSettings, 'address'> | undefined;
};

/** Photos of a mail, bytes: encoding adds a third, and many servers accept 20 MB. In the outbox they are not copied. */
const ATTACHED_BYTES = 12 * 1024 * 1024;

const NO_REPLY: MailSettings = { from: 'no-reply@localhost' };

type MailParts = Pick<Dependencies, 'db' | 'files' | 'rooms'> & { mail: MailSettings };

/** What sends queued mail. */
function composeMail({ db, mail, files, rooms }: MailParts) {
  const mailDomain = domainOf(mail.from);
  const letters = createDeadLetters(db);
  const { operator } = mail;
  const sender = createMailSender({
    queue: createMailTable(db),
    transport: openTransport(mail, { write: files.outbox.write, admits: rooms.outbox.admits }),
    readAttached: files.photos.read,
    tryLock: db.tryLock,
    ...(operator && { report: () => reportDeadLetters({ letters, operator, domain: mailDomain }) }),
  });
  let isSending = false;
  const onMail = () => {
    if (isSending) sender.wake();
  };
  return {
    /** Sends queued mail now, and new mail from then on. */
    start(): void {
      isSending = true;
      sender.start();
    },
    /** Number of mails that wait and of those that could not be delivered. */
    count: letters.count,
    /** What the mails of the studio need. */
    forStudio: { mailDomain, onMail },
    /** Stops sending; call it before the database is closed. */
    close: sender.close,
  };
}

async function findWarranted(
  catalogue: Dependencies['catalogue'],
  locale: LocaleCode,
  code: string,
): Promise<WarrantyProduct | null> {
  const match = await catalogue.findByLegacyCode(locale, code);
  const product = match && (await catalogue.findProduct(locale, match.product.slug));
  if (!product) return null;
  const path = pathTo(locale, 'products', product.slug);
  const { variant } = match;
  const own = variant?.sku ?? product.code;
  return {
    code: own,
    replaces: isSameCode(code, own) ? null : code.trim(),
    title: variant?.description ?? product.title,
    path: variant ? `${path}?variation=${variant.id}` : path,
    years: product.warrantyYears,
  };
}

/** Composes the forms with the catalogue, the content, the captcha and the mail. */
export function composeForms({
  db,
  state,
  catalogue,
  content,
  places,
  copies,
  rooms,
  files,
  siteUrl,
  ...settings
}: Dependencies) {
  const { mail = NO_REPLY, captcha = {} } = settings;
  const outgoing = composeMail({ db, mail, files, rooms });
  const { mailDomain, onMail } = outgoing.forStudio;
  const forms = createFormService({
    database: db,
    state,
    captcha: createCaptcha(captcha, () => getSiteSecret(db, 'captcha')),
    findProduct: (locale, code) => findWarranted(catalogue, locale, code),
    makeCopy: (locale, { kind, code }) => copies[kind](locale, code),
    getCompanyName: async (locale) => (await content.getCompany(locale)).name,
    findManager: async (locale, place) => (await places.findManager(locale, place))?.email ?? null,
    photos: files.photos,
    siteUrl,
    getNewsletterKey: () => newsletterKey(db),
    mailDomain,
    mailbox: settings.mailbox?.address ?? null,
    photoRoom: rooms.uploads,
    attachedBytes: mail.smtpUrl ? ATTACHED_BYTES : 0,
    onMail,
  });

  return { forms, mail: outgoing };
}

/** Codes are typed in any case. */
function isSameCode(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

/** Returns the domain of an address: the part after the @, alone or in angle brackets. */
function domainOf(from: string): string {
  return from.match(/@([A-Za-z0-9.-]+)/)?.[1] ?? 'localhost';
}
