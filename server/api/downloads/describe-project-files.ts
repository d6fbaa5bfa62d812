import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { getLocale, type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { MOST_LINES } from '#core/projects/project.ts';
import {
  type ProjectFormat,
  pathToProjectFile,
  projectFormats,
} from '#core/projects/project-files.ts';
import { errorSchema } from '#server/http/rest/describe-route.ts';

const request = z.object({
  list: z.string().openapi({
    description: `A list of up to ${MOST_LINES} lines as the link of a project list holds it: \`1\`, four letters that show whether the rest is whole, and in base64url the name and the lines, each with id in base 36, quantity, position and note, tabs between them and a line break after each.`,
    example: '1LQ5BT2ZmaWNlCjViYWFwdwkxMglMMQ',
  }),
  language: z.enum(localeCodes).optional().openapi({
    description: 'Language of the documents; without it that of the address.',
  }),
});

const answers: Record<ProjectFormat, { summary: string; type: string }> = {
  pdf: { summary: 'Schedule of a project list as PDF', type: 'application/pdf' },
  xlsx: {
    summary: 'Schedule of a project list as workbook',
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

/** The files of a visitor's list in the OpenAPI document, in the language of the address. */
export function describeProjectFiles(api: OpenAPIHono, siteUrl: string, locale: LocaleCode): void {
  for (const format of projectFormats) {
    const { summary, type } = answers[format];
    const schema = z.string().openapi({ format: 'binary' });
    const common = {
      path: pathToProjectFile(locale, format),
      summary: `${summary}, ${getLocale(locale).name}`,
      tags: ['downloads'],
      servers: [{ url: siteUrl }],
      security: [],
      responses: {
        200: { description: 'The file.', content: { [type]: { schema } } },
        400: failure('The list is missing, empty, damaged or too long; the language is unknown.'),
        413: failure('The body is larger than any list.'),
        503: failure('Too many files are being made; try again after `Retry-After`.'),
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
      description: 'For lists that are too long for an address.',
      request: {
        body: { content: { 'application/x-www-form-urlencoded': { schema: request } } },
      },
    });
  }
}
