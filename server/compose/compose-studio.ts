import { localeCodes, toLocale } from '#core/i18n/locales.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import {
  findMissingWords,
  readMissingWords,
} from '#server/catalogue/search-report/find-missing-words.ts';
import { composeChanges } from '#server/compose/changes/compose-changes.ts';
import type { ContentPublisher } from '#server/compose/changes/publish-content.ts';
import type { composeCertificates } from '#server/compose/compose-certificates.ts';
import { composePersonalData } from '#server/compose/compose-personal-data.ts';
import { composeStudioMails } from '#server/compose/compose-studio-mails.ts';
import { createPublishSchedule } from '#server/compose/publish-schedule.ts';
import { composeReplies, type MailboxSettings } from '#server/compose/replies/compose-replies.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { Database } from '#server/db/client.ts';
import type { DiskRoom } from '#server/files/disk-room.ts';
import type { PrivateFiles, SiteFiles } from '#server/files/site-files.ts';
import { addClaimState } from '#server/forms/claim.ts';
import type { createFormService } from '#server/forms/form-service.ts';
import { findRegistration } from '#server/forms/registration.ts';
import { createUsage, type UsageCounter } from '#server/limits/usage.ts';
import type { publishDue } from '#server/studio/changes/publish-due.ts';
import { createStudio, type StudioDependencies } from '#server/studio/create-studio.ts';

type Dependencies = {
  db: Database;
  forms: Pick<ReturnType<typeof createFormService>, 'desk' | 'warranty'>;
  catalogue: Pick<CatalogueService, 'listTitlesOfCodes' | 'listNamesOfCodes'>;
  openCertificate: ReturnType<typeof composeCertificates>;
  files: PrivateFiles & Pick<SiteFiles, 'media'>;
  content: Pick<ContentService, 'getCompany'>;
  siteUrl: string;
  mailDomain: string;
  dataDir: string;
  rooms: { uploads: DiskRoom; files: DiskRoom };
  /** Where replies to its mails arrive. */
  mailbox?: MailboxSettings | undefined;
  usage?: UsageCounter | undefined;
  publisher?: ContentPublisher | undefined;
  describeSite: StudioDependencies['describeSite'];
  onMail(): void;
};

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
  publisher,
  ...dependencies
}: Dependencies) {
  const { siteUrl, onMail } = dependencies;
  // Searches and counts of the studio do not delay pages.
  const db = { ...dependencies.db, ...dependencies.db.background };
  const addresses = { siteUrl, mailDomain, replyAddress: mailbox?.address ?? null };
  const mails = composeStudioMails({ content, ...addresses });
  const { openNotices } = mails;
  const { listPromises, listTemplates } = forms.desk;
  const changeSources = composeChanges({ db, dataDir, files, publisher });
  const studio = createStudio({
    ...dependencies,
    db,
    changeSources,
    contentFiles: { media: files.media, room: rooms.files },
    usage: usage ?? createUsage(),
    personal: composePersonalData(db, files),
    listCompanyNames: () => listCompanyNames(content),
    ...{ listPromises, listTemplates },
    routing: forms.desk,
    ...composeMissingWords(db),
    ...mails,
    findProduct: async (locale, code) =>
      (await forms.warranty.lookUp(toLocale(locale), code, ''))?.product ?? null,
    ...composeNames(catalogue),
    listStepMails: (locale) => forms.desk.listStepMails(toLocale(locale)),
    openCertificate: (id) => openCertificate({ id }),
    readPhoto: files.photos.read,
    ...{ findRegistration, addClaimState },
  });
  const sources = { db, dataDir, files, photoRoom: rooms.uploads, listPromises, mailbox };
  return {
    /** The signed-in side of the site; it is loaded when it is first used. */
    studio,
    /** Who sees which preview, by the secret of a cookie. */
    previews: composePasses(dependencies.db),
    /** Checks of change sets; close them before the database. */
    contentChecks: { close: changeSources.close },
    /** Publishes change sets at their times; close it before the database. */
    schedule: composeSchedule({
      ready: changeSources.ready,
      ...{ db: dependencies.db, openNotices, onMail },
      openChanges: async () => (await studio.open()).changes,
    }),
    /** Reads replies where a mailbox is configured; close it before the database. */
    replies: composeReplies({ ...sources, openNotices, onMail }),
  };
}

/** None before the first import. */
async function listCompanyNames({ getCompany }: Dependencies['content']): Promise<string[]> {
  const names = localeCodes.map((locale) =>
    getCompany(locale).then(
      ({ name }) => [name],
      () => [],
    ),
  );
  return (await Promise.all(names)).flat();
}

function composePasses({ read, write }: Database) {
  return {
    async find(secret: string) {
      const { findPass } = await import('#server/studio/changes/preview-passes.ts');
      return findPass(read, secret, Date.now());
    },
    async end(secret: string) {
      const { endOwnPass } = await import('#server/studio/changes/preview-passes.ts');
      await endOwnPass(write, secret);
    },
  };
}

type Publishing = Omit<Parameters<typeof publishDue>[0], 'now'>;

/** It looks every minute, briefly: it needs no thread. */
function composeSchedule(publishing: Publishing) {
  return createPublishSchedule(async () => {
    const { publishDue } = await import('#server/studio/changes/publish-due.ts');
    await publishDue({ ...publishing, now: Date.now });
  });
}

function composeMissingWords(
  db: Database,
): Pick<StudioDependencies, 'findMissingWords' | 'readMissingWords'> {
  return {
    findMissingWords: (query, page) => findMissingWords(db, query, page),
    readMissingWords: (query) => readMissingWords(db, query),
  };
}

function composeNames(
  catalogue: Dependencies['catalogue'],
): Pick<StudioDependencies, 'listTitles' | 'listNames'> {
  return {
    listTitles: (locale, codes) => catalogue.listTitlesOfCodes(toLocale(locale), codes),
    listNames: (locale, codes) => catalogue.listNamesOfCodes(toLocale(locale), codes),
  };
}
