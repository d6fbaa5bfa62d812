import { formatQuery, type Query } from '#server/http/rest/query-string.ts';

type ListOptions = {
  /** Absolute address of the list, without its query. */
  url: string;
  query: Query;
  total: number;
  page: number;
  perPage: number;
  /** Target of "previous" from behind the end: one page back, or the last page. */
  beyond?: 'step-back' | 'last-page';
};

/** Returns the headers of a list: totals, and the addresses of the previous and next page. */
export function listHeaders(options: ListOptions): Record<string, string> {
  const { total, page, perPage, beyond = 'last-page' } = options;
  const pages = Math.ceil(total / perPage);
  const previous = beyond === 'last-page' ? Math.min(page - 1, pages) : page - 1;
  const links = [
    ...(page > 1 ? [`<${pageUrl(options, previous)}>; rel="prev"`] : []),
    ...(page < pages ? [`<${pageUrl(options, page + 1)}>; rel="next"`] : []),
  ];
  return {
    'x-wp-total': String(total),
    'x-wp-totalpages': String(pages),
    ...(links.length > 0 && { link: links.join(', ') }),
  };
}

function pageUrl({ url, query }: ListOptions, page: number): string {
  return `${url}?${formatQuery(new Map(query).set('page', String(page)))}`;
}
