import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import type { PageCard } from '#core/content/page-view.ts';
import type { Scope } from '#server/api/jgm-v1/jgm-scope.ts';
import { pageSchema, presentPage } from '#server/api/jgm-v1/present-page.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { listHeaders } from '#server/http/rest/list-response.ts';
import { integer, type ParamValues, text, texts, word } from '#server/http/rest/params.ts';

const params = {
  page: integer({ description: 'Page number.', minimum: 1, fallback: 1, isEarly: true }),
  per_page: integer({
    description: 'Items per page.',
    minimum: 1,
    maximum: 100,
    fallback: 10,
    isEarly: true,
  }),
  slug: texts({
    description: 'Only pages whose path ends with one of these slugs, comma-separated.',
  }),
  path: text({
    description: 'Only the page at this path, without the language prefix.',
    example: 'about/quality',
  }),
  kind: word({
    description: 'Only pages of this kind.',
    words: ['page', 'application', 'case-study', 'legal', 'home'],
    fallback: undefined,
  }),
};

const tag = 'jgm/v1';

type PageList = { route: string; summary: string; response: string; kind?: PageCard['kind'] };

const lists: PageList[] = [
  {
    route: '/jgm/v1/pages',
    summary: 'List content pages',
    response: 'Pages with their full text.',
  },
  {
    route: '/jgm/v1/applications',
    summary: 'List applications',
    response: 'Pages of kind `application` with their full text.',
    kind: 'application',
  },
  {
    route: '/jgm/v1/case-studies',
    summary: 'List case studies',
    response: 'Pages of kind `case-study` with their full text.',
    kind: 'case-study',
  },
];

/** `jgm/v1/pages`, `applications` and `case-studies`: the content pages of the site. */
export function addPageEndpoints(api: OpenAPIHono, scope: Scope): void {
  for (const list of lists) addPageList(api, scope, list);
  addEndpoint(api, {
    route: '/jgm/v1/pages/:id{[0-9]+}',
    tag,
    summary: 'One content page',
    path: z.object({ id: idPath('Id of the page.') }),
    query: {},
    response: pageSchema,
    responseDescription: 'The page with its full text.',
    errors: { 404: 'There is no such page.' },
    async handle({ path: { id } }) {
      const card = await scope.services.content.findPageCard(scope.locale, id);
      const [page] = await presentAll(scope, card ? [card] : []);
      if (!page) throw new AppError('post-not-found');
      return { body: page };
    },
  });
}

function addPageList(api: OpenAPIHono, scope: Scope, { route, summary, response, kind }: PageList) {
  addEndpoint(api, {
    route,
    tag,
    summary,
    path: z.object({}),
    query: params,
    response: z.array(pageSchema),
    responseDescription: response,
    isPaged: true,
    errors: { 400: 'A parameter is invalid, or the page does not exist.' },
    async handle({ query, sent }) {
      const cards = await findCards(scope, query);
      const matching = cards.filter((card) => kind === undefined || card.kind === kind);
      const { page, per_page: perPage } = query;
      const total = matching.length;
      if (total > 0 && page > Math.ceil(total / perPage)) throw new AppError('list-page-not-found');
      const shown = matching.slice((page - 1) * perPage, page * perPage);
      return {
        body: await presentAll(scope, shown),
        headers: listHeaders({ url: apiUrl(scope, route), query: sent, total, page, perPage }),
      };
    },
  });
}

async function findCards({ services, locale }: Scope, query: ParamValues<typeof params>) {
  const cards = await services.content.listPages(locale, query.kind);
  const path = query.path?.replace(/^\/+|\/+$/g, '');
  return cards.filter(
    (card) =>
      (path === undefined || card.path === path) &&
      (query.slug?.includes(card.path.slice(card.path.lastIndexOf('/') + 1)) ?? true),
  );
}

async function presentAll(scope: Scope, cards: PageCard[]) {
  const { content, catalogue } = scope.services;
  const pages = await Promise.all(cards.map(({ path }) => content.findPage(scope.locale, path)));
  return Promise.all(
    pages
      .filter((page) => page !== null)
      .map(async (page) => {
        const categories = await catalogue.listCategoryCards(scope.locale, page.categoryIds);
        const products = await catalogue.listProductCards(scope.locale, page.productIds);
        return presentPage(scope.locale, page, { categories, products });
      }),
  );
}
