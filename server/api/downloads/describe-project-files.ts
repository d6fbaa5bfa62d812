import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { getLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { MOST_LINES } from '#core/projects/project.ts';
import {
  type ProjectFormat,
  pathToProjectFile,
  projectFormats,
} from '#core/projects/project-files.ts';
import { formatShareCode } from '#core/projects/share-code.ts';
import { errorSchema } from '#server/http/rest/describe-route.ts';

const EXAMPLE = {
  name: 'Office',
  lines: [{ key: 1, id: 349501656, sku: '', quantity: 12, label: 'L1', note: '' }],
};

const request = z.object({
  list: z.string().openapi({
    description: `A list of up to ${MOST_LINES} lines in the format of a project list link: \`1\`, a checksum of four characters, and the name and lines in base64url. Each line holds id in base 36, quantity, position and note, separated by tabs, and ends with a line break.`,
    example: formatShareCode(EXAMPLE),
  }),
  language: z.enum(localeCodes).optional().openapi({
    description: 'Language of the documents; defaults to the language of the URL.',
  }),
});

const formats: Record<ProjectFormat, { summary: string; type: string }> = {
  pdf: { summary: 'Schedule of a project list as PDF', type: 'application/pdf' },
  xlsx: {
    summary: 'Schedule of a project list as Excel workbook',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { summary: 'Schedule of a project list as CSV', type: 'text/csv' },
  zip: {
    summary: 'All documents of a project list in one archive',
    type: 'application/zip',
  },
};

const failure = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorSchema } },
});

/** Adds the files of a project list in one language to the OpenAPI document. */
export function describeProjectFiles(api: OpenAPIHono, siteUrl: string, locale: LocaleCode): void {
  for (const format of projectFormats) {
    const { summary, type } = formats[format];
    const schema = z.string().openapi({ format: 'binary' });
    const common = {
      path: pathToProjectFile(locale, format),
      summary: `${summary}, ${getLocale(locale).name}`,
      tags: ['downloads'],
      servers: [{ url: siteUrl }],
      security: [],
      responses: {
        200: { description: 'The file.', content: { [type]: { schema } } },
        400: failure(
          'The list is missing, empty, damaged or too long, or the language is unknown.',
        ),
        413: failure('The body is too large.'),
        503: failure('Too many files are being generated; try again after `Retry-After`.'),
      },
    };
    const name = `${format[0]?.toUpperCase()}${format.slice(1)}_${locale}`;
    api.openAPIRegistry.registerPath({
      ...common,
      method: 'get',
      operationId: `downloadProject${name}`,
      request: { query: request },
    });
    api.openAPIRegistry.registerPath({
      ...common,
      method: 'post',
      operationId: `postProject${name}`,
      description: 'For lists that are too long for a URL.',
      request: {
        body: { content: { 'application/x-www-form-urlencoded': { schema: request } } },
      },
    });
  }
}
