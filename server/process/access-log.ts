import pino from 'pino';
import { maskSecrets } from '#server/log.ts';
import type { CacheState, Exchange } from '#server/process/request-context.ts';

/** One response as a line of the access log. */
type AccessLine = {
  id: string;
  method: string | undefined;
  /** Without its query, which is what somebody searches for, and with its secrets masked. */
  path: string;
  status: number;
  /** Of the body; null where the response has no length or the connection ended before it. */
  bytes: number | null;
  ms: number;
  cache: CacheState;
};

/**
 * Creates the function that writes one JSON line for each response. Nothing in it is about the visitor: no address, no
 * browser, no referrer, no query.
 *
 * @param write takes the line; by default it goes to standard output.
 */
export function createAccessLog(write?: (line: string) => void) {
  const options = { base: null, hooks: { streamWrite: maskSecrets } };
  const access = write ? pino(options, { write }) : pino(options);

  return ({ request, response, id, cache }: Exchange, durationMs: number): void => {
    const line: AccessLine = {
      id,
      method: request.method,
      path: (request.url ?? '').split('?', 1)[0] ?? '',
      status: response.statusCode,
      bytes: bytesOf(request, response),
      ms: Math.round(durationMs * 10) / 10,
      cache,
    };
    access.info(line, 'access');
  };
}

/** Statuses without a body. */
const EMPTY = new Set([204, 304]);

function bytesOf(request: Exchange['request'], response: Exchange['response']): number | null {
  if (!response.writableFinished) return null;
  if (request.method === 'HEAD' || EMPTY.has(response.statusCode)) return 0;
  const length = response.getHeader('content-length');
  return length === undefined ? null : Number(length);
}
