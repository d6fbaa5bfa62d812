import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { presentError } from '#server/http/rest/present-error.ts';

/** The header with a name and a password, given as `name:password`. */
export function basicAuthHeader(credentials: string): string {
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}

/** Responds with 401 to requests without the name and password, and does not say which part is wrong. */
export function requireBasicAuth(credentials: string): MiddlewareHandler {
  const expected = digest(credentials);
  return async (context, next) => {
    const sent = readCredentials(context.req.header('authorization'));
    if (timingSafeEqual(digest(sent), expected)) return next();
    const error = new AppError('password-required');
    return context.json(presentError(error), error.status as 401, {
      'www-authenticate': 'Basic realm="API", charset="UTF-8"',
    });
  };
}

function readCredentials(header: string | undefined): string {
  const encoded = header?.match(/^Basic +([A-Za-z0-9+/=_-]+)$/i)?.[1];
  return encoded ? Buffer.from(encoded, 'base64').toString() : '';
}

/** Digests have a fixed length, so comparing them does not reveal the length of the secret. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
