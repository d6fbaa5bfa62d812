import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { claimStates } from '#core/forms/warranty-terms.ts';
import { currencies } from '#core/studio/desk-claim.ts';
import { csvFile, exportQuery } from '#server/api/studio/exported-file.ts';
import { oneLine, revision, storedCode } from '#server/api/studio/one-line.ts';
import { toRowNumber } from '#server/api/studio/row-number.ts';
import { sentFile } from '#server/api/studio/sent-file.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const day = z.iso.date();
const code = oneLine(64);

const claimQuery = {
  text: z.string().max(200).optional(),
  claimState: z.enum([...claimStates, 'open']).optional(),
  sku: storedCode(64).optional(),
  from: day.optional(),
  to: day.optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
};

const draft = z.object({
  subject: oneLine(150),
  text: z.string().trim().min(1).max(20_000),
});

const periodDays = { from: day, to: day };

/** Up to ten years. */
const isPeriod = ({ from, to }: { from: string; to: string }) =>
  from <= to && Date.parse(to) - Date.parse(from) <= 10 * 366 * 86_400_000;

/** Warranty claims: what is known, and the steps that lead to their end. */
export const claimEndpoints = [
  endpoint('GET /claims', {
    access: 'claims:read',
    query: z.object({
      ...claimQuery,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, locale, query }) => ({
      body: await studio.claims.find(locale, query),
    }),
  }),

  endpoint('GET /claims.csv', {
    access: 'claims:read',
    query: exportQuery(claimQuery),
    handle: async ({ studio, query: { language, ...query }, locale: shown }) =>
      csvFile('claims.csv', studio.claims.exportCsv(language ?? shown, query)),
  }),

  endpoint('GET /claims/figures', {
    access: 'claims:read',
    query: z.object(periodDays).refine(isPeriod),
    handle: async ({ studio, locale, query }) => ({
      body: await studio.claims.count(locale, query),
    }),
  }),

  endpoint('GET /claims/figures.csv', {
    access: 'claims:read',
    query: exportQuery(periodDays).refine(isPeriod),
    handle: async ({ studio, query: { language, ...period }, locale: shown }) =>
      csvFile('claim-figures.csv', await studio.claims.exportFigures(language ?? shown, period)),
  }),

  endpoint('GET /claims/:id', {
    access: 'claims:read',
    handle: async ({ studio, locale, params }) => {
      const found = await studio.claims.describe(locale, params.id ?? '');
      if (!found) throw new AppError('studio-not-found');
      return { body: found };
    },
  }),

  endpoint('GET /claims/:id/files/:position', {
    access: 'claims:read',
    handle: async ({ studio, params }) => {
      const position = toRowNumber(params.position);
      const found =
        position === null ? null : await studio.claims.openFile(params.id ?? '', position);
      if (!found) throw new AppError('studio-not-found');
      return { file: sentFile(found) };
    },
  }),

  endpoint('PATCH /claims/:id', {
    access: 'claims:change',
    body: z.object({
      revision,
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
      revision,
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
