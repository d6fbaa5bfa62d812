import type { Transaction } from 'kysely';
import type { InvalidField, ProductLine } from '#core/forms/form.ts';
import { endOfWarranty, type WarrantyProduct } from '#core/forms/warranty-terms.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathToCertificate } from '#core/i18n/paths.ts';
import type { EnteredField } from '#core/studio/case.ts';
import type { Database } from '#server/db/client.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';
import { createReference, createSecret, digestOf, readReference } from '#server/forms/secrets.ts';

export type RegistrationRows = {
  reference: string;
  tokenDigest: string;
  locale: LocaleCode;
  /** ISO days. */
  registered: string;
  installed: string;
  items: { sku: string; quantity: number; years: number; ends: string }[];
};

export type FindProduct = (locale: LocaleCode, code: string) => Promise<WarrantyProduct | null>;

type Prepared =
  | { outcome: 'ready'; rows: RegistrationRows; certificateUrl: string }
  | { outcome: 'invalid'; unknown: string[] };

type Wanted = {
  locale: LocaleCode;
  lines: ProductLine[];
  /** ISO days. */
  installed: string;
  day: string;
  siteUrl: string;
};

/** A registration of products that exist, with its number and the address of its certificate. */
export async function prepareRegistration(
  { locale, lines, installed, day, siteUrl }: Wanted,
  findProduct: FindProduct,
): Promise<Prepared> {
  const items: RegistrationRows['items'] = [];
  const unknown: string[] = [];
  for (const { code, quantity } of lines.filter((line) => line.code !== '')) {
    const product = await findProduct(locale, code);
    if (!product) {
      unknown.push(code);
      continue;
    }
    const { years } = product;
    const ends = endOfWarranty(installed, years);
    items.push({ sku: product.code, quantity: Number(quantity), years, ends });
  }
  if (unknown.length > 0) return { outcome: 'invalid', unknown };
  const secret = createSecret();
  return {
    outcome: 'ready',
    certificateUrl: siteUrl + pathToCertificate(locale, secret),
    rows: {
      reference: createReference('AW'),
      tokenDigest: digestOf(secret),
      locale,
      registered: day,
      installed,
      items,
    },
  };
}

export async function insertRegistration(
  transaction: Transaction<Tables>,
  submissionId: string,
  { reference, tokenDigest, locale, registered, installed, items }: RegistrationRows,
): Promise<void> {
  const ends = items.map((item) => item.ends).toSorted();
  await transaction
    .insertInto('warranty_registration')
    .values({
      submission_id: submissionId,
      reference,
      token_digest: tokenDigest,
      locale,
      registered,
      installed,
      ends: ends.at(-1) ?? installed,
    })
    .execute();
  const rows = items.map(({ sku, quantity, years, ends: last }, position) => {
    return { submission_id: submissionId, position, sku, quantity, term_years: years, ends: last };
  });
  if (rows.length > 0) await transaction.insertInto('warranty_item').values(rows).execute();
}

/** Returns one registration's data on one product, without its registrant. Null for any other pair. */
export async function findRegistered(
  { read }: Database,
  { reference, code }: { reference: string; code: string },
): Promise<{ installed: string; ends: string } | null> {
  const row = await read
    .selectFrom('warranty_registration')
    .innerJoin(
      'warranty_item',
      'warranty_item.submission_id',
      'warranty_registration.submission_id',
    )
    .select(['warranty_registration.installed', 'warranty_item.ends'])
    .where('warranty_registration.reference', '=', readReference(reference))
    .where('warranty_item.sku', '=', code)
    .orderBy('warranty_item.position')
    .executeTakeFirst();
  return row ? { installed: row.installed, ends: row.ends } : null;
}

/** A registration as its certificate shows it. */
export type Registration = {
  locale: LocaleCode;
  reference: string;
  registered: string;
  installed: string;
  items: { sku: string; quantity: number; years: number; ends: string }[];
  fields: EnteredField[];
};

/** How a registration is found: by the secret in its certificate's address, or by its submission. */
export type RegistrationKey = { secret: string } | { id: string };

/** Null when there is no such registration. */
export async function findRegistration(
  { read }: Pick<Database, 'read'>,
  key: RegistrationKey,
): Promise<Registration | null> {
  const row = await read
    .selectFrom('warranty_registration')
    .innerJoin('form_submission', 'form_submission.id', 'warranty_registration.submission_id')
    .selectAll('warranty_registration')
    .select('form_submission.fields')
    .where((eb) =>
      'id' in key
        ? eb('warranty_registration.submission_id', '=', key.id)
        : eb('token_digest', '=', digestOf(key.secret)),
    )
    .executeTakeFirst();
  if (!row) return null;
  const items = await read
    .selectFrom('warranty_item')
    .selectAll()
    .where('submission_id', '=', row.submission_id)
    .orderBy('position')
    .execute();
  return {
    locale: row.locale as LocaleCode,
    reference: row.reference,
    registered: row.registered,
    installed: row.installed,
    items: items.map(({ sku, quantity, term_years, ends }) => {
      return { sku, quantity, years: term_years, ends };
    }),
    fields: fromJson<EnteredField[]>(row.fields),
  };
}

/** The error message about codes that no product has. */
export function unknownProducts(field: string, text: string, codes: string[]): InvalidField {
  return { field, message: text.replace('{codes}', codes.join(', ')) };
}
