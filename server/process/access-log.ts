import pino from 'pino';
import { maskSecrets } from '#server/log.ts';
import type { Exchange } from '#server/process/request-context.ts';

/** One response as a line of the access log. */
type AccessLine = {
  id: string;
  method: string | undefined;
  /** Without its query, which is what somebody searches for, and with its secrets masked. */
  path: string;
  status: number;
  /** Null where the connection ended before the response. */
  bytes: number | null;
  ms: number;
  cache: string | null;
};

/**
 * Creates the function that writes one JSON line for each response. Nothing in it is about the visitor: no address, no
 * browser, no referrer, no query.
 *
 * @param write takes the line; by default it goes to standard output.
 */
export function createAccessLog(write?: (line: string) => void) {
  const destination = write ? { write } : pino.destination({ sync: false });
  const access = pino({ base: null, hooks: { streamWrite: maskSecrets } }, destination);

  return ({ request, response, id, cache }: Exchange, durationMs: number): void => {
    const line: AccessLine = {
      id,
      method: request.method,
      path: (request.url ?? '').split('?', 1)[0] ?? '',
      status: response.statusCode,
      bytes: response.writableFinished ? bytesOf(response) : null,
      ms: Math.round(durationMs * 10) / 10,
      cache,
    };
    access.info(line, 'access');
  };
}

/** Bytes of the body; 0 where it has none. */
function bytesOf(response: Exchange['response']): number {
  const length = response.getHeader('content-length');
  return length === undefined ? 0 : Number(length);
}
