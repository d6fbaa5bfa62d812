import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '#core/app-error.ts';
import { context, type paging, refuseEditing } from '#server/api/wp-v2/list-params.ts';
import { pick } from '#server/api/wp-v2/records.ts';
import type { Scope } from '#server/api/wp-v2/wp-scope.ts';
import { addEndpoint } from '#server/http/rest/add-endpoint.ts';
import { apiUrl } from '#server/http/rest/addresses.ts';
import type { Relations } from '#server/http/rest/endpoint.ts';
import { idPath } from '#server/http/rest/id-path.ts';
import { listHeaders } from '#server/http/rest/list-response.ts';
import type { Params, ParamValues } from '#server/http/rest/params.ts';

type ListParams = { context: typeof context } & typeof paging;

/** A kind of record: how to list and find it, and its texts in the OpenAPI document. */
type RecordKind<Item, Own extends ListParams> = {
  /** Last segment of the route. */
  base: string;
  schema: z.ZodType<Item>;
  params: Own;
  texts: {
    list: { summary: string; response: string; wrong: string };
    single: { summary: string; response: string; missing: string; id: string };
    /** Names of the list and of one record in the error for `context=edit`. */
    items: string;
    item: string;
  };
  /** Fields of an embedded record. */
  embeddedFields: readonly (keyof Item)[];
  list: (query: ParamValues<Own>) => Promise<{ items: Item[]; total: number }>;
  find: (id: number) => Promise<Item | undefined>;
  notFound: () => AppError;
  /** If true, a page after the last one is an error, otherwise an empty list. */
  failsAfterLastPage: boolean;
  embed?: (bodies: Partial<Item>[], relations: Relations) => Promise<Partial<Item>[]>;
};

const tag = 'wp/v2';

/** Adds the endpoints for the list of a kind of record and for one record by id. */
export function addRecordEndpoints<Item extends { link: string }, Own extends ListParams & Params>(
  api: OpenAPIHono,
  scope: Scope,
  kind: RecordKind<Item, Own>,
): void {
  const { texts, embed, schema } = kind;
  const route = `/wp/v2/${kind.base}`;
  const shown = (item: Item, as: 'view' | 'embed' | 'edit'): Partial<Item> =>
    as === 'embed' ? pick(item, kind.embeddedFields) : item;

  addEndpoint(api, {
    route,
    tag,
    summary: texts.list.summary,
    path: z.object({}),
    query: kind.params,
    response: z.array(schema) as z.ZodType<Partial<Item>[]>,
    responseDescription: texts.list.response,
    isPaged: true,
    errors: { 400: texts.list.wrong },
    async handle({ query, sent }) {
      const { context: as, page, per_page: perPage } = query as ParamValues<ListParams>;
      refuseEditing(as, texts.items);
      const { items, total } = await kind.list(query);
      const isAfterLastPage = total > 0 && page > Math.ceil(total / perPage);
      if (isAfterLastPage && kind.failsAfterLastPage) throw new AppError('list-page-not-found');
      return {
        body: items.map((item) => shown(item, as)),
        headers: listHeaders({ url: apiUrl(scope, route), query: sent, total, page, perPage }),
      };
    },
    ...(embed && { embed }),
  });
  addEndpoint(api, {
    route: `${route}/:id{[0-9]+}`,
    tag,
    summary: texts.single.summary,
    path: z.object({ id: idPath(texts.single.id) }),
    query: { context },
    response: schema as z.ZodType<Partial<Item>>,
    responseDescription: texts.single.response,
    errors: { 404: texts.single.missing },
    async handle({ path: { id }, query }) {
      const item = await kind.find(id);
      if (!item) throw kind.notFound();
      refuseEditing(query.context, texts.item);
      return {
        body: shown(item, query.context),
        headers: { link: `<${item.link}>; rel="alternate"; type=text/html` },
      };
    },
    ...(embed && {
      embed: async (body: Partial<Item>, relations: Relations) =>
        (await embed([body], relations))[0],
    }),
  });
}
