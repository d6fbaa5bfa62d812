/** Pages that no list has. `limit[]` is no parameter, and so is not read. */
export const OUTSIDE_PAGES = [
  ...['limit=0', 'limit=-1', 'limit=1e9', 'limit=101.5', 'limit=all', 'offset=-1', 'offset=1e300'],
  ...['limit=25;drop table desk_case', 'limit[]=5', 'limit=%00'],
];

/** Orders and filters that messages do not have. */
export const WRONG_FILTERS = [
  ...['sort=search_text', 'sort=received,id', 'sort=desk_case.received desc--'],
  ...['order=desc nulls first', 'state=deleted', 'kind=person'],
  ...['from=2026-02-30', 'dueBefore=tomorrow', 'due=today', `text=${'x'.repeat(201)}`],
];

/** Texts with a meaning in patterns, in SQL or in JSON. */
export const ODD_TEXTS = [
  ...['%', '_', '!', '!%', "'", '\\', '\u0000', '"; drop table desk_case', '%_'.repeat(100)],
];

/** What SQLite takes and PostgreSQL does not, with the status of the response; and a period that once had no end. */
export const ODD_REQUESTS = [
  ['GET', '/messages/%00', undefined, 404],
  ['PATCH', '/messages/a%00b', { revision: 1 }, 404],
  ['GET', '/claims/%00/files/0', undefined, 404],
  ['PATCH', '/messages/a', { revision: 2 ** 31 }, 422],
  ['PATCH', '/messages/a', { revision: 1, assigneeId: '\0' }, 422],
  ['POST', '/messages/a/notes', { body: 'a\0b' }, 422],
  ['POST', '/messages/views', { name: 'x', filter: { text: '\0' } }, 422],
  ['GET', '/messages?assignee=%00', undefined, 422],
  ['GET', '/claims?sku=%00', undefined, 422],
  ['GET', '/audit.csv?action=%00', undefined, 422],
  ['GET', '/claims/figures?from=9999-01-01&to=9999-12-31', undefined, 200],
] as const;
