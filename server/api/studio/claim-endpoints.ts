import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { formatCsv } from '#core/csv.ts';
import { claimStates } from '#core/forms/warranty-terms.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { type ClaimCounts, currencies } from '#core/studio/desk-claim.ts';
import { oneLine } from '#server/api/studio/one-line.ts';
import { sentFile } from '#server/api/studio/sent-file.ts';
import { endpoint, type SignedIn } from '#server/api/studio/studio-endpoint.ts';

const day = z.iso.date();
const code = oneLine(64);

const claimQuery = {
  text: z.string().max(200).optional(),
  claimState: z.enum([...claimStates, 'open']).optional(),
  sku: z.string().max(64).optional(),
  from: day.optional(),
  to: day.optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
};

const draft = z.object({
  subject: oneLine(150),
  text: z.string().trim().min(1).max(20_000),
});

const period = z
  .object({ from: day, to: day })
  .refine(
    ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= 10 * 366 * 86_400_000,
  );

const EXPORTED = 50_000;

const localeOf = ({ locale }: SignedIn) => toLocale(locale);

function toCsv(person: SignedIn, name: string, rows: (string | number | null)[][]) {
  const content = formatCsv(localeOf(person), rows);
  return { file: { name, type: 'text/csv; charset=utf-8', content } };
}

function listCounts(counts: ClaimCounts): (string | number | null)[] {
  const { received, open, accepted, rejected, acceptedPercent, decisionDays, cost } = counts;
  const costs = currencies.map((currency) => (cost[currency] ?? 0) / 100);
  return [received, open, accepted, rejected, acceptedPercent, decisionDays, ...costs];
}

const COUNT_HEADS = [
  'received',
  'open',
  'accepted',
  'rejected',
  'accepted %',
  'days to the decision (median)',
  ...currencies.map((currency) => `cost ${currency}`),
];

/** Warranty claims: what is known, and the steps that lead to their end. */
export const claimEndpoints = [
  endpoint('GET /claims', {
    access: 'claims:read',
    query: z.object({
      ...claimQuery,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, person, query }) => ({
      body: await studio.claims.find(person.locale, query),
    }),
  }),

  endpoint('GET /claims.csv', {
    access: 'claims:read',
    query: z.object(claimQuery),
    handle: async ({ studio, person, query }) => {
      const all = { ...query, offset: 0, limit: EXPORTED };
      const { items } = await studio.claims.find(person.locale, all);
      const rows = items.map((item) => [
        item.received,
        item.reference,
        item.sku,
        item.claimState,
        item.sender,
        item.email,
        item.locale,
        item.assignee,
        item.due,
        item.updated,
      ]);
      const heads = ['received', 'number', 'product', 'state', 'name', 'e-mail', 'language'];
      return toCsv(person, 'claims.csv', [[...heads, 'assignee', 'due', 'changed'], ...rows]);
    },
  }),

  endpoint('GET /claims/figures', {
    access: 'claims:read',
    query: period,
    handle: async ({ studio, person, query }) => ({
      body: await studio.claims.count(person.locale, query),
    }),
  }),

  endpoint('GET /claims/figures.csv', {
    access: 'claims:read',
    query: period,
    handle: async ({ studio, person, query }) => {
      const { total, months, products } = await studio.claims.count(person.locale, query);
      return toCsv(person, 'claim-figures.csv', [
        ['kind', 'key', 'product', ...COUNT_HEADS],
        ['total', `${query.from} – ${query.to}`, null, ...listCounts(total)],
        ...months.map(({ month, ...counts }) => ['month', month, null, ...listCounts(counts)]),
        ...products.map(({ sku, title, ...counts }) => {
          return ['product', sku, title, ...listCounts(counts)];
        }),
      ]);
    },
  }),

  endpoint('GET /claims/:id', {
    access: 'claims:read',
    handle: async ({ studio, person, params }) => {
      const found = await studio.claims.describe(person.locale, params.id ?? '');
      if (!found) throw new AppError('studio-not-found');
      return { body: found };
    },
  }),

  endpoint('GET /claims/:id/files/:position', {
    access: 'claims:read',
    handle: async ({ studio, params }) => {
      const position = Number(params.position);
      const found = Number.isSafeInteger(position)
        ? await studio.claims.openFile(params.id ?? '', position)
        : null;
      if (!found) throw new AppError('studio-not-found');
      return { file: sentFile(found) };
    },
  }),

  endpoint('PATCH /claims/:id', {
    access: 'claims:change',
    body: z.object({
      revision: z.int().min(1),
      code: code.optional(),
      cost: z
        .object({ cents: z.int().min(0).max(1_000_000_000), currency: z.enum(currencies) })
        .nullable()
        .optional(),
    }),
    handle: async ({ studio, person, params, body }) => {
      await studio.claims.correct(person, params.id ?? '', body);
      return {};
    },
  }),

  endpoint('POST /claims/:id/step/preview', {
    access: 'claims:change',
    body: draft,
    handle: async ({ studio, params, body }) => ({
      body: await studio.claims.preview(params.id ?? '', body),
    }),
  }),

  endpoint('POST /claims/:id/step', {
    access: 'claims:change',
    body: z.object({
      revision: z.int().min(1),
      to: z.enum(claimStates),
      reason: z.string().trim().max(2000).default(''),
      mail: draft.nullable(),
    }),
    handle: async ({ studio, person, params, body }) => {
      await studio.claims.take(person, params.id ?? '', body);
      return {};
    },
  }),
];
