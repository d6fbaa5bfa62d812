import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { cleanText } from '#core/forms/clean-values.ts';
import { endOfWarranty } from '#core/forms/warranty-terms.ts';
import type { EnteredField } from '#core/studio/case.ts';
import { searchTextOfCase, senderNameOf } from '#core/studio/case-search-text.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import { type CaseWork, reviseCase } from '#server/studio/desk/change-case.ts';
import { listReplyWords } from '#server/studio/desk/replies/list-replies.ts';

export type RegistrationCorrection = {
  /** The revision of the case that the person has seen. */
  revision: number;
  /** ISO day. */
  installed: string;
  /** Codes and years as in the catalogue. */
  items: { sku: string; quantity: number; years: number }[];
  /** Entered values by the names of their fields. */
  fields: Record<string, string>;
};

/** Fields that say the same as products and day. */
export const DERIVED_FIELDS = ['products', 'installed'];

/**
 * Corrects what was registered. The trail has products and days as before and after; of what people have entered about
 * themselves only the names of the fields, because it is erased with the registration.
 * @throws AppError `studio-not-found`; `studio-conflict` (`changed-meanwhile`).
 */
export async function correctRegistration(
  transaction: Transaction<Tables>,
  { actor, id, now, change }: CaseWork & { change: RegistrationCorrection },
): Promise<void> {
  const before = await readRegistration(transaction, id);
  const at = new Date(now).toISOString();
  const { installed } = change;
  const items = change.items.map((item) => {
    return { ...item, ends: endOfWarranty(installed, item.years) };
  });
  const corrected = correctFields(before.fields, change);
  const email = emailOf(corrected.fields, before.email);
  const { fields } = corrected;
  const seen = { id, revision: change.revision, at };
  await reviseCase(transaction, seen, {
    sender: senderNameOf({ email, fields }),
    email,
    search_text: searchTextOfCase(
      { email, reference: before.reference, fields },
      await listReplyWords(transaction, id),
    ),
  });
  await transaction
    .updateTable('form_submission')
    .set({ email, fields: JSON.stringify(fields) })
    .where('id', '=', id)
    .execute();
  await replaceItems(transaction, { id, installed, items });
  await recordEvent(transaction, {
    actor,
    action: 'registration.corrected',
    subject: { kind: 'case', key: id },
    before: { installed: before.installed, products: toText(before.items) },
    after: {
      installed,
      products: toText(items),
      ...(corrected.names.length > 0 && { fields: corrected.names.join(', ') }),
    },
    at,
  });
}

type Item = { sku: string; quantity: number };

const toText = (items: readonly Item[]) =>
  items.map(({ sku, quantity }) => `${quantity} × ${sku}`).join('\n');

async function readRegistration(transaction: Transaction<Tables>, id: string) {
  const row = await transaction
    .selectFrom('warranty_registration as registration')
    .innerJoin('form_submission', 'form_submission.id', 'registration.submission_id')
    .select(['registration.reference', 'registration.installed'])
    .select(['form_submission.fields', 'form_submission.email'])
    .where('registration.submission_id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('studio-not-found');
  const items = await transaction
    .selectFrom('warranty_item')
    .select(['sku', 'quantity'])
    .where('submission_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...row, fields: fromJson<EnteredField[]>(row.fields), items };
}

/** The fields as they are then, and the names of those that differ. */
function correctFields(
  before: EnteredField[],
  { fields, installed, items }: RegistrationCorrection,
) {
  const derived: Record<string, string> = { installed, products: toText(items) };
  const names: string[] = [];
  const corrected = before.map((field) => {
    if (DERIVED_FIELDS.includes(field.name)) {
      return { ...field, value: derived[field.name] ?? field.value };
    }
    const value = Object.hasOwn(fields, field.name)
      ? cleanText(fields[field.name] ?? '')
      : undefined;
    if (value === undefined || value === field.value) return field;
    names.push(field.name);
    return { ...field, value };
  });
  return { fields: corrected, names };
}

function emailOf(fields: EnteredField[], before: string): string {
  const entered = fields.find(({ name }) => name === 'your-email')?.value;
  return entered === undefined ? before : entered.toLowerCase();
}

type Replaced = {
  id: string;
  installed: string;
  items: (Item & { years: number; ends: string })[];
};

async function replaceItems(
  transaction: Transaction<Tables>,
  { id, installed, items }: Replaced,
): Promise<void> {
  const ends = items.map((item) => item.ends).toSorted();
  await transaction
    .updateTable('warranty_registration')
    .set({ installed, ends: ends.at(-1) ?? installed })
    .where('submission_id', '=', id)
    .execute();
  await transaction.deleteFrom('warranty_item').where('submission_id', '=', id).execute();
  await transaction
    .insertInto('warranty_item')
    .values(
      items.map(({ sku, quantity, years, ends: last }, position) => {
        return { submission_id: id, position, sku, quantity, term_years: years, ends: last };
      }),
    )
    .execute();
}
