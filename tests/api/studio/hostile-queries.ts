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
