import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { MailText } from '#core/forms/present-form.ts';
import type { ClaimState, WarrantyProduct } from '#core/forms/warranty-terms.ts';
import type { RegisteredItem, RegistrationDetails } from '#core/studio/desk-registration.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import type { Adopt } from '#server/studio/desk/adopt-cases.ts';
import type { WriteResponse } from '#server/studio/desk/create-desk.ts';

type Registered = Omit<RegistrationDetails, 'items'> & { items: RegisteredItem[] };

/** What the warranty desk needs of the site. Languages are those of the clerk or of the claimant. */
export type WarrantySources = {
  /** The product of a code; null when there is none. */
  findProduct(locale: string, code: string): Promise<WarrantyProduct | null>;
  /** Titles of products, by their codes; unknown ones are left out. */
  listTitles(locale: string, codes: readonly string[]): Promise<Map<string, string>>;
  /** All that products are called (variant, product, type, family), by their codes; empty for unknown ones. */
  listNames(locale: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Mails about the steps of a claim, by the state that is reached. */
  listStepMails(locale: string): Promise<Partial<Record<ClaimState, MailText>>>;
  /** Null when there is no such registration. */
  openCertificate(id: string): Promise<{ bytes: Uint8Array; fileName: string } | null>;
  /** Null when there is no such registration. */
  findRegistration(db: Pick<Database, 'read'>, key: { id: string }): Promise<Registered | null>;
  /** Adds a state to the history of a claim. */
  addClaimState(
    transaction: Transaction<Tables>,
    added: { id: string; state: ClaimState; now: string; reason: string | null },
  ): Promise<void>;
  /** A file that came with a claim; null when it is gone. */
  readPhoto(file: string): Promise<Uint8Array | null>;
};

export type WarrantyDependencies = WarrantySources & {
  db: Database;
  /** Gives every submission its case. */
  adopt: Adopt;
  /** Prepares mails, outside of transactions. */
  openMails(): Promise<{ writeResponse: WriteResponse }>;
  /** Called after mail was stored. */
  onMail(): void;
  now(): number;
};

/** Who does something, and the language in which products are named. */
export type Clerk = Actor & { locale: string };

/**
 * The product of a code, also an earlier one.
 * @throws AppError `studio-conflict` (`unknown-product`)
 */
export async function requireProduct(
  { findProduct }: WarrantySources,
  locale: string,
  code: string,
): Promise<WarrantyProduct> {
  const product = await findProduct(locale, code);
  if (!product) throw new AppError('studio-conflict', { code: 'unknown-product', product: code });
  return product;
}
