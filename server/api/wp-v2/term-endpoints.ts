import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { createEmbedder } from '#server/api/wp-v2/embed.ts';
import { context, narrowing, paging, refuseEditing } from '#server/api/wp-v2/list-params.ts';
import { loadTerms } from '#server/api/wp-v2/load-records.ts';
import { embeddedTermFields } from '#server/api/wp-v2/present-term.ts';
import { pick } from '#server/api/wp-v2/records.ts';
import { type Term, termSchema } from '#server/api/wp-v2/schemas.ts';
import type { CategoryQuery, Scope } from '#server/api/wp-v2/scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { listHeaders } from '#server/http/rest/list-answer.ts';
import { flag, integer, type ParamValues, word } from '#server/http/rest/params.ts';
import { invalidTerm } from '#server/http/rest/rest-error.ts';

const listParams = {
  context,
  ...paging,
  ...narrowing,
  order: word({ description: 'Direction.', words: ['asc', 'desc'], fallback: 'asc' }),
  orderby: word({
    description: 'What categories are ordered by.',
    words: ['id', 'include', 'name', 'slug', 'include_slugs', 'term_group', 'description', 'count'],
    fallback: 'name',
  }),
  hide_empty: flag({ description: 'Leaves out categories that no product names.' }),
  parent: integer({
    description: 'Only categories right below this one; 0 for the top level.',
    fallback: undefined,
  }),
  post: integer({ description: 'Only categories of this product.', fallback: undefined }),
};

const tag = 'wp/v2';

/** `wp/v2/product_cat`: the list of product categories, and one by its id. */
export function addTermEndpoints(api: OpenAPIHono, scope: Scope): void {
  const embed = createEmbedder(scope);
  addEndpoint(api, {
    route: '/wp/v2/product_cat',
    tag,
    summary: 'List product categories',
    path: z.object({}),
    query: listParams,
    answer: z.array(termSchema) as z.ZodType<Partial<Term>[]>,
    answerDescription: 'A page of categories; behind the last page an empty list.',
    isPaged: true,
    errors: { 400: 'A parameter is wrong.' },
    async handle({ query, sent }) {
      refuseEditing(query.context, 'terms in this taxonomy');
      const { items, total } = await loadTerms(scope, toQuery(query));
      const { page, per_page: perPage } = query;
      const url = apiUrl(scope, '/wp/v2/product_cat');
      return {
        body: query.context === 'embed' ? items.map(toEmbedded) : items,
        headers: listHeaders({ url, query: sent, total, page, perPage }),
      };
    },
    embed: (body, relations) => embed(body, relations),
  });
  addEndpoint(api, {
    route: '/wp/v2/product_cat/:id{[0-9]+}',
    tag,
    summary: 'One product category',
    path: z.object({ id: idPath('Id of the category.') }),
    query: { context },
    answer: termSchema as z.ZodType<Partial<Term>>,
    answerDescription: 'The category.',
    errors: { 404: 'There is no such category.' },
    async handle({ path: { id }, query }) {
      const [term] = (await loadTerms(scope, { ...firstOnly, include: [id] })).items;
      if (!term) throw invalidTerm();
      refuseEditing(query.context, 'this term');
      return {
        body: query.context === 'embed' ? toEmbedded(term) : term,
        headers: { link: `<${term.link}>; rel="alternate"; type=text/html` },
      };
    },
    embed: async (body, relations) => (await embed([body], relations))[0],
  });
}

const firstOnly = { page: 1, perPage: 1, order: 'asc', orderBy: 'id' } as const;

function toEmbedded(term: Term) {
  return pick(term, embeddedTermFields);
}

function toQuery(query: ParamValues<typeof listParams>): CategoryQuery {
  const { orderby, parent, post } = query;
  return {
    page: query.page,
    perPage: query.per_page,
    order: query.order,
    orderBy: orderby === 'term_group' ? 'name' : orderby,
    hideEmpty: query.hide_empty,
    ...(query.include && { include: query.include }),
    ...(query.exclude && { exclude: query.exclude }),
    ...(query.slug && { slugs: query.slug }),
    ...(query.search !== undefined && { search: query.search }),
    ...(parent !== undefined && { parentId: parent }),
    ...(post !== undefined && { productId: post }),
  };
}
