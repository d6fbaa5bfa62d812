import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Where a response came from: the cache; the cache, while new content replaces what is in it; made for this request and
 * cached; not through the cache.
 */
export type CacheState = 'hit' | 'stale' | 'miss' | 'pass';

/** A request with its response. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  cache: CacheState = 'pass';
  private readonly hasProxy: boolean;
  private ownId: string | null = null;

  constructor(request: IncomingMessage, response: ServerResponse, hasProxy: boolean) {
    this.request = request;
    this.response = response;
    this.hasProxy = hasProxy;
  }

  /** Names the request in the log, in errors and in `X-Request-Id`. Most responses do without. */
  get id(): string {
    const sent = this.request.headers['x-request-id'];
    if (this.hasProxy && typeof sent === 'string' && PROXY_ID.test(sent)) return sent;
    this.ownId ??= randomUUID();
    return this.ownId;
  }
}

const exchanges = new AsyncLocalStorage<Exchange>();

/** An id of a proxy: a UUID, a ULID, 32 hexadecimal digits. */
const PROXY_ID = /^[A-Za-z0-9_.-]{8,64}$/;

type Options = {
  /** Whether `X-Request-Id` comes from a proxy of ours. */
  hasProxy: boolean;
  observers?: ExchangeObserver[];
};

/** Observes requests. */
export type ExchangeObserver = {
  onStart?(exchange: Exchange): void;
  /** Called when a response has ended, also early. */
  onEnd(exchange: Exchange, durationMs: number): void;
};

/**
 * Runs a listener so that everything it does, also errors which it leaves behind, can be attributed to the request. With
 * observers each response has its `X-Request-Id`.
 */
export function withRequestContext(
  listener: RequestListener,
  { hasProxy, observers = [] }: Options,
): RequestListener {
  return (request, response) => {
    const exchange = new Exchange(request, response, hasProxy);
    if (observers.length > 0) {
      const start = performance.now();
      response.setHeader('X-Request-Id', exchange.id);
      for (const observer of observers) observer.onStart?.(exchange);
      response.once('close', () => {
        const durationMs = performance.now() - start;
        for (const observer of observers) observer.onEnd(exchange, durationMs);
      });
    }
    exchanges.run(exchange, () => listener(request, response));
  };
}

/** The request that the running code belongs to, with its response; undefined outside of requests. */
export const currentExchange = (): Exchange | undefined => exchanges.getStore();

/** Notes where the response to the running request comes from. */
export function noteCache(state: CacheState): void {
  const exchange = exchanges.getStore();
  if (exchange) exchange.cache = state;
}
