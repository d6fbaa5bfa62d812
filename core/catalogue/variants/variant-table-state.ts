import { type VariantColumnId, variantColumns } from '#core/catalogue/variants/variant-columns.ts';
import { formatQuery } from '#core/catalogue/variants/variant-table-keys.ts';

/** Variants per page of the table; 'all' puts them on one. */
export const pageSizes = [10, 25, 50, 'all'] as const;
export type PageSize = (typeof pageSizes)[number];

/** The SKU is also sortable; it is always shown. */
export type SortColumnId = VariantColumnId | 'code';

/** State of a variants table. The URL of the product holds all of it. */
export type VariantTableState = {
  /** Trimmed; '' matches everything. */
  search: string;
  /** Null: in catalogue order. */
  sort: { column: SortColumnId; isDescending: boolean } | null;
  /** Null: as returned by `pageSizeOf`. */
  pageSize: PageSize | null;
  /** 1-based. */
  page: number;
  /** In table order; null: all figures, no attribute. */
  columns: VariantColumnId[] | null;
};

export const plainTable: VariantTableState = {
  search: '',
  sort: null,
  pageSize: null,
  page: 1,
  columns: null,
};

const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 10_000;
/** Up to this many variants share one page by default, so that they can be read and printed together. */
const MOST_AT_ONCE = 50;
/** Value of `columns` if every column is hidden. */
const NONE = 'none';

/**
 * Parses the state from a URL: `?search=dali&sort=-flux&entries=25&page=2&columns=power,flux`. The columns may be one
 * list or, from a form, separate. Unknown or invalid values are ignored.
 */
export function parseVariantTable(params: URLSearchParams): VariantTableState {
  return {
    search: parseSearch(params.get('search') ?? ''),
    sort: parseSort(params.get('sort') ?? ''),
    pageSize: pageSizes.find((size) => String(size) === params.get('entries')) ?? null,
    page: parsePage(params.get('page') ?? ''),
    columns: parseColumns(params.getAll('columns')),
  };
}

function parseSearch(text: string): string {
  const search = text
    .slice(0, 10 * MAX_SEARCH_LENGTH)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...search].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

function parseSort(text: string): VariantTableState['sort'] {
  const isDescending = text.startsWith('-');
  const name = isDescending ? text.slice(1) : text;
  if (name === 'code') return { column: name, isDescending };
  const column = variantColumns.find(({ id }) => id === name)?.id ?? attributeIn(name);
  return column ? { column, isDescending } : null;
}

function parsePage(text: string): number {
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

function parseColumns(texts: string[]): VariantTableState['columns'] {
  const names = texts.flatMap((text) => text.slice(0, 1000).split(','));
  if (names.includes(NONE)) return [];
  const figures = variantColumns.map(({ id }) => id).filter((id) => names.includes(id));
  const attributes = [...new Set(names)].flatMap((name) => attributeIn(name) ?? []);
  const chosen = [...figures, ...attributes];
  const isPlain = attributes.length === 0 && figures.length === variantColumns.length;
  return chosen.length === 0 || isPlain ? null : chosen;
}

/** The name of an attribute's column; null for other texts. Those that a product lacks show nothing. */
function attributeIn(name: string): VariantColumnId | null {
  return /^a\.[a-z][a-z\d_]{1,39}$/.test(name) ? (name as `a.${string}`) : null;
}

/** Formats a query: the selected variant, if any, then the state. The same state gives the same text. */
export function formatVariantTable(variation: string | null, state: VariantTableState): string {
  const { search, sort, pageSize, page, columns } = state;
  const entries: [string, string | null][] = [
    ['variation', variation],
    ['search', search || null],
    ['sort', sort && `${sort.isDescending ? '-' : ''}${sort.column}`],
    ['entries', pageSize && String(pageSize)],
    ['page', page > 1 ? String(page) : null],
    ['columns', columns && (columns.join(',') || NONE)],
  ];
  return formatQuery(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Returns the number of variants per page for `count` variants. */
export function pageSizeOf({ pageSize }: VariantTableState, count: number): PageSize {
  return pageSize ?? (count > MOST_AT_ONCE ? MOST_AT_ONCE : 'all');
}
