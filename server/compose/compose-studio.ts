import { companyDay } from '#core/forms/company-day.ts';
import { defaultLocale, isLocaleCode, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import { findMissingWords } from '#server/catalogue/search-report/find-missing-words.ts';
import type { composeCertificates } from '#server/compose/compose-certificates.ts';
import { composePersonalData } from '#server/compose/compose-personal-data.ts';
import { composeReplies, type MailboxSettings } from '#server/compose/compose-replies.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/db/client.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import type { DiskRoom } from '#server/files/disk-room.ts';
import type { PrivateFiles } from '#server/files/site-files.ts';
import { addClaimState } from '#server/forms/claim.ts';
import type { createFormService } from '#server/forms/form-service.ts';
import { takeMail } from '#server/forms/mail-limit.ts';
import { findRegistration } from '#server/forms/registration.ts';
import { buildMail } from '#server/forms/write-mails.ts';
import { kindAt } from '#server/import/tables/sheet-kinds.ts';
import { createUsage, type UsageCounter } from '#server/limits/usage.ts';
import {
  createStudio,
  type StudioDependencies,
  type StudioMails,
} from '#server/studio/create-studio.ts';
import { studioTexts } from '#server/texts.ts';

type Dependencies = {
  db: Database;
  forms: Pick<ReturnType<typeof createFormService>, 'desk' | 'warranty'>;
  catalogue: Pick<CatalogueService, 'queryProducts' | 'listVariants'>;
  openCertificate: ReturnType<typeof composeCertificates>;
  files: PrivateFiles;
  content: Pick<ContentService, 'getCompany'>;
  siteUrl: string;
  mailDomain: string;
  dataDir: string;
  rooms: { uploads: DiskRoom };
  /** Where replies to its mails arrive. */
  mailbox?: MailboxSettings | undefined;
  usage?: UsageCounter | undefined;
  describeSite: StudioDependencies['describeSite'];
  onMail(): void;
};

const toLocale = (code: string): LocaleCode => (isLocaleCode(code) ? code : defaultLocale);

/** Composes the studio with the company's name and the outgoing mail. */
export function composeStudio({
  content,
  forms,
  catalogue,
  openCertificate,
  files,
  mailDomain,
  usage,
  mailbox,
  rooms,
  dataDir,
  ...dependencies
}: Dependencies) {
  const { siteUrl } = dependencies;

  async function openMails(): Promise<StudioMails> {
    // Before the transaction, in which nothing else may be read.
    const companies = await readCompanies(content);
    const frameOf = (locale: LocaleCode, submissionId: string | null) => {
      return { submissionId, locale, company: companies[locale], domain: mailDomain };
    };
    return {
      async queueLink(transaction, { link, isRequested }) {
        const now = Date.now();
        if (isRequested && !(await takeMail(transaction, link.email, companyDay(now))))
          return false;
        const frame = frameOf(toLocale(link.locale), null);
        const texts = studioTexts[frame.locale];
        const fill = { name: link.name, site: frame.company, link: siteUrl + link.path };
        const mail = buildMail(frame, {
          recipient: link.email,
          replyTo: null,
          subject: formatMessage(texts[`mail.${link.purpose}.subject`], fill),
          paragraphs: formatMessage(texts[`mail.${link.purpose}.text`], fill).split('\n\n'),
          facts: [],
        });
        await addMail(transaction, mail, new Date(now).toISOString());
        return true;
      },

      writeResponse({ id, email, locale, inReplyTo, desk }, { subject, text }) {
        const paragraphs = text.trim().split(/\n{2,}/);
        const replyTo = mailbox?.address ?? desk;
        const parts = { recipient: email, replyTo, subject, paragraphs, facts: [] };
        return { ...buildMail(frameOf(toLocale(locale), id), parts), inReplyTo };
      },
    };
  }

  const studio = createStudio({
    ...dependencies,
    changeSources: { keyOfTable: (path) => kindAt(path)?.key ?? [] },
    usage: usage ?? createUsage(),
    personal: composePersonalData(dependencies.db, files),
    listPromises: forms.desk.listPromises,
    listTemplates: forms.desk.listTemplates,
    routing: forms.desk,
    findMissingWords: (query, page) => findMissingWords(dependencies.db, query, page),
    openMails,
    findProduct: async (locale, code) =>
      (await forms.warranty.lookUp(toLocale(locale), code, ''))?.product ?? null,
    findCodes: (locale, text) => findCodes(catalogue, toLocale(locale), text),
    listStepMails: (locale) => forms.desk.listStepMails(toLocale(locale)),
    openCertificate: (id) => openCertificate({ id }),
    readPhoto: files.photos.read,
    findRegistration,
    addClaimState,
  });
  const { db } = dependencies;
  const { listPromises } = forms.desk;
  const replies = { db, dataDir, files, photoRoom: rooms.uploads, listPromises, mailbox };
  return {
    /** The signed-in side of the site; it is loaded when it is first used. */
    studio,
    /** Reads replies where a mailbox is configured; close it before the database. */
    replies: composeReplies(replies),
  };
}

/** Products beyond are left out: their name was hardly meant. */
const MAX_PRODUCTS = 20;

async function findCodes(
  { queryProducts, listVariants }: Dependencies['catalogue'],
  locale: LocaleCode,
  text: string,
): Promise<string[]> {
  const sorted = { orderBy: 'relevance', order: 'asc' } as const;
  const query = { search: text, page: 1, perPage: MAX_PRODUCTS, ...sorted };
  const { items } = await queryProducts(locale, query);
  const variants = await Promise.all(items.map(({ id }) => listVariants(locale, id)));
  return [
    ...items.map(({ code }) => code),
    ...variants.flatMap((all) => (all ?? []).map(({ sku }) => sku)),
  ];
}

async function readCompanies({ getCompany }: Dependencies['content']) {
  const names = await Promise.all(
    localeCodes.map(async (locale) => [locale, (await getCompany(locale)).name] as const),
  );
  return Object.fromEntries(names) as Record<LocaleCode, string>;
}
