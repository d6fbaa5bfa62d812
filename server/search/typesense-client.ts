import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client, Errors } from 'typesense';
import { SearchError } from '#core/search/search-error.ts';
import { log } from '#server/log.ts';

export type TypesenseServer = {
  /** URL of the server, with a path if it is served below one. */
  url: string;
  apiKey: string;
  /** Request timeout. */
  timeoutS?: number;
};

/** Creates the official client for one server. It retries once if no response arrives. */
export function createTypesenseClient({ url, apiKey, timeoutS = 5 }: TypesenseServer): Client {
  const { protocol, hostname, port, pathname } = new URL(url);
  const isSecure = protocol === 'https:';
  return new Client({
    apiKey,
    nodes: [
      {
        protocol: protocol.slice(0, -1),
        host: hostname,
        port: Number(port) || (isSecure ? 443 : 80),
        path: pathname.replace(/\/+$/, ''),
      },
    ],
    connectionTimeoutSeconds: timeoutS,
    numRetries: 1,
    httpAgent: new HttpAgent({ keepAlive: true }),
    httpsAgent: new HttpsAgent({ keepAlive: true }),
    logLevel: 'silent',
  });
}

/** Returns the server's message without the client's wrapping. */
export function serverMessage(error: Error): string {
  return error.message.replace(/^.*? \| Server said: /s, '');
}

/**
 * Maps an error to a `SearchError`. An invalid search retains its status; a server that is unavailable, refuses our key
 * or fails becomes 503, because the client cannot fix it.
 */
export function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  if (error instanceof Errors.TypesenseError) {
    const { httpStatus = 503 } = error;
    if (httpStatus < 500 && httpStatus !== 401 && httpStatus !== 403) {
      return new SearchError(httpStatus, serverMessage(error));
    }
  }
  // The whole error contains the request with its key.
  log.error({ reason: (error as Error).message }, 'the search server cannot be used');
  return new SearchError('search-unavailable', 'Not Ready or Lagging');
}
