import type { Transaction } from 'kysely';
import { type ClaimState, toClaimState } from '#core/forms/warranty-terms.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToForm } from '#core/i18n/paths.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { createReference, createSecret, digestOf } from '#server/forms/secrets.ts';

/** A photo in the private folder of claims. */
export type StoredPhoto = { file: string; sizeBytes: number };

export type ClaimRows = {
  caseNumber: string;
  tokenDigest: string;
  locale: LocaleCode;
  sku: string;
  /** ISO time. */
  received: string;
  photos: StoredPhoto[];
};

/** A claim with its number and the address of its page. */
export function prepareClaim(
  claim: Pick<ClaimRows, 'locale' | 'sku' | 'received' | 'photos'>,
  siteUrl: string,
): { rows: ClaimRows; statusUrl: string } {
  const secret = createSecret();
  return {
    rows: { ...claim, caseNumber: createReference('AC'), tokenDigest: digestOf(secret) },
    statusUrl: siteUrl + pathToForm(claim.locale, 'case', secret),
  };
}

export async function insertClaim(
  transaction: Transaction<Tables>,
  submissionId: string,
  { caseNumber, tokenDigest, photos, ...claim }: ClaimRows,
): Promise<void> {
  await transaction
    .insertInto('warranty_claim')
    .values({
      submission_id: submissionId,
      case_number: caseNumber,
      token_digest: tokenDigest,
      status: 'received',
      updated: claim.received,
      ...claim,
    })
    .execute();
  const first = { submission_id: submissionId, position: 0, since: claim.received };
  await transaction
    .insertInto('claim_state')
    .values({ ...first, status: 'received' })
    .execute();
  const rows = photos.map(({ file, sizeBytes }, position) => {
    return { submission_id: submissionId, position, file, size_bytes: sizeBytes };
  });
  if (rows.length > 0) await transaction.insertInto('claim_photo').values(rows).execute();
}

/** Data on a claim's page; contains nothing about the claimant. */
export type ClaimStatus = {
  caseNumber: string;
  state: ClaimState;
  /** The code of the product; empty while nobody knows it. */
  sku: string;
  /** The states that it has passed, the first one first; ISO times. */
  history: { state: ClaimState; since: string; reason: string | null }[];
  photoCount: number;
};

/** Finds a claim by the secret in its page's address; null when there is none. */
export async function findClaim({ read }: Database, secret: string): Promise<ClaimStatus | null> {
  const row = await read
    .selectFrom('warranty_claim')
    .selectAll()
    .where('token_digest', '=', digestOf(secret))
    .executeTakeFirst();
  if (!row) return null;
  const { count } = await read
    .selectFrom('claim_photo')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('submission_id', '=', row.submission_id)
    .executeTakeFirstOrThrow();
  const states = await read
    .selectFrom('claim_state')
    .select(['status', 'since', 'reason'])
    .where('submission_id', '=', row.submission_id)
    .orderBy('position')
    .execute();
  return {
    caseNumber: row.case_number,
    state: toClaimState(row.status),
    sku: row.sku,
    history: states.map(({ status, ...row }) => ({ ...row, state: toClaimState(status) })),
    photoCount: Number(count),
  };
}

/** Adds a state to the history of a claim; the same state again changes nothing. */
export async function addClaimState(
  transaction: Transaction<Tables>,
  { id, state, now, reason }: { id: string; state: ClaimState; now: string; reason: string | null },
): Promise<void> {
  const last = await transaction
    .selectFrom('claim_state')
    .select(['position', 'status'])
    .where('submission_id', '=', id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.status === state) return;
  const position = (last?.position ?? -1) + 1;
  await transaction
    .insertInto('claim_state')
    .values({ submission_id: id, position, status: state, since: now, reason })
    .execute();
}
