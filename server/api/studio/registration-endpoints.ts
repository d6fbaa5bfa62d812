import { z } from 'zod';
import { AppError } from '#core/app-error.ts';
import { csvFile, exportQuery } from '#server/api/studio/exported-file.ts';
import { oneLine, revision } from '#server/api/studio/one-line.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const day = z.iso.date();

const registrationQuery = {
  text: z.string().max(200).optional(),
  installedFrom: day.optional(),
  installedTo: day.optional(),
  from: day.optional(),
  to: day.optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/** Registered warranties. */
export const registrationEndpoints = [
  endpoint('GET /registrations', {
    access: 'registrations:read',
    query: z.object({
      ...registrationQuery,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    handle: async ({ studio, locale, query }) => ({
      body: await studio.registrations.find(locale, query),
    }),
  }),

  /** One line for each registered product. */
  endpoint('GET /registrations.csv', {
    access: 'registrations:read',
    query: exportQuery(registrationQuery),
    handle: async ({ studio, query: { language, ...query }, locale: shown }) =>
      csvFile('registrations.csv', studio.registrations.exportCsv(language ?? shown, query)),
  }),

  endpoint('GET /registrations/:id', {
    access: 'registrations:read',
    handle: async ({ studio, locale, params }) => {
      const found = await studio.registrations.describe(locale, params.id ?? '');
      if (!found) throw new AppError('studio-not-found');
      return { body: found };
    },
  }),

  endpoint('GET /registrations/:id/certificate', {
    access: 'registrations:read',
    handle: async ({ studio, params }) => {
      const made = await studio.registrations.openCertificate(params.id ?? '');
      if (!made) throw new AppError('studio-not-found');
      const content = new Uint8Array(made.bytes);
      return { file: { name: made.fileName, type: 'application/pdf', content } };
    },
  }),

  endpoint('PATCH /registrations/:id', {
    access: 'registrations:change',
    body: z.object({
      revision,
      installed: day,
      items: z
        .array(
          z.object({
            code: oneLine(64),
            quantity: z.int().min(1).max(99_999),
          }),
        )
        .min(1)
        .max(50),
      fields: z
        .record(z.string().max(60), z.string().max(5000))
        .superRefine(({ 'your-email': email }, { addIssue }) => {
          if (email === undefined || z.email().max(254).safeParse(email.trim()).success) return;
          const path = ['your-email'];
          addIssue({ code: 'invalid_format', format: 'email', path, input: email });
        }),
    }),
    handle: async ({ studio, person, params, body }) => {
      await studio.registrations.correct(person, params.id ?? '', body);
      return {};
    },
  }),
];
