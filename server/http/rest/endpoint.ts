import type { z } from '@hono/zod-openapi';
import type { Params, ParamValues } from '#server/http/rest/params.ts';
import type { Query } from '#server/http/rest/query-string.ts';

type Reply<Body> = { body: Body; headers?: Record<string, string> };

/** The parsed request of a handler. */
type EndpointInput<Path, Own> = {
  path: Path;
  query: Own;
  /** All query parameters as sent, for the addresses of other pages. */
  sent: Query;
};

export type Relations = 'all' | string[];

export type Endpoint<Path extends z.ZodObject, Own extends Params, Body> = {
  /** Path as Hono matches it: `/wp/v2/product/:id{[0-9]+}`. */
  route: string;
  /** The group, as a heading of the documentation. */
  tag: string;
  summary: string;
  description?: string;
  /** How requests identify themselves, where it differs from the rest of the API. */
  security?: Record<string, string[]>[];
  /** Parts of the path. */
  path: Path;
  query: Own;
  /** Schema of the 200 response. */
  response: z.ZodType<Body>;
  responseDescription: string;
  /** True for lists that send their totals as headers. */
  isPaged?: boolean;
  /** Statuses other than 200 with their descriptions. */
  errors?: Partial<Record<400 | 401 | 403 | 404, string>>;
  handle(input: EndpointInput<z.output<Path>, ParamValues<Own>>): Promise<Reply<Body>>;
  /** Adds `_embedded` where `_embed` requests it. */
  embed?: (body: Body, relations: Relations) => Promise<unknown>;
};
