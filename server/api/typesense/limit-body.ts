import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errors } from '#core/app-error.ts';

/**
 * Rejects larger bodies. Uses `content-length` where present, as in nearly all requests, because counting the bytes
 * takes as long as a search.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  const refuse = (context: Context) => refuseBody(context, maxBytes);
  const countBytes = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return (context, next) => {
    const length = context.req.header('content-length');
    if (length === undefined || context.req.header('transfer-encoding') !== undefined) {
      return countBytes(context, next);
    }
    return Number(length) > maxBytes ? Promise.resolve(refuse(context)) : next();
  };
}

function refuseBody(context: Context, maxBytes: number): Response {
  const limit = `${Math.floor(maxBytes / 1024)} kB`;
  const message = `The body is too large: more than ${limit}. Send it in several requests.`;
  // The rest of the body is not read.
  return context.json({ message }, errors['body-too-large'].status, { connection: 'close' });
}
