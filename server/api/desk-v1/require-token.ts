import type { MiddlewareHandler } from 'hono';
import { AppError } from '#core/app-error.ts';
import type { TokenScope } from '#core/studio/token-scopes.ts';
import type { Scope } from '#server/api/desk-v1/desk-scope.ts';
import { headersOfError } from '#server/http/errors.ts';
import { presentError } from '#server/http/rest/present-error.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Lets requests pass that have a token with the scope, in the header `Authorization` and nowhere else. After ten wrong
 * tokens an address has to wait, with the right one too. Nothing is stored by caches.
 */
export function requireToken(
  { services, gate }: Pick<Scope, 'services' | 'gate'>,
  scope: TokenScope,
): MiddlewareHandler {
  return async (context, next) => {
    const header = context.req.header('authorization');
    if (header === undefined) return refuse(new AppError('password-required'));
    const address = gate.addressOf(context);
    const wait = gate.wrongTokens.wait(address, 1);
    if (wait !== null) return refuse(new AppError('too-many-requests', { retryAfterS: wait }));
    const studio = await services.studio.open();
    const token = await studio.tokens.find(BEARER.exec(header)?.[1] ?? '');
    if (!token) {
      gate.noteWrongToken(address, 'the desk');
      return refuse(new AppError('password-required'));
    }
    const busy = gate.deskRequests.take(token.id);
    if (busy !== null) return refuse(new AppError('too-many-requests', { retryAfterS: busy }));
    if (!token.scopes.includes(scope)) return refuse(new AppError('token-forbidden', { scope }));
    await next();
    context.res.headers.set('cache-control', 'no-store');
  };
}

function refuse(error: AppError): Response {
  const headers = {
    ...headersOfError(error),
    'cache-control': 'no-store',
    ...(error.id === 'password-required' && { 'www-authenticate': 'Bearer realm="desk"' }),
  };
  return Response.json(presentError(error), { status: error.status, headers });
}
