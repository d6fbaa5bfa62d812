import { z } from 'zod';
import { localeCodes } from '#core/i18n/locales.ts';
import type { MissingWords } from '#core/studio/missing-words.ts';
import { formatSynonyms } from '#core/studio/synonym-file.ts';
import { csvFile, exportQuery } from '#server/api/studio/exported-file.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const wanted = {
  text: z.string().max(200).optional(),
  outcome: z.enum(['nothing', 'left-out']).optional(),
  since: z.iso.date().optional(),
};
const locale = z.enum(localeCodes);

/** What visitors searched for and the catalogue lacks. */
export const searchEndpoints = [
  endpoint('GET /searches', {
    access: 'searches:read',
    query: z.object({
      ...wanted,
      locale: locale.optional(),
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, query: { offset, limit, ...query } }) => ({
      body: await studio.findMissingWords(query, { offset, limit }),
    }),
  }),

  endpoint('GET /searches.csv', {
    access: 'searches:read',
    query: exportQuery({ ...wanted, locale: locale.optional() }),
    handle: async ({ studio, query: { language, ...query }, locale: shown }) =>
      csvFile('searches.csv', await studio.exportMissingWords(query, language ?? shown)),
  }),

  endpoint('GET /searches.yaml', {
    access: 'searches:read',
    query: z.object({ ...wanted, locale }),
    handle: async ({ studio, query }) => {
      const name = `synonyms.${query.locale}.yaml`;
      const content = streamSynonyms(studio.readMissingWords(query));
      return { file: { name, type: 'application/yaml; charset=utf-8', content } };
    },
  }),
];

async function* streamSynonyms(
  pages: AsyncIterable<readonly MissingWords[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const codes = new Set<string>();
  for await (const page of pages) {
    const synonyms = page.flatMap(({ words, synonym }) =>
      synonym ? { words, means: synonym.word } : [],
    );
    yield encoder.encode(formatSynonyms(synonyms, codes));
  }
}
