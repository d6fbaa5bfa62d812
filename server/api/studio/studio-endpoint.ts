import type { z } from 'zod';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Permission } from '#core/studio/role-permissions.ts';
import type { Services } from '#server/services.ts';

export type Studio = Awaited<ReturnType<Services['studio']['open']>>;
export type SignedIn = NonNullable<Awaited<ReturnType<Studio['signIn']['find']>>['result']>;

/** Who may use an endpoint: anyone, everyone who is signed in, or those who have a permission. */
export type Access = 'public' | 'signed-in' | Permission;

/** The parsed request. `person` is null only where the access is `public`. */
type StudioRequest<Who extends Access, Body, Query> = {
  studio: Studio;
  person: Who extends 'public' ? null : SignedIn;
  /** The language that the studio shows; else that of the person. */
  locale: LocaleCode;
  /** The visitor's network address. */
  address: string;
  headers: { cookie: string | undefined; userAgent: string | undefined };
  params: Record<string, string>;
  body: Body;
  query: Query;
  /** The file that was sent; empty where the endpoint takes none. */
  sent: Uint8Array;
};

/** A response: JSON, or a file. Without a body it is 204. */
export type StudioReply = {
  body?: unknown;
  /**
   * `isShown`: browsers show it instead of saving it. Content may be sent while it is read; `left`: how many rows the
   * format has no room for.
   */
  file?: {
    name: string;
    type: string;
    content: string | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array>;
    left?: number;
    isShown?: boolean;
  };
  /** Values that are sent one by one as they come, each as a line of JSON. An error is the last line. */
  lines?: AsyncIterable<unknown>;
  cookies?: string[];
};

export type StudioEndpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/studio/api`, as Hono matches it. */
  path: `/${string}`;
  access: Access;
  body: z.ZodType | null;
  query: z.ZodType | null;
  /** Whether the body is a file, as `application/octet-stream`. */
  takesFile: boolean;
  /** Limit of the body, bytes; null for the usual one. */
  maxBody: number | null;
  handle(request: StudioRequest<Access, unknown, unknown>): Promise<StudioReply>;
};

type Definition<Who extends Access, Body, Query> = {
  access: Who;
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  takesFile?: boolean;
  maxBody?: number;
  handle(request: StudioRequest<Who, Body, Query>): Promise<StudioReply>;
};

/** One endpoint with what it needs: `endpoint('POST /people', { access: 'people:change', … })`. */
export function endpoint<Who extends Access, Body = undefined, Query = undefined>(
  address: `${StudioEndpoint['method']} /${string}`,
  { access, body, query, takesFile = false, maxBody, handle }: Definition<Who, Body, Query>,
): StudioEndpoint {
  const [method, path] = address.split(' ') as [StudioEndpoint['method'], `/${string}`];
  // The types of body and query are those of the schemas, which are checked before.
  const generic = handle as StudioEndpoint['handle'];
  const limits = { body: body ?? null, query: query ?? null, takesFile, maxBody: maxBody ?? null };
  return { method, path, access, ...limits, handle: generic };
}
