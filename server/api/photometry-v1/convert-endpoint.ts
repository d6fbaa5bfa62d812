import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { type WrittenFormat, writtenFormats } from '#core/photometry/convert-file.ts';
import { issueSchema, readFormats } from '#server/api/photometry-v1/inspection-schema.ts';
import {
  MAX_UPLOAD_BYTES,
  presentIssue,
  readUpload,
  runWithRefusals,
  uploadErrors,
} from '#server/api/photometry-v1/read-upload.ts';
import { addPostEndpoint } from '#server/http/rest/add-post-endpoint.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts.ts';

const formats = Object.keys(writtenFormats) as [WrittenFormat, ...WrittenFormat[]];

const convertedSchema = z
  .object({
    from: z.enum(readFormats),
    format: z.enum(formats),
    extension: z.enum(Object.values(writtenFormats)),
    content: z.string().openapi({
      description: 'The file as text. Store EULUMDAT as ISO-8859-1, IES as ASCII, TM-33 as UTF-8.',
    }),
    issues: z.array(issueSchema).openapi({ description: 'Defects of the given file.' }),
  })
  .openapi('ConvertedPhotometry', {
    example: {
      from: 'ies',
      format: 'tm33',
      extension: 'xml',
      content: '<?xml version="1.0" encoding="UTF-8"?>…',
      issues: [],
    },
  });

/** `POST photometry/v1/convert`: a photometric file in another format; neither is stored. */
export function addConvertEndpoint(
  api: OpenAPIHono,
  { services, locale }: { services: Services; locale: LocaleCode },
): void {
  const t = texts[locale];
  addPostEndpoint(api, {
    tag: 'photometry/v1',
    route: '/photometry/v1/convert',
    operationId: 'convertPhotometry',
    summary: 'A photometric file in another format',
    description:
      'Reads the same formats as `inspect` and writes the light distribution as EULUMDAT, IES (LM-63-2002) or TM-33 (XML, 2023). Neither file is stored.',
    bodyType: 'multipart/form-data',
    body: z.object({ file: z.string().openapi({ format: 'binary' }), format: z.enum(formats) }),
    response: convertedSchema,
    responseDescription: 'The converted file, and the defects of the given one.',
    errors: { 400: 'The body has no `file`, or no known `format`.', ...uploadErrors },
    maxBytes: MAX_UPLOAD_BYTES,
    handle: async (context) => {
      const { bytes, fields } = await readUpload(context);
      const format = formats.find((name) => name === fields.format);
      if (!format) throw new AppError('missing-params', { names: ['format'] });
      const converted = await runWithRefusals(t, () =>
        services.photometryThread.convert(bytes, format),
      );
      return {
        from: converted.from,
        format,
        extension: writtenFormats[format],
        content: converted.text,
        issues: converted.findings.map((finding) => presentIssue(finding, t)),
      };
    },
  });
}
