import type { Transaction } from 'kysely';
import type { FormRouting, RoutingTrial } from '#core/forms/form-routing.ts';
import type { RoutedMessage } from '#core/forms/route-message.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { MissingWords, MissingWordsQuery } from '#core/studio/missing-words.ts';
import type { SiteHealth } from '#core/studio/site-health.ts';
import type { TokenScope } from '#core/studio/token-scopes.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { removeUnusedBlobs } from '#server/db/versions/unused-blobs.ts';
import type { UsageCounter } from '#server/limits/usage.ts';
import {
  type Actor,
  type AuditFilter,
  type AuditQuery,
  findBreak,
  findEvents,
  listActors,
  readAllEvents,
} from '#server/studio/audit-trail.ts';
import { type ChangeSources, createChanges } from '#server/studio/changes/create-changes.ts';
import { createPreviews } from '#server/studio/changes/create-previews.ts';
import { type Adopt, ALL_ROWS, createAdoption } from '#server/studio/desk/adopt-cases.ts';
import { createViews } from '#server/studio/desk/case-views.ts';
import { createDesk, type WriteResponse } from '#server/studio/desk/create-desk.ts';
import type { ListTemplates } from '#server/studio/desk/fill-templates.ts';
import { auditTable } from '#server/studio/exports/audit-table.ts';
import { wordsTable } from '#server/studio/exports/console-tables.ts';
import { streamCsv } from '#server/studio/exports/stream-csv.ts';
import { createGapFinder } from '#server/studio/gaps/find-gaps.ts';
import { mailReset, type QueueLink } from '#server/studio/mail-reset.ts';
import { createMedia, type MediaSources } from '#server/studio/media/create-media.ts';
import type { WriteNotice } from '#server/studio/notice.ts';
import { openAuth } from '#server/studio/open-auth.ts';
import { createOwnAccess } from '#server/studio/own-access.ts';
import { findByLink, setPasswordByLink } from '#server/studio/password-links.ts';
import {
  changePerson,
  endSessions,
  type Invitation,
  invitePerson,
  issueLink,
  listPeople,
  listSessions,
  type PersonChange,
  removeSecondFactor,
} from '#server/studio/people.ts';
import { createRunning } from '#server/studio/running/create-running.ts';
import type { PersonalData } from '#server/studio/running/personal-records.ts';
import { createSignIn } from '#server/studio/sign-in.ts';
import { createTables } from '#server/studio/tables/create-tables.ts';
import { tellAdmins } from '#server/studio/tell-admins.ts';
import { createTokens } from '#server/studio/tokens/create-tokens.ts';
import { findRecord, findRecords, type RecordQuery } from '#server/studio/tokens/find-records.ts';
import { createClaimChanges, createClaimReaders } from '#server/studio/warranties/create-claims.ts';
import { createRegistrations } from '#server/studio/warranties/create-registrations.ts';
import type { WarrantySources } from '#server/studio/warranties/warranty-sources.ts';

/** Writes the studio's mails. */
export type StudioMails = { queueLink: QueueLink; writeResponse: WriteResponse };

export type StudioDependencies = WarrantySources & {
  db: Database;
  /** What is stored about visitors. */
  personal: PersonalData;
  siteUrl: string;
  /** What the company is called in the languages of the site: no part of a good password. */
  listCompanyNames(): Promise<string[]>;
  usage: UsageCounter;
  /** Working days within which each form promises a response, by its number. */
  listPromises(): Promise<ReadonlyMap<number, number>>;
  listTemplates: ListTemplates;
  /** Who gets which message. */
  routing: {
    /** The rules, in one language. */
    listRouting(locale: LocaleCode): Promise<FormRouting[]>;
    /** Who would get values; null when there is no such form. */
    tryRouting(trial: RoutingTrial): Promise<RoutedMessage | null>;
  };
  /** What visitors searched for and the catalogue lacks, the most frequent first, and how many there are. */
  findMissingWords(
    query: MissingWordsQuery,
    page: { offset: number; limit: number },
  ): Promise<{ items: MissingWords[]; total: number }>;
  /** All that it finds, some at a time. */
  readMissingWords(query: MissingWordsQuery): AsyncIterable<MissingWords[]>;
  changeSources: ChangeSources;
  /** Files of published content, and room for those that are uploaded. */
  contentFiles: Pick<MediaSources, 'media' | 'room'>;
  /** How the site is doing. */
  describeSite(): Promise<SiteHealth>;
  /** Prepares mails, outside of transactions. */
  openMails(): Promise<StudioMails>;
  openNotices(): Promise<WriteNotice>;
  /** Called after mail was stored. */
  onMail(): void;
  now?: () => number;
};

/** The studio: the signed-in side of the site. */
export type Studio = Awaited<ReturnType<typeof openStudio>>;

/** Opens the studio with the first request for it, so that a site whose people are elsewhere does not load it. */
export function createStudio(dependencies: StudioDependencies) {
  let opening: Promise<Studio> | null = null;
  return {
    open(): Promise<Studio> {
      opening ??= openStudio(dependencies).catch((error) => {
        opening = null;
        throw error;
      });
      return opening;
    },
  };
}

