import { z } from 'zod';
import { gapKinds } from '#core/studio/content-gap.ts';
import { csvFile, exportQuery } from '#server/api/studio/exported-file.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const wanted = {
  kind: z.enum(gapKinds).optional(),
  category: z.string().max(100).optional(),
  text: z.string().max(200).optional(),
};

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
    query: exportQuery(wanted),
    handle: async ({ studio, query: { language, ...query }, locale: shown }) =>
      csvFile('coverage.csv', await studio.gaps.exportCsv(query, language ?? shown)),
  }),
];
