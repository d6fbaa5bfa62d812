import { z } from 'zod';
import { contentTables } from '#core/editing/content-tables.ts';
import { MAX_UPLOAD_BYTES } from '#core/editing/table-upload.ts';
import { type LocaleCode, toLocale } from '#core/i18n/locales.ts';
import { oneLine } from '#server/api/studio/one-line.ts';
import { endpoint, type Studio } from '#server/api/studio/studio-endpoint.ts';
import { tellAll } from '#server/api/studio/tell-findings.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const meaning = z.union([
  z.literal('ignored'),
  z.object({ column: z.string().max(100), unit: z.string().max(20).optional() }),
]);

const upload = {
  /** Of the file: its extension distinguishes CSV from workbooks. */
  name: oneLine(200),
  /** Base64. */
  data: z.string().max(Math.ceil((MAX_UPLOAD_BYTES * 4) / 3)),
  sheet: z.string().max(200).nullable(),
  table: z.enum(contentTables).nullable(),
  meanings: z.record(z.string().min(1).max(300), meaning),
  removesMissing: z.boolean(),
};

const uploadBody = z.object(upload);

const MAX_BODY = Math.ceil((MAX_UPLOAD_BYTES * 4) / 3) + 1024 * 1024;

function toUpload({ data, ...rest }: z.output<typeof uploadBody>) {
  return { ...rest, bytes: new Uint8Array(Buffer.from(data, 'base64')) };
}

type Comparing = ReturnType<Studio['tables']['compare']>;

async function* tellLines(locale: LocaleCode, lines: Comparing): AsyncGenerator<unknown> {
  for await (const line of lines) yield 'errors' in line ? tellAll(locale, line) : line;
}

/** Tables of the content under a change set, as files. */
export const tableEndpoints = [
  endpoint('GET /changes/:id/table', {
    access: 'changes:read',
    query: z.object({
      table: z.enum(contentTables),
      format: z.enum(['csv', 'xlsx']),
      /** Of products: only those of this category and those below it. */
      category: z
        .string()
        .regex(/^[a-z0-9-]{1,80}$/)
        .optional(),
    }),
    handle: async ({ studio, person, params, query }) => {
      const { table, format, category = null } = query;
      const wanted = { table, format, category, locale: toLocale(person.locale) };
      const content = new Uint8Array(await studio.tables.write(params.id ?? '', wanted));
      const name = `${[table, category].filter(Boolean).join('-')}.${format}`;
      return { file: { name, type: TYPES[format], content } };
    },
  }),

  /**
   * Compares a file with the tables, and checks what would come of it. Lines of JSON: `{ step }` for each that begins, then the
   * result. Nothing is written.
   */
  endpoint('POST /changes/:id/table/comparisons', {
    access: 'changes:write',
    body: uploadBody,
    maxBody: MAX_BODY,
    handle: async ({ studio, params, body, locale }) => ({
      lines: tellLines(locale, studio.tables.compare(params.id ?? '', toUpload(body))),
    }),
  }),

  /** Writes into the change set what a comparison has shown. */
  endpoint('POST /changes/:id/table/rows', {
    access: 'changes:write',
    body: z.object({
      ...upload,
      /** Of the comparison. */
      digest: z.string().max(64),
      /** Remembers under this name what the heads mean. */
      source: oneLine(100).nullable(),
    }),
    maxBody: MAX_BODY,
    handle: async ({ studio, person, params, body: { digest, source, ...file } }) => {
      const seen = { upload: toUpload(file), digest, source };
      await studio.tables.apply(person, params.id ?? '', seen);
      return {};
    },
  }),

  endpoint('GET /table-sources', {
    access: 'changes:read',
    handle: async ({ studio }) => {
      const items = await studio.tables.listSources();
      return { body: { items, total: items.length } };
    },
  }),

  endpoint('DELETE /table-sources/:name', {
    access: 'changes:write',
    handle: async ({ studio, person, params }) => {
      await studio.tables.forgetSource(person, params.name ?? '');
      return {};
    },
  }),
];
