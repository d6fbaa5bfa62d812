import { z } from 'zod';
import { formatCsv } from '#core/csv.ts';
import { toLocale } from '#core/i18n/locales.ts';
import { caseQuery } from '#server/api/studio/message-query.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const EXPORTED = 50_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What visitors have sent, as files. */
export const messageExports = [
  endpoint('GET /messages.csv', {
    access: 'messages:read',
    query: z.object(caseQuery),
    handle: async ({ studio, person, query }) => {
      const items = await studio.desk.findWithTexts({ ...query, offset: 0, limit: EXPORTED });
      const heads = ['received', 'kind', 'number', 'name', 'e-mail', 'language', 'state'];
      const rows = items.map((item) => [
        item.received,
        item.kind,
        item.reference,
        item.sender,
        item.email,
        item.locale,
        item.state,
        item.assignee,
        item.due,
        item.updated,
        item.text,
      ]);
      const locale = toLocale(person.locale);
      const content = formatCsv(locale, [
        [...heads, 'assignee', 'due', 'changed', 'text'],
        ...rows,
      ]);
      return { file: { name: 'messages.csv', type: 'text/csv; charset=utf-8', content } };
    },
  }),

  endpoint('GET /messages.xlsx', {
    access: 'messages:read',
    query: z.object(caseQuery),
    handle: async ({ studio, person, query }) => {
      const made = await studio.desk.makeWorkbook(query, toLocale(person.locale));
      return { file: { name: 'messages.xlsx', type: XLSX, content: new Uint8Array(made) } };
    },
  }),
];
