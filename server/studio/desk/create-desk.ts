import type { Transaction } from 'kysely';
import { companyDay } from '#core/forms/company-day.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import type { CaseDetails } from '#core/studio/case.ts';
import type { CaseState } from '#core/studio/case-states.ts';
import type { ResponsePreview } from '#core/studio/filled-template.ts';
import type { Database } from '#server/db/client.ts';
import type { NewMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import {
  type Adopt,
  ALL_ROWS,
  readAdopted,
  readAllAdopted,
} from '#server/studio/desk/adopt-cases.ts';
import {
  addNote,
  type CaseChange,
  changeCase,
  findResponded,
  type RespondedCase,
  respondToCase,
} from '#server/studio/desk/change-case.ts';
import { exportCases } from '#server/studio/desk/export-cases.ts';
import { fillTemplates, type ListTemplates } from '#server/studio/desk/fill-templates.ts';
import {
  type CaseQuery,
  countCases,
  countMatching,
  dateFilter,
  describeCase,
  findCases,
} from '#server/studio/desk/find-cases.ts';
import { findReplyFile } from '#server/studio/desk/replies/list-replies.ts';
import { namesIn } from '#server/studio/exports/export-cells.ts';
import { streamCsv } from '#server/studio/exports/stream-csv.ts';
import { leftOf, streamWorkbook } from '#server/studio/exports/stream-workbook.ts';

/** A response as its author writes it. */
type ResponseText = { subject: string; text: string };

type SentResponse = ResponseText & { revision: number; state?: CaseState | undefined };

/** Composes the mail of a response in the language of the case. */
export type WriteResponse = (
  about: RespondedCase & { id: string },
  response: ResponseText,
) => NewMail;

export type DeskDependencies = {
  db: Database;
  adopt: Adopt;
  listTemplates: ListTemplates;
  /** Content of a photo or document; null when it has been removed. */
  readPhoto(file: string): Promise<Uint8Array | null>;
  /** Prepares mails, outside of transactions. */
  openMails(): Promise<{ writeResponse: WriteResponse }>;
  /** Called after mail was stored. */
  onMail(): void;
  now(): number;
};

/** What visitors have sent, and what is done with it. */
export function createDesk(dependencies: DeskDependencies) {
  const { db, adopt, listTemplates, now } = dependencies;
  const inTransaction = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    db.write.transaction().execute(work);

  return {
    async find(query: CaseQuery) {
      const { isPreparing } = await adopt(query.offset + query.limit);
      return { ...(await findCases(db, dateFilter(query, now()))), isPreparing };
    },

    ...createExports(dependencies),

    async count(personId: string) {
      await adopt();
      return countCases(db, { personId, today: companyDay(now()) });
    },

    /** Null when there is no such case. */
    describe(id: string): Promise<CaseDetails | null> {
      return readAdopted(adopt, () => describeCase(db, id));
    },

    /** An attachment of a reply; null when there is none. */
    async openReplyFile(file: Parameters<typeof findReplyFile>[1]) {
      const name = await findReplyFile(db.read, file);
      const bytes = name && (await dependencies.readPhoto(name));
      return bytes ? { bytes, isPhoto: !name.endsWith('.pdf') } : null;
    },

    /** @throws AppError `studio-not-found`, `studio-conflict` */
    change: (actor: Actor, id: string, change: CaseChange) =>
      inTransaction((transaction) => changeCase(transaction, { actor, id, now: now(), change })),

    /** @throws AppError `studio-not-found` */
    addNote: (actor: Actor, id: string, body: string) =>
      inTransaction((transaction) => addNote(transaction, { actor, id, now: now(), body })),

    /** Texts for a response to a case, for who responds. @throws AppError `studio-not-found` */
    listTemplates: (actor: Actor, id: string) =>
      fillTemplates({ read: db.read, listTemplates }, { id, clerk: actor.name }),

    ...createResponses(dependencies),
  };
}

type Exported = Omit<CaseQuery, 'offset' | 'limit'>;

/** What the desk lists, as files that are read while they are sent. All messages have their cases before. */
function createExports({ db, adopt, now }: DeskDependencies) {
  return {
    exportCsv(query: Exported, locale: LocaleCode): AsyncIterable<Uint8Array> {
      const table = exportCases(db.read, dateFilter(query, now()), locale);
      const pages = readAllAdopted(adopt, () => table.pages);
      return streamCsv(locale, { ...table, pages });
    },

    /** `left`: how many messages the sheet has no room for; then its last row says so. */
    async exportWorkbook(
      query: Exported,
      locale: LocaleCode,
    ): Promise<{ content: AsyncIterable<Uint8Array>; left: number }> {
      await adopt(ALL_ROWS);
      const dated = dateFilter(query, now());
      const total = await countMatching(db.read, dated);
      const name = namesIn(locale);
      const content = streamWorkbook(exportCases(db.read, dated, locale), {
        sheet: name('sheet', 'messages'),
        total,
        tellLeft: (left) => formatMessage(name('note', 'left'), { left }),
      });
      return { content, left: leftOf(total) };
    },
  };
}

function createResponses({ db, openMails, onMail, now }: DeskDependencies) {
  return {
    /** The mail that `respond` would send. @throws AppError `studio-not-found`, `studio-conflict` */
    async preview(id: string, response: ResponseText): Promise<ResponsePreview> {
      const { writeResponse } = await openMails();
      const about = await findResponded(db.read, id);
      const { recipient, replyTo, subject, text } = writeResponse({ ...about, id }, response);
      return { recipient, replyTo, subject, text };
    },

    /** Mails a response to the sender. @throws AppError `studio-not-found`, `studio-conflict` */
    async respond(
      actor: Actor,
      id: string,
      { revision, state, ...response }: SentResponse,
    ): Promise<void> {
      const { writeResponse } = await openMails();
      await db.write.transaction().execute(async (transaction) => {
        const about = await findResponded(transaction, id);
        const mail = writeResponse({ ...about, id }, response);
        await respondToCase(transaction, { actor, id, now: now(), revision, state, mail });
      });
      onMail();
    },
  };
}
