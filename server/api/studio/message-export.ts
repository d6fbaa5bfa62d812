import { csvFile, exportQuery } from '#server/api/studio/exported-file.ts';
import { caseQuery } from '#server/api/studio/message-query.ts';
import { endpoint } from '#server/api/studio/studio-endpoint.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What visitors have sent, as files. */
export const messageExports = [
  endpoint('GET /messages.csv', {
    access: 'messages:read',
    query: exportQuery(caseQuery),
    handle: async ({ studio, query: { language, ...query }, locale: shown }) =>
      csvFile('messages.csv', studio.desk.exportCsv(query, language ?? shown)),
  }),

  /** Where a sheet has no room for all of them, the header `rows-left` says how many it lacks, and so does its last row. */
  endpoint('GET /messages.xlsx', {
    access: 'messages:read',
    query: exportQuery(caseQuery),
    handle: async ({ studio, query: { language, ...query }, locale: shown }) => {
      const { content, left } = await studio.desk.exportWorkbook(query, language ?? shown);
      return { file: { name: 'messages.xlsx', type: XLSX, content, left } };
    },
  }),
];
