import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  type CatalogueFormat,
  catalogueFileNames,
  pathToCatalogueFile,
} from '#core/i18n/file-paths.ts';
import { getLocale, type LocaleCode } from '#core/i18n/locales.ts';
import { keysOf } from '#core/keys.ts';

const formats: Record<CatalogueFormat, { summary: string; type: string; description: string }> = {
  bmecat: {
    summary: 'The whole catalogue as BMEcat 2005.1 with ETIM features',
    type: 'application/xml',
    description:
      'A new catalogue (`T_NEW_CATALOG`): every variant with code, GTIN, ETIM class and features, order unit, pack, ' +
      'customs code, origin, and the addresses of its datasheet and photometric file. Prices are on request. Features ' +
      'of lists are stated where the code of their value (EV…) is known.',
  },
  etim: {
    summary: 'The ETIM features of every variant as CSV',
    type: 'text/csv',
    description:
      'A row for each variant, a column for each feature, headed by its code, name and unit. Numbers and separator are ' +
      'those of the language.',
  },
};

/** Adds the files of the whole catalogue in one language to the OpenAPI document. */
export function describeCatalogueFiles(
  api: OpenAPIHono,
  siteUrl: string,
  locale: LocaleCode,
): void {
  const schema = z.string().openapi({ format: 'binary' });
  const text = { 'text/plain': { schema: z.string() } };
  for (const format of keysOf(catalogueFileNames)) {
    const { summary, type, description } = formats[format];
    const name = `${format[0]?.toUpperCase()}${format.slice(1)}_${locale}`;
    api.openAPIRegistry.registerPath({
      method: 'get',
      path: pathToCatalogueFile(locale, format),
      operationId: `downloadCatalogue${name}`,
      summary: `${summary}, ${getLocale(locale).name}`,
      description,
      tags: ['downloads'],
      servers: [{ url: siteUrl }],
      security: [],
      responses: {
        200: { description: 'The file, streamed.', content: { [type]: { schema } } },
        404: {
          description: 'The content has no ETIM table; an HTML page.',
          content: { 'text/html': { schema: z.string() } },
        },
        429: {
          description: 'Three files are being sent to you; see `Retry-After`.',
          content: text,
        },
        503: { description: 'Too many files are being sent; see `Retry-After`.', content: text },
      },
    });
  }
}
