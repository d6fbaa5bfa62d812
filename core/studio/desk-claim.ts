import type { ClaimState } from '#core/forms/warranty-terms.ts';
import type { CaseRow } from '#core/studio/case.ts';

/** A claim as the list of the studio shows it. */
export type ClaimRow = Omit<CaseRow, 'newsletter'> & {
  claimState: ClaimState;
  /** Code of the product; empty while nobody knows it. */
  sku: string;
};

/** What a claim has cost the company, in hundredths of a currency. */
export type Cost = { cents: number; currency: Currency };

export const currencies = ['EUR', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

/** A mail as it is written. */
export type MailDraft = { subject: string; text: string };

/** All about a claim that its case does not say. */
export type ClaimDetails = {
  state: ClaimState;
  sku: string;
  /** Null: no product of the catalogue has the code. */
  product: { title: string; path: string; years: number } | null;
  /** Steps that may follow, each with its mail in the claimant's language; `{reason}` is left to be filled in. */
  steps: { to: ClaimState; needsReason: boolean; mail: MailDraft }[];
  /** The states that it has passed, the first one first; ISO times. */
  history: { state: ClaimState; since: string; reason: string | null }[];
  /** Photos and documents, by their position. */
  files: { position: number; isPhoto: boolean; sizeBytes: number }[];
  cost: Cost | null;
  similar: SimilarClaims | null;
};

/** Other claims about the same product; null where the product is unknown. */
export type SimilarClaims = {
  total: number;
  accepted: number;
  rejected: number;
  /** How many of the product are registered. */
  registered: number;
  latest: { id: string; caseNumber: string; received: string; state: ClaimState; fault: string }[];
};

/** Claims that arrived in a month or about a product. Shares of those that were decided. */
export type ClaimCounts = {
  received: number;
  open: number;
  accepted: number;
  rejected: number;
  /** Whole per cent; null before the first decision. */
  acceptedPercent: number | null;
  /** Median of days from arrival to the decision, one decimal; null before the first. */
  decisionDays: number | null;
  /** By currency, in hundredths. */
  cost: Partial<Record<Currency, number>>;
};

export type ClaimFigures = {
  total: ClaimCounts;
  /** Every month of the period, `2026-11`, the first one first. */
  months: ({ month: string } & ClaimCounts)[];
  /** Products, the most claims first; `title` null: not in the catalogue. */
  products: ({ sku: string; title: string | null } & ClaimCounts)[];
};
