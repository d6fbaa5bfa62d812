import { z } from 'zod';
import { formatCsv } from '#core/csv.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { gapKinds } from '#core/studio/content-gap.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const wanted = {
  kind: z.enum(gapKinds).optional(),
  category: z.string().max(100).optional(),
  text: z.string().max(200).optional(),
};

/** Rows of a file. */
const EXPORTED = 100_000;

/** What the content in use lacks. */
export const gapEndpoints = [
  endpoint('GET /gaps', {
    access: 'gaps:read',
    query: z.object({
      ...wanted,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, query: { offset, limit, ...query } }) => ({
      body: await studio.gaps.find(query, { offset, limit }),
    }),
  }),

  endpoint('GET /gaps.csv', {
    access: 'gaps:read',
    query: z.object(wanted),
    handle: async ({ studio, person, query }) => {
      const locale = toLocale(person.locale);
      const { items } = await studio.gaps.find(query, { offset: 0, limit: EXPORTED });
      const heads = ['kind', 'code', 'title', 'category', 'missing', 'of', 'which', 'file'];
      const rows = items.map((gap) => [
        ...[gap.kind, gap.code, gap.title[locale], gap.category, gap.missing, gap.of],
        gap.details.map((detail) => detail[locale]).join('; '),
        ...[gap.path, gap.field],
      ]);
      const content = formatCsv(locale, [[...heads, 'field'], ...rows]);
      return { file: { name: 'coverage.csv', type: 'text/csv; charset=utf-8', content } };
    },
  }),
];
