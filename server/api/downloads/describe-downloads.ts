import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { comparisonParams } from '#core/catalogue/compare/comparison-address.ts';
import { documentKinds } from '#core/documents/document-kind.ts';
import {
  type ComparisonFormat,
  comparisonFileNames,
  downloadNames,
  pathToComparisonFile,
  pathToDownloads,
  pathToSelection,
} from '#core/i18n/file-paths.ts';
import { getLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { keysOf } from '#core/keys.ts';
import { describeCatalogueFiles } from '#server/api/downloads/describe-catalogue-files.ts';
import { describeProjectFiles } from '#server/api/downloads/describe-project-files.ts';

const TAG = 'downloads';
const file = z.string().openapi({ format: 'binary' });
const problem = z.string().openapi({ example: 'Choose at least one variant.' });

const selection = z.object({
  skus: z.string().openapi({
    description: 'Up to 250 SKUs or product codes, comma-separated or repeated.',
    example: 'ARD150/12/830/60D/W/DD,ALC600',
  }),
  kinds: z.array(z.enum(documentKinds)).openapi({
    description: 'Kinds of document, comma-separated or repeated.',
    example: ['datasheet', 'ies'],
  }),
  language: z.enum(localeCodes).optional().openapi({
    description: 'Language of the documents; defaults to the language of the URL.',
  }),
});

const archive = {
  200: { description: 'A ZIP archive.', content: { 'application/zip': { schema: file } } },
  400: { description: 'The error message.', content: { 'text/plain': { schema: problem } } },
  503: {
    description: 'Too many archives are being generated; try again after `Retry-After`.',
    content: { 'text/plain': { schema: problem } },
  },
};

/** Adds the download URLs of the site, in each language, to the OpenAPI document. */
export function describeDownloads(api: OpenAPIHono, siteUrl: string): void {
  for (const locale of localeCodes) {
    describeFile(api, siteUrl, locale);
    describeSelection(api, siteUrl, locale);
    for (const format of keysOf(comparisonFileNames)) {
      describeComparison(api, { siteUrl, locale, format });
    }
    describeProjectFiles(api, siteUrl, locale);
    describeCatalogueFiles(api, siteUrl, locale);
  }
}

function describeFile(api: OpenAPIHono, siteUrl: string, locale: LocaleCode): void {
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: `${pathToDownloads(locale)}/{code}/{file}`,
    operationId: `download_${locale}`,
    summary: `A document, ${getLocale(locale).name}`,
    description:
      'Generated on the first request. Legacy codes, codes in another case, and document kinds of the product redirect with 301. The ETag changes with the content.',
    tags: [TAG],
    servers: [{ url: siteUrl }],
    security: [],
    request: {
      params: z.object({
        code: z.string().openapi({
          description: 'SKU of a variant with unescaped slashes, or code of a product.',
          example: 'ARD150/12/830/60D/W/DD',
        }),
        file: z.enum(downloadNames(locale)),
      }),
    },
    responses: {
      200: { description: 'The file.', content: { 'application/octet-stream': { schema: file } } },
      301: { description: 'Redirects to the URL of the current code.' },
      304: { description: 'The ETag in `If-None-Match` is current.' },
      404: {
        description: 'The document does not exist; an HTML page.',
        content: { 'text/html': { schema: z.string() } },
      },
      503: {
        description: 'Too many documents are being generated; try again after `Retry-After`.',
        content: { 'text/plain': { schema: z.string() } },
      },
    },
  });
}

const comparisonTypes = { pdf: 'application/pdf', csv: 'text/csv' };

function describeComparison(
  api: OpenAPIHono,
  { siteUrl, locale, format }: { siteUrl: string; locale: LocaleCode; format: ComparisonFormat },
): void {
  const flag = z.literal('1').optional();
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: pathToComparisonFile(locale, format),
    operationId: `downloadComparison_${format}_${locale}`,
    summary: `Comparison of up to four variants as ${format.toUpperCase()}, ${getLocale(locale).name}`,
    tags: [TAG],
    servers: [{ url: siteUrl }],
    security: [],
    request: {
      query: z.object({
        [comparisonParams.ids]: z.string().openapi({
          description: 'Comma-separated ids of variants; unknown ids are ignored.',
          example: '349501656,1069899126',
        }),
        [comparisonParams.isBrief]: flag.openapi({ description: 'Shows only rows that differ.' }),
        [comparisonParams.hasMarks]: flag.openapi({ description: 'Highlights the best values.' }),
      }),
    },
    responses: {
      200: { description: 'The file.', content: { [comparisonTypes[format]]: { schema: file } } },
      304: { description: 'The ETag in `If-None-Match` is current.' },
      404: {
        description: 'None of the variants exists; an HTML page.',
        content: { 'text/html': { schema: z.string() } },
      },
      503: {
        description: 'Too many documents are being generated; try again after `Retry-After`.',
        content: { 'text/plain': { schema: z.string() } },
      },
    },
  });
}

function describeSelection(api: OpenAPIHono, siteUrl: string, locale: LocaleCode): void {
  const common = {
    path: pathToSelection(locale),
    summary: `Several documents in one archive, ${getLocale(locale).name}`,
    tags: [TAG],
    servers: [{ url: siteUrl }],
    security: [],
    responses: archive,
  };
  api.openAPIRegistry.registerPath({
    ...common,
    method: 'get',
    operationId: `downloadSelection_${locale}`,
    request: { query: selection },
  });
  api.openAPIRegistry.registerPath({
    ...common,
    method: 'post',
    operationId: `postSelection_${locale}`,
    description: 'For lists that are too long for a URL.',
    request: {
      body: { content: { 'application/x-www-form-urlencoded': { schema: selection } } },
    },
  });
}