async function openStudio(dependencies: StudioDependencies) {
  const { db, siteUrl, usage, listCompanyNames, now = Date.now } = dependencies;
  const auth = await openAuth(db, { siteUrl });
  await removeOver(db, now());
  const parts = { db, auth, usage, siteUrl, listCompanyNames, now };
  const desk = { ...dependencies, adopt: createAdoption(dependencies), now };
  return {
    signIn: createSignIn(parts),
    own: createOwnAccess(parts),
    people: createPeople({ ...dependencies, now }),
    routing: dependencies.routing,
    findMissingWords: dependencies.findMissingWords,
    readMissingWords: dependencies.readMissingWords,
    /** What `findMissingWords` finds, as CSV. */
    exportMissingWords: (query: MissingWordsQuery, locale: LocaleCode) =>
      streamCsv(locale, wordsTable(locale, dependencies.readMissingWords(query))),
    describeSite: dependencies.describeSite,
    changes: createChanges({ ...dependencies, now }),
    media: createMedia({ ...dependencies, ...dependencies.contentFiles, now }),
    /** What the content in use lacks. */
    gaps: createGapFinder(db),
    previews: createPreviews({ ...dependencies, now }),
    tables: createTables({ ...dependencies, now }),
    running: createRunning({ ...dependencies, now }),
    desk: createDesk(desk),
    views: createViews(desk),
    tokens: createTokens(parts),
    records: createRecords(desk),
    claims: { ...createClaimReaders(desk), ...createClaimChanges(desk) },
    registrations: createRegistrations(desk),
    links: {
      /** The person and purpose of a link; null when it is over. */
      find: (token: string) => findByLink(db, token, now()),
      setPassword: (sent: { token: string; password: string }) =>
        setPasswordByLink(parts, sent, now()),
    },
    audit: {
      find: (query: AuditQuery) => findEvents(db.read, query),
      listActors: () => listActors(db.read),
      /** What `find` finds, as CSV. */
      exportCsv: (query: AuditFilter, locale: LocaleCode) =>
        streamCsv(locale, auditTable(locale, readAllEvents(db.read, query))),
      /** The position of the first event that was tampered with; null when there is none. */
      findBreak: () => findBreak(db.read),
    },
  };
}

/** What is at the desk, for other systems. */
function createRecords({ db, adopt }: { db: Database; adopt: Adopt }) {
  return {
    async find(scope: TokenScope, query: RecordQuery) {
      // Who reads on from the last change would never come back to earlier ones.
      await adopt(ALL_ROWS);
      return findRecords(db.read, scope, query);
    },
    /** Null when there is no such record, or the scope does not open it. */
    async findOne(scope: TokenScope, id: string) {
      await adopt(ALL_ROWS);
      return findRecord(db.read, scope, id);
    },
  };
}

/** Removes sessions, challenges and links that are over, and uploads that no change set needs. */
async function removeOver({ write }: Database, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await write.deleteFrom('studio_session').where('expires', '<', at).execute();
  await write.deleteFrom('studio_verification').where('expires', '<', at).execute();
  await write.deleteFrom('studio_link').where('expires', '<', at).execute();
  await removeUnusedBlobs({ write }, now);
}

type PeopleDependencies = StudioDependencies & { now(): number };

function createPeople({ db, openMails, openNotices, onMail, now }: PeopleDependencies) {
  const inTransaction = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    db.write.transaction().execute(work);

  return {
    list: () => listPeople(db),

    /** Adds a person and mails the link. @throws AppError `studio-conflict` */
    async invite(actor: Actor, invitation: Invitation): Promise<string> {
      const { queueLink: queue } = await openMails();
      const write = await openNotices();
      const id = await inTransaction(async (transaction) => {
        const issued = await invitePerson(transaction, { actor, invitation, now: now() });
        await queue(transaction, { link: issued, isRequested: false });
        if (invitation.role === 'admin') {
          await tellOfAdmin(transaction, { ...issued, actor, write, now: now() });
        }
        return issued.id;
      });
      onMail();
      return id;
    },

    async change(actor: Actor, id: string, change: PersonChange): Promise<void> {
      const write = await openNotices();
      const isMailed = await inTransaction(async (transaction) => {
        const parts = { actor, id, now: now() };
        const { name, isNewAdmin } = await changePerson(transaction, { ...parts, change });
        if (isNewAdmin) await tellOfAdmin(transaction, { ...parts, name, write });
        return isNewAdmin;
      });
      if (isMailed) onMail();
    },

    /** For a person who has lost phone and codes. */
    removeSecondFactor: (actor: Actor, id: string) =>
      inTransaction((transaction) => removeSecondFactor(transaction, { actor, id, now: now() })),

    listSessions: (id: string) => listSessions(db, { id, now: now() }),

    endSessions: (actor: Actor, id: string) =>
      inTransaction((transaction) => endSessions(transaction, { actor, id, now: now() })),

    /** Mails a new link, for a first or another password. */
    async sendLink(actor: Actor, id: string): Promise<void> {
      const { queueLink: queue } = await openMails();
      await inTransaction(async (transaction) => {
        const link = await issueLink(transaction, { actor, id, now: now() });
        await queue(transaction, { link, isRequested: false });
      });
      onMail();
    },

    /** Mails a link to whoever has this address, if anybody. It is sent later, so the response time reveals nothing. */
    requestReset: (email: string): void => mailReset({ db, openMails, onMail, now }, email),
  };
}

type NewAdmin = { actor: Actor; id: string; name: string; write: WriteNotice; now: number };

/** Every admin learns of another one, and from whom. */
function tellOfAdmin(
  transaction: Transaction<Tables>,
  { actor, id, name, write, now }: NewAdmin,
): Promise<void> {
  const path = `/studio/people/${encodeURIComponent(id)}`;
  const at = new Date(now).toISOString();
  const told = { kind: 'let-in', about: name, id } as const;
  return tellAdmins(transaction, { actor, told, path, at, write });
}

/** Rolls back: the link that was mailed before stays valid. */
