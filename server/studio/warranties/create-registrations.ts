import type { LocaleCode } from '#core/i18n/locales.ts';
import type { RegistrationDetails } from '#core/studio/desk-registration.ts';
import { readAllAdopted } from '#server/studio/desk/adopt-cases.ts';
import { streamCsv } from '#server/studio/exports/stream-csv.ts';
import {
  correctRegistration,
  DERIVED_FIELDS,
  type RegistrationCorrection,
} from '#server/studio/warranties/correct-registration.ts';
import {
  findRegistrations,
  type RegistrationQuery,
  readAllRegistrations,
} from '#server/studio/warranties/find-registrations.ts';
import { findNamedProducts } from '#server/studio/warranties/named-products.ts';
import {
  type Clerk,
  requireProduct,
  type WarrantyDependencies,
} from '#server/studio/warranties/warranty-sources.ts';
import { registrationTable } from '#server/studio/warranties/warranty-tables.ts';

/** `items`: by codes, also earlier ones. */
export type RequestedCorrection = Omit<RegistrationCorrection, 'items'> & {
  items: { code: string; quantity: number }[];
};

/** What is known of registrations, and done with them. */
export function createRegistrations(dependencies: WarrantyDependencies) {
  const { db, adopt, listTitles, listNames, findRegistration, now } = dependencies;
  const findNamed = (locale: string, text: string | undefined) =>
    findNamedProducts(db.read, 'warranty_item', { listNames, locale, text });
  return {
    async find(locale: string, query: Omit<RegistrationQuery, 'named'>) {
      const { isPreparing } = await adopt(query.offset + query.limit);
      const named = await findNamed(locale, query.text);
      return { ...(await findRegistrations(db, { ...query, named })), isPreparing };
    },

    /** What `find` finds, as CSV: a line for each product. */
    exportCsv(locale: LocaleCode, query: Omit<RegistrationQuery, 'named' | 'offset' | 'limit'>) {
      const pages = readAllAdopted(adopt, async () => {
        const named = await findNamed(locale, query.text);
        return readAllRegistrations(db, { ...query, named });
      });
      return streamCsv(locale, registrationTable(locale, pages));
    },

    /** Null when there is no such registration. */
    async describe(locale: string, id: string): Promise<RegistrationDetails | null> {
      const found = await findRegistration(db, { id });
      if (!found) return null;
      const { registered, installed, items, fields } = found;
      const codes = items.map(({ sku }) => sku);
      const titles = await listTitles(locale, codes);
      return {
        registered,
        installed,
        items: items.map((item) => ({ ...item, title: titles.get(item.sku) ?? null })),
        fields: fields.filter(({ name }) => !DERIVED_FIELDS.includes(name)),
      };
    },

    openCertificate: dependencies.openCertificate,

    /** @throws AppError `studio-not-found`, `studio-conflict` */
    async correct(
      { locale, ...actor }: Clerk,
      id: string,
      { items: requested, ...change }: RequestedCorrection,
    ): Promise<void> {
      const items = await Promise.all(
        requested.map(async ({ code, quantity }) => {
          const product = await requireProduct(dependencies, locale, code);
          return { sku: product.code, quantity, years: product.years };
        }),
      );
      await db.write.transaction().execute((transaction) =>
        correctRegistration(transaction, {
          actor,
          id,
          now: now(),
          change: { ...change, items },
        }),
      );
    },
  };
}
