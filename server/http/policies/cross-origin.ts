import type { Context } from 'hono';

/** Methods that scripts of other origins may use, each list as the system that the part is compatible with sends it. */
export const crossOriginMethods = {
  api: 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
  search: 'POST, GET, DELETE, PUT, PATCH, OPTIONS',
  files: 'GET, HEAD, POST, OPTIONS',
} as const;

/** How long browsers remember the response to a preflight request. */
export const PREFLIGHT_S = 3600;

/** Whether it is the request that browsers send before one of another origin, without a password. */
export function isPreflight({ req }: Pick<Context, 'req'>): boolean {
  return req.method === 'OPTIONS' && req.header('access-control-request-method') !== undefined;
}
