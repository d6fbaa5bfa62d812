import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client, Errors } from 'typesense';
import { SearchError } from '#core/search/search-error.ts';
import { log } from '#server/log.ts';

export type TypesenseServer = {
  /** Address of the server, with a path where it lies below one. */
  url: string;
  apiKey: string;
  /** How long a request may take. */
  timeoutS?: number;
};

/** The official client for one server. It asks once more when an answer fails to come. */
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

/** What the server said, without what the client says around it. */
export function serverMessage(error: Error): string {
  return error.message.replace(/^.*? \| Server said: /s, '');
}

/**
 * The error of a search. What is wrong with the search keeps its status; a server that is away, refuses our key or fails
 * is 503, because whoever searches can do nothing about it.
 */
export function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error;
  if (error instanceof Errors.TypesenseError) {
    const { httpStatus = 503 } = error;
    if (httpStatus < 500 && httpStatus !== 401 && httpStatus !== 403) {
      return new SearchError(httpStatus, serverMessage(error));
    }
  }
  // The whole error holds the request with its key.
  log.error({ reason: (error as Error).message }, 'the search server cannot be used');
  return new SearchError('search-unavailable', 'Not Ready or Lagging');
}
