import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import { headersOfError } from '#server/http/errors.ts';
import type { FormGate } from '#server/http/forms/form-gate.ts';
import { isPreflight } from '#server/http/policies/cross-origin.ts';
import { presentError } from '#server/http/rest/present-error.ts';
import { log } from '#server/log.ts';

/** The header with a name and a password, given as `name:password`. */
export function basicAuthHeader(credentials: string): string {
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}

/** Requests of the site's own pages, whose proxy has checked them: the password of nobody is tried with them. */
const ownRequests = new WeakSet<Request>();

export function passWithoutPassword(request: Request): Request {
  ownRequests.add(request);
  return request;
}

/**
 * Responds with 401 to requests without the name and password, and does not say which part is wrong. After ten wrong
 * ones an address has to wait, with the right one too: otherwise it could go on trying.
 */
export function requireBasicAuth(
  credentials: string,
  gate: Pick<FormGate, 'addressOf' | 'wrongPasswords'>,
): MiddlewareHandler {
  return async (context, next) => {
    if (ownRequests.has(context.req.raw)) return next();
    // Without the description that a route gives of itself.
    if (isPreflight(context)) return new Response(null, { status: 204 });
    const header = context.req.header('authorization');
    if (header === undefined) return refuse(new AppError('password-required'));
    const address = gate.addressOf(context);
    const wait = gate.wrongPasswords.wait(address, 1);
    if (wait !== null) return refuse(new AppError('too-many-requests', { retryAfterS: wait }));
    if (isSameSecret(readCredentials(header), credentials)) return next();
    gate.wrongPasswords.take(address);
    log.warn({ address, path: context.req.path }, 'wrong password for the API');
    return refuse(new AppError('password-required'));
  };
}

function refuse(error: AppError): Response {
  const headers = {
    ...headersOfError(error),
    ...(error.id === 'password-required' && {
      'www-authenticate': 'Basic realm="API", charset="UTF-8"',
    }),
  };
  return Response.json(presentError(error), { status: error.status, headers });
}

function readCredentials(header: string | undefined): string {
  const encoded = header?.match(/^Basic +([A-Za-z0-9+/=_-]+)$/i)?.[1];
  return encoded ? Buffer.from(encoded, 'base64').toString() : '';
}

/** Compares secrets in the same time whatever they are. Digests have a fixed length, which hides that of the secret. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
