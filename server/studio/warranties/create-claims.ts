import type { Transaction } from 'kysely';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatMessage } from '#core/i18n/messages.ts';
import { stepsAfter } from '#core/studio/claim-steps.ts';
import type { ClaimDetails, ClaimFigures, Cost, MailDraft } from '#core/studio/desk-claim.ts';
import type { NewMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import { readAdopted, readAllAdopted } from '#server/studio/desk/adopt-cases.ts';
import { findResponded } from '#server/studio/desk/change-case.ts';
import { streamCsv } from '#server/studio/exports/stream-csv.ts';
import {
  type ClaimStepTaken,
  correctClaim,
  takeStep,
} from '#server/studio/warranties/change-claim.ts';
import { readFigures } from '#server/studio/warranties/count-claims.ts';
import {
  type ClaimQuery,
  findClaims,
  readAllClaims,
  readClaim,
  type StoredClaim,
} from '#server/studio/warranties/find-claims.ts';
import { findNamedProducts } from '#server/studio/warranties/named-products.ts';
import {
  type Clerk,
  requireProduct,
  type WarrantyDependencies,
} from '#server/studio/warranties/warranty-sources.ts';
import { claimTable, figureTable } from '#server/studio/warranties/warranty-tables.ts';

/** A step with its mail; null: the claimant gets none. */
export type StepRequest = ClaimStepTaken & { mail: MailDraft | null };

/** What is known of claims. */
export function createClaimReaders(dependencies: WarrantyDependencies) {
  const { db, adopt, findProduct, listNames } = dependencies;
  const findNamed = (locale: string, text: string | undefined) =>
    findNamedProducts(db.read, 'warranty_claim', { listNames, locale, text });
  return {
    async find(locale: string, query: Omit<ClaimQuery, 'named'>) {
      const { isPreparing } = await adopt(query.offset + query.limit);
      const named = await findNamed(locale, query.text);
      return { ...(await findClaims(db, { ...query, named })), isPreparing };
    },

    /** What `find` finds, as CSV. */
    exportCsv(locale: LocaleCode, query: Omit<ClaimQuery, 'named' | 'offset' | 'limit'>) {
      const pages = readAllAdopted(adopt, async () => {
        const named = await findNamed(locale, query.text);
        return readAllClaims(db, { ...query, named });
      });
      return streamCsv(locale, claimTable(locale, pages));
    },

    /** Null when there is no such claim. */
    async describe(locale: string, id: string): Promise<ClaimDetails | null> {
      const stored = await readAdopted(adopt, () => readClaim(db.read, id));
      if (!stored) return null;
      const product = stored.sku === '' ? null : await findProduct(locale, stored.sku);
      const { caseNumber, sender, locale: own, ...claim } = stored;
      return {
        ...claim,
        product: product && { title: product.title, path: product.path, years: product.years },
        steps: await listSteps(dependencies, stored),
      };
    },

    /** A photo or document of a claim; null when there is none. */
    async openFile(id: string, position: number) {
      const row = await db.read
        .selectFrom('claim_photo')
        .select('file')
        .where('submission_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst();
      const bytes = row && (await dependencies.readPhoto(row.file));
      return bytes ? { bytes, isPhoto: !row.file.endsWith('.pdf') } : null;
    },

    /** Figures of the claims that arrived within ISO days, both included. */
    count: (locale: string, period: Period) => countClaims(dependencies, locale, period),

    /** The same figures as CSV. */
    async exportFigures(locale: LocaleCode, period: Period) {
      const figures = await countClaims(dependencies, locale, period);
      return streamCsv(locale, figureTable(locale, period, figures));
    },
  };
}

type Period = { from: string; to: string };

async function countClaims(
  { db, listTitles }: WarrantyDependencies,
  locale: string,
  period: Period,
): Promise<ClaimFigures> {
  const figures = await readFigures(db, period);
  const codes = figures.products.map(({ sku }) => sku).filter(Boolean);
  const titles = await listTitles(locale, codes);
  const products = figures.products.map((product) => {
    return { ...product, title: titles.get(product.sku) ?? null };
  });
  return { ...figures, products };
}

/** What is done with claims. */
export function createClaimChanges(dependencies: WarrantyDependencies) {
  const { db, openMails, onMail, addClaimState, now } = dependencies;
  const inTransaction = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
    db.write.transaction().execute(work);

  async function writeStepMail(id: string, draft: MailDraft): Promise<NewMail> {
    const { writeResponse } = await openMails();
    const about = await findResponded(db.read, id);
    return writeResponse({ ...about, id }, draft);
  }

  return {
    /** The mail of a step as it would go out. @throws AppError `studio-not-found`, `studio-conflict` */
    async preview(id: string, draft: MailDraft) {
      const { recipient, replyTo, subject, text } = await writeStepMail(id, draft);
      return { recipient, replyTo, subject, text };
    },

    /** @throws AppError `studio-not-found`, `studio-conflict` */
    async take(actor: Actor, id: string, { mail: draft, ...step }: StepRequest): Promise<void> {
      const mail = draft && (await writeStepMail(id, draft));
      await inTransaction((transaction) =>
        takeStep(transaction, { actor, id, now: now(), step, mail, addClaimState }),
      );
      if (mail) onMail();
    },

    /** `code`: of the product, also an earlier one. @throws AppError `studio-not-found`, `studio-conflict` */
    async correct(
      { locale, ...actor }: Clerk,
      id: string,
      change: { revision: number; code?: string | undefined; cost?: Cost | null | undefined },
    ): Promise<void> {
      const { revision, code, cost } = change;
      const sku = code ? (await requireProduct(dependencies, locale, code)).code : code;
      await inTransaction((transaction) =>
        correctClaim(transaction, { actor, id, now: now(), change: { revision, sku, cost } }),
      );
    },
  };
}

/** The steps that may follow, with their mails filled in. */
async function listSteps({ findProduct, listStepMails }: WarrantyDependencies, claim: StoredClaim) {
  const mails = await listStepMails(claim.locale);
  const product = claim.sku === '' ? null : await findProduct(claim.locale, claim.sku);
  const fill = {
    name: claim.sender,
    case: claim.caseNumber,
    product: product ? `${product.title} (${claim.sku})` : claim.sku || claim.caseNumber,
  };
  return stepsAfter(claim.state).map((step) => {
    const mail = mails[step.to] ?? { subject: claim.caseNumber, text: '{reason}' };
    return {
      ...step,
      mail: {
        subject: formatMessage(mail.subject, fill),
        text: formatMessage(mail.text, fill).trim(),
      },
    };
  });
}
