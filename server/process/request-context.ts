import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

type Exchange = { request: IncomingMessage; response: ServerResponse };

const exchanges = new AsyncLocalStorage<Exchange>();

/** Runs a listener so that errors which it leaves behind can be attributed to the request. */
export function withRequestContext(listener: RequestListener): RequestListener {
  return (request, response) => {
    exchanges.run({ request, response }, () => listener(request, response));
  };
}

/** The request that the running code belongs to, with its response; undefined outside of requests. */
export const currentExchange = (): Exchange | undefined => exchanges.getStore();
