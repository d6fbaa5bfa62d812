import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { createEmbedder } from '#server/api/wp-v2/embed.ts';
import { paging } from '#server/api/wp-v2/list-params.ts';
import { loadCategories } from '#server/api/wp-v2/load-posts.ts';
import { loadTerms } from '#server/api/wp-v2/load-records.ts';
import type { Category } from '#server/api/wp-v2/post-schemas.ts';
import type { Term } from '#server/api/wp-v2/wp-schemas.ts';
import { type SearchResult, searchResultSchema } from '#server/api/wp-v2/wp-schemas.ts';
import type { Scope, SearchEntry } from '#server/api/wp-v2/wp-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { listHeaders } from '#server/http/rest/list-response.ts';
import { ids, type ParamValues, texts, word } from '#server/http/rest/params.ts';
import { renderText } from '#server/http/rest/rendered.ts';

const params = {
  context: word({
    description: 'Has no effect.',
    words: ['view', 'embed'],
    fallback: 'view',
    isEarly: true,
  }),
  ...paging,
  type: word({
    description:
      '`post` for products, pages and articles, `term` for categories of products and articles.',
    words: ['post', 'term', 'post-format'],
    fallback: 'post',
  }),
  subtype: texts({
    description: 'Only results of these subtypes.',
    words: ['product', 'page', 'post', 'product_cat', 'category', 'any'],
  }),
  exclude: ids({ description: 'Ids to exclude.' }),
  include: ids({ description: 'Only these ids.' }),
};

/** WordPress subtypes by kind of content. */
const SUBTYPES = { product: 'product', page: 'page', article: 'post' } as const;

type SearchParams = ParamValues<typeof params>;
type Results = { items: SearchResult[]; total: number };

/** `wp/v2/search`: full-text search in products, pages, articles and categories. */
export function addSearchEndpoint(api: OpenAPIHono, scope: Scope): void {
  const embed = createEmbedder(scope);
  addEndpoint(api, {
    route: '/wp/v2/search',
    tag: 'wp/v2',
    summary: 'Search products, pages, articles and categories',
    description: 'Results with the text in their title come first, then the newest.',
    path: z.object({}),
    query: params,
    response: z.array(searchResultSchema),
    responseDescription: 'A page of results; empty after the last page.',
    isPaged: true,
    errors: { 400: 'A parameter is invalid.' },
    async handle({ query, sent }) {
      const { items, total } = await search(scope, query);
      const { page, per_page: perPage } = query;
      const url = apiUrl(scope, '/wp/v2/search');
      const headers = listHeaders({
        url,
        query: sent,
        total,
        page,
        perPage,
        beyond: 'step-back',
      });
      return { body: items, headers };
    },
    embed: (body, relations) => embed(body, relations),
  });
}

async function search(scope: Scope, query: SearchParams): Promise<Results> {
  const wants = (subtype: SearchResult['subtype']) =>
    !query.subtype || query.subtype.includes('any') || query.subtype.includes(subtype);
  if (query.type === 'term') {
    return searchTerms(scope, query, {
      ofProducts: wants('product_cat'),
      ofArticles: wants('category'),
    });
  }
  const kinds = (['product', 'page', 'article'] as const).filter((kind) => wants(SUBTYPES[kind]));
  if (query.type !== 'post' || kinds.length === 0) return { items: [], total: 0 };
  const { items, total } = await scope.services.content.search(scope.locale, {
    search: query.search ?? '',
    kinds,
    page: query.page,
    perPage: query.per_page,
    ...(query.include && { include: query.include }),
    ...(query.exclude && { exclude: query.exclude }),
  });
  return { items: items.map((entry) => presentEntry(scope, entry)), total };
}

type Taxonomies = { ofProducts: boolean; ofArticles: boolean };

/** Searches categories: those of products first, each taxonomy by name. */
async function searchTerms(
  scope: Scope,
  query: SearchParams,
  { ofProducts, ofArticles }: Taxonomies,
): Promise<Results> {
  const every = {
    ...({ page: 1, perPage: Number.MAX_SAFE_INTEGER, order: 'asc', orderBy: 'name' } as const),
    ...(query.search !== undefined && { search: query.search }),
    ...(query.include && { include: query.include }),
    ...(query.exclude && { exclude: query.exclude }),
  };
  const found = [
    ...(ofProducts ? (await loadTerms(scope, every)).items : []),
    ...(ofArticles ? (await loadCategories(scope, every)).items : []),
  ];
  const end = query.page * query.per_page;
  const items = found.slice(end - query.per_page, end);
  return { items: items.map((term) => presentTermResult(scope, term)), total: found.length };
}

function presentEntry(scope: Scope, { id, kind, title, path }: SearchEntry): SearchResult {
  const resource = { product: '/wp/v2/product', page: '/jgm/v1/pages', article: '/wp/v2/posts' }[
    kind
  ];
  return {
    id,
    title: renderText(title),
    url: `${scope.siteUrl}${path}`,
    type: 'post',
    subtype: SUBTYPES[kind],
    _links: {
      self: [
        {
          ...(kind === 'product' && { embeddable: true }),
          href: apiUrl(scope, `${resource}/${id}`),
        },
      ],
      about: [{ href: apiUrl(scope, `/wp/v2/types/${SUBTYPES[kind]}`) }],
      collection: [{ href: apiUrl(scope, '/wp/v2/search') }],
    },
  };
}

function presentTermResult(scope: Scope, term: Term | Category): SearchResult {
  const { id, name, link, taxonomy } = term;
  const restBase = taxonomy === 'category' ? 'categories' : taxonomy;
  return {
    id,
    title: name,
    url: link,
    type: 'term',
    subtype: taxonomy,
    _links: {
      self: [{ href: apiUrl(scope, `/wp/v2/${restBase}/${id}`) }],
      about: [{ href: apiUrl(scope, `/wp/v2/taxonomies/${taxonomy}`) }],
      collection: [{ href: apiUrl(scope, '/wp/v2/search') }],
    },
  };
}
